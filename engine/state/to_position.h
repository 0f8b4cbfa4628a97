// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/board/place.h"
#include "engine/clauses/clause_id.h"
#include "engine/expected.h"
#include "engine/state/fault.h"
#include "engine/state/position.h"
#include "engine/state/setup.h"

namespace engine {

/// Something that stands although a rule forbids it. Without a place it concerns the whole board or one player.
struct Irregularity {
    ClauseId clause{};
    std::optional<Place> at;
    /// Of whose pieces there are too many, and which.
    std::optional<PlayerId> player = {};
    std::optional<Piece> piece = {};
    /// No document in force knows it: a piece, or the mark or card that a position file calls so. The clause is of a
    /// document that would.
    bool isUnknown = false;
    std::string name = {};
    bool operator==(const Irregularity&) const = default;
};
using Irregularities = std::vector<Irregularity>;

/// Judges a set-up: a position, or every fault at once. What no turn says: founding if no building stands, else the
/// first player is about to roll.
[[nodiscard]] Expected<Position, Faults> toPosition(const Setup& setup);

/// What stands against the rules (distance, connection, supply, tile and token counts, armies), in the order of the
/// clauses.
[[nodiscard]] Irregularities irregularities(const Position& position);

/// Tiles or number tokens of one kind that are more or fewer than in the box: how many lie there, how many the box has.
struct BoxCount {
    /// Empty: tokens with this number.
    std::optional<Terrain> terrain;
    int number = 0;
    int there = 0;
    int box = 0;
};
/// What differs on a board that is as large as one box; empty for any other (B-1).
[[nodiscard]] std::vector<BoxCount> boxDifferences(const Position& position);

/// The set-up that gives back this position; toPosition(toSetup(p)) equals p but for the table object.
[[nodiscard]] Setup toSetup(const Position& position);

}  // namespace engine
