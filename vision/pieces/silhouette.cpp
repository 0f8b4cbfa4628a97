// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/silhouette.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace vision::pieces {

namespace {

using Share = cv::Vec<float, kColours>;

/// No building stands wider or higher than this, in hex sides.
constexpr double kReach = 0.3;
constexpr double kHeight = 0.45;
/// A road begins about this far from its corner and is at most this wide.
constexpr double kRoadFrom = 0.2;
constexpr double kOwnRoadHalfWidth = 0.1;

}  // namespace

std::vector<cv::Point2d> ownRoads(const Sight& sight, cv::Point2d corner, std::size_t colour) {
    constexpr double kRoadLikely = 0.35;
    std::vector<cv::Point2d> directions;
    const auto& sides = sight.shape().sides;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const cv::Point2d to = sides[i].at - corner;
        const double distance = std::hypot(to.x, to.y);
        if (distance < 0.6 && sight.sides[i][colour].score > kRoadLikely) {
            directions.push_back(to / distance);
        }
    }
    return directions;
}

bool isOnRoad(cv::Point2d from, const std::vector<cv::Point2d>& roads) {
    return std::any_of(roads.begin(), roads.end(), [&](cv::Point2d way) {
        return from.dot(way) > kRoadFrom && std::abs(from.x * way.y - from.y * way.x) < kOwnRoadHalfWidth;
    });
}

double areaAt(const Sight& sight, std::size_t corner, std::size_t colour) {
    const board::Rectified& board = *sight.map.board;
    const board::CornerSite& site = sight.shape().corners[corner];
    const cv::Point2d leanVector = sight.map.viewpoint.lean(site.at);
    const double lean = std::hypot(leanVector.x, leanVector.y);
    const cv::Point2d leanWay = lean > 0 ? leanVector / lean : cv::Point2d(0, -1);
    const double leanLength = std::min(lean, 1.0) * kHeight;
    // Where the foot is taken to be: a little below what was matched.
    const cv::Point2d foot = sight.corners[corner][colour].at - leanVector * kBuildingMiddle;
    const std::vector<cv::Point2d> roads = ownRoads(sight, site.at, colour);
    const cv::Point2d pixel = board.pixel(foot);
    const int reach = static_cast<int>(std::ceil((kReach + leanLength) * board.sidePixels));
    double area = 0;
    for (int y = std::max(cvRound(pixel.y) - reach, 0); y <= std::min(cvRound(pixel.y) + reach, board.rgb.rows - 1);
         ++y) {
        for (int x = std::max(cvRound(pixel.x) - reach, 0); x <= std::min(cvRound(pixel.x) + reach, board.rgb.cols - 1);
             ++x) {
            const cv::Point2d from = board.plane({static_cast<double>(x), static_cast<double>(y)}) - foot;
            const double up = from.dot(leanWay);
            const double aside = from.x * leanWay.y - from.y * leanWay.x;
            const double beyond = up - std::clamp(up, 0.0, leanLength);
            if (std::hypot(beyond, aside) <= kReach && !isOnRoad(from, roads)) {
                area += sight.map.shares.at<Share>(y, x)[static_cast<int>(colour)];
            }
        }
    }
    return area / (board.sidePixels * board.sidePixels);
}

}  // namespace vision::pieces
