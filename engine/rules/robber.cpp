// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/robber.h"

#include <algorithm>

#include "engine/rules/supply.h"
#include "engine/rules/turn.h"

namespace engine {

int handLimit(const Position& position, PlayerId player) {
    const Rules& rules = position.rules();
    return rules.number(Number::HandLimit) +
           rules.number(Number::HandLimitPerWall) * piecesOnBoard(position, player, Piece::Wall);
}

void stirRobber(Deciding& deciding) {
    const Position& position = deciding.now();
    RobberStirred stirred;
    if (position.rules().firstRoundSevenSpares && position.turn.round == 1) {
        deciding.add(stirred, {clause::B_8, clause::CC_6});
        return;
    }
    for (const PlayerId player : position.seats()) {
        const auto total = position.hands[player].total;
        if (total && *total > handLimit(position, player)) {
            stirred.discards[player] = *total / 2;
        } else if (!total) {
            deciding.trust({player, std::nullopt});
        }
    }
    deciding.add(stirred, {clause::B_8, position.rules().clauseOf(Number::HandLimit)});
}

std::vector<PlayerId> victimsAt(const Position& position, HexId hex, PlayerId by) {
    std::vector<PlayerId> victims;
    for (const CornerId corner : position.topology().cornersOf(hex)) {
        const auto& building = position.buildings[corner];
        if (building && building->owner != by) {
            victims.push_back(building->owner);
        }
    }
    std::sort(victims.begin(), victims.end());
    victims.erase(std::unique(victims.begin(), victims.end()), victims.end());
    return victims;
}

Judgement judge(const Position& position, const Discard& action) {
    const auto* due = std::get_if<RobberDue>(&position.turn.pending);
    // CC-6: in the first round nobody discards, whatever nobody knows of the hands.
    const bool spared = position.rules().firstRoundSevenSpares && position.turn.round == 1;
    const bool unknown = due != nullptr && !spared && !position.hands[action.by].total;
    if (due == nullptr || (due->discards[action.by] == 0 && !unknown)) {
        return refuse(due != nullptr && spared ? clause::CC_6 : clause::B_8, Why::NoDiscardDue);
    }
    const int count = action.count.value_or(action.cards ? action.cards->total() : 0);
    const bool agrees = !action.cards || action.cards->total() == count;
    if (count <= 0 || !agrees || (due->discards[action.by] != 0 && count != due->discards[action.by])) {
        return refuse(clause::B_8, Why::WrongDiscard);
    }
    const Cards cards = action.cards.value_or(Cards{});
    if (!position.hands[action.by].mayHold(cards)) {
        return refuse(clause::B_8, Why::CannotPay);
    }
    Deciding deciding(position);
    if (!position.hands[action.by].surelyHolds(cards)) {
        deciding.trust({action.by, action.cards});
    }
    deciding.add(CardsDiscarded{action.by, action.cards, count}, {clause::B_8});
    return std::move(deciding).done();
}

Judgement judge(const Position& position, const MoveRobber& action) {
    const auto* due = std::get_if<RobberDue>(&position.turn.pending);
    if (due == nullptr) {
        return refuse(clause::B_8, Why::NoRobberDue);
    }
    if (action.by != position.turn.player) {
        return refuse(clause::B_8, Why::NotYourTurn);
    }
    if (std::any_of(due->discards.begin(), due->discards.end(), [](int count) { return count > 0; })) {
        return refuse(clause::B_8, Why::DiscardsDue);
    }
    if (!position.hexes[action.hex].isLand()) {
        return refuse(clause::B_8, Why::NotOnLand, {action.hex});
    }
    if (position.robber == action.hex) {
        return refuse(clause::B_8, Why::SameHex, {action.hex});
    }
    Deciding deciding(position);
    deciding.add(RobberMoved{action.hex}, {clause::B_8});
    if (action.victim) {
        if (*action.victim == action.by) {
            return refuse(clause::B_8, Why::OwnVictim, {action.hex});
        }
        const auto victims = victimsAt(position, action.hex, action.by);
        if (std::find(victims.begin(), victims.end(), *action.victim) == victims.end()) {
            return refuse(clause::B_8, Why::NotAdjacentVictim, {action.hex});
        }
        if (position.hands[*action.victim].total == 0) {
            return refuse(clause::B_8, Why::VictimHasNoCards, {action.hex});
        }
        if (!position.hands[*action.victim].total) {
            deciding.trust({*action.victim, std::nullopt});
        }
        deciding.add(CardStolen{*action.victim, action.by}, {clause::B_8});
    }
    deciding.add(PhaseStarted{Phase::Build}, {position.rules().armies ? clause::SA_3 : clause::B_8});
    return std::move(deciding).done();
}

}  // namespace engine
