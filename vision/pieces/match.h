// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"
#include "vision/pieces/chroma.h"
#include "vision/pieces/viewpoint.h"

namespace vision::pieces {

using board::CornerSite;
using board::SideSite;

/// How well a piece of one colour fits at a site, at the best of the places where it may stand aside.
struct Match {
    /// What the fits are compared by; about 0 where there is nothing, about 0.9 for a clear piece.
    double score = 0;
    /// Share of the colour where the piece should be.
    double inside = 0;
    /// Share of the colour around it: for a road on its emptier and its fuller flank, for a building on a ring.
    double flank = 0;
    double fullerFlank = 0;
    /// The middle of what was seen (not of the foot) on the board plane, and how far that is off the site.
    cv::Point2d at;
    double aside = 0;
};
/// By PieceColour.
using Matches = std::array<Match, kColours>;

/// A picture's shares of colours with where the camera stands.
struct ColourMap {
    const board::Rectified* board = nullptr;
    Viewpoint viewpoint;
    cv::Mat shares;
};

/// Half the height of a road, and where the body of a building is thickest, in hex sides.
inline constexpr double kRoadMiddle = 0.06;
inline constexpr double kBuildingMiddle = 0.12;

[[nodiscard]] Matches matchRoad(const ColourMap& map, const SideSite& site);
[[nodiscard]] Matches matchBuilding(const ColourMap& map, const CornerSite& site);

/// The middle colour of what matched, in the units of chromaOf.
[[nodiscard]] cv::Vec3f roadColour(const cv::Mat& chroma, const board::Rectified& board, const SideSite& site,
                                   const Match& match);
[[nodiscard]] cv::Vec3f buildingColour(const cv::Mat& chroma, const board::Rectified& board, const Match& match);

}  // namespace vision::pieces
