// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/table_text.h"

#include <algorithm>

#include "adjudicator/text/documents/ccm_text.h"
#include "adjudicator/text/refusals/price_words.h"

namespace adjudicator {

namespace {

/// "2 wool, 1 development card, what stands at 8–10–5"; "nothing" when nothing is named.
std::string goods(const Telling& t, const std::optional<engine::Cards>& cards, int development,
                  const std::vector<engine::Site>& pieces) {
    std::vector<std::string> items;
    if (cards && !cards->none()) {
        items.push_back(cardsText(*cards, t.language()));
    }
    if (development > 0) {
        items.push_back(development == 1 ? t.in("1 development card") : t.in("{} development cards", development));
    }
    for (const engine::Site& site : pieces) {
        items.push_back(t.in("what stands {}", t.at(site)));
    }
    return items.empty() ? t.in("nothing") : joined(items);
}

/// What is due, in a few words.
struct DueWords : Telling {
    std::string operator()(std::monostate) const { return in("nothing"); }
    std::string operator()(const engine::RobberDue& due) const {
        if (!due.by) {
            return in("the robber moves");
        }
        switch (due.cause) {
            case engine::RobberCause::PirateBeaten:
                return in("{} may move the pirate", name(*due.by));
            case engine::RobberCause::Beaten:
            case engine::RobberCause::Fictional:
                return in("{} may move the robber", name(*due.by));
            case engine::RobberCause::Seven:
            case engine::RobberCause::Knight:
            case engine::RobberCause::Placed:
                break;
        }
        return in("{} moves the robber", name(*due.by));
    }
    std::string operator()(const engine::Fight& due) const { return in("the combat at {}", place(due.at)); }
    std::string operator()(const engine::ConquestDue& due) const {
        return in("{} conquers {} or declines", name(due.by), place(due.at));
    }
    std::string operator()(const engine::RobberFight& due) const {
        return due.pirate ? in("a throw of {} against the pirate", name(due.by))
                          : in("a throw of {} against the robber", name(due.by));
    }
    std::string operator()(const engine::TributeDue& due) const {
        return in("{} gives one card to the bank", name(due.by));
    }
    std::string operator()(const engine::TakeoverDue& due) const {
        return due.pickers.empty() ? in("{} may set a settlement elsewhere", name(*due.relocator))
                                   : in("{} may keep one of the paid cards", name(due.pickers.front()));
    }
    std::string operator()(const engine::SidesDue& due) const {
        return due.hexes.empty() ? in("a throw for the sides that leave")
                                 : in("{} hexes leave, or throw again", due.hexes.size());
    }
    std::string operator()(const engine::ResourceThrow& due) const {
        return in("a die for a card for {}", name(due.by));
    }
    std::string operator()(const engine::MonopolyThrow& due) const {
        return in("two dice for {} from the fictional players", word(due.resource, language()));
    }
    std::string operator()(const engine::Auction& due) const {
        if (due.tie) {
            return due.tie == engine::TieFor::Award ? in("a die decides between equal offers")
                                                    : in("a die decides who bids first");
        }
        if (due.resource && due.next) {
            return in("{} bids for 1 {} or passes", name(*due.next), word(*due.resource, language()));
        }
        return due.resource ? in("bids for 1 {}", word(*due.resource, language())) : in("a die for the offered card");
    }
    std::string operator()(const engine::TieThrow&) const { return in("a die for who moves the robber"); }
    std::string operator()(const engine::FateThrow& due) const { return in("the fate throw of {}", name(due.by)); }
    std::string operator()(const engine::Upheaval& due) const {
        return in("{}. {} averts it, or throws the number that is hit", upheavalWord(due.kind, language()),
                  name(due.by));
    }
    std::string operator()(const engine::VoteThrow& due) const {
        return in("a die decides the vote on {}", toText(due.clause));
    }
    std::string operator()(const engine::TokensDue& due) const { return in("{} draws number tokens", name(due.by)); }
};

}  // namespace

std::string tell(const Telling& t, const engine::BuyCard& a) {
    return t.in("{} buys a development card", t.name(a.by));
}

std::string tell(const Telling& t, const engine::PlayCard& a) {
    std::string what(word(a.card, t.language()));
    if (a.resource) {
        what += fmt::format(" ({})", word(*a.resource, t.language()));
    } else if (a.cards) {
        what += fmt::format(" ({})", cardsText(*a.cards, t.language()));
    } else if (a.at) {
        what += fmt::format(" ({})", t.label(*a.at));
    }
    return t.in("{} plays {}", t.name(a.by), what);
}

std::string tell(const Telling& t, const engine::Trade& a) {
    const std::string give = goods(t, a.give, a.giveCards.value_or(0), a.givePieces);
    const std::string take = goods(t, a.take, a.takeCards.value_or(0), a.takePieces);
    return a.with ? t.in("{} gives {} {} for {}", t.name(a.by), t.name(*a.with), give, take)
                  : t.in("{} gives the bank {} for {}", t.name(a.by), give, take);
}

std::string tell(const Telling& t, const engine::Choose& a) {
    return t.in("{} has chosen {}", t.name(a.by), cardsText(a.cards, t.language()));
}

std::string tell(const Telling& t, const engine::MoveShip& a) {
    return t.in("{} moves the ship {} {}", t.name(a.by), t.away(a.from), t.to(a.to));
}

std::string tell(const Telling& t, const engine::MovePirate& a) {
    const std::string card = a.victim ? t.in(" and takes a card from {}", t.name(*a.victim)) : std::string();
    return t.in("{} moves the pirate {}{}", t.name(a.by), t.to(a.hex), card);
}

std::string tell(const Telling& t, const engine::KeepRobber& a) {
    return t.in("{} leaves robber and pirate where they are", t.name(a.by));
}

std::string tell(const Telling& t, const engine::Leave& a) {
    return t.in("{} leaves the game{}", t.name(a.by), Telling::because(a.reason));
}

std::string tell(const Telling& t, const engine::TimeUp& a) {
    return t.in("Time is up{}", Telling::because(a.reason));
}

std::string tell(const Telling& t, const engine::CardDrawn& e) {
    return t.in("{} gets a development card", t.name(e.player));
}

std::string tell(const Telling& t, const engine::CardPlayed& e) {
    return t.in("{} lays open: {}", t.name(e.player), word(e.card, t.language()));
}

std::string tell(const Telling& t, const engine::CardsGiven& e) {
    return t.in("{} gives {} {}", t.name(e.from), t.name(e.to), cardsText(e.cards, t.language()));
}

std::string tell(const Telling& t, const engine::CardsCollected& e) {
    return e.count ? t.in("{} gives {} {} {}", t.name(e.from), t.name(e.to), *e.count, word(e.resource, t.language()))
                   : t.in("{} gives {} all {}", t.name(e.from), t.name(e.to), word(e.resource, t.language()));
}

std::string tell(const Telling& t, const engine::CardsChosen& e) {
    return t.in("The cards of choice of {} were {}", t.name(e.player), cardsText(e.cards, t.language()));
}

std::string tell(const Telling& t, const engine::HandTaken& e) {
    return e.to ? t.in("All cards of {} go to {}", t.name(e.from), t.name(*e.to))
                : t.in("All cards of {} go back", t.name(e.from));
}

std::string tell(const Telling& t, const engine::DevelopmentGiven& e) {
    return t.in("{} gives {} development cards: {}", t.name(e.from), t.name(e.to), e.count);
}

std::string tell(const Telling& t, const engine::RoadsFreed& e) {
    const bool hasSea = std::ranges::any_of(
        t.table.tiles, [](const engine::Tile& tile) { return tile.terrain == engine::Terrain::Sea; });
    return hasSea ? t.in("Routes free of charge: {}", e.count) : t.in("Roads free of charge: {}", e.count);
}

std::string tell(const Telling& t, const engine::ShipMoved& e) {
    return t.in("The ship of {} goes {} {}", t.name(e.owner), t.away(e.from), t.to(e.to));
}

std::string tell(const Telling& t, const engine::PirateMoved& e) {
    if (e.hex && e.owner) {
        return t.in("The pirate ship of {} comes {}", t.name(*e.owner), t.to(*e.hex));
    }
    return e.hex ? t.in("The pirate goes {}", t.to(*e.hex)) : t.in("The pirate leaves the board");
}

std::string tell(const Telling& t, const engine::Awaiting& e) {
    return t.in("Due: {}", std::visit(DueWords{t}, *e.pending));
}

std::string tell(const Telling& t, const engine::Settled&) {
    return t.in("That is settled");
}

std::string tell(const Telling& t, const engine::LargestArmyMoved& e) {
    return e.holder ? t.in("{} holds the largest army ({} knights)", t.name(*e.holder), e.knights)
                    : t.in("Nobody holds the largest army");
}

std::string tell(const Telling& t, const engine::PlayerLeft& e) {
    const std::string points = countedPoints(e.points, t.language());
    switch (e.how) {
        case engine::Departure::Left:
            return t.in("{} has left with {}", t.name(e.player), points);
        case engine::Departure::Capitulated:
            return t.in("{} has capitulated and leaves with {}", t.name(e.player), points);
        case engine::Departure::Annihilated:
            return t.in("{} is annihilated and ends with {}", t.name(e.player), points);
    }
    return {};
}

std::string tell(const Telling& t, const engine::LastRound&) {
    return t.in("The game ends with this round");
}

std::string tell(const Telling& t, const engine::SpecialBuilder& e) {
    return t.in("{} builds between the turns", t.name(e.player));
}

std::string tell(const Telling& t, const engine::ExtraPointsGiven& e) {
    return t.in("{} gets {}", t.name(e.player), countedPoints(e.points, t.language()));
}

std::string tableRefusal(const RefusalWords& words, TableWhy why) {
    const std::string where = words.where();
    switch (why) {
        case TableWhy::OutOfGame:
            return words.in("{} is out of the game", words.player());
        case TableWhy::ThrowIsDue:
            return words.throwIsDue();
        case TableWhy::TributeIsDue:
            return words.in("First {}, beaten by the robber, gives one card of choice to the bank", words.dueName());
        case TableWhy::ClaimIsDue:
            return words.in("First {} decides after the takeover: claim a card, or none; relocate, or not",
                            words.dueName());
        case TableWhy::SidesAreDue:
            return words.in("The thrown sides leave first, or are thrown again");
        case TableWhy::BidsAreDue:
            return words.in("First {} bids for the offered card, or passes", words.dueName());
        case TableWhy::TokensAreDue:
            return words.in("First {} draws the number token{}", words.dueName(), where);
        case TableWhy::CardNotHeld:
            return words.in("{} cannot hold such a card, as far as is known", words.player());
        case TableWhy::CardJustGot:
            return words.in("{} got the card in this turn: it may be played in the next one", words.player());
        case TableWhy::OneCardOnly:
            return words.in("One development card in a turn, and {} has played it", words.player());
        case TableWhy::DeckEmpty:
            return words.in("No development card is left in the deck");
        case TableWhy::CardDetailMissing:
            return words.in("Say what the card is for: the resource, the two cards, or the army and its unit");
        case TableWhy::NoThrowDue:
            return words.in("No throw is due now");
        case TableWhy::BankEmpty:
            return words.in("The bank does not hold these cards");
        case TableWhy::TradeEmpty:
            return words.in("Cards must change hands, and not the same kind on both sides");
        case TableWhy::TradeRatio:
            return words.in("That is not the rate: 4:1, at own harbours 3:1 or 2:1");
        case TableWhy::TradeWithSelf:
            return words.in("A trade needs another player");
        case TableWhy::TradeCardsOnly:
            return words.in("Only resource cards are traded here{}", where);
        case TableWhy::NothingToChoose:
            return words.in("{} has no card of choice open in this turn", words.player());
        case TableWhy::NotAShip:
            return words.in("{} lies no ship of {}", words.there(), words.player());
        case TableWhy::ShipNotOpen:
            return words.in("The ship{} is not at the open end of a line: only such a one moves", where);
        case TableWhy::ShipJustBuilt:
            return words.in("The ship{} was built in this turn and stays there", where);
        case TableWhy::ShipAlreadyMoved:
            return words.in("One ship moves in a turn, and it has moved");
        case TableWhy::PirateNear:
            return words.in("The pirate{} is next to it and keeps ships away", where);
        case TableWhy::NoPirate:
            return words.in("The pirate is not in play here; move the robber");
        case TableWhy::NotOnSea:
            return words.in("The pirate stands on sea hexes only{}", where);
        case TableWhy::HoldsMore:
            return PriceWords(words).holdsMore();
        case TableWhy::PriceOfChoice:
            return words.in("Say which cards are paid, as the price asks");
    }
    return {};
}

}  // namespace adjudicator
