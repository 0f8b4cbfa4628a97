// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/setup.h"
#include "tests/vision/support/truth.h"
#include "vision/reading/reading.h"

namespace tests {

/// How often one kind of thing was there, was found with its place and owner, and was found where it is not without
/// anybody being asked.
struct Found {
    int there = 0;
    int found = 0;
    int wrong = 0;
    Found& operator+=(const Found& other);
};

/// Other documents' pieces in one reading, or in several added up, compared with the truth. White pieces are left out.
struct ExpansionScore {
    Found figures;  ///< armies and weapons, which are asked to be told apart
    Found bridges;
    Found ships;
    Found walls;
    Found backs;  ///< hexes face down
    ExpansionScore& operator+=(const ExpansionScore& other);
    /// Everything that was read, right or wrong, asked or not.
    int read = 0;
};

/// `truth` and `setup` say what the picture shows as it is saved.
[[nodiscard]] ExpansionScore scoreExpansion(const Truth& truth, const engine::Setup& setup,
                                            const vision::BoardReading& reading);

}  // namespace tests
