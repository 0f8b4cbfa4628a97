// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "engine/board/coordinates.h"
#include "vision/board/lattice_peaks.h"

namespace vision::board {

/// What the lattice net says of a whole picture: chances in 0..1, as maps of one float channel and one size.
struct LatticeHeat {
    /// That the middle of a tile of land, and a corner of one, lies there: high at the place, lower around it.
    cv::Mat middles;
    cv::Mat corners;
    /// That a tile of land lies there.
    cv::Mat land;
    /// Places of the maps to pixels of the picture, along x and along y.
    cv::Point2d scale;
    cv::Point2d origin;

    [[nodiscard]] cv::Point2d pixel(cv::Point2d place) const {
        return {place.x * scale.x + origin.x, place.y * scale.y + origin.y};
    }
    /// In pixels of the picture.
    [[nodiscard]] LatticePeaks peaks() const;
    /// How surely land lies under a pixel of the picture; empty outside it.
    [[nodiscard]] std::optional<double> landAt(cv::Point2d pixel) const;
    /// The same over a hex of a board plane, given its homography to the picture; empty where most of it lies outside.
    [[nodiscard]] std::optional<double> landOn(const cv::Matx33d& homography, engine::Hex hex) const;
    /// The most that one of these maps has close to a pixel of the picture; empty outside it.
    [[nodiscard]] std::optional<double> mostNear(const cv::Mat& map, cv::Point2d pixel) const;
};

/// Of an RGB picture of any size; one of a few pixels has no maps.
[[nodiscard]] LatticeHeat latticeHeat(const cv::Mat& rgb);

}  // namespace vision::board
