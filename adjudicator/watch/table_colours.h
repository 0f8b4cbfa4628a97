// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/state/position.h"
#include "engine/state/setup.h"
#include "vision/reading/reading.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::watch {

/// By PieceColour, the id of the player whose pieces have it; empty where nobody's do.
using ColourOwners = std::array<std::optional<std::string>, vision::kPieceColours.size()>;

/// The colour of a player's pieces: the one that `colour` says in a word (`red`), else the one that `id` says, else the
/// one that `colour` comes nearest to (`#c0392b`), if it is clearly one of the six.
[[nodiscard]] std::optional<vision::PieceColour> colourOf(const std::string& id, const std::string& colour);

/// Whose the colours are. Two players of one colour: nobody's. A set-up without players has its owners by their words.
[[nodiscard]] ColourOwners ownersIn(const engine::Setup& setup);
[[nodiscard]] ColourOwners ownersIn(const engine::Position& position);

/// The set-up with its players: those that it names, else whoever has pieces in it, and the colours that came.
[[nodiscard]] engine::Setup withPlayersOf(engine::Setup setup, const std::vector<vision::PieceChange>& changes);

}  // namespace adjudicator::watch
