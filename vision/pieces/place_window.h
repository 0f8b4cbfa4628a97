// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/shape.h"
#include "vision/net/small_net.h"
#include "vision/pieces/viewpoint.h"

namespace vision::pieces {

/// A corner or side as the net for places sees it: a square of the board plane, turned so that a side of the board runs
/// upwards from a corner, or across from a side's middle, and what is high leans upwards rather than down.
struct PlaceWindow {
    /// kPlaceWindow pixels square; 0 where the picture ends.
    cv::Mat rgb;
    /// Beside it: 255 where the picture had pixels.
    cv::Mat known;
    /// How far the top of a thing one hex side high leans to the right and up, in hex sides; no farther than
    /// kMostPlaceLean.
    cv::Point2d lean;
    bool isCorner = false;
};
inline constexpr int kPlaceWindow = 48;
/// Pixels to a hex side.
inline constexpr double kPlaceSidePixels = 44;
inline constexpr double kMostPlaceLean = 1.2;

/// The windows of a board's corners and then of its sides, in the order of the shape. `homography`: board plane to
/// pixels of the picture, `viewpoint`: where it was taken from.
[[nodiscard]] std::vector<PlaceWindow> placeWindows(const cv::Mat& rgb, const cv::Matx33d& homography,
                                                    const Viewpoint& viewpoint, const board::Shape& shape);

/// What the net sees of each window: its colours with the light of all windows together taken out; how they differ from
/// the middle of all corners or of all sides, most of which are bare; the lean; and whether it is a corner.
inline constexpr std::size_t kPlaceChannels = 9;
[[nodiscard]] std::vector<net::Sheet> placeSheets(const std::vector<PlaceWindow>& windows);

}  // namespace vision::pieces
