// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/spot_faces.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "engine/check.h"
#include "vision/dice/distinct.h"
#include "vision/dice/evened.h"
#include "vision/net/shipped_nets.h"
#include "vision/reading/shrunk.h"

namespace vision::dice {

namespace {

/// The net knows faces of about this side, from the least on, and says something every few pixels.
constexpr double kKnownSide = 16;
constexpr double kLeastKnown = 13;
constexpr int kPlaceStep = 8;
/// From one size of the picture to the next, less than the range of sides that it knows.
constexpr double kLevelStep = 1.5;
/// Sides of dice that are looked for: pixels, and shares of the picture's longer side.
constexpr double kLeastSide = 18;
constexpr double kLeastShare = 0.0145;
constexpr int kSmallestLevel = 48;
/// Below this chance a place is left.
constexpr double kLeastSpot = 0.05;
/// Spots nearer (in sides) and more alike in size than this are one.
constexpr double kSameSpot = 0.3;
constexpr double kSameSpotSize = 1.3;

/// The net's outputs.
enum SpotOutput : std::size_t { kNoSpot, kSpotThere, kSpotRight, kSpotDown, kSpotSize, kSpotOutputs };

/// The places of one level, in the pixels of the picture that is `scale` times as large.
void addSpots(const cv::Mat& level, double scale, std::vector<Spot>& spots) {
    const net::TrainedNet& spotter = net::nets().spotter;
    const net::Sheet seen = spotter.net.spread(evenedAround(level));
    ADJ_CHECK(seen.channels == kSpotOutputs, "the spotter says whether and where a face lies");
    for (std::size_t row = 0; row < seen.height; ++row) {
        for (std::size_t column = 0; column < seen.width; ++column) {
            const float* const said = &seen.values[(row * seen.width + column) * seen.channels];
            const double there =
                1 / (1 + std::exp(static_cast<double>(spotter.sharpness * (said[kNoSpot] - said[kSpotThere]))));
            if (there < kLeastSpot) {
                continue;
            }
            // No farther than it has learnt to see.
            const auto within = [&](SpotOutput output, double most) {
                return std::clamp(static_cast<double>(said[output]), -most, most);
            };
            const cv::Point2d at(static_cast<double>(column) * kPlaceStep + kKnownSide * within(kSpotRight, 0.7),
                                 static_cast<double>(row) * kPlaceStep + kKnownSide * within(kSpotDown, 0.7));
            spots.push_back({(at + cv::Point2d(0.5, 0.5)) * scale - cv::Point2d(0.5, 0.5),
                             kKnownSide * std::exp(within(kSpotSize, 0.35)) * scale, there});
        }
    }
}

}  // namespace

std::vector<Spot> spotFaces(const cv::Mat& rgb) {
    const double longer = std::max(rgb.cols, rgb.rows);
    double shrunk = std::min(1.0, kLeastKnown / std::max(kLeastSide, kLeastShare * longer));
    std::vector<Spot> spots;
    cv::Mat level;
    for (const cv::Mat* larger = &rgb; shrunk * longer >= kSmallestLevel; shrunk /= kLevelStep) {
        const cv::Size size(std::max(1, cvRound(shrunk * rgb.cols)), std::max(1, cvRound(shrunk * rgb.rows)));
        level = vision::shrunk(*larger, size);
        larger = &level;
        addSpots(level, longer / std::max(size.width, size.height), spots);
    }
    return distinct(std::move(spots), kSameSpot, kSameSpotSize);
}

}  // namespace vision::dice
