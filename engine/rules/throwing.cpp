// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/throwing.h"

#include "engine/rulesets/ccm/catastrophes.h"
#include "engine/rulesets/ccm/votes.h"
#include "engine/rulesets/shadow/auction.h"
#include "engine/rulesets/shadow/fictional.h"
#include "engine/rulesets/shadow/sides.h"
#include "engine/rulesets/soldiers/fight.h"
#include "engine/rulesets/soldiers/robber_fight.h"

namespace engine {

namespace {

/// What each pending step throws; nothing where it waits for something else.
struct Sides {
    const Position& position;

    std::vector<int> operator()(const Fight& fight) const { return roundDice(position, fight); }
    std::vector<int> operator()(const RobberFight& fight) const {
        return {dieOf(position.armies[fight.from]->units.highest().value_or(UnitKind::Infantry)), 6};
    }
    std::vector<int> operator()(const SidesDue&) const {
        return sidesAreNumbered(position) ? std::vector{6, 6} : std::vector<int>{};
    }
    std::vector<int> operator()(const ResourceThrow&) const { return {6}; }
    std::vector<int> operator()(const MonopolyThrow&) const { return {6, 6}; }
    std::vector<int> operator()(const TieThrow&) const { return {6}; }
    std::vector<int> operator()(const Auction& auction) const {
        return auction.tie || !auction.resource ? std::vector{6} : std::vector<int>{};
    }
    std::vector<int> operator()(const FateThrow&) const { return {6, 6}; }
    std::vector<int> operator()(const Upheaval&) const { return {6, 6}; }
    std::vector<int> operator()(const VoteThrow&) const { return {6}; }
    template <class Other>
    std::vector<int> operator()(const Other&) const {
        return {};
    }
};

struct Thrower {
    const Position& position;
    const Throw& action;

    template <class Due>
    Judgement operator()(const Due& due) const {
        if constexpr (requires { thrown(position, due, action); }) {
            return thrown(position, due, action);
        } else {
            return refuse(clause::SA_K8, Why::NoCombat);
        }
    }
};

}  // namespace

std::vector<int> throwSides(const Position& position) {
    return std::visit(Sides{position}, position.turn.pending);
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
    return std::visit(Thrower{position, action}, position.turn.pending);
}

}  // namespace engine
