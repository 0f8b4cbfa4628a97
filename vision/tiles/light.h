// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"

namespace vision::tiles {

/// A rectified board with the light divided out, both measured on the tiles' sand rims, which carry the same print all
/// over the board.
struct Print {
    /// 32-bit floats R G B, linear in light, where the rims are 1.
    cv::Mat light;
    /// The share of the rims' light that is gloss, white light thrown back by the varnish: it makes them pale. 0..1.
    cv::Mat gloss;
};

/// How the light lies on a board.
struct Light {
    /// What a rim was seen to send back, linear; empty where the picture ends.
    struct Rim {
        cv::Point2d at;
        std::optional<cv::Vec3d> rgb;
    };
    /// Always in the same order for a shape.
    std::vector<Rim> rims;
    /// What sand sends back, or would, at each pixel (CV_32FC3), and the share of it that is gloss (CV_32FC1).
    cv::Mat sand;
    cv::Mat gloss;
};

/// `without`: hexes whose rims are no sand, as they lie face down or are gone. Empty `sand` where no rim is seen.
[[nodiscard]] Light lightOn(const board::Rectified& board, const std::vector<engine::Hex>& without = {});

/// The light on a board that was seen in another before, by the same camera. What was laid on some rims since then does
/// not change it, as light changes over wide parts of a board alike.
[[nodiscard]] Light lightSince(const Light& before, const board::Rectified& board);

/// Takes the rims within `radius` of a point as they look `now`: from now on they are the
/// measure that separates what lies there from light.
void renewRims(Light& reference, const Light& now, const board::Rectified& board, cv::Point2d at, double radius);

[[nodiscard]] Print evened(const board::Rectified& board, const Light& light);
[[nodiscard]] Print evenLight(const board::Rectified& board, const std::vector<engine::Hex>& without = {});

}  // namespace vision::tiles
