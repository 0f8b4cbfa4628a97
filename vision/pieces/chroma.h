// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"
#include "vision/reading/reading.h"
#include "vision/tiles/light.h"

namespace vision::pieces {

/// A board in logarithms of light relative to the tiles' sand: red to green, blue to green, green (CV_32FC3). Sand is
/// at 0 0 0 wherever the light comes from.
[[nodiscard]] cv::Mat chromaOf(const tiles::Print& print);

/// How likely the bare board shows each pixel's colour there: its own tile's print, the sea, sand, gaps and shadows, as
/// measured on this very board (CV_32FC1, a density up to a constant that all densities here share).
[[nodiscard]] cv::Mat bareDensity(const cv::Mat& chroma, const board::Rectified& board);

/// A colour that things have: a middle and how far pixels of it lie apart, in the units of chromaOf.
struct Look {
    cv::Vec3f mean;
    cv::Vec3f spread;
    /// How expected it is before looking.
    float weight = 1;
};
inline constexpr std::size_t kColours = kPieceColours.size();
/// By PieceColour.
using Looks = std::array<Look, kColours>;

/// How likely a look shows a colour (the common constant left out).
[[nodiscard]] float densityOf(const cv::Vec3f& colour, const Look& look);
/// A colour of no known thing is about this dense everywhere.
inline constexpr float kStrangeDensity = 0.02F;

/// What the six colours look like on any table, roughly.
[[nodiscard]] const Looks& usualLooks();

/// The share of each colour in each pixel, 0..1, the bare board taking the rest (CV_32FC(6)); 0 where the picture ends.
[[nodiscard]] cv::Mat sharesOf(const cv::Mat& chroma, const cv::Mat& bare, const Looks& looks, const cv::Mat& known);

}  // namespace vision::pieces
