// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/board_evidence.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "vision/board/lattice_fit.h"
#include "vision/reading/median.h"

namespace vision::board {

namespace {

/// The middle of the frame between coast and table, from the frame's outer edge.
constexpr double kSeaInside = 0.34;
constexpr double kRim = 0.92;
/// Between a token and the rim.
constexpr double kInTile = 0.66;
/// Differences of ln(B/R).
constexpr double kBluer = 0.25;
constexpr double kSameSand = 0.35;

/// ln(B/R) and ln(G/R): hardly changed by shadows.
using Hue = cv::Vec2d;

/// The mean hue of a few pixels around a point of the board; empty outside the picture.
std::optional<Hue> hueAt(const Rectified& board, cv::Point2d at) {
    constexpr double kNoise = 10;
    const cv::Point2d pixel = board.pixel(at);
    Hue sum(0, 0);
    int count = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const cv::Point p(cvRound(pixel.x) + dx, cvRound(pixel.y) + dy);
            if (cv::Rect(0, 0, board.rgb.cols, board.rgb.rows).contains(p) && board.known.at<std::uint8_t>(p) != 0) {
                const auto& rgb = board.rgb.at<cv::Vec3b>(p);
                sum += Hue(std::log((rgb[2] + kNoise) / (rgb[0] + kNoise)),
                           std::log((rgb[1] + kNoise) / (rgb[0] + kNoise)));
                ++count;
            }
        }
    }
    return count == 0 ? std::nullopt : std::optional(sum / count);
}

/// The median hue of a hex's ring, at this share of the way from its middle to its sides.
std::optional<Hue> hueOfRing(const Rectified& board, engine::Hex hex, double share) {
    const cv::Point2d middle = centreOf(hex);
    std::vector<double> blue;
    std::vector<double> green;
    for (int k = 0; k < 6; ++k) {
        for (const double t : {0.3, 0.5, 0.7}) {
            const cv::Point2d side = cornerOf(hex, k) * (1 - t) + cornerOf(hex, k + 1) * t;
            if (const auto hue = hueAt(board, middle + (side - middle) * share)) {
                blue.push_back((*hue)[0]);
                green.push_back((*hue)[1]);
            }
        }
    }
    return blue.empty() ? std::nullopt : std::optional(Hue(median(blue), median(green)));
}

/// The root of the mean square of distances from the mean.
double spreadOf(const std::vector<Hue>& hues) {
    Hue mean(0, 0);
    for (const Hue& hue : hues) {
        mean += hue / static_cast<double>(hues.size());
    }
    double sum = 0;
    for (const Hue& hue : hues) {
        sum += (hue - mean).dot(hue - mean);
    }
    return hues.empty() ? 0 : std::sqrt(sum / static_cast<double>(hues.size()));
}

/// A mean of what is there.
class Mean {
public:
    void add(const std::optional<double>& value) {
        if (value) {
            m_sum += *value;
            ++m_count;
        }
    }
    [[nodiscard]] double value() const { return m_count == 0 ? 0 : m_sum / m_count; }

private:
    double m_sum = 0;
    int m_count = 0;
};

}  // namespace

BoardEvidence evidenceOn(const Rectified& board) {
    BoardEvidence evidence;
    evidence.rims = rimsSeen(board);
    std::vector<double> rims;
    std::vector<Hue> tiles;
    for (const engine::Hex hex : board.shape->land()) {
        evidence.hexesSeen += hueAt(board, centreOf(hex)) ? 1 : 0;
        if (const auto rim = hueOfRing(board, hex, kRim)) {
            rims.push_back((*rim)[0]);
        }
        if (const auto tile = hueOfRing(board, hex, kInTile)) {
            tiles.push_back(*tile);
        }
    }
    if (rims.empty()) {
        return evidence;
    }
    evidence.landSeen = evidence.hexesSeen / static_cast<double>(board.shape->land().size());
    evidence.variety = spreadOf(tiles);
    const double sand = median(rims);
    const auto same =
        std::count_if(rims.begin(), rims.end(), [&](double rim) { return std::abs(rim - sand) < kSameSand; });
    evidence.sand = static_cast<double>(same) / static_cast<double>(rims.size());

    constexpr int kPerSide = 8;
    int frame = 0;
    int sea = 0;
    for (int k = 0; k < 6; ++k) {
        const cv::Point2d a = board.shape->frame.corner(k, -kSeaInside);
        const cv::Point2d b = board.shape->frame.corner(k + 1, -kSeaInside);
        for (int i = 0; i < kPerSide; ++i) {
            const double t = (i + 0.5) / kPerSide;
            if (const auto hue = hueAt(board, a * (1 - t) + b * t)) {
                ++frame;
                sea += (*hue)[0] > sand + kBluer ? 1 : 0;
            }
        }
    }
    evidence.frameSeen = frame / (6.0 * kPerSide);
    evidence.sea = frame == 0 ? 0 : static_cast<double>(sea) / frame;
    return evidence;
}

HeatSeen heatSeen(const LatticeHeat& heat, const cv::Matx33d& homography, const Shape& shape) {
    Mean land;
    Mean landBeyond;
    Mean middles;
    Mean middlesBeyond;
    Mean corners;
    for (const engine::Hex hex : shape.land()) {
        land.add(heat.landOn(homography, hex));
        middles.add(heat.mostNear(heat.middles, apply(homography, centreOf(hex))));
    }
    for (const engine::Hex hex : shape.sea) {
        landBeyond.add(heat.landOn(homography, hex));
        middlesBeyond.add(heat.mostNear(heat.middles, apply(homography, centreOf(hex))));
    }
    for (const CornerSite& corner : shape.corners) {
        corners.add(heat.mostNear(heat.corners, apply(homography, corner.at)));
    }
    return {land.value(), landBeyond.value(), middles.value(), corners.value(), middlesBeyond.value()};
}

}  // namespace vision::board
