// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/reading/markers.h"

namespace vision::board {

/// A marker in a picture; its corners in pixels, clockwise from the upper left one of the upright print.
struct SeenMarker {
    int id = 0;
    std::array<cv::Point2d, 4> corners;
};

/// The markers in an RGB picture, by id; one that is there twice is not told.
[[nodiscard]] std::vector<SeenMarker> seeMarkers(const cv::Mat& rgb);

/// The plane that markers lie on, seen by a camera with square pixels: takes the plane, with the mean side of a marker
/// as its unit, its y axis down the upright markers and its origin in their middle, to pixels. Empty for no markers,
/// or when no camera sees squares of one size so.
[[nodiscard]] std::optional<cv::Matx33d> planeOf(const std::vector<SeenMarker>& markers, cv::Size picture);

/// Where markers lay in relation to a board that was found, for finding it by them alone.
class MarkerMemory {
public:
    /// What is seen of the markers while the board lies so.
    void learn(const std::vector<SeenMarker>& markers, const cv::Matx33d& homography);
    /// Where the board lies if it did not move among at least two of the markers that are seen now; empty when they do
    /// not agree.
    [[nodiscard]] std::optional<cv::Matx33d> boardBy(const std::vector<SeenMarker>& markers) const;
    [[nodiscard]] bool isEmpty() const;

private:
    /// By id: the corners on the board plane.
    std::array<std::optional<std::array<cv::Point2d, 4>>, kMarkerCount> m_known;
};

}  // namespace vision::board
