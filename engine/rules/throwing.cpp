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
    const bool combat = std::holds_alternative<Fight>(position.turn.pending);
    if (sides.empty() && std::holds_alternative<SidesDue>(position.turn.pending)) {
        return refuse(clause::SW_2, Why::SidesUnnumbered, {}, choiceOf(RSwSides::Players));
    }
    if (sides.empty()) {
        return position.rules().armies ? refuse(clause::SA_K8, Why::NoCombat) : refuse(clause::B_7, Why::NoThrowDue);
    }
    const ClauseId clause = combat ? clause::SA_K3 : clause::B_7;
    if (const auto* fight = std::get_if<Fight>(&position.turn.pending);
        fight != nullptr && action.by && *action.by != fight->attacker && *action.by != fight->defender) {
        return refuse(clause::SA_K8, Why::NotYourTurn);
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
    return waitingStep(position)->thrown(position, action);
}

}  // namespace engine
