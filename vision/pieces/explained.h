// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <opencv2/core.hpp>

#include "engine/board/coordinates.h"
#include "engine/state/pieces.h"
#include "vision/pieces/sight.h"
#include "vision/reading/reading.h"

namespace vision::pieces {

/// Which pixels of each colour belong to pieces that were read: what is left over is something else.
class Explained {
public:
    explicit Explained(const Sight& sight);

    /// A building as it was matched; a large one reaches farther and higher.
    void addBuilding(std::size_t corner, PieceColour colour, bool large);
    /// What lies flat around a building.
    void addWall(std::size_t corner, PieceColour colour);
    /// A road, or a ship with its mast.
    void addRoute(const SideSite& site, const Match& match, PieceColour colour, engine::RouteKind kind);
    /// A thing of this half length, half width and height along a line.
    void addBar(cv::Point2d middle, cv::Point2d along, cv::Point3d halfSize, PieceColour colour);

    [[nodiscard]] bool at(int y, int x, std::size_t colour) const;
    /// 255 where nothing accounts for the colour (CV_8UC1).
    [[nodiscard]] cv::Mat freeOf(std::size_t colour) const;

private:
    const Sight& m_sight;
    /// Bit k for colour k (CV_8UC1).
    cv::Mat m_bits;
};

}  // namespace vision::pieces
