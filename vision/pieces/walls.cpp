// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/walls.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "vision/pieces/chance.h"

namespace vision::pieces {

namespace {

using WallPixel = cv::Vec<float, kColours>;

/// In the order of WallMeasure; fitted on rendered pictures by fit/fit.py. Walls of the building's own colour hardly
/// show.
constexpr WallMeasures kWallWeights{-3.87, 4.88, 1.18, 1.68};

/// Directions from the foot in which walls would show: not up the body, not along a road.
std::vector<cv::Point2d> freeDirections(const Sight& sight, std::size_t corner, std::size_t colour, cv::Point2d lean) {
    constexpr int kDirections = 36;
    constexpr double kRoadLikely = 0.35;
    constexpr double kAlongRoad = 0.85;
    // A body that leans clearly hides what is behind it.
    constexpr double kLeans = 0.15;
    const cv::Point2d at = sight.shape().corners[corner].at;
    std::vector<cv::Point2d> roads;
    for (std::size_t i = 0; i < sight.shape().sides.size(); ++i) {
        const cv::Point2d way = sight.shape().sides[i].at - at;
        const double distance = cv::norm(way);
        if (distance < 0.6 && sight.sides[i][colour].score > kRoadLikely) {
            roads.push_back(way / distance);
        }
    }
    std::vector<cv::Point2d> free;
    const double leaning = cv::norm(lean);
    for (int i = 0; i < kDirections; ++i) {
        const double angle = 2 * std::numbers::pi * i / kDirections;
        const cv::Point2d way(std::cos(angle), std::sin(angle));
        const bool road =
            std::any_of(roads.begin(), roads.end(), [&](cv::Point2d r) { return r.dot(way) > kAlongRoad; });
        if (!road && (leaning < kLeans || way.dot(lean) < 0.35 * leaning)) {
            free.push_back(way);
        }
    }
    return free;
}

}  // namespace

WallMeasures wallOf(const Sight& sight, std::size_t corner, PieceColour colour) {
    constexpr double kNarrow = 0.3;
    constexpr double kWide = 0.36;
    constexpr double kRayStep = 0.025;
    constexpr double kLongestRay = 0.5;
    constexpr float kSeen = 0.4F;
    const auto k = index(colour);
    const board::Rectified& board = *sight.map.board;
    const cv::Point2d lean = sight.map.viewpoint.lean(sight.shape().corners[corner].at);
    const cv::Point2d foot = sight.corners[corner][k].at - lean * kBuildingMiddle;
    const auto shareAt = [&](cv::Point2d at) {
        const cv::Point2d pixel = board.pixel(at);
        return sight.map.shares.at<WallPixel>(std::clamp(cvRound(pixel.y), 0, board.rgb.rows - 1),
                                              std::clamp(cvRound(pixel.x), 0, board.rgb.cols - 1))[static_cast<int>(k)];
    };
    const std::vector<cv::Point2d> free = freeDirections(sight, corner, k, lean);
    double narrow = 0;
    double wide = 0;
    std::vector<double> reaches;
    for (const cv::Point2d way : free) {
        narrow += static_cast<double>(shareAt(foot + way * kNarrow)) / static_cast<double>(free.size());
        wide += static_cast<double>(shareAt(foot + way * kWide)) / static_cast<double>(free.size());
        double reach = 0.1;
        while (reach < kLongestRay && shareAt(foot + way * reach) > kSeen) {
            reach += kRayStep;
        }
        reaches.push_back(reach);
    }
    std::sort(reaches.begin(), reaches.end());
    const double most = reaches.empty() ? 0.0 : reaches[reaches.size() * 3 / 4];
    return {1, narrow, wide, most};
}

double wallChance(const WallMeasures& measures) {
    return chanceOf(kWallWeights, measures);
}

}  // namespace vision::pieces
