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

/// The directions in which own roads leave a corner.
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

}  // namespace

Silhouette silhouetteAt(const Sight& sight, std::size_t corner, std::size_t colour) {
    const board::Rectified& board = *sight.map.board;
    const CornerSite& site = sight.shape().corners[corner];
    const Match& match = sight.corners[corner][colour];
    const cv::Point2d leanVector = sight.map.viewpoint.lean(site.at);
    Silhouette result;
    result.lean = std::hypot(leanVector.x, leanVector.y);
    const cv::Point2d leanWay = result.lean > 0 ? leanVector / result.lean : cv::Point2d(0, -1);
    const double leanLength = std::min(result.lean, 1.0) * kHeight;
    // Where the foot is taken to be: a little below what was matched.
    const cv::Point2d foot = match.at - leanVector * kBuildingMiddle;
    const std::vector<cv::Point2d> roads = ownRoads(sight, site.at, colour);
    const cv::Point2d pixel = board.pixel(foot);
    const int reach = static_cast<int>(std::ceil((kReach + leanLength) * board.sidePixels));
    cv::Point2d sum;
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (int y = cvRound(pixel.y) - reach; y <= cvRound(pixel.y) + reach; ++y) {
        for (int x = cvRound(pixel.x) - reach; x <= cvRound(pixel.x) + reach; ++x) {
            if (x < 0 || y < 0 || x >= board.rgb.cols || y >= board.rgb.rows) {
                continue;
            }
            const cv::Point2d from = board.plane({static_cast<double>(x), static_cast<double>(y)}) - foot;
            const double up = from.dot(leanWay);
            const double aside = from.x * leanWay.y - from.y * leanWay.x;
            const double beyond = up - std::clamp(up, 0.0, leanLength);
            if (std::hypot(beyond, aside) > kReach) {
                continue;
            }
            const double share = sight.map.shares.at<Share>(y, x)[static_cast<int>(colour)];
            const bool road = std::any_of(roads.begin(), roads.end(), [&](cv::Point2d way) {
                return from.dot(way) > kRoadFrom && std::abs(from.x * way.y - from.y * way.x) < kOwnRoadHalfWidth;
            });
            if (road) {
                continue;
            }
            result.area += share;
            sum += from * share;
            xx += share * from.x * from.x;
            xy += share * from.x * from.y;
            yy += share * from.y * from.y;
        }
    }
    if (result.area > 0) {
        const cv::Point2d middle = sum / result.area;
        const double a = xx / result.area - middle.x * middle.x;
        const double b = xy / result.area - middle.x * middle.y;
        const double c = yy / result.area - middle.y * middle.y;
        const double half = std::hypot((a - c) / 2, b);
        result.length = std::sqrt(std::max((a + c) / 2 + half, 0.0));
        result.width = std::sqrt(std::max((a + c) / 2 - half, 0.0));
    }
    result.area /= board.sidePixels * board.sidePixels;
    return result;
}

}  // namespace vision::pieces
