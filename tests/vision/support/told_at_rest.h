// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "tests/vision/support/pictures.h"
#include "vision/watch/table_watch.h"

namespace tests {

/// What a camera at rest tells of a picture: it is shown three times, each with grain of its own.
inline std::vector<vision::PieceChange> toldAtRest(vision::TableWatch& watch, const vision::Image& image) {
    std::vector<vision::PieceChange> told;
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
        vision::Image frame = image;
        addGrain(frame, 4, seed);
        const vision::WatchFrame seen = watch.next(frame);
        told.insert(told.end(), seen.changes.begin(), seen.changes.end());
    }
    return told;
}

}  // namespace tests
