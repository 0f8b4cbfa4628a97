// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/hooks/hooks.h"

#include <algorithm>

#include "engine/rules/acts.h"
#include "engine/rules/building.h"
#include "engine/rules/cards.h"
#include "engine/rules/endings.h"
#include "engine/rules/founding.h"
#include "engine/rules/hooks/guest_acts.h"
#include "engine/rules/referee.h"
#include "engine/rules/robber.h"
#include "engine/rules/ships.h"
#include "engine/rules/throwing.h"
#include "engine/rules/trading.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/base/base.h"

namespace engine {

namespace {

Refusal robberIsDue(const Position& position) {
    const bool discards =
        std::ranges::any_of(waiting<RobberDue>(position).discards, [](int count) { return count > 0; });
    return {clause::B_8, discards ? Why::DiscardsDue : Why::RobberMustMove};
}

std::vector<Due> dueForRobber(const Position& position) {
    const auto& robber = waiting<RobberDue>(position);
    auto due = discardersOf(position, robber.discards);
    if (due.empty()) {
        due.push_back({moverOf(position, robber), Duty::MoveRobber, moveClause(robber.cause)});
    }
    return due;
}

constexpr std::array kBaseSteps{StepHooks{.kind = kStep<RobberDue>, .refusal = &robberIsDue, .due = &dueForRobber}};

constexpr auto& kBaseActs =
    kJudgesOf<Found, Roll, Discard, MoveRobber, Build, Upgrade, Throw, BuyCard, PlayCard, Trade, Choose, MoveShip,
              MovePirate, KeepRobber, Leave, TimeUp, GuestAct, EndPhase, EndTurn, Rule, Adjust, EndGame>;

}  // namespace

constinit const Hooks kBaseHooks{.acts = kBaseActs, .steps = kBaseSteps, .propose = &proposeTableActs};

}  // namespace engine
