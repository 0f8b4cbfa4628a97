// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/turn.h"

#include <algorithm>

#include "engine/rules/endings.h"
#include "engine/rules/hooks/hooks.h"
#include "engine/rules/production.h"
#include "engine/rules/robber.h"

namespace engine {

namespace {

/// Under what a player goes through the phases of its turn.
ClauseId clauseOfTurns(const Position& position) {
    return position.rules().said.turns.value_or(clause::B_9);
}

bool specialBuilding(const Position& position) {
    constexpr std::size_t kFewestForSpecialBuilding = 5;
    return position.inForce(clause::B_15) && position.table->players.size() >= kFewestForSpecialBuilding &&
           position.rules().rulings.get<RSpecialBuild>() == RSpecialBuild::On;
}

}  // namespace

void payYields(Deciding& deciding, int sum, ClauseId clause) {
    const Position& position = deciding.now();
    PerPlayer<Yield> owed = production(position, sum);
    allAt<&Hooks::yields>(position, owed);
    const PerPlayer<Yield> yields = affordable(position, owed);
    for (const PlayerId player : position.seats()) {
        if (!yields[player].cards.none()) {
            deciding.add(CardsDealt{player, yields[player].cards}, {clause});
        }
    }
    // Cards of choice come out of what the others leave.
    for (const PlayerId player : position.seats()) {
        if (yields[player].gold > 0) {
            deciding.add(GoldDealt{player, yields[player].gold}, {clause});
        }
    }
    allAt<&Hooks::yielded>(deciding, sum);
}

PlayerId nextInTurn(const Position& position, PlayerId player) {
    PlayerId next = position.table->next(player);
    while (position.isOut(next) && next != player) {
        next = position.table->next(next);
    }
    return next;
}

void beginTurn(Deciding& deciding, PlayerId next) {
    const Position& position = deciding.now();
    const bool newRound = index(next) <= index(position.turn.player);
    if (newRound && position.marks.lastRound) {
        endByPoints(deciding, choiceOf(RTime::FinishRound));
        return;
    }
    const int round = position.turn.round + (newRound ? 1 : 0);
    deciding.add(TurnStarted{next, round}, {clauseOfTurns(position)});
    allAt<&Hooks::turnBegins>(deciding, next, round);
}

void finishTurn(Deciding& deciding, PlayerId by) {
    if (firstAt<&Hooks::turnEnds>(deciding, by)) {
        return;
    }
    if (specialBuilding(deciding.now())) {
        deciding.add(PhaseStarted{Phase::Special}, {clause::B_15}, {choiceOf(RSpecialBuild::On)});
        return;
    }
    beginTurn(deciding, nextInTurn(deciding.now(), by));
}

void leaveSpecialPhase(Deciding& deciding, PlayerId by) {
    const Position& position = deciding.before();
    const Turn& turn = position.turn;
    if (turn.phase == Phase::Special && !pendingRefusal(position) && by == nextInTurn(position, turn.player)) {
        beginTurn(deciding, by);
    }
}

std::optional<Refusal> pendingRefusal(const Position& position) {
    const StepHooks* step = waitingStep(position);
    return step != nullptr ? std::optional(step->refusal(position)) : std::nullopt;
}

std::optional<Refusal> turnRefusal(const Position& position, PlayerId by, ClauseId clause) {
    const Turn& turn = position.turn;
    if (turn.phase == Phase::Ended) {
        return Refusal{position.rules().clauseOf(Number::WinningScore), Why::GameOver};
    }
    if (turn.phase == Phase::Found) {
        return Refusal{clause::B_3, Why::MustFoundFirst};
    }
    if (position.isOut(by)) {
        return Refusal{clause::B_13, Why::OutOfGame};
    }
    if (turn.phase == Phase::Special && !pendingRefusal(position)) {
        // B-15: whoever builds now may do nothing else.
        return Refusal{clause::B_15, Why::WrongPhase, {}, choiceOf(RSpecialBuild::On), by};
    }
    if (by != turn.player) {
        const bool fictional = turn.phase == Phase::Fictional;
        return Refusal{
            fictional ? position.rules().said.fictional.value_or(clause) : clause, Why::NotYourTurn, {}, {}, by};
    }
    if (auto pending = pendingRefusal(position)) {
        return pending;
    }
    if (turn.phase == Phase::Fictional) {
        return Refusal{position.rules().said.fictional.value_or(clause), Why::WrongPhase};
    }
    if (turn.phase == Phase::Roll) {
        return Refusal{clause::B_7, Why::MustRollFirst};
    }
    return std::nullopt;
}

std::optional<Refusal> phaseRefusal(const Position& position, PlayerId by, Phase phase, ClauseId clause) {
    if (auto refusal = turnRefusal(position, by, clause)) {
        return refusal;
    }
    if (position.turn.phase != phase) {
        return Refusal{position.rules().said.turns.value_or(clause), Why::WrongPhase};
    }
    return std::nullopt;
}

std::optional<Refusal> buildRefusal(const Position& position, PlayerId by, ClauseId clause) {
    const Turn& turn = position.turn;
    if (turn.phase != Phase::Special) {
        return phaseRefusal(position, by, Phase::Build, clause);
    }
    if (auto pending = pendingRefusal(position)) {
        return pending;
    }
    return specialRefusal(position, by);
}

std::optional<Refusal> specialRefusal(const Position& position, PlayerId by) {
    const Turn& turn = position.turn;
    // B-15: the others, in order, each once it has come to them.
    const auto place = [&](PlayerId player) {
        const std::size_t players = position.table->players.size();
        return (index(player) + players - index(turn.player)) % players;
    };
    const bool passed = position.marks.specialBuilder && place(by) < place(*position.marks.specialBuilder);
    if (by == turn.player || position.isOut(by) || passed) {
        return Refusal{clause::B_15, Why::NotYourTurn, {}, choiceOf(RSpecialBuild::On), by};
    }
    return std::nullopt;
}

void markBuilder(Deciding& deciding, PlayerId by) {
    const Position& position = deciding.before();
    if (position.turn.phase == Phase::Special && position.marks.specialBuilder != by) {
        deciding.add(SpecialBuilder{by}, {clause::B_15}, {choiceOf(RSpecialBuild::On)});
    }
}

Judgement judge(const Position& position, const Roll& action) {
    if (auto otherwise = firstAt<&Hooks::roll>(position, action)) {
        return std::move(*otherwise);
    }
    Deciding deciding(position);
    leaveSpecialPhase(deciding, action.by);
    const Position& now = deciding.now();
    const auto refusal = turnRefusal(now, action.by, clause::B_7);
    if (refusal && refusal->why != Why::MustRollFirst) {
        return tl::unexpected(*refusal);
    }
    if (!refusal) {
        return refuse(clause::B_7, Why::AlreadyRolled);
    }
    if (auto fault = rollFault(action.dice)) {
        return tl::unexpected(*fault);
    }
    const int sum = action.dice.sum();
    const ClauseId clause = sum == kRobberSum ? clause::B_8 : clause::B_7;
    deciding.add(DiceThrown{action.by, action.dice}, {clause});
    allAt<&Hooks::rolled>(deciding, action.by, sum);
    if (sum == kRobberSum) {
        stirRobber(deciding);
    } else {
        payYields(deciding, sum, clause::B_7);
        deciding.add(PhaseStarted{Phase::Build}, {position.rules().said.turns.value_or(clause::B_7)});
    }
    return deciding;
}

std::optional<Refusal> rollFault(const Dice& dice) {
    if (dice.asksForThrow()) {
        return Refusal{clause::B_7, Why::DiceMissing};
    }
    const bool twoSixes = dice.dice.size() == 2 && std::all_of(dice.dice.begin(), dice.dice.end(), [](const Die& die) {
                              return die.sides == 6 && die.value >= 1 && die.value <= 6;
                          });
    return twoSixes ? std::nullopt : std::optional(Refusal{clause::B_7, Why::DiceWrong});
}

std::optional<Refusal> endPhaseRefusal(const Position& position, PlayerId by) {
    const ClauseId clause = clauseOfTurns(position);
    if (auto refusal = turnRefusal(position, by, clause)) {
        return refusal;
    }
    const bool last = !position.rules().armies || position.turn.phase == Phase::Combat;
    return last ? std::optional(Refusal{clause, Why::WrongPhase}) : std::nullopt;
}

std::optional<Refusal> endTurnRefusal(const Position& position, PlayerId by) {
    // B-15: anybody may say that nobody builds any more; the next player's turn begins.
    return position.turn.phase == Phase::Special ? pendingRefusal(position)
                                                 : turnRefusal(position, by, clauseOfTurns(position));
}

Judgement judge(const Position& position, const EndPhase& action) {
    if (auto refusal = endPhaseRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    Deciding deciding(position);
    deciding.add(PhaseStarted{position.turn.phase == Phase::Build ? Phase::Move : Phase::Combat},
                 {clauseOfTurns(position)});
    return deciding;
}

Judgement judge(const Position& position, const EndTurn& action) {
    if (auto refusal = endTurnRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    Deciding deciding(position);
    if (position.turn.phase == Phase::Special) {
        beginTurn(deciding, nextInTurn(position, position.turn.player));
    } else {
        finishTurn(deciding, action.by);
    }
    return deciding;
}

}  // namespace engine
