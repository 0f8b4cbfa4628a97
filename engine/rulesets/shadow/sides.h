// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

#include "engine/rules/decision.h"

namespace engine {

/// The board still awaits the throw that takes sides off it (SW-2): the whole island of 19 hexes, before the first
/// founding. Boards of another shape have no six sides and are played as they are.
[[nodiscard]] bool sidesAreDue(const Position& position);
/// The faces have a meaning: clockwise from the top, or as the players have numbered the sides (R-SW-SIDES).
[[nodiscard]] bool sidesAreNumbered(const Position& position);

/// The land hexes that two faces take off the board: three of each side, five in all where the sides adjoin; for a
/// double two rows of that side, three and four (SW-2). In order.
[[nodiscard]] std::vector<HexId> hexesOfSides(const Position& position, std::array<int, 2> faces);
/// Two tokens 6 or 8 lie on them: throwing again is advised (SW-4).
[[nodiscard]] bool isDearThrow(const Position& position, std::span<const HexId> hexes);

[[nodiscard]] Judgement judge(const Position& position, const NumberSides& action);
[[nodiscard]] Judgement judge(const Position& position, const AcceptSides& action);
[[nodiscard]] Judgement thrown(const Position& position, const SidesDue& due, const Throw& action);

}  // namespace engine
