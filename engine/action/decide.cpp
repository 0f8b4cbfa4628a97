// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/decide.h"

#include "engine/rules/building.h"
#include "engine/rules/founding.h"
#include "engine/rules/referee.h"
#include "engine/rules/robber.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/soldiers/conquest.h"
#include "engine/rulesets/soldiers/fight.h"
#include "engine/rulesets/soldiers/movement.h"
#include "engine/rulesets/soldiers/nuke.h"
#include "engine/rulesets/soldiers/purchases.h"

namespace engine {

namespace {

constexpr int kDieSides = 6;

bool isReferees(const Action& action) {
    return std::holds_alternative<Rule>(action) || std::holds_alternative<Adjust>(action) ||
           std::holds_alternative<EndGame>(action);
}

}  // namespace

Expected<Decision, Refusal> decide(const Position& position, const Action& action) {
    if (position.turn.phase == Phase::Ended && !isReferees(action)) {
        return unexpected(Refusal{position.rules().clauseOf(Number::WinningScore), Why::GameOver, {}, std::nullopt});
    }
    if (position.table->players.empty() && !isReferees(action)) {
        return unexpected(Refusal{clause::B_3, Why::NotYourTurn, {}, std::nullopt});
    }
    return std::visit([&](const auto& act) { return judge(position, act); }, action);
}

Expected<std::vector<int>, Refusal> diceNeeded(const Position& position, const Action& action) {
    if (diceOf(action) == nullptr) {
        return std::vector<int>{};
    }
    // What would still be refused with dice is refused now; only the missing dice are no reason.
    const auto decision = decide(position, action);
    const bool onlyDice =
        !decision && (decision.error().why == Why::DiceMissing || decision.error().why == Why::DiceWrong);
    if (!decision && !onlyDice) {
        return unexpected(decision.error());
    }
    if (const auto* fight = std::get_if<Fight>(&position.turn.pending)) {
        return roundDice(position, *fight);
    }
    return std::vector<int>{kDieSides, kDieSides};
}

}  // namespace engine
