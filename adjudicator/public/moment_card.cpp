// SPDX-License-Identifier: GPL-3.0-or-later
// The card of what the table waits for, or of what came of it.
#include <algorithm>
#include <cctype>

#include "adjudicator/public/public_card.h"
#include "adjudicator/record/act_now.h"
#include "adjudicator/record/table_game.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/speaker.h"
#include "adjudicator/text/words.h"
#include "engine/clauses/catalogue.h"
#include "engine/rulesets/ccm/catastrophes.h"
#include "engine/rulesets/shadow/auction.h"
#include "engine/rulesets/shadow/fictional.h"
#include "engine/rulesets/shadow/standing.h"

namespace adjudicator {

namespace {

using engine::Language;
using CardKind = PublicCard::Kind;
using CardState = PublicCard::State;

constexpr int kFacesOfDie = 6;

template <class Body>
const Body* firstOf(const engine::Events& events) {
    for (const engine::Event& event : events) {
        if (const auto* body = std::get_if<Body>(&event.body)) {
            return body;
        }
    }
    return nullptr;
}

bool names(const engine::Event& event, engine::ClauseId clause) {
    return std::ranges::find(event.clauses, clause) != event.clauses.end();
}

/// Of a position and the act that led to it.
class Moment : private Speaker {
public:
    Moment(const engine::Position& position, Language language)
        : Speaker(language, *position.table), m_position(position) {}

    [[nodiscard]] PublicCard offer(const engine::Auction& auction) const;
    [[nodiscard]] PublicCard tiedVote(const engine::VoteThrow& due, const ActDone* last) const;
    [[nodiscard]] PublicCard fate(const engine::FateThrow& due) const;
    [[nodiscard]] PublicCard upheaval(const engine::Upheaval& due) const;
    [[nodiscard]] std::optional<PublicCard> result(const ActDone& act) const;

private:
    [[nodiscard]] std::string faces() const;
    [[nodiscard]] PublicCard::Row bidder(const engine::Auction& auction, engine::PlayerId player) const;
    [[nodiscard]] std::string mayBid(const engine::Auction& auction, engine::PlayerId player) const;
    [[nodiscard]] std::vector<PublicCard::Row> voices(const engine::Vote& vote) const;
    [[nodiscard]] std::optional<PublicCard> voted(const ActDone& act) const;
    [[nodiscard]] std::optional<PublicCard> awarded(const ActDone& act) const;
    [[nodiscard]] std::optional<PublicCard> struck(const ActDone& act) const;

    const engine::Position& m_position;
};

/// Which card each face means (SW-9).
std::string Moment::faces() const {
    std::vector<std::string> parts;
    for (int face = 1; face <= kFacesOfDie; ++face) {
        const auto resource = engine::resourceOfFace(face);
        parts.push_back(fmt::format("{}: {}", face, resource ? word(*resource, language()) : in("none")));
    }
    return joined(parts, " · ");
}

std::string Moment::mayBid(const engine::Auction& auction, engine::PlayerId player) const {
    const engine::BidSize size = engine::bidSize(m_position, auction, player);
    if (size.fewest > size.most) {
        return in("waits for the other offer");
    }
    const std::string cards = countedCards(size.fewest, language());
    return size.fewest == size.most ? in("bids {} or passes", cards) : in("bids {} or more, or passes", cards);
}

PublicCard::Row Moment::bidder(const engine::Auction& auction, engine::PlayerId player) const {
    PublicCard::Row row{player, name(player), auction.bids[player], {}, false, std::nullopt};
    const bool alternates = m_position.rules().rulings.get<engine::RSwBid>() == engine::RSwBid::Alternate;
    row.isNext = !auction.passed[player] && !auction.tie && (alternates ? auction.next == player : true);
    if (row.isNext) {
        row.word = mayBid(auction, player);
    } else if (!auction.passed[player]) {
        row.word = auction.tie ? in("waits for the die") : in("waits");
    } else if (!auction.bids[player].none()) {
        row.word = in("bids no more");
    } else if (engine::comparedPoints(m_position, player) >= engine::kPointsTooManyToBid) {
        row.word = in("has {} or more and does not bid", countedPoints(engine::kPointsTooManyToBid, language()));
    } else {
        row.word = in("does not bid");
    }
    return row;
}

PublicCard Moment::offer(const engine::Auction& auction) const {
    PublicCard card;
    card.kind = CardKind::Offer;
    card.clauses = {auction.tie == engine::TieFor::Award ? engine::clause::SW_10 : engine::clause::SW_9};
    if (!auction.resource) {
        card.title = in("A fictional player offers a card");
        card.lines = {in("A die says which one"), faces()};
        return card;
    }
    card.resource = auction.resource;
    card.title = in("Offered: 1 {}", word(*auction.resource, language()));
    if (auction.tie) {
        card.lines = {*auction.tie == engine::TieFor::Award ? in("Equal offers and equal points: a die decides")
                                                            : in("Equal points: a die says who bids first")};
    } else if (auction.next) {
        card.lines = {in("{} is next to bid", name(*auction.next))};
    } else {
        card.lines = {in("Both offer at the same time")};
    }
    for (const engine::PlayerId player : m_position.seats()) {
        if (!m_position.isOut(player)) {
            card.rows.push_back(bidder(auction, player));
        }
    }
    return card;
}

std::vector<PublicCard::Row> Moment::voices(const engine::Vote& vote) const {
    std::vector<PublicCard::Row> rows;
    const auto has = [](const std::vector<engine::PlayerId>& voters, engine::PlayerId player) {
        return std::ranges::find(voters, player) != voters.end();
    };
    for (const engine::PlayerId player : m_position.seats()) {
        PublicCard::Row row{player, name(player), {}, {}, false, std::nullopt};
        if (has(vote.inFavour, player)) {
            row.isFor = true;
            row.word = in("for");
        } else if (has(vote.against, player)) {
            row.isFor = false;
            row.word = in("against");
        } else {
            row.word = in("did not vote");
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

PublicCard Moment::tiedVote(const engine::VoteThrow& due, const ActDone* last) const {
    PublicCard card;
    card.kind = CardKind::Vote;
    card.title = in("{}: a tie", engine::info(due.clause).title.in(language()));
    std::vector<std::string> adopting;
    for (const int face : due.adoptOn) {
        adopting.push_back(std::to_string(face));
    }
    card.lines = {in("A die decides: adopted on {}", joinedOr(adopting, language()))};
    if (const auto* vote = last != nullptr ? std::get_if<engine::Vote>(&last->action) : nullptr) {
        card.rows = voices(*vote);
    }
    card.clauses = {engine::clause::CC_2};
    return card;
}

PublicCard Moment::fate(const engine::FateThrow& due) const {
    PublicCard card;
    card.kind = CardKind::Catastrophe;
    card.title = in("Fate throw of {}", name(due.by));
    std::vector<std::string> doubles;
    for (int face = 1; face <= kFacesOfDie; ++face) {
        const auto lost = engine::resourceLost(face);
        doubles.push_back(
            fmt::format("{0} + {0} {1}", face, lost ? word(*lost, language()) : in("trade with bank and harbours")));
    }
    card.lines = {in("Lost for a round: {}", joined(doubles, " · ")),
                  in("Destroyed at one number: 1 + 6 capitals · 2 + 5 cities · 3 + 4 settlements"),
                  in("Else the knight works as usual")};
    card.clauses = {engine::clause::CC_16};
    return card;
}

PublicCard Moment::upheaval(const engine::Upheaval& due) const {
    PublicCard card;
    card.kind = CardKind::Catastrophe;
    card.title = std::string(upheavalWord(due.kind, language()));
    card.title.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(card.title.front())));
    card.lines = {in("{} averts it, or throws the number at which they fall", name(due.by)),
                  in("Whosever they are; a 7 hits nothing")};
    for (const engine::PlayerId player : m_position.seats()) {
        if (m_position.isOut(player)) {
            continue;
        }
        int count = 0;
        for (const engine::CornerId at : m_position.topology().corners()) {
            const auto& building = m_position.buildings[at];
            count += building && building->owner == player && building->kind == due.kind ? 1 : 0;
        }
        std::string owned = counted(count, engine::pieceOf(due.kind), language());
        card.rows.push_back({player, name(player), {}, std::move(owned), player == due.by, std::nullopt});
    }
    card.clauses = {engine::clause::CC_18, engine::clause::CC_19};
    return card;
}

/// A vote, a repeal, or the die that decided a tie.
std::optional<PublicCard> Moment::voted(const ActDone& act) const {
    const auto* settled = firstOf<engine::RuleVoted>(act.events);
    if (settled == nullptr) {
        return std::nullopt;
    }
    PublicCard card;
    card.kind = CardKind::Vote;
    card.state = CardState::Result;
    const std::string rule(engine::info(settled->clause).title.in(language()));
    card.title = settled->adopted ? in("{}: in force", rule) : in("{}: not in force", rule);
    const engine::Clauses& cited = act.events.front().clauses;
    card.clauses.assign(cited.begin(), cited.end());
    if (const auto* vote = std::get_if<engine::Vote>(&act.action)) {
        card.lines = {in("{} for, {} against: simple majority", vote->inFavour.size(), vote->against.size())};
        card.rows = voices(*vote);
    } else if (std::holds_alternative<engine::Repeal>(act.action)) {
        card.lines = {in("All are for it")};
    } else {
        card.lines = {in("The die of the tie shows {}", facesText(diceIn(act.events)))};
    }
    return card;
}

/// Who got the offered card and for what, or that nobody did.
std::optional<PublicCard> Moment::awarded(const ActDone& act) const {
    const bool bids =
        std::holds_alternative<engine::Bid>(act.action) || std::holds_alternative<engine::Pass>(act.action);
    const bool throws = std::holds_alternative<engine::Throw>(act.action) &&
                        std::ranges::any_of(act.events, [](const engine::Event& event) {
                            return std::holds_alternative<engine::DiceThrown>(event.body) &&
                                   (names(event, engine::clause::SW_9) || names(event, engine::clause::SW_10));
                        });
    if (!bids && !throws) {
        return std::nullopt;
    }
    PublicCard card;
    card.kind = CardKind::Offer;
    card.state = CardState::Result;
    card.clauses = {engine::clause::SW_9};
    const auto* paid = firstOf<engine::CardsPaid>(act.events);
    const auto* dealt = firstOf<engine::CardsDealt>(act.events);
    if (paid == nullptr || dealt == nullptr) {
        card.title = bids ? in("Nobody takes the offered card") : in("No card is offered this time");
        return card;
    }
    for (const engine::Resource resource : engine::kResources) {
        if (dealt->cards[resource] > 0) {
            card.resource = resource;
        }
    }
    card.title = in("{} gets {}", name(dealt->player), cardsText(dealt->cards, language()));
    card.rows = {{paid->player, name(paid->player), paid->cards,
                  in("gives {} to the bank", cardsText(paid->cards, language())), false, std::nullopt}};
    if (throws) {
        card.clauses = {engine::clause::SW_10};
        card.lines = {in("The die of the tie shows {}", facesText(diceIn(act.events)))};
    }
    return card;
}

/// What an upheaval destroyed, or that it was averted.
std::optional<PublicCard> Moment::struck(const ActDone& act) const {
    PublicCard card;
    card.kind = CardKind::Catastrophe;
    card.state = CardState::Result;
    if (const auto* averted = std::get_if<engine::Avert>(&act.action)) {
        card.title = in("{} averts the catastrophe", name(averted->by));
        card.clauses = {engine::clause::CC_19};
        return card;
    }
    const auto* thrown = firstOf<engine::DiceThrown>(act.events);
    if (thrown == nullptr || !names(act.events.front(), engine::clause::CC_18)) {
        return std::nullopt;
    }
    std::vector<std::string> fallen;
    for (const engine::Event& event : act.events) {
        const bool falls = std::holds_alternative<engine::PieceRemoved>(event.body) ||
                           std::holds_alternative<engine::BuildingChanged>(event.body);
        if (falls && names(event, engine::clause::CC_18)) {
            fallen.push_back(sentence(event, *m_position.table, language()));
        }
    }
    card.title = fallen.empty() ? in("Upheaval at {}: nothing is hit", thrown->dice.sum())
                                : in("Upheaval at {}: {} hit", thrown->dice.sum(), fallen.size());
    card.lines = std::move(fallen);
    card.clauses = {engine::clause::CC_18};
    return card;
}

std::optional<PublicCard> Moment::result(const ActDone& act) const {
    if (act.events.empty()) {
        return std::nullopt;
    }
    if (auto card = voted(act)) {
        return card;
    }
    if (auto card = awarded(act)) {
        return card;
    }
    return struck(act);
}

}  // namespace

std::optional<PublicCard> cardOfMoment(const Line& line, Language language) {
    const Moment moment(line.position(), language);
    const auto& log = line.log();
    const auto last = std::find_if(log.rbegin(), log.rend(),
                                   [](const LogLine& entry) { return entry.onLine && entry.act() != nullptr; });
    const ActDone* act = last != log.rend() ? last->act() : nullptr;
    const engine::Pending& pending = line.position().turn.pending;
    if (const auto* auction = std::get_if<engine::Auction>(&pending)) {
        return moment.offer(*auction);
    }
    if (const auto* tie = std::get_if<engine::VoteThrow>(&pending)) {
        return moment.tiedVote(*tie, act);
    }
    if (const auto* fate = std::get_if<engine::FateThrow>(&pending)) {
        return moment.fate(*fate);
    }
    if (const auto* upheaval = std::get_if<engine::Upheaval>(&pending)) {
        return moment.upheaval(*upheaval);
    }
    return act != nullptr ? moment.result(*act) : std::nullopt;
}

}  // namespace adjudicator
