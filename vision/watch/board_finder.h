// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/state/layouts.h"
#include "vision/given_corners.h"
#include "vision/reading/image.h"
#include "vision/reading/reading.h"

namespace vision {

/// Where a person has the board, if anybody marked it; settled: the board was found by that mark before.
struct BoardMark {
    std::optional<GivenCorners> corners;
    bool isSettled = false;
};

/// The board as it was found in a frame.
struct FoundBoard {
    Homography homography;
    std::vector<engine::Hex> land;
    double confidence = 0;
    /// It was found where a person marked it.
    bool isMarked = false;
    /// It is covered; the printed markers round it say where it is.
    bool isByMarkers = false;
};

/// Finds the board in the frames of one camera and remembers how its printed markers lay. Belongs to one thread.
class BoardFinder {
public:
    BoardFinder() = default;
    virtual ~BoardFinder() = default;
    BoardFinder(const BoardFinder&) = delete;
    BoardFinder& operator=(const BoardFinder&) = delete;

    /// Where it was marked, else wherever it is, else where its markers have it. A mark that never led to a board is
    /// not passed over in silence.
    [[nodiscard]] virtual std::optional<FoundBoard> find(const Image& image, const BoardMark& mark,
                                                         const std::optional<engine::Layout>& wanted) = 0;
};

namespace look {
[[nodiscard]] std::unique_ptr<BoardFinder> boardFinder();
}

}  // namespace vision
