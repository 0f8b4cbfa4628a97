// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/rules/decision.h"

namespace engine {

/// The name by which a map marks the hexes of the Exchange (MO-1).
inline constexpr std::string_view kExchange = "exchange";

/// The continents of the map in alphabetical order; the Exchange is none (MO-2), deserts belong to none. Names live as
/// long as the position's hexes stay as they are.
[[nodiscard]] std::vector<std::string_view> continents(const Position& position);

/// Whether the map has any.
[[nodiscard]] bool hasContinents(const Position& position);

/// The continents that a crossing touches, in alphabetical order (R-MO-CONTINENT).
[[nodiscard]] std::vector<std::string_view> continentsAt(const Position& position, CornerId corner);
/// How many these are.
[[nodiscard]] std::size_t countOfContinentsAt(const Position& position, CornerId corner);
/// Whether one of them is at both corners.
[[nodiscard]] bool shareContinent(const Position& position, CornerId one, CornerId other);

/// A hex of the Exchange touches the crossing.
[[nodiscard]] bool isOnExchange(const Position& position, CornerId corner);

/// The Monopolist of a continent as its settlements and cities stand; empty on a tie or below two points (MO-15).
[[nodiscard]] std::optional<PlayerId> monopolistOf(const Position& position, std::string_view continent);

/// What a player's settlements and cities count on a continent (MO-15).
[[nodiscard]] int continentPoints(const Position& position, std::string_view continent, PlayerId player);

/// After pieces have changed: who holds the Monopolist cards now (MO-15).
void moveMonopolists(Deciding& deciding);

}  // namespace engine
