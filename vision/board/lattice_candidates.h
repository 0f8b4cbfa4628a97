// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/free_lattice.h"
#include "vision/board/lattice_heat.h"
#include "vision/board/shape.h"

namespace vision::board {

/// A place where a board of a shape may lie, right to about a third of a hex side.
struct LatticeCandidate {
    /// Board plane to pixels of the picture.
    cv::Matx33d homography;
    ShapePtr shape;
    /// How much of the board is seen where this has it, and how little of it elsewhere, 0..1.
    double support = 0;
};

/// Where a board of that shape lies best on a lattice whose land the maps show; likeliest first, few.
[[nodiscard]] std::vector<LatticeCandidate> placed(const FreeLattice& lattice, const LatticeHeat& heat,
                                                   const ShapePtr& shape);

/// Where boards of these shapes may lie in a picture of that size, by what the lattice net sees: whatever the frame,
/// and also where part of the board is cut off. Likeliest first of each shape; empty where it sees no lattice.
[[nodiscard]] std::vector<LatticeCandidate> latticeCandidates(const LatticeHeat& heat, cv::Size picture,
                                                              const std::vector<ShapePtr>& shapes);

}  // namespace vision::board
