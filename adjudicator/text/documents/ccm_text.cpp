// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/documents/ccm_text.h"

#include "engine/clauses/catalogue.h"

namespace adjudicator {

namespace {

std::string rule(const Telling& telling, engine::ClauseId clause) {
    return fmt::format("{} ({})", toText(clause), engine::info(clause).title.in(telling.language));
}

}  // namespace

std::string tell(const Telling& telling, const engine::Vote& it) {
    return telling.in("Vote on {}: {} for, {} against", "Abstimmung über {}: {} dafür, {} dagegen",
                      rule(telling, it.clause), it.inFavour.size(), it.against.size());
}

std::string tell(const Telling& telling, const engine::Repeal& it) {
    return telling.in("All repeal {}", "Alle heben {} auf", rule(telling, it.clause));
}

std::string tell(const Telling& telling, const engine::Boycott& it) {
    return telling.in("{} declares the boycott", "{} erklärt den Boykott", telling.name(it.by));
}

std::string tell(const Telling& telling, const engine::BuyOff& it) {
    return telling.in("{} buys the boycott off for {}", "{} kauft sich für {} vom Boykott frei", telling.name(it.by),
                      it.cards ? cardsText(*it.cards, telling.language) : countedCards(7, telling.language));
}

std::string tell(const Telling& telling, const engine::SpareFate& it) {
    return telling.in("{} makes no fate throw", "{} verzichtet auf den Schicksalswurf", telling.name(it.by));
}

std::string tell(const Telling& telling, const engine::Avert& it) {
    return telling.in("{} averts the upheaval", "{} wendet die soziale Verwerfung ab", telling.name(it.by));
}

std::string tell(const Telling& telling, const engine::DrawToken& it) {
    return telling.in("{} draws the {} for {}", "{} zieht die {} für {}", telling.name(it.by), it.number,
                      telling.place(it.hex));
}

std::string tell(const Telling& telling, const engine::RuleVoted& it) {
    return it.adopted ? telling.in("In force in this game: {}", "In diesem Spiel gilt: {}", rule(telling, it.clause))
                      : telling.in("Not in force in this game: {}", "In diesem Spiel gilt nicht: {}",
                                   rule(telling, it.clause));
}

std::string tell(const Telling& telling, const engine::SecondRoadMoved& it) {
    return it.holder
               ? telling.in("{} now holds the second longest road ({})",
                            "{} hat jetzt die Zweitlängste Handelsstraße ({})", telling.name(*it.holder), it.length)
               : telling.in("Nobody holds the second longest road any more",
                            "Niemand hat mehr die Zweitlängste Handelsstraße");
}

std::string tell(const Telling& telling, const engine::SecondArmyMoved& it) {
    return it.holder ? telling.in("{} now holds the second largest army ({})",
                                  "{} hat jetzt die Zweitgrößte Rittermacht ({})", telling.name(*it.holder), it.knights)
                     : telling.in("Nobody holds the second largest army any more",
                                  "Niemand hat mehr die Zweitgrößte Rittermacht");
}

std::string tell(const Telling& telling, const engine::BridgePlaced& it) {
    return telling.in("{} builds a bridge across {} {} {}", "{} baut eine Brücke über {} {} {}", telling.name(it.owner),
                      telling.place(it.hex), telling.away(it.from), telling.to(it.to));
}

std::string tell(const Telling& telling, const engine::BridgeChanged& it) {
    return telling.in("{} now has the bridge across {}", "{} hat jetzt die Brücke über {}", telling.name(it.owner),
                      telling.place(it.hex));
}

std::string tell(const Telling& telling, const engine::BridgeRemoved& it) {
    return telling.in("Removed: {} across {}", "Entfernt: {} über {}",
                      owned(engine::Piece::Bridge, telling.name(it.owner), telling.language), telling.place(it.hex));
}

std::string tell(const Telling& telling, const engine::BoycottThreatened& it) {
    return it.player ? telling.in("{} is boycotted if the next player rolls a 7 too",
                                  "{} wird boykottiert, wenn auch der nächste Spieler eine 7 würfelt",
                                  telling.name(*it.player))
                     : telling.in("No boycott is threatened any more", "Es droht kein Boykott mehr");
}

std::string tell(const Telling& telling, const engine::BoycottOpened& it) {
    return telling.in("{} may now be declared boycotted", "{} kann jetzt boykottiert werden", telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::BoycottChanged& it) {
    return it.boycotted
               ? telling.in("{} is boycotted: no knights and no trade",
                            "{} ist boykottiert: keine Ritterkarten, kein Handel", telling.name(it.player))
               : telling.in("{} is no longer boycotted", "{} ist nicht mehr boykottiert", telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::CardLost& it) {
    return telling.in("The card of {} counts no more and leaves the game",
                      "Die Karte von {} zählt nicht mehr und verlässt das Spiel", telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::CatastropheBegan& it) {
    const std::string when =
        it.untilRound ? telling.in("in round {}", "in Spielrunde {}", it.fromRound)
                      : telling.in("until the next turn of {}", "bis zum nächsten Zug von {}", telling.name(it.player));
    const std::string_view name = catastropheWord(it.resource, telling.language);
    return it.resource ? telling.in("{}: all yields of {} are lost {}", "{}: Alle Erträge an {} gehen verloren {}",
                                    name, word(*it.resource, telling.language), when)
                       : telling.in("{}: no trade with bank or harbours {}", "{}: kein Handel mit Bank oder Häfen {}",
                                    name, when);
}

std::string tell(const Telling& telling, const engine::CatastrophesEnded& it) {
    return telling.in("The catastrophe brought about by {} is over", "Die Katastrophe von {} ist vorbei",
                      telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::TokenPlaced& it) {
    return telling.in("The number {} comes {}", "Die Zahl {} kommt {}", it.number, telling.to(it.hex));
}

std::string ccmRefusal(const RefusalWords& words, CcmWhy why) {
    switch (why) {
        case CcmWhy::NotVotable:
            return words.in("This is not voted on: the rules to vote on are CC-5, CC-6, CC-7, CC-12 to CC-16",
                            "Darüber wird nicht abgestimmt: Zur Wahl stehen CC-5, CC-6, CC-7 und CC-12 bis CC-16");
        case CcmWhy::VoteTooLate:
            return words.in("Rules are voted on before the game only", "Abgestimmt wird nur vor dem Spiel");
        case CcmWhy::VoterTwice:
            return words.in("Each player votes once", "Jeder stimmt nur einmal ab");
        case CcmWhy::NobodyVoted:
            return words.in("Nobody has voted", "Niemand hat abgestimmt");
        case CcmWhy::AlreadyVoted:
            return words.in("This rule has been voted on", "Über diese Regel ist schon abgestimmt");
        case CcmWhy::ProcedureWrong:
            return words.in("Three different faces of the die must adopt the rule: an even chance",
                            "Drei verschiedene Augenzahlen müssen für die Regel stehen: gleiche Aussichten");
        case CcmWhy::NotUnanimous:
            return words.in("A rule is repealed only if everybody agrees", "Eine Regel heben nur alle gemeinsam auf");
        case CcmWhy::RuleNotInForce:
            return words.in("This rule is not in force", "Diese Regel gilt hier nicht");
        case CcmWhy::Boycotted:
            return words.in("{} is boycotted and neither trades nor plays knights: seven cards buy it off",
                            "{} wird boykottiert, ohne Handel und Ritterkarten: Sieben Karten kaufen frei",
                            words.player());
        case CcmWhy::NotBoycotted:
            return words.in("{} is not boycotted", "{} wird nicht boykottiert", words.player());
        case CcmWhy::NoBoycottOpen:
            return words.in("Nobody can be declared boycotted now", "Es ist gerade kein Boykott zu erklären");
        case CcmWhy::WrongBuyOff:
            return words.in("Exactly seven resource cards buy a boycott off",
                            "Vom Boykott kaufen genau sieben Rohstoffkarten frei");
        case CcmWhy::NoFateDue:
            return words.in("No fate throw is due", "Es steht kein Schicksalswurf an");
        case CcmWhy::FateMustBeThrown:
            return words.in("In this game every knight brings a fate throw",
                            "In diesem Spiel folgt auf jede Ritterkarte ein Schicksalswurf");
        case CcmWhy::NoUpheaval:
            return words.in("No upheaval is threatening that could be averted",
                            "Es droht keine soziale Verwerfung, die abzuwenden wäre");
        case CcmWhy::StormTide:
            return words.in("Storm tide: no trade with bank or harbours now",
                            "Sturmflut: jetzt kein Handel mit Bank oder Häfen");
        case CcmWhy::BridgeNeedsHex:
            return words.in("A bridge cannot start{}: name the hex that it crosses, and one of that hex's corners",
                            "Eine Brücke kann{} nicht beginnen: das Feld nennen, das sie quert, und eine seiner Ecken",
                            words.where());
        case CcmWhy::BridgeThere:
            return words.in("{} a bridge crosses the hex already", "{} führt schon eine Brücke über das Feld",
                            words.there());
        case CcmWhy::PolesOffLand:
            return words.in("{} is sea: a bridge across it joins two corners that both touch land",
                            "{} ist Meer: Eine Brücke darüber verbindet zwei Ecken, die beide an Land grenzen",
                            words.there());
        case CcmWhy::NotOwnCity:
            return words.in("Only a city of {} can become its capital{}",
                            "Nur eine Stadt von {} kann zu dessen Hauptstadt werden{}", words.player(),
                            words.butThere());
        case CcmWhy::CapitalOnlyOnce:
            return words.in("Each player builds one capital only", "Jeder baut nur eine Hauptstadt");
        case CcmWhy::NoTokensDue:
            return words.in("No number token is to be drawn now", "Es ist gerade kein Zahlenchip zu ziehen");
        case CcmWhy::OtherHexFirst:
            return words.in("The hex{} gets its number token first", "Das Feld{} bekommt seinen Zahlenchip zuerst",
                            words.where());
        case CcmWhy::TokenNotInBox:
            return words.in("No such number token is left in the box",
                            "Ein solcher Zahlenchip ist nicht mehr im Vorrat");
    }
    return {};
}

}  // namespace adjudicator
