// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/state/position.h"

namespace engine {

/// How many pieces of this kind the player has on the board (units by kind through unitsOnBoard).
[[nodiscard]] int piecesOnBoard(const Position& position, PlayerId player, Piece piece);
[[nodiscard]] Units unitsOnBoard(const Position& position, PlayerId player);

/// How many of this piece a player owns in all (B-2, SA-4); empty where the rules set no number.
[[nodiscard]] std::optional<int> piecesOwned(const Rules& rules, Piece piece);

/// Whether one more of this piece is left to place; a bridge takes five roads (CC-12).
[[nodiscard]] bool hasPieceLeft(const Position& position, PlayerId player, Piece piece);

}  // namespace engine
