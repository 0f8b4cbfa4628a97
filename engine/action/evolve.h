// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/action/event_kinds.h"
#include "engine/state/position.h"

namespace engine {

/// Applies an event. Knows no rules and never fails on a position that the event fits; whether it fits (places exist,
/// the named pieces stand there) is asked by `fits` for events that come from outside.
void evolve(Position& position, const Event& event);
void evolve(Position& position, std::span<const Event> events);

/// What happens in the course of a turn and leaves pieces but armies, special cards, points, players, clauses and
/// catastrophes as they are.
using CourseEvent = std::variant<TurnStarted, PhaseStarted, CardsDealt, CardsPaid, CardsGiven, GoldDealt, CardStolen,
                                 CardDrawn, ArmyMoved, RobberStirred, RobberMoved, PirateMoved, AttackStarted, Awaiting,
                                 Settled, RoadsFreed, SpecialBuilder, FactoryPaid, BoycottThreatened>;
/// Those of them that change the turn.
inline constexpr EventKinds kMoveTurn =
    EventKinds::of<TurnStarted, PhaseStarted, RobberStirred, AttackStarted, Awaiting, Settled>();
/// Does to the turn alone what such an event does to it.
void evolveTurn(Turn& turn, const Event& event);

/// Whether the event can be applied to this position.
[[nodiscard]] bool fits(const Position& position, const Event& event);

}  // namespace engine
