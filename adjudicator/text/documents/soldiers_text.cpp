// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/documents/soldiers_text.h"

namespace adjudicator {

std::string tell(const Telling& t, const engine::DrawCard& a) {
    return t.in("{} has bought nothing and draws a development card", t.name(a.by));
}

std::string tell(const Telling& t, const engine::TrainUnit& a) {
    return t.in("{} turns an infantry {} into cavalry", t.name(a.by), t.at(a.at));
}

std::string tell(const Telling& t, const engine::AttackRobber& a) {
    return a.pirate ? t.in("{} attacks the pirate {}", t.name(a.by), t.away(a.from))
                    : t.in("{} attacks the robber {}", t.name(a.by), t.away(a.from));
}

std::string tell(const Telling& t, const engine::Capitulate& a) {
    return t.in("{} capitulates to {}", t.name(a.by), t.name(a.to));
}

std::string tell(const Telling& t, const engine::RobberFought& e) {
    if (e.pirate) {
        return e.won ? t.in("{} beats the pirate", t.name(e.player)) : t.in("{} loses to the pirate", t.name(e.player));
    }
    return e.won ? t.in("{} beats the robber", t.name(e.player)) : t.in("{} loses to the robber", t.name(e.player));
}

std::string tell(const Telling& t, const engine::TrackTurnedBack& e) {
    return t.in("{} turns the development track {} back to the third stage", t.name(e.player), t.at(e.at));
}

std::string tell(const Telling& t, const engine::CitiesWeakened&) {
    return t.in("From now on cities defend with a d10");
}

std::string soldiersRefusal(const RefusalWords& words, SoldiersWhy why) {
    const std::string where = words.where(0);
    switch (why) {
        case SoldiersWhy::BoughtThisTurn:
            return words.in("{} has bought something or played a card in this turn: no card is drawn", words.player());
        case SoldiersWhy::CardLimit:
            return words.in("No more unplayed development cards may be held");
        case SoldiersWhy::CardsAreDrawn:
            return words.in("Development cards are not bought here: who buys nothing draws one");
        case SoldiersWhy::NoInfantry:
            return words.in("{} stands no infantry of {}", words.there(), words.player());
        case SoldiersWhy::NotAtRobber:
            return words.in("The army{} does not stand at the hex of the robber or pirate", where);
        case SoldiersWhy::OwnPirate:
            return words.in("The pirate ship{} belongs to {} already", where, words.player());
        case SoldiersWhy::RobberFought:
            return words.in("Robber or pirate are attacked once in a combat phase, and that has been done");
        case SoldiersWhy::NotAttacked:
            return words.in("{} capitulates only to whoever has attacked its pieces in this combat phase",
                            words.player());
        case SoldiersWhy::PieceNotTheirs:
            return words.in("{} stands nothing of the seller's alone", words.there());
        case SoldiersWhy::FactoryUntouched:
            return words.in("The factory{} cannot be attacked: by the ruling of this game it is not touched", where);
        case SoldiersWhy::WeaponInTheWay:
            return words.in("{} stands a nuclear weapon alone: by the ruling of this game no army enters",
                            words.there());
        case SoldiersWhy::HandoverChoice:
        case SoldiersWhy::HandoverWrong:
            return words.handoverChoice();
        case SoldiersWhy::SellsTheLast:
            return words.sellsTheLast();
    }
    return {};
}

}  // namespace adjudicator
