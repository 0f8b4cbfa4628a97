// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/action/action.h"
#include "engine/state/position.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::watch {

/// A change with whose it is and where.
struct Sighted {
    const vision::PieceChange* change = nullptr;
    engine::PlayerId owner{};
    engine::CornerId at{};
};

/// Empty for a colour that nobody has, and for a place that the board has not.
[[nodiscard]] std::optional<Sighted> sightedOn(const engine::Position& position, const vision::PieceChange& change);

/// The player's units on a crossing, and whether the weapon there is theirs.
[[nodiscard]] engine::Units unitsAt(const engine::Position& position, engine::PlayerId owner, engine::CornerId at);
[[nodiscard]] bool hasNuke(const engine::Position& position, engine::PlayerId owner, engine::CornerId at);

/// What the figures of a change may be: as guessed, then whatever else one figure is.
[[nodiscard]] std::vector<vision::FigureGuess> guessesOf(const vision::PieceChange& change);

/// Whether the rules allow it now; where nobody knows whose turn it is, whether its places do. A referee's entry asks
/// no rule and is never called allowed.
[[nodiscard]] bool isAllowed(const engine::Position& position, const engine::Action& action, bool turnKnown);

/// The figures of a crossing, or that part of them, go to another.
[[nodiscard]] engine::Action walking(engine::PlayerId owner, engine::CornerId from, engine::CornerId to,
                                     const std::optional<vision::FigureGuess>& part);
/// The referee's entry that these figures came to those that stand there.
[[nodiscard]] engine::Action settingFigures(const engine::Position& position, engine::PlayerId owner,
                                            engine::CornerId at, const vision::FigureGuess& guess);

/// What figures that came, moved or went may have been as acts, likeliest first; and a wall.
[[nodiscard]] std::vector<engine::Action> actsOfComing(const engine::Position& position, const Sighted& came,
                                                       bool turnKnown);
[[nodiscard]] std::vector<engine::Action> actsOfMoving(const engine::Position& position, const Sighted& went,
                                                       const Sighted& came);
[[nodiscard]] std::vector<engine::Action> actsOfGoing(const engine::Position& position, const Sighted& went);
[[nodiscard]] std::vector<engine::Action> actsOfWall(const engine::Position& position, const Sighted& wall);

}  // namespace adjudicator::watch
