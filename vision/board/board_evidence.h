// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "vision/board/lattice.h"
#include "vision/board/lattice_heat.h"

namespace vision::board {

/// What the lattice net sees where a lattice lies: means of its chances over what is in the picture, 0..1.
struct HeatSeen {
    /// Land on the land's hexes, and on those around it, where none should be.
    double land = 0;
    double landBeyond = 0;
    /// Middles and corners of the land's hexes, each at its place, and middles of the hexes around.
    double middles = 0;
    double corners = 0;
    double middlesBeyond = 0;
};

/// What a picture shows of a board where a lattice lies on it: each is measured once, and none alone decides. Shares
/// are of what lies in the picture.
struct BoardEvidence {
    /// As LatticeFit has them.
    double gaps = 0;
    double seams = 0;
    double rims = 0;
    /// Share of the places on the frame that are clearly bluer than the tiles' rims, 0..1.
    double sea = 0;
    /// Share of the tiles whose rim has the colour of most rims, 0..1.
    double sand = 0;
    /// How far the tiles differ from each other in colour: the spread of the logarithms of their channels' ratios.
    double variety = 0;
    /// Shares of the land's hexes and of the frame that are in the picture, 0..1, and the number of those hexes.
    double landSeen = 0;
    double frameSeen = 0;
    int hexesSeen = 0;
    /// The mean side of a hex in the picture's finer size, in pixels.
    double sidePixels = 0;
    /// Empty where nobody asked the net.
    std::optional<HeatSeen> heat;
};

/// All that colours and rims say on a rectified board.
[[nodiscard]] BoardEvidence evidenceOn(const Rectified& board);

/// `homography` leads from the board plane to pixels of the picture that the maps are of.
[[nodiscard]] HeatSeen heatSeen(const LatticeHeat& heat, const cv::Matx33d& homography, const Shape& shape);

}  // namespace vision::board
