// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/pieces/figures.h"
#include "vision/pieces/sight.h"
#include "vision/reading/reading.h"

namespace vision::watch {

/// A figure that came or went, with the circle that holds what is seen of it.
struct Spotted {
    pieces::Figure figure;
    cv::Point2d middle;
    double radius = 0;
    double chance = 0;
};

/// The figures of a colour that a gain shows within a mask; measured, not yet of any crossing.
[[nodiscard]] std::vector<Spotted> spottedIn(const cv::Mat& gain, const cv::Mat& free, PieceColour colour,
                                             const pieces::Sight& sight);

/// The same of what came: its window shows only what is of its colour now, without the shadow that came with it.
[[nodiscard]] std::vector<Spotted> cameIn(const cv::Mat& gain, const cv::Mat& free, PieceColour colour,
                                          const pieces::Sight& sight);

/// How far a figure's foot is from a corner of the shape, in hex sides.
[[nodiscard]] double farFrom(const Spotted& spotted, const board::Shape& shape, std::size_t corner);

/// Their areas in all, and the best chance among them.
[[nodiscard]] double areaOf(const std::vector<Spotted>& all);
[[nodiscard]] double chanceOf(const std::vector<Spotted>& all);

}  // namespace vision::watch
