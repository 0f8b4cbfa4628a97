// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/setup.h"
#include "tests/vision/support/truth.h"
#include "vision/reading/reading.h"

namespace tests {

/// The pieces and harbours of one reading, or of several added up, compared with the truth.
struct PieceScore {
    /// Read with the right owner, whatever the kind; roads read with the right owner.
    int buildings = 0;
    int roads = 0;
    /// Read, not there or another's, and nobody was asked about it.
    int misread = 0;
    /// Of another kind, and nobody was asked.
    int kindsMisread = 0;
    /// The robber is where it is, or none was read where none stands.
    int robbers = 0;
    /// Harbours of the right trade at the right place and not asked about; wrong in either and not asked about.
    int harbours = 0;
    int harboursMisread = 0;

    PieceScore& operator+=(const PieceScore& other);
};

/// `truth` and `setup` say what the picture shows as it is saved: for readings of exactly those pixels.
[[nodiscard]] PieceScore scorePieces(const Truth& truth, const engine::Setup& setup,
                                     const vision::BoardReading& reading);

/// How the names of a reading come from those of the truth: the sixths of a turn under which hexes lie where they
/// should.
[[nodiscard]] int turnsOf(const Truth& truth, const vision::Homography& seen);
[[nodiscard]] engine::Hex turnedBy(engine::Hex hex, int sixths);
[[nodiscard]] engine::Corner turnedBy(const engine::Corner& corner, int sixths);
[[nodiscard]] engine::Side turnedBy(const engine::Side& side, int sixths);

}  // namespace tests
