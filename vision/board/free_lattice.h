// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <opencv2/core.hpp>

#include "engine/board/coordinates.h"
#include "vision/board/lattice_peaks.h"

namespace vision::board {

/// A lattice of hexes in a picture whose number and outline are open.
struct FreeLattice {
    /// Board plane to pixels. Any hex may be its 0,0; its north is the one of six that points highest in the picture.
    cv::Matx33d homography;
    /// The hexes that the peaks show, sorted: their middles are seen, or most of what is around them.
    std::vector<engine::Hex> hexes;
    /// The share of these hexes' middles and corners in the picture that are seen, 0..1.
    double support = 0;
};

/// The lattice that explains most of the peaks, some of which may be false and others missing; empty when fewer than
/// kFewestHexes lie on one. Peaks are in pixels of a picture of this size.
inline constexpr std::size_t kFewestHexes = 7;
[[nodiscard]] std::optional<FreeLattice> freeLattice(const LatticePeaks& peaks, cv::Size picture);

}  // namespace vision::board
