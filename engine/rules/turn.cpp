// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/turn.h"

#include <algorithm>

#include "engine/rules/production.h"
#include "engine/rules/robber.h"

namespace engine {

namespace {

constexpr int kRobberSum = 7;

void pay(Deciding& deciding, int sum) {
    const Position& position = deciding.now();
    const PerPlayer<Yield> yields = affordable(position, production(position, sum));
    for (const PlayerId player : position.seats()) {
        if (!yields[player].cards.none()) {
            deciding.add(CardsDealt{player, yields[player].cards}, {clause::B_7});
        }
        if (yields[player].gold > 0) {
            deciding.add(GoldDealt{player, yields[player].gold}, {clause::B_7});
        }
    }
}

}  // namespace

std::optional<Refusal> pendingRefusal(const Position& position) {
    struct Visitor {
        std::optional<Refusal> operator()(std::monostate) const { return std::nullopt; }
        std::optional<Refusal> operator()(const RobberDue& due) const {
            const bool discards =
                std::any_of(due.discards.begin(), due.discards.end(), [](int count) { return count > 0; });
            return Refusal{clause::B_8, discards ? Why::DiscardsDue : Why::RobberMustMove, {}, std::nullopt};
        }
        std::optional<Refusal> operator()(const Fight& fight) const {
            return Refusal{clause::SA_K8, Why::CombatUnderWay, {fight.at}, std::nullopt};
        }
        std::optional<Refusal> operator()(const ConquestDue& due) const {
            return Refusal{clause::SA_K11, Why::ConquestDue, {due.at}, std::nullopt};
        }
    };
    return std::visit(Visitor{}, position.turn.pending);
}

std::optional<Refusal> turnRefusal(const Position& position, PlayerId by, ClauseId clause) {
    const Turn& turn = position.turn;
    if (turn.phase == Phase::Ended) {
        return Refusal{position.rules().clauseOf(Number::WinningScore), Why::GameOver, {}, std::nullopt};
    }
    if (turn.phase == Phase::Found) {
        return Refusal{clause::B_3, Why::MustFoundFirst, {}, std::nullopt};
    }
    if (by != turn.player) {
        return Refusal{clause, Why::NotYourTurn, {}, std::nullopt};
    }
    if (auto pending = pendingRefusal(position)) {
        return pending;
    }
    if (turn.phase == Phase::Roll) {
        return Refusal{clause::B_7, Why::MustRollFirst, {}, std::nullopt};
    }
    return std::nullopt;
}

std::optional<Refusal> phaseRefusal(const Position& position, PlayerId by, Phase phase, ClauseId clause) {
    if (auto refusal = turnRefusal(position, by, clause)) {
        return refusal;
    }
    if (position.turn.phase != phase) {
        return Refusal{position.rules().armies ? clause::SA_3 : clause, Why::WrongPhase, {}, std::nullopt};
    }
    return std::nullopt;
}

Judgement judge(const Position& position, const Roll& action) {
    const auto refusal = turnRefusal(position, action.by, clause::B_7);
    if (refusal && refusal->why != Why::MustRollFirst) {
        return tl::unexpected(*refusal);
    }
    if (!refusal) {
        return refuse(clause::B_7, Why::AlreadyRolled);
    }
    if (action.dice.asksForThrow()) {
        return refuse(clause::B_7, Why::DiceMissing);
    }
    const auto& dice = action.dice.dice;
    const bool twoSixes = dice.size() == 2 && std::all_of(dice.begin(), dice.end(), [](const Die& die) {
                              return die.sides == 6 && die.value >= 1 && die.value <= 6;
                          });
    if (!twoSixes) {
        return refuse(clause::B_7, Why::DiceWrong);
    }

    Deciding deciding(position);
    const int sum = action.dice.sum();
    const ClauseId clause = sum == kRobberSum ? clause::B_8 : clause::B_7;
    deciding.add(DiceThrown{action.by, action.dice}, {clause});
    if (sum == kRobberSum) {
        stirRobber(deciding);
    } else {
        pay(deciding, sum);
        deciding.add(PhaseStarted{Phase::Build}, {position.rules().armies ? clause::SA_3 : clause::B_7});
    }
    return std::move(deciding).done();
}

Judgement judge(const Position& position, const EndPhase& action) {
    const ClauseId clause = position.rules().armies ? clause::SA_3 : clause::B_9;
    if (auto refusal = turnRefusal(position, action.by, clause)) {
        return tl::unexpected(*refusal);
    }
    if (!position.rules().armies || position.turn.phase == Phase::Combat) {
        return refuse(clause, Why::WrongPhase);
    }
    Deciding deciding(position);
    deciding.add(PhaseStarted{position.turn.phase == Phase::Build ? Phase::Move : Phase::Combat}, {clause});
    return std::move(deciding).done();
}

Judgement judge(const Position& position, const EndTurn& action) {
    const ClauseId clause = position.rules().armies ? clause::SA_3 : clause::B_9;
    if (auto refusal = turnRefusal(position, action.by, clause)) {
        return tl::unexpected(*refusal);
    }
    Deciding deciding(position);
    const PlayerId next = position.table->next(action.by);
    const int round = position.turn.round + (index(next) == 0 ? 1 : 0);
    deciding.add(TurnStarted{next, round}, {clause});
    if (position.rules().rulings.get<RUpside>() == RUpside::NextTurn) {
        for (const CornerId corner : position.topology().corners()) {
            const auto& building = position.buildings[corner];
            if (building && building->owner == next && building->upsideDown) {
                deciding.add(BuildingChanged{corner, building->kind, next, building->walls, false}, {clause::SA_K10},
                             {choiceOf(RUpside::NextTurn)});
            }
        }
    }
    return std::move(deciding).done();
}

}  // namespace engine
