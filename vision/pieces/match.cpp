// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/match.h"
#include "vision/reading/median.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace vision::pieces {

namespace {

using Share = cv::Vec<float, kColours>;
using Stencil = std::vector<cv::Point2d>;

// All lengths in hex sides. Roads of the sets known are 0.12 to 0.17 wide and 0.5 to 0.6 long, houses at least 0.24.
constexpr double kRoadReach = 0.2;
constexpr double kRoadHalfWidth = 0.04;
constexpr double kBuildingRadius = 0.15;

Stencil bar(std::initializer_list<double> across) {
    Stencil points;
    constexpr int kSteps = 8;
    for (int i = 0; i <= kSteps; ++i) {
        for (const double q : across) {
            points.emplace_back(kRoadReach * (2.0 * i / kSteps - 1), q);
        }
    }
    return points;
}

Stencil disc() {
    Stencil points;
    constexpr int kSteps = 7;
    for (int i = 0; i <= kSteps; ++i) {
        for (int j = 0; j <= kSteps; ++j) {
            const cv::Point2d p(kBuildingRadius * (2.0 * i / kSteps - 1), kBuildingRadius * (2.0 * j / kSteps - 1));
            if (p.dot(p) <= kBuildingRadius * kBuildingRadius * 1.07) {
                points.push_back(p);
            }
        }
    }
    return points;
}

Stencil ring() {
    Stencil points;
    constexpr int kSteps = 24;
    for (int i = 0; i < kSteps; ++i) {
        const double angle = 2 * std::numbers::pi * i / kSteps;
        for (const double r : {0.36, 0.42}) {
            points.emplace_back(r * std::cos(angle), r * std::sin(angle));
        }
    }
    return points;
}

cv::Point2d turnedTo(cv::Point2d along, cv::Point2d p) {
    return {p.x * along.x - p.y * along.y, p.x * along.y + p.y * along.x};
}

Stencil turnedTo(cv::Point2d along, const Stencil& stencil) {
    Stencil result;
    for (const cv::Point2d p : stencil) {
        result.push_back(turnedTo(along, p));
    }
    return result;
}

cv::Point pixelAt(const board::Rectified& board, cv::Point2d at) {
    const cv::Point2d pixel = board.pixel(at);
    return {std::clamp(cvRound(pixel.x), 0, board.rgb.cols - 1), std::clamp(cvRound(pixel.y), 0, board.rgb.rows - 1)};
}

Share meanShare(const ColourMap& map, const Stencil& stencil, cv::Point2d at) {
    Share sum = Share::all(0);
    for (const cv::Point2d p : stencil) {
        sum += map.shares.at<Share>(pixelAt(*map.board, at + p));
    }
    return sum * (1.0F / static_cast<float>(stencil.size()));
}

void keepBetter(Match& best, const Match& seen) {
    if (seen.score > best.score) {
        best = seen;
    }
}

cv::Vec3f medianColour(const cv::Mat& chroma, const board::Rectified& board, const Stencil& stencil, cv::Point2d at) {
    cv::Vec3f result;
    std::vector<float> values(stencil.size());
    for (int c = 0; c < 3; ++c) {
        std::transform(stencil.begin(), stencil.end(), values.begin(),
                       [&](cv::Point2d p) { return chroma.at<cv::Vec3f>(pixelAt(board, at + p))[c]; });
        result[c] = median(values);
    }
    return result;
}

}  // namespace

Matches matchRoad(const ColourMap& map, const SideSite& site) {
    const Stencil body = turnedTo(site.along, bar({-kRoadHalfWidth, 0, kRoadHalfWidth}));
    const Stencil left = turnedTo(site.along, bar({-0.15, -0.12}));
    const Stencil right = turnedTo(site.along, bar({0.12, 0.15}));
    const cv::Point2d middle = site.at + map.viewpoint.lean(site.at) * kRoadMiddle;
    Matches matches{};
    for (const double across : {-0.12, -0.08, -0.04, 0.0, 0.04, 0.08, 0.12}) {
        for (const double along : {-0.1, -0.05, 0.0, 0.05, 0.1}) {
            const cv::Point2d at = middle + turnedTo(site.along, cv::Point2d(along, across));
            const Share inside = meanShare(map, body, at);
            const Share one = meanShare(map, left, at);
            const Share other = meanShare(map, right, at);
            for (std::size_t k = 0; k < kColours; ++k) {
                const int c = static_cast<int>(k);
                const double emptier = std::min(one[c], other[c]);
                const double fuller = std::max(one[c], other[c]);
                const double score =
                    inside[c] - 0.25 * fuller - 0.35 * emptier - 0.8 * std::abs(across) - 0.4 * std::abs(along);
                keepBetter(matches[k], {score, inside[c], emptier, fuller, at, std::hypot(across, along)});
            }
        }
    }
    return matches;
}

Matches matchBuilding(const ColourMap& map, const CornerSite& site) {
    static const Stencil body = disc();
    static const Stencil around = ring();
    const cv::Point2d middle = site.at + map.viewpoint.lean(site.at) * kBuildingMiddle;
    Matches matches{};
    for (int i = -3; i <= 3; ++i) {
        for (int j = -3; j <= 3; ++j) {
            const cv::Point2d shift(0.04 * i, 0.04 * j);
            const double aside = std::hypot(shift.x, shift.y);
            if (aside > 0.13) {
                continue;
            }
            const Share inside = meanShare(map, body, middle + shift);
            const Share outside = meanShare(map, around, middle + shift);
            for (std::size_t k = 0; k < kColours; ++k) {
                const int c = static_cast<int>(k);
                const double score = inside[c] - 0.5 * outside[c] - 0.6 * aside;
                keepBetter(matches[k], {score, inside[c], outside[c], outside[c], middle + shift, aside});
            }
        }
    }
    return matches;
}

cv::Vec3f roadColour(const cv::Mat& chroma, const board::Rectified& board, const SideSite& site, const Match& match) {
    return medianColour(chroma, board, turnedTo(site.along, bar({-kRoadHalfWidth, 0, kRoadHalfWidth})), match.at);
}

cv::Vec3f buildingColour(const cv::Mat& chroma, const board::Rectified& board, const Match& match) {
    return medianColour(chroma, board, disc(), match.at);
}

}  // namespace vision::pieces
