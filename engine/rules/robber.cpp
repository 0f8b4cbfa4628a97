// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/robber.h"

#include <algorithm>

#include "engine/rules/hooks/hooks.h"
#include "engine/rules/supply.h"
#include "engine/rules/turn.h"

namespace engine {

int handLimit(const Position& position, PlayerId player) {
    const Rules& rules = position.rules();
    return rules.number(Number::HandLimit) +
           rules.number(Number::HandLimitPerWall) * piecesOnBoard(position, player, Piece::Wall);
}

namespace {

/// Nobody discards, whatever nobody knows of the hands.
bool isSpared(const Position& position) {
    return firstAt<&Hooks::sparesHands>(position).has_value();
}

/// A 7 that is not settled yet: the cards due, and whether hands that nobody knows give up none.
struct SevenDue {
    PerPlayer<int> discards;
    bool keepsHands = false;
};

std::optional<SevenDue> sevenDue(const Position& position) {
    if (const StepHooks* step = waitingStep(position); step != nullptr && step->discards != nullptr) {
        return SevenDue{step->discards(position), step->keepsHands != nullptr && step->keepsHands(position)};
    }
    const auto* robber = std::get_if<RobberDue>(&position.turn.pending);
    if (robber == nullptr) {
        return std::nullopt;
    }
    if (robber->cause == RobberCause::Seven) {
        return SevenDue{robber->discards, false};
    }
    const CauseHooks* cause = hooksOf(robber->cause);
    return cause != nullptr && cause->isSeven
               ? std::optional(SevenDue{robber->discards, cause->keepsHands != nullptr && cause->keepsHands(position)})
               : std::nullopt;
}

/// On this 7 large hands give up cards, and nobody knows whether this one is large.
bool isUncounted(const Position& position, const SevenDue& seven, PlayerId player) {
    return !isSpared(position) && !seven.keepsHands && !position.hands[player].total;
}

int totalOf(const Discard& action) {
    return action.cards ? action.cards->total() : 0;
}

/// So many cards go to the bank.
Judgement giveUp(const Position& position, const Discard& action, int count) {
    if (count <= 0 || (action.cards && totalOf(action) != count)) {
        return refuse(clause::B_8, Why::WrongDiscard);
    }
    const Cards cards = action.cards.value_or(Cards{});
    if (!position.hands[action.by].mayHold(cards)) {
        return tl::unexpected(cannotPay(action.by, cards, clause::B_8));
    }
    Deciding deciding(position);
    if (!position.hands[action.by].surelyHolds(cards)) {
        deciding.trust({action.by, action.cards});
    }
    deciding.add(CardsDiscarded{action.by, action.cards, count}, {clause::B_8});
    return deciding;
}

/// The hand was counted at the table, as nobody knew it: then it is known, and what it owes follows.
Judgement discardCounted(const Position& position, const Discard& action) {
    Hand hand = position.hands[action.by];
    const Range size = hand.size();
    if (*action.held < size.least || *action.held > size.most) {
        return tl::unexpected(Refusal{clause::B_8, Why::CannotPay, {}, {}, action.by});
    }
    hand.count(*action.held);
    const int owed = *action.held > handLimit(position, action.by) ? *action.held / 2 : 0;
    const int count = action.count.value_or(action.cards ? totalOf(action) : owed);
    if (count != owed || (action.cards && totalOf(action) != count)) {
        return refuse(clause::B_8, Why::WrongDiscard);
    }
    if (!hand.mayHold(action.cards.value_or(Cards{}))) {
        return tl::unexpected(cannotPay(action.by, action.cards.value_or(Cards{}), clause::B_8));
    }
    Deciding deciding(position);
    deciding.trust({action.by, action.cards});
    deciding.add(HandKnown{action.by, hand}, {clause::B_8, position.rules().clauseOf(Number::HandLimit)});
    if (owed > 0) {
        deciding.add(CardsDiscarded{action.by, action.cards, owed}, {clause::B_8});
    }
    return deciding;
}

/// Somebody whose hand nobody knows says to hold no more than it may keep.
Judgement keepAll(const Position& position, PlayerId by) {
    const auto* robber = std::get_if<RobberDue>(&position.turn.pending);
    if (robber == nullptr || robber->withinLimit[by] || position.hands[by].size().least > handLimit(position, by)) {
        return refuse(clause::B_8, Why::WrongDiscard);
    }
    Deciding deciding(position);
    deciding.trust({by, std::nullopt});
    RobberDue due = *robber;
    due.withinLimit[by] = true;
    deciding.add(Awaiting{due}, {clause::B_8, position.rules().clauseOf(Number::HandLimit)});
    return deciding;
}

}  // namespace

PerPlayer<int> discardsDue(Deciding& deciding) {
    const Position& position = deciding.now();
    PerPlayer<int> discards;
    if (isSpared(position)) {
        return discards;
    }
    for (const PlayerId player : position.seats()) {
        const auto total = position.hands[player].total;
        if (position.isOut(player)) {
            continue;
        }
        if (total && *total > handLimit(position, player)) {
            discards[player] = *total / 2;
        } else if (!total) {
            deciding.trust({player, std::nullopt});
        }
    }
    return discards;
}

std::vector<Due> discardersOf(const Position& position, const PerPlayer<int>& discards) {
    std::vector<Due> due;
    for (const PlayerId player : position.seats()) {
        if (discards[player] > 0) {
            due.push_back({player, Duty::Discard, clause::B_8});
        }
    }
    return due;
}

void stirRobber(Deciding& deciding) {
    const Position& position = deciding.now();
    const RobberStirred stirred{discardsDue(deciding)};
    const ClauseId limit =
        firstAt<&Hooks::sparesHands>(position).value_or(position.rules().clauseOf(Number::HandLimit));
    deciding.add(stirred, {clause::B_8, limit});
}

void callRobber(Deciding& deciding, PlayerId by, RobberCause cause, std::vector<ClauseId> clauses,
                std::vector<RulingChoice> rulings) {
    deciding.add(Awaiting{RobberDue{{}, by, cause}}, std::move(clauses), std::move(rulings));
}

PlayerId moverOf(const Position& position, const RobberDue& due) {
    return due.by.value_or(position.turn.player);
}

ClauseId moveClause(RobberCause cause) {
    const CauseHooks* hooks = hooksOf(cause);
    return hooks != nullptr ? hooks->moves : cause == RobberCause::Knight ? clause::B_10 : clause::B_8;
}

std::optional<Refusal> moveRefusal(const Position& position, PlayerId by) {
    const auto* due = std::get_if<RobberDue>(&position.turn.pending);
    if (due == nullptr) {
        return Refusal{clause::B_8, Why::NoRobberDue};
    }
    if (by != moverOf(position, *due)) {
        return Refusal{moveClause(due->cause), Why::NotYourTurn, {}, {}, by};
    }
    if (std::any_of(due->discards.begin(), due->discards.end(), [](int count) { return count > 0; })) {
        return Refusal{clause::B_8, Why::DiscardsDue};
    }
    return std::nullopt;
}

std::optional<Refusal> stealRefusal(const Position& position, PlayerId by, PlayerId victim, bool isThere, HexId hex) {
    const CauseHooks* cause = hooksOf(std::get<RobberDue>(position.turn.pending).cause);
    if (victim == by && (cause == nullptr || !cause->isSeven)) {
        return Refusal{clause::B_8, Why::OwnVictim, {hex}, {}, victim};
    }
    if (!isThere) {
        return Refusal{clause::B_8, Why::NotAdjacentVictim, {hex}, {}, victim};
    }
    if (!position.hands[victim].mayHoldAny()) {
        return Refusal{clause::B_8, Why::VictimHasNoCards, {hex}, {}, victim};
    }
    return std::nullopt;
}

void steal(Deciding& deciding, PlayerId by, PlayerId victim) {
    const Position& before = deciding.before();
    const auto& due = std::get<RobberDue>(before.turn.pending);
    if (!before.hands[victim].total) {
        deciding.trust({victim, std::nullopt});
    }
    const CauseHooks* cause = hooksOf(due.cause);
    if (cause != nullptr && cause->taken != nullptr) {
        cause->taken(deciding, victim);
    } else {
        deciding.add(CardStolen{victim, by}, {cause != nullptr ? cause->steals : clause::B_8});
    }
}

void finishRobber(Deciding& deciding, PlayerId by, std::optional<HexId> robberTo) {
    const RobberDue due = std::get<RobberDue>(deciding.turnNow().pending);
    const Rules& rules = deciding.before().rules();
    if (firstAt<&Hooks::robberSettled>(deciding, due)) {
        return;
    }
    if (due.cause == RobberCause::Seven) {
        deciding.add(PhaseStarted{Phase::Build}, {rules.said.turns.value_or(clause::B_8)});
    } else {
        deciding.add(Settled{}, {clause::B_8});
    }
    if (robberTo) {
        allAt<&Hooks::robberMoved>(deciding, by, due, *robberTo);
        allAt<&Hooks::robberStands>(deciding, by, due, *robberTo);
    }
}

Few<PlayerId, kMaxPlayers> victimsAt(const Position& position, HexId hex, std::optional<PlayerId> by) {
    PerPlayer<bool> areThere;
    for (const CornerId corner : position.topology().cornersOf(hex)) {
        const auto& building = position.buildings[corner];
        if (building && building->owner != by && building->kind != BuildingKind::Factory) {
            areThere[building->owner] = true;
        }
    }
    Few<PlayerId, kMaxPlayers> victims;
    for (const PlayerId player : position.seats()) {
        if (areThere[player]) {
            victims.add(player);
        }
    }
    return victims;
}

std::vector<PlayerId> discardsToAsk(const Position& position) {
    std::vector<PlayerId> asked;
    const auto seven = sevenDue(position);
    const auto* robber = std::get_if<RobberDue>(&position.turn.pending);
    if (!seven || robber == nullptr) {
        return asked;
    }
    for (const PlayerId player : position.seats()) {
        const bool open = isUncounted(position, *seven, player) && !robber->withinLimit[player];
        if (open && !position.isOut(player) && position.hands[player].size().most > handLimit(position, player)) {
            asked.push_back(player);
        }
    }
    return asked;
}

Judgement judge(const Position& position, const Discard& action) {
    if (const StepHooks* step = waitingStep(position); step != nullptr && step->discard != nullptr) {
        return step->discard(position, action);
    }
    const auto seven = sevenDue(position);
    if (!seven) {
        return refuse(clause::B_8, Why::NoDiscardDue);
    }
    const int due = seven->discards[action.by];
    if (due == 0 && isUncounted(position, *seven, action.by)) {
        const bool none = action.count == 0 && !action.cards;
        if (action.held) {
            return discardCounted(position, action);
        }
        return none ? keepAll(position, action.by) : giveUp(position, action, action.count.value_or(totalOf(action)));
    }
    if (due == 0) {
        return refuse(firstAt<&Hooks::sparesHands>(position).value_or(clause::B_8), Why::NoDiscardDue);
    }
    const bool known = !action.held || action.held == position.hands[action.by].total;
    if (!known || action.count.value_or(totalOf(action)) != due) {
        return refuse(clause::B_8, Why::WrongDiscard);
    }
    return giveUp(position, action, due);
}

std::optional<Refusal> robberRefusal(const Position& position, HexId at) {
    const auto& due = std::get<RobberDue>(position.turn.pending);
    const HexState& hex = position.hexes[at];
    if (const CauseHooks* cause = hooksOf(due.cause); cause != nullptr && cause->isPirate) {
        return Refusal{cause->moves, Why::NoRobberDue};
    }
    if (hex.removed) {
        if (auto refusal = firstAt<&Hooks::robberOff>(position, due, at)) {
            return refusal;
        }
    }
    if (!hex.isLand() && !hex.removed) {
        return Refusal{clause::B_8, Why::NotOnLand, {at}};
    }
    if (position.robber == at) {
        return Refusal{clause::B_8, Why::SameHex, {at}};
    }
    return std::nullopt;
}

std::optional<Refusal> robberVictimRefusal(const Position& position, PlayerId by, HexId hex, PlayerId victim) {
    const auto& due = std::get<RobberDue>(position.turn.pending);
    const CauseHooks* cause = hooksOf(due.cause);
    if (cause != nullptr && cause->victim != nullptr) {
        if (auto refusal = cause->victim(position, hex, victim)) {
            return refusal;
        }
    }
    const bool isThere = std::ranges::any_of(position.topology().cornersOf(hex), [&](CornerId corner) {
        const auto& building = position.buildings[corner];
        return building && building->owner == victim && building->kind != BuildingKind::Factory;
    });
    return stealRefusal(position, by, victim, isThere, hex);
}

Judgement judge(const Position& position, const MoveRobber& action) {
    if (auto refusal = moveRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    if (auto refusal = robberRefusal(position, action.hex)) {
        return tl::unexpected(*refusal);
    }
    if (action.victim) {
        if (auto refusal = robberVictimRefusal(position, action.by, action.hex, *action.victim)) {
            return tl::unexpected(*refusal);
        }
    }
    const auto& due = std::get<RobberDue>(position.turn.pending);
    Deciding deciding(position);
    deciding.add(RobberMoved{action.hex}, {moveClause(due.cause)});
    if (action.victim) {
        steal(deciding, action.by, *action.victim);
    }
    if (const CauseHooks* cause = hooksOf(due.cause); cause != nullptr && cause->moved != nullptr) {
        cause->moved(deciding, action.by);
    }
    finishRobber(deciding, action.by, action.hex);
    return deciding;
}

Judgement judge(const Position& position, const KeepRobber& action) {
    if (auto refusal = moveRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    const auto& due = std::get<RobberDue>(position.turn.pending);
    const CauseHooks* cause = hooksOf(due.cause);
    if (cause == nullptr || !cause->mayStay) {
        return refuse(clause::B_8, Why::RobberMustMove);
    }
    Deciding deciding(position);
    if (cause->stays != nullptr) {
        cause->stays(deciding, action.by);
    }
    finishRobber(deciding, action.by, std::nullopt);
    return deciding;
}

}  // namespace engine
