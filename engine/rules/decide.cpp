// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/decide.h"

#include "engine/rules/building.h"
#include "engine/rules/cards.h"
#include "engine/rules/endings.h"
#include "engine/rules/founding.h"
#include "engine/rules/referee.h"
#include "engine/rules/robber.h"
#include "engine/rules/ships.h"
#include "engine/rules/throwing.h"
#include "engine/rules/trading.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/ccm/boycott.h"
#include "engine/rulesets/ccm/catastrophes.h"
#include "engine/rulesets/ccm/explorer.h"
#include "engine/rulesets/ccm/votes.h"
#include "engine/rulesets/monopolists/claims.h"
#include "engine/rulesets/monopolists/exchange.h"
#include "engine/rulesets/monopolists/takeover.h"
#include "engine/rulesets/shadow/auction.h"
#include "engine/rulesets/shadow/sides.h"
#include "engine/rulesets/soldiers/conquest.h"
#include "engine/rulesets/soldiers/departure.h"
#include "engine/rulesets/soldiers/fight.h"
#include "engine/rulesets/soldiers/movement.h"
#include "engine/rulesets/soldiers/nuke.h"
#include "engine/rulesets/soldiers/purchases.h"
#include "engine/rulesets/soldiers/robber_fight.h"
#include "engine/rulesets/soldiers/variants.h"

namespace engine {

namespace {

constexpr int kDieSides = 6;

bool isReferees(const Action& action) {
    return std::holds_alternative<Rule>(action) || std::holds_alternative<Adjust>(action) ||
           std::holds_alternative<EndGame>(action);
}

Judgement judged(const Position& position, const Action& action) {
    if (position.turn.phase == Phase::Ended && !isReferees(action)) {
        return refuse(position.rules().clauseOf(Number::WinningScore), Why::GameOver);
    }
    if (position.table->players.empty() && !isReferees(action)) {
        return refuse(clause::B_3, Why::NotYourTurn);
    }
    return std::visit([&](const auto& act) { return judge(position, act); }, action);
}

}  // namespace

Expected<Decision, Refusal> decide(const Position& position, const Action& action) {
    return judged(position, action).transform([](Deciding&& deciding) { return std::move(deciding).concluded(); });
}

std::optional<Refusal> actionRefusal(const Position& position, const Action& action) {
    auto judgement = judged(position, action);
    return judgement ? std::nullopt : std::optional(std::move(judgement.error()));
}

Expected<std::vector<int>, Refusal> diceNeeded(const Position& position, const Action& action) {
    if (diceOf(action) == nullptr) {
        return std::vector<int>{};
    }
    // What would still be refused with dice is refused now; only the missing dice are no reason.
    const auto refusal = actionRefusal(position, action);
    if (refusal && refusal->why != Why::DiceMissing && refusal->why != Why::DiceWrong) {
        return tl::unexpected(*refusal);
    }
    return std::holds_alternative<Throw>(action) ? throwSides(position) : std::vector<int>{kDieSides, kDieSides};
}

}  // namespace engine
