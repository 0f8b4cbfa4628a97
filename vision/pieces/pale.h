// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"
#include "vision/pieces/viewpoint.h"

namespace vision::pieces {

/// A place beside a site where something pale may lie that stands out from what is around it, whatever its colour.
struct PaleThing {
    /// Its middle colour (units of chromaOf).
    cv::Vec3f colour;
    /// How much its shape, its edges and its paleness speak for a piece: the logarithm of the odds, roughly.
    double odds = 0;
};

/// Every place where a road or the body of a building may lie at a site. Pieces whose colour is near to the sand's show
/// in this: they are even, cover the gap between tiles and differ from what lies on all their sides.
[[nodiscard]] std::vector<PaleThing> paleRoadsAt(const cv::Mat& chroma, const board::Rectified& board,
                                                 const Viewpoint& viewpoint, const board::SideSite& site);
[[nodiscard]] std::vector<PaleThing> paleBuildingsAt(const cv::Mat& chroma, const board::Rectified& board,
                                                     const Viewpoint& viewpoint, const board::CornerSite& site);

/// How far a colour (units of chromaOf) is from sand towards white: paler and brighter.
[[nodiscard]] double whiteness(const cv::Vec3f& colour);

}  // namespace vision::pieces
