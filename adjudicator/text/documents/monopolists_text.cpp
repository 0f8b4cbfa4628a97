// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/documents/monopolists_text.h"

#include <array>

namespace adjudicator {

namespace {

/// The continents of the maps that ship, by their names in the map file.
struct ContinentName {
    std::string_view name;
    Phrase inText;
    Phrase plate;
};
constexpr std::array kContinentNames{
    ContinentName{"north-west", Phrase{"continent", "the north-west"}, Phrase{"continent", "North-west"}},
    ContinentName{"north-east", Phrase{"continent", "the north-east"}, Phrase{"continent", "North-east"}},
    ContinentName{"south-west", Phrase{"continent", "the south-west"}, Phrase{"continent", "South-west"}},
    ContinentName{"south-east", Phrase{"continent", "the south-east"}, Phrase{"continent", "South-east"}},
    ContinentName{"far-side", Phrase{"continent", "the far side"}, Phrase{"continent", "Far side"}},
    ContinentName{"exchange", Phrase{"continent", "the Exchange"}, Phrase{"continent", "Exchange"}}};

std::string continentText(const Telling& telling, const std::string& name) {
    for (const ContinentName& known : kContinentNames) {
        if (known.name == name) {
            return std::string(known.inText.in(telling.language()));
        }
    }
    return name.empty() ? telling.in("a continent without a name") : oneLine(name);
}

/// "a 3:1 harbour", "a 2:1 harbour for ore".
std::string harbourText(const Telling& telling, const std::optional<engine::Resource>& trade) {
    return trade ? telling.in("a 2:1 harbour for {}", word(*trade, telling.language())) : telling.in("a 3:1 harbour");
}

std::string toDesert(const Telling& telling, const std::optional<engine::HexId>& hex) {
    return hex ? telling.in("; the robber goes {}", telling.to(*hex)) : std::string();
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
            return std::string(known.plate.in(language));
        }
    }
    return oneLine(name);
}

std::string tell(const Telling& telling, const engine::TakeOver& it) {
    const std::string desert = it.piece == engine::Piece::Bridge ? std::string() : toDesert(telling, it.hex);
    return telling.in("{} takes over {} with {}{}", telling.name(it.by), telling.place(it.at),
                      counted(1, it.piece, telling.language()), desert);
}

std::string tell(const Telling& telling, const engine::Claim& it) {
    return it.resource ? telling.in("{} claims {}", telling.name(it.by),
                                    cardsText(engine::Cards::one(*it.resource), telling.language()))
                       : telling.in("{} claims no card", telling.name(it.by));
}

std::string tell(const Telling& telling, const engine::Relocate& it) {
    return it.at ? telling.in("{} relocates {}{}", telling.name(it.by), telling.to(*it.at), toDesert(telling, it.hex))
                 : telling.in("{} does not relocate", telling.name(it.by));
}

std::string tell(const Telling& telling, const engine::ChooseHarbour& it) {
    return telling.in("{} chooses {} {}", telling.name(it.by), harbourText(telling, it.resource), telling.at(it.at));
}

std::string tell(const Telling& telling, const engine::FactoryPaid& it) {
    const std::string among = namesOf(it.options, telling.language());
    return telling.in("The factory of {} yields {}{}", telling.name(it.player),
                      countedCards(it.count, telling.language()), among.empty() ? among : ": " + among);
}

std::string tell(const Telling& telling, const engine::MonopolistMoved& it) {
    const std::string continent = continentText(telling, it.continent);
    return it.holder ? telling.in("{} is now the Monopolist of {}", telling.name(*it.holder), continent)
                     : telling.in("Nobody is the Monopolist of {} any more", continent);
}

std::string tell(const Telling& telling, const engine::ExchangeReached& it) {
    return telling.in("{} is the first at the Exchange: one point for good", telling.name(it.player));
}

std::string tell(const Telling& telling, const engine::HarbourOffered& it) {
    return telling.in("The harbour {} may be chosen", telling.at(it.at));
}

std::string tell(const Telling& telling, const engine::HarbourPlaced& it) {
    return capitalised(telling.in("{} there is now {}", telling.at(it.at), harbourText(telling, it.resource)));
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
    return brought.empty() ? words.in("The factory did not bring this card: it yields what its hexes yield")
                           : words.in("The factory did not bring this card: by its hexes it can only be {}",
                                      joinedOr(brought, words.scene().language()));
}

}  // namespace

std::string monopolistsRefusal(const RefusalWords& words, MonopolistsWhy why) {
    const std::string where = words.where();
    switch (why) {
        case MonopolistsWhy::OnExchange:
            return words.in("{} is the Exchange: nobody founds there, choose a continent", words.there());
        case MonopolistsWhy::NoContinent:
            return words.in("The site{} belongs to no continent: deserts belong to none", where);
        case MonopolistsWhy::SeveralContinents:
            return words.in("The site{} touches several continents: for founding it must be a single one", where);
        case MonopolistsWhy::SameContinent:
            return words.in("{} has founded on this continent already{}: the other founding needs another one",
                            words.player(), words.where(1));
        case MonopolistsWhy::FifthCard:
            return words.in("A factory costs brick, lumber, wool, grain and one further card: say which fifth card");
        case MonopolistsWhy::NotAmongOptions:
            return factoryBrings(words);
        case MonopolistsWhy::NothingToTakeOver:
            return words.in("{} is nothing to take over: no such piece stands there", words.there());
        case MonopolistsWhy::WrongReplacement:
            return words.wrongReplacement();
        case MonopolistsWhy::NotForTakeover:
            return words.in("{} nothing can be taken over, by a ruling of this game", words.there());
        case MonopolistsWhy::Walled:
            return words.in("The walls{} protect the city from a takeover", where);
        case MonopolistsWhy::ShieldedByArmy:
            return words.in("The owner's army{} protects the building: it must leave or be beaten first", where);
        case MonopolistsWhy::TooFewSites:
            return words.in("{}{} is protected: its owner would be left on fewer than two sites", words.occupant(),
                            where);
        case MonopolistsWhy::NoRouteToTarget:
            return words.in("{1} ends no road or ship of {0}: a takeover needs one", words.player(), words.there());
        case MonopolistsWhy::NoAdjoiningRoute:
            return words.in("No road or ship of {} lies directly beside{}: beyond a foreign building none counts",
                            words.player(), words.bare());
        case MonopolistsWhy::NoChoiceOfPrice:
            return words.in("This price leaves no choice: leave the cards out");
        case MonopolistsWhy::RobberStays:
            return words.in("The robber does not move for what is taken over{}: leave the hex out", where);
        case MonopolistsWhy::NotADesert:
            return words.in("{} lies no desert, and the robber goes to one", words.there());
        case MonopolistsWhy::DesertMissing:
            return words.in("The robber makes way: say which desert he goes to");
        case MonopolistsWhy::NoClaimDue:
            return words.in("{} has no card to claim now", words.player());
        case MonopolistsWhy::NotAmongPaid:
            return words.in("That resource is not among the cards left to choose from");
        case MonopolistsWhy::NoRelocationDue:
            return words.in("{} has no city to relocate now", words.player());
        case MonopolistsWhy::NotAThirdPlayer:
            return words.in("Only a third player's settlement can be taken over when relocating{}", words.butThere());
        case MonopolistsWhy::SettlementsOnly:
            return words.in("When relocating only a settlement can be taken over{}", words.butThere());
        case MonopolistsWhy::NoHarbourToChoose:
            return words.in("{} is no harbour to choose: only whoever has just built at it on the Exchange chooses",
                            words.there());
        case MonopolistsWhy::OwnAlready:
            return words.in("What stands{1} belongs to {0} already: only another player's pieces are taken over",
                            words.player(), where);
        case MonopolistsWhy::NoHarbourLeft:
            return words.in("No such harbour is left beside the board: choose another");
    }
    return {};
}

}  // namespace adjudicator
