// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/due.h"

#include <array>

#include "engine/rules/founding.h"
#include "engine/rules/hooks/hooks.h"
#include "engine/rules/turn.h"
#include "engine/state/names.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, 15> kDuties{
    "found",   "roll",    "turn",  "special-building", "discard", "move-robber", "throw",     "combat",
    "conquer", "tribute", "claim", "relocate",         "sides",   "bid",         "draw-token"};

/// B-15: the others in order, as far as it has not passed them; then the next player rolls.
std::vector<Due> builders(const Position& position) {
    std::vector<Due> due;
    for (PlayerId player = position.table->next(position.turn.player); player != position.turn.player;
         player = position.table->next(player)) {
        if (!specialRefusal(position, player)) {
            due.push_back({player, Duty::SpecialBuilding, clause::B_15});
        }
    }
    due.push_back({nextInTurn(position, position.turn.player), Duty::Roll, clause::B_7});
    return due;
}

std::vector<Due> dueInPhase(const Position& position) {
    const PlayerId player = position.turn.player;
    const ClauseId turns = position.rules().said.turns.value_or(clause::B_9);
    switch (position.turn.phase) {
        case Phase::Found:
            return {{foundingTurn(position).player, Duty::Found, clause::B_3}};
        case Phase::Roll:
            return {{player, Duty::Roll, clause::B_7}};
        case Phase::Fictional:
            return {{player, Duty::Roll, position.rules().said.fictional.value_or(clause::B_7)}};
        case Phase::Special:
            return builders(position);
        case Phase::Build:
        case Phase::Move:
        case Phase::Combat:
            return {{player, Duty::Turn, turns}};
        case Phase::Ended:
            break;
    }
    return {};
}

}  // namespace

std::string_view toText(Duty duty) {
    return nameOf(duty, kDuties);
}

std::vector<Due> dueNow(const Position& position) {
    if (position.table->players.empty()) {
        return {};
    }
    const StepHooks* step = waitingStep(position);
    return step != nullptr ? step->due(position) : dueInPhase(position);
}

}  // namespace engine
