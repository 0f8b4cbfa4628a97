// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/throwing.h"

#include "engine/rules/hooks/hooks.h"

namespace engine {

std::vector<int> throwSides(const Position& position) {
    const StepHooks* step = waitingStep(position);
    return step != nullptr && step->sides != nullptr ? step->sides(position) : std::vector<int>{};
}

std::optional<Refusal> throwerRefusal(const Throw& action, PlayerId concerned, ClauseId clause) {
    return action.by.value_or(concerned) == concerned ? std::nullopt : std::optional(Refusal{clause, Why::NotYourTurn});
}

Judgement judge(const Position& position, const Throw& action) {
    const std::vector<int> sides = throwSides(position);
    const StepHooks* step = waitingStep(position);
    if (sides.empty() && step != nullptr && step->notYet != nullptr) {
        if (auto refusal = step->notYet(position)) {
            return tl::unexpected(*refusal);
        }
    }
    if (step == nullptr || sides.empty()) {
        const auto& combat = position.rules().said.combat;
        return combat ? refuse(*combat, Why::NoCombat) : refuse(clause::B_7, Why::NoThrowDue);
    }
    const ClauseId clause = step->throws;
    if (step->thrower != nullptr) {
        if (auto refusal = step->thrower(position, action)) {
            return tl::unexpected(*refusal);
        }
    }
    if (action.dice.asksForThrow()) {
        return refuse(clause, Why::DiceMissing);
    }
    bool fitting = sides.size() == action.dice.dice.size();
    for (std::size_t i = 0; fitting && i < sides.size(); ++i) {
        const Die& die = action.dice.dice[i];
        fitting = die.sides == sides[i] && die.value >= 1 && die.value <= die.sides;
    }
    if (!fitting) {
        return refuse(clause, Why::DiceWrong);
    }
    return step->thrown(position, action);
}

}  // namespace engine
