// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/documents/monopolists_text.h"

#include <array>

namespace adjudicator {

namespace {

/// The continents of the maps that ship, by their names in the map file.
struct ContinentName {
    std::string_view name;
    std::string_view english;
    std::string_view german;
    std::string_view plate;
};
constexpr std::array kContinentNames{ContinentName{"north-west", "the north-west", "Nordwest", "North-west"},
                                     ContinentName{"north-east", "the north-east", "Nordost", "North-east"},
                                     ContinentName{"south-west", "the south-west", "Südwest", "South-west"},
                                     ContinentName{"south-east", "the south-east", "Südost", "South-east"},
                                     ContinentName{"far-side", "the far side", "Gegenseite", "Far side"},
                                     ContinentName{"exchange", "the Exchange", "Börse", "Exchange"}};

std::string continentText(const Telling& telling, const std::string& name) {
    for (const ContinentName& known : kContinentNames) {
        if (known.name == name) {
            return telling.in("{}", "{}", telling.language == engine::Language::English ? known.english : known.german);
        }
    }
    return name.empty() ? telling.in("a continent without a name", "einem namenlosen Kontinent") : oneLine(name);
}

/// "a 3:1 harbour", "a 2:1 harbour for ore".
std::string harbourText(const Telling& telling, const std::optional<engine::Resource>& trade) {
    return trade ? telling.in("a 2:1 harbour for {}", "einen Spezialhafen für {}", word(*trade, telling.language))
                 : telling.in("a 3:1 harbour", "einen 3:1-Hafen");
}

std::string toDesert(const Telling& telling, const std::optional<engine::HexId>& hex) {
    return hex ? telling.in("; the robber goes {}", "; der Räuber kommt {}", telling.to(*hex)) : std::string();
}

/// "brick, wool": resources that are each counted once.
std::string namesOf(const engine::Cards& options, engine::Language language) {
    std::vector<std::string> names;
    for (const engine::Resource resource : engine::kResources) {
        if (options[resource] > 0) {
            names.emplace_back(word(resource, language));
        }
    }
    return joinedOr(names, language);
}

}  // namespace

std::string continentWord(const std::string& name, engine::Language language) {
    for (const ContinentName& known : kContinentNames) {
        if (known.name == name) {
            return std::string(language == engine::Language::English ? known.plate : known.german);
        }
    }
    return oneLine(name);
}

std::string tell(const Telling& telling, const engine::TakeOver& it) {
    const std::string desert = it.piece == engine::Piece::Bridge ? std::string() : toDesert(telling, it.hex);
    return telling.in("{} takes over {} with {}{}", "{} übernimmt {} mit {}{}", telling.name(it.by),
                      telling.place(it.at), counted(1, it.piece, telling.language), desert);
}

std::string tell(const Telling& telling, const engine::Claim& it) {
    return it.resource ? telling.in("{} claims {}", "{} wählt und behält {}", telling.name(it.by),
                                    cardsText(engine::Cards::one(*it.resource), telling.language))
                       : telling.in("{} claims no card", "{} behält keine Karte", telling.name(it.by));
}

std::string tell(const Telling& telling, const engine::Relocate& it) {
    return it.at ? telling.in("{} relocates {}{}", "{} siedelt um {}{}", telling.name(it.by), telling.to(*it.at),
                              toDesert(telling, it.hex))
                 : telling.in("{} does not relocate", "{} siedelt nicht um", telling.name(it.by));
}

std::string tell(const Telling& telling, const engine::ChooseHarbour& it) {
    return telling.in("{} chooses {} {}", "{} wählt {} {}", telling.name(it.by), harbourText(telling, it.resource),
                      telling.at(it.at));
}

std::string tell(const Telling& telling, const engine::FactoryPaid& it) {
    const std::string among = namesOf(it.options, telling.language);
    return telling.in("The factory of {} yields {}{}", "Die Fabrik von {} bringt {}{}", telling.name(it.player),
                      countedCards(it.count, telling.language), among.empty() ? among : ": " + among);
}

std::string tell(const Telling& telling, const engine::MonopolistMoved& it) {
    const std::string continent = continentText(telling, it.continent);
    return it.holder ? telling.in("{} is now the Monopolist of {}", "{} hat jetzt die Monopolistenkarte von {}",
                                  telling.name(*it.holder), continent)
                     : telling.in("Nobody is the Monopolist of {} any more",
                                  "Niemand hat mehr die Monopolistenkarte von {}", continent);
}

std::string tell(const Telling& telling, const engine::ExchangeReached& it) {
    return telling.in("{} is the first at the Exchange: one point for good",
                      "{} baut als Erster an der Börse: ein Siegpunkt, endgültig", telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::HarbourOffered& it) {
    return telling.in("The harbour {} may be chosen", "Der Hafen {} darf gewählt werden", telling.at(it.at));
}

std::string tell(const Telling& telling, const engine::HarbourPlaced& it) {
    return capitalised(
        telling.in("{} there is now {}", "{} liegt jetzt {}", telling.at(it.at), harbourText(telling, it.resource)));
}

namespace {

/// What the factories of the player have brought in this turn, where the position still knows it.
std::string factoryBrings(const RefusalWords& words) {
    const engine::Marks& marks = words.scene().position().marks;
    std::vector<std::string> brought;
    for (const engine::Resource resource : engine::kResources) {
        if (words.refusal().player && marks.factoryOptions[*words.refusal().player][resource] > 0) {
            brought.emplace_back(word(resource, words.scene().language()));
        }
    }
    return brought.empty()
               ? words.in("The factory did not bring this card: it yields what its hexes yield",
                          "Diese Karte hat die Fabrik nicht gebracht: Sie bringt nur Rohstoffe ihrer Felder")
               : words.in("The factory did not bring this card: by its hexes it can only be {}",
                          "Diese Karte hat die Fabrik nicht gebracht: Nach ihren Feldern ist es nur {}",
                          joinedOr(brought, words.scene().language()));
}

}  // namespace

std::string monopolistsRefusal(const RefusalWords& words, MonopolistsWhy why) {
    const std::string where = words.where();
    switch (why) {
        case MonopolistsWhy::OnExchange:
            return words.in("{} is the Exchange: nobody founds there, choose a continent",
                            "{} ist die Börse: Dort wird nicht gegründet, es muss ein Kontinent sein", words.there());
        case MonopolistsWhy::NoContinent:
            return words.in("The site{} belongs to no continent: deserts belong to none",
                            "Der Bauplatz{} gehört zu keinem Kontinent: Wüsten zählen zu keinem", where);
        case MonopolistsWhy::SeveralContinents:
            return words.in("The site{} touches several continents: for founding it must be a single one",
                            "Der Bauplatz{} berührt mehrere Kontinente: Gegründet wird nur an einem", where);
        case MonopolistsWhy::SameContinent:
            return words.in("{} has founded on this continent already{}: the other founding needs another one",
                            "{} hat auf diesem Kontinent schon gegründet{}: Es muss ein anderer sein", words.player(),
                            words.where(1));
        case MonopolistsWhy::FifthCard:
            return words.in("A factory costs brick, lumber, wool, grain and one further card: say which fifth card",
                            "Eine Fabrik kostet Lehm, Holz, Wolle, Getreide und eine weitere Karte: Welche ist die "
                            "fünfte?");
        case MonopolistsWhy::NotAmongOptions:
            return factoryBrings(words);
        case MonopolistsWhy::NothingToTakeOver:
            return words.in("{} is nothing to take over: no such piece stands there",
                            "{} ist keine feindliche Übernahme möglich: Dort steht kein solches Stück", words.there());
        case MonopolistsWhy::WrongReplacement:
            return words.wrongReplacement();
        case MonopolistsWhy::NotForTakeover:
            return words.in("{} nothing can be taken over, by a ruling of this game",
                            "{} ist nach der Auslegung dieses Spiels keine Übernahme möglich", words.there());
        case MonopolistsWhy::Walled:
            return words.in("The walls{} protect the city from a takeover",
                            "Die Stadtmauer{} schützt die Stadt vor der Übernahme", where);
        case MonopolistsWhy::ShieldedByArmy:
            return words.in("The owner's army{} protects the building: it must leave or be beaten first",
                            "Die Armee des Besitzers{} schützt das Bauwerk: Sie muss erst fort sein", where);
        case MonopolistsWhy::TooFewSites:
            return words.in("{}{} is protected: its owner would be left on fewer than two sites",
                            "Geschützt ist {}{}: Dem Besitzer blieben weniger als zwei Bauplätze", words.occupant(),
                            where);
        case MonopolistsWhy::NoRouteToTarget:
            return words.in("{1} ends no road or ship of {0}: a takeover needs one",
                            "{1} endet keine Straße und kein Schiff von {0}: Eine Übernahme braucht eine Verbindung",
                            words.player(), words.there());
        case MonopolistsWhy::NoAdjoiningRoute:
            return words.in("No road or ship of {} lies directly beside{}: beyond a foreign building none counts",
                            "Keine Verbindung von {} grenzt direkt an{}: Jenseits eines fremden Bauwerks zählt keine",
                            words.player(), words.bare());
        case MonopolistsWhy::NoChoiceOfPrice:
            return words.in("This price leaves no choice: leave the cards out",
                            "Dieser Preis lässt keine Wahl: Karten nicht angeben");
        case MonopolistsWhy::RobberStays:
            return words.in("The robber does not move for what is taken over{}: leave the hex out",
                            "Der Räuber weicht nicht für die Übernahme{}: kein Feld angeben", where);
        case MonopolistsWhy::NotADesert:
            return words.in("{} lies no desert, and the robber goes to one",
                            "{} liegt keine Wüste, und der Räuber kommt in eine", words.there());
        case MonopolistsWhy::DesertMissing:
            return words.in("The robber makes way: say which desert he goes to",
                            "Der Räuber weicht: In welche Wüste kommt er?");
        case MonopolistsWhy::NoClaimDue:
            return words.in("{} has no card to claim now", "{} hat jetzt keine Karte zu wählen", words.player());
        case MonopolistsWhy::NotAmongPaid:
            return words.in("That resource is not among the cards left to choose from",
                            "Dieser Rohstoff ist nicht unter den Karten, die zur Wahl stehen");
        case MonopolistsWhy::NoRelocationDue:
            return words.in("{} has no city to relocate now", "{} hat jetzt keine Stadt zu verlegen", words.player());
        case MonopolistsWhy::NotAThirdPlayer:
            return words.in("Only a third player's settlement can be taken over when relocating{}",
                            "Beim Umsiedeln kann nur die Siedlung eines Dritten übernommen werden{}", words.butThere());
        case MonopolistsWhy::SettlementsOnly:
            return words.in("When relocating only a settlement can be taken over{}",
                            "Beim Umsiedeln kann nur eine Siedlung übernommen werden{}", words.butThere());
        case MonopolistsWhy::NoHarbourToChoose:
            return words.in("{} is no harbour to choose: only whoever has just built at it on the Exchange chooses",
                            "{} ist kein Hafen zu wählen: Nur wer dort an der Börse gerade gebaut hat, wählt",
                            words.there());
        case MonopolistsWhy::OwnAlready:
            return words.in("What stands{1} belongs to {0} already: only another player's pieces are taken over",
                            "Was{1} steht, gehört {0} schon selbst: Übernommen wird nur, was anderen gehört",
                            words.player(), where);
        case MonopolistsWhy::NoHarbourLeft:
            return words.in("No such harbour is left beside the board: choose another",
                            "Ein solcher Hafen liegt nicht mehr bereit: einen anderen wählen");
    }
    return {};
}

}  // namespace adjudicator
