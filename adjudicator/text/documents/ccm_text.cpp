// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/documents/ccm_text.h"

#include "engine/clauses/catalogue.h"

namespace adjudicator {

namespace {

std::string rule(const Telling& telling, engine::ClauseId clause) {
    return fmt::format("{} ({})", toText(clause), engine::info(clause).title.in(telling.language()));
}

}  // namespace

std::string tell(const Telling& telling, const engine::Vote& it) {
    return telling.in("Vote on {}: {} for, {} against", rule(telling, it.clause), it.inFavour.size(),
                      it.against.size());
}

std::string tell(const Telling& telling, const engine::Repeal& it) {
    return telling.in("All repeal {}", rule(telling, it.clause));
}

std::string tell(const Telling& telling, const engine::Boycott& it) {
    return telling.in("{} declares the boycott", telling.name(it.by));
}

std::string tell(const Telling& telling, const engine::BuyOff& it) {
    return telling.in("{} buys the boycott off for {}", telling.name(it.by),
                      it.cards ? cardsText(*it.cards, telling.language()) : countedCards(7, telling.language()));
}

std::string tell(const Telling& telling, const engine::SpareFate& it) {
    return telling.in("{} makes no fate throw", telling.name(it.by));
}

std::string tell(const Telling& telling, const engine::Avert& it) {
    return telling.in("{} averts the upheaval", telling.name(it.by));
}

std::string tell(const Telling& telling, const engine::DrawToken& it) {
    return telling.in("{} draws the {} for {}", telling.name(it.by), it.number, telling.place(it.hex));
}

std::string tell(const Telling& telling, const engine::RuleVoted& it) {
    return it.adopted ? telling.in("In force in this game: {}", rule(telling, it.clause))
                      : telling.in("Not in force in this game: {}", rule(telling, it.clause));
}

std::string tell(const Telling& telling, const engine::SecondRoadMoved& it) {
    return it.holder ? telling.in("{} now holds the second longest road ({})", telling.name(*it.holder), it.length)
                     : telling.in("Nobody holds the second longest road any more");
}

std::string tell(const Telling& telling, const engine::SecondArmyMoved& it) {
    return it.holder ? telling.in("{} now holds the second largest army ({})", telling.name(*it.holder), it.knights)
                     : telling.in("Nobody holds the second largest army any more");
}

std::string tell(const Telling& telling, const engine::BridgePlaced& it) {
    return telling.in("{} builds a bridge across {} {} {}", telling.name(it.owner), telling.place(it.hex),
                      telling.away(it.from), telling.to(it.to));
}

std::string tell(const Telling& telling, const engine::BridgeChanged& it) {
    return telling.in("{} now has the bridge across {}", telling.name(it.owner), telling.place(it.hex));
}

std::string tell(const Telling& telling, const engine::BridgeRemoved& it) {
    return telling.in("Removed: {} across {}", owned(engine::Piece::Bridge, telling.name(it.owner), telling.language()),
                      telling.place(it.hex));
}

std::string tell(const Telling& telling, const engine::BoycottThreatened& it) {
    return it.player ? telling.in("{} is boycotted if the next player rolls a 7 too", telling.name(*it.player))
                     : telling.in("No boycott is threatened any more");
}

std::string tell(const Telling& telling, const engine::BoycottOpened& it) {
    return telling.in("{} may now be declared boycotted", telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::BoycottChanged& it) {
    return it.boycotted ? telling.in("{} is boycotted: no knights and no trade", telling.name(it.player))
                        : telling.in("{} is no longer boycotted", telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::CardLost& it) {
    return telling.in("The card of {} counts no more and leaves the game", telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::CatastropheBegan& it) {
    const std::string when = it.untilRound ? telling.in("in round {}", it.fromRound)
                                           : telling.in("until the next turn of {}", telling.name(it.player));
    const std::string_view name = catastropheWord(it.resource, telling.language());
    return it.resource
               ? telling.in("{}: all yields of {} are lost {}", name, word(*it.resource, telling.language()), when)
               : telling.in("{}: no trade with bank or harbours {}", name, when);
}

std::string tell(const Telling& telling, const engine::CatastrophesEnded& it) {
    return telling.in("The catastrophe brought about by {} is over", telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::TokenPlaced& it) {
    return telling.in("The number {} comes {}", it.number, telling.to(it.hex));
}

std::string ccmRefusal(const RefusalWords& words, CcmWhy why) {
    switch (why) {
        case CcmWhy::NotVotable:
            return words.in("This is not voted on: the rules to vote on are CC-5, CC-6, CC-7, CC-12 to CC-16");
        case CcmWhy::VoteTooLate:
            return words.in("Rules are voted on before the game only");
        case CcmWhy::VoterTwice:
            return words.in("Each player votes once");
        case CcmWhy::NobodyVoted:
            return words.in("Nobody has voted");
        case CcmWhy::AlreadyVoted:
            return words.in("This rule has been voted on");
        case CcmWhy::ProcedureWrong:
            return words.in("Three different faces of the die must adopt the rule: an even chance");
        case CcmWhy::NotUnanimous:
            return words.in("A rule is repealed only if everybody agrees");
        case CcmWhy::RuleNotInForce:
            return words.in("This rule is not in force");
        case CcmWhy::Boycotted:
            return words.in("{} is boycotted and neither trades nor plays knights: seven cards buy it off",
                            words.player());
        case CcmWhy::NotBoycotted:
            return words.in("{} is not boycotted", words.player());
        case CcmWhy::NoBoycottOpen:
            return words.in("Nobody can be declared boycotted now");
        case CcmWhy::WrongBuyOff:
            return words.in("Exactly seven resource cards buy a boycott off");
        case CcmWhy::NoFateDue:
            return words.in("No fate throw is due");
        case CcmWhy::FateMustBeThrown:
            return words.in("In this game every knight brings a fate throw");
        case CcmWhy::NoUpheaval:
            return words.in("No upheaval is threatening that could be averted");
        case CcmWhy::StormTide:
            return words.in("Storm tide: no trade with bank or harbours now");
        case CcmWhy::BridgeNeedsHex:
            return words.in("A bridge cannot start{}: name the hex that it crosses, and one of that hex's corners",
                            words.where());
        case CcmWhy::BridgeThere:
            return words.in("{} a bridge crosses the hex already", words.there());
        case CcmWhy::PolesOffLand:
            return words.in("{} is sea: a bridge across it joins two corners that both touch land", words.there());
        case CcmWhy::NotOwnCity:
            return words.in("Only a city of {} can become its capital{}", words.player(), words.butThere());
        case CcmWhy::CapitalOnlyOnce:
            return words.in("Each player builds one capital only");
        case CcmWhy::NoTokensDue:
            return words.in("No number token is to be drawn now");
        case CcmWhy::OtherHexFirst:
            return words.in("The hex{} gets its number token first", words.where());
        case CcmWhy::TokenNotInBox:
            return words.in("No such number token is left in the box");
    }
    return {};
}

}  // namespace adjudicator
