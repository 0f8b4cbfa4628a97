// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Why no own route of this kind may come in place of the one on this side (MO-8, MO-11). Price and supply are not
/// asked.
[[nodiscard]] std::optional<Refusal> routeShield(const Position& position, PlayerId by, SideId at, RouteKind kind);

/// A hostile takeover of a building, a route or a bridge by the player who builds now (MO-8 … MO-14). What the victim
/// may claim waits afterwards (claims.h).
[[nodiscard]] Judgement judge(const Position& position, const TakeOver& action);

}  // namespace engine
