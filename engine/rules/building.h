// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Road building still gives this player a route free of charge (B-10).
[[nodiscard]] bool isFree(const Position& position, PlayerId by);
/// Why no road, ship or settlement can be built wherever it is: no piece is left (B-2), or it cannot be paid.
[[nodiscard]] std::optional<Refusal> meansRefusal(const Position& position, PlayerId by, Piece piece);
/// Whether meansRefusal is none: the cards first, for the pieces must be counted.
[[nodiscard]] bool hasMeans(const Position& position, PlayerId by, Piece piece);
/// Ships belong to boards with sea hexes (B-14).
[[nodiscard]] bool isNavigable(const Position& position);

/// Roads, ships, settlements, city walls and nuclear weapons (B-2, B-4, B-5, SA-W1, SA-N1).
[[nodiscard]] Judgement judge(const Position& position, const Build& action);
/// A settlement becomes a city (B-6).
[[nodiscard]] Judgement judge(const Position& position, const Upgrade& action);

}  // namespace engine
