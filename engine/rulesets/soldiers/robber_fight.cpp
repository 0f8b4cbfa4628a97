// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/robber_fight.h"

#include <algorithm>

#include "engine/rules/cards.h"
#include "engine/rules/robber.h"
#include "engine/rules/turn.h"

namespace engine {

Judgement judge(const Position& position, const AttackRobber& action) {
    const ClauseId clause = action.pirate ? clause::SA_R2 : clause::SA_R1;
    if (!position.rules().armies) {
        return refuse(clause, Why::NotInDocuments);
    }
    if (auto refusal = phaseRefusal(position, action.by, Phase::Combat, clause)) {
        return tl::unexpected(*refusal);
    }
    if (action.pirate && position.inForce(clause::MO_4)) {
        return refuse(clause::MO_4, Why::NoPirate);
    }
    const auto& army = position.armies[action.from];
    if (!army || army->owner != action.by) {
        return refuse(clause, Why::NoArmy, {action.from});
    }
    const auto target = action.pirate ? position.pirate : position.robber;
    const auto& hexes = position.topology().hexesOf(action.from);
    if (!target || std::find(hexes.begin(), hexes.end(), *target) == hexes.end()) {
        return refuse(clause, Why::NotAtRobber, {action.from});
    }
    if (action.pirate && position.pirateOwner == action.by) {
        return refuse(clause, Why::OwnPirate, {*target});
    }
    if (action.pirate ? position.marks.pirateFought : position.marks.robberFought) {
        return refuse(clause::SA_R3, Why::RobberFought);
    }
    if (position.marks.isSpent(action.from)) {
        return refuse(clause::SA_K10, Why::AttackSpent, {action.from});
    }
    Deciding deciding(position);
    deciding.add(Awaiting{RobberFight{action.by, action.from, action.pirate}}, {clause, clause::SA_R3});
    return deciding;
}

Judgement thrown(const Position& position, const RobberFight& due, const Throw& action) {
    const ClauseId clause = due.pirate ? clause::SA_R2 : clause::SA_R1;
    const bool won = action.dice.dice[0].value > action.dice.dice[1].value;
    Deciding deciding(position);
    deciding.add(DiceThrown{due.by, action.dice}, {clause, clause::SA_K3});
    deciding.add(RobberFought{due.by, due.pirate, won}, {clause, clause::SA_R3});
    if (won) {
        callRobber(deciding, due.by, due.pirate ? RobberCause::PirateBeaten : RobberCause::Beaten, {clause},
                   {position.rules().rulings.choice(ruling::R_ROBBER_CARD)});
    } else if (position.hands[due.by].mayHoldAny()) {
        deciding.add(Awaiting{TributeDue{due.by}}, {clause});
    } else {
        deciding.add(Settled{}, {clause});
    }
    return deciding;
}

Judgement payTribute(const Position& position, const Discard& action) {
    const auto& due = std::get<TributeDue>(position.turn.pending);
    if (action.by != due.by) {
        return refuse(clause::SA_R1, Why::NotYourTurn);
    }
    const int count = action.count.value_or(action.cards ? action.cards->total() : 1);
    const Hand& hand = position.hands[due.by];
    // An empty hand that nobody knew to be empty has nothing to give.
    const bool nothing = count == 0 && !action.cards && !hand.total;
    const Cards cards = action.cards.value_or(Cards{});
    if (!nothing && (count != 1 || (action.cards && cards.total() != 1))) {
        return refuse(clause::SA_R1, Why::TributeIsDue);
    }
    if (!hand.mayHold(cards)) {
        return tl::unexpected(cannotPay(due.by, cards, clause::SA_R1));
    }
    Deciding deciding(position);
    if (!hand.surelyHolds(cards) || !hand.total) {
        deciding.trust({due.by, action.cards});
    }
    if (!nothing) {
        deciding.add(CardsDiscarded{due.by, action.cards, 1}, {clause::SA_R1});
    }
    deciding.add(Settled{}, {clause::SA_R1});
    return deciding;
}

void drawForBeating(Deciding& deciding, PlayerId by) {
    if (mayDrawCard(deciding.now()) && hasRoomForCards(deciding.now(), by, 1)) {
        deciding.add(CardDrawn{by}, {clause::SA_R1}, {choiceOf(RRobberCard::Development)});
    }
}

}  // namespace engine
