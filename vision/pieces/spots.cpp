// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/spots.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/pieces/outline_kind.h"

namespace vision::pieces {

namespace {

/// From this share on a pixel belongs to a spot of the colour.
constexpr double kSpotFrom = 0.4;

}  // namespace

std::vector<Spot> spotsOf(const cv::Mat& share, const cv::Mat& free) {
    cv::Mat mask = share > kSpotFrom;
    mask &= free;
    // Bridges the dark seams of a figure, not the gaps between two.
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, cv::getStructuringElement(cv::MORPH_ELLIPSE, {3, 3}));
    mask &= free;
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat middles;
    const int count = cv::connectedComponentsWithStats(mask, labels, stats, middles, 8, CV_32S);
    std::vector<Spot> spots(static_cast<std::size_t>(std::max(count - 1, 0)));
    for (int i = 1; i < count; ++i) {
        spots[static_cast<std::size_t>(i - 1)].box =
            cv::Rect(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                     stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT));
    }
    for (int y = 0; y < labels.rows; ++y) {
        const auto* row = labels.ptr<int>(y);
        for (int x = 0; x < labels.cols; ++x) {
            if (row[x] > 0) {
                spots[static_cast<std::size_t>(row[x] - 1)].pixels.emplace_back(x, y);
            }
        }
    }
    return spots;
}

void measureShape(Figure& figure, const board::Rectified& board, const Viewpoint& viewpoint, const Spot& spot,
                  const cv::Mat& share) {
    constexpr double kBodyRadius = 0.09;
    const double count = static_cast<double>(spot.pixels.size());
    cv::Point2d sum;
    std::vector<cv::Point2d> points;
    for (const cv::Point pixel : spot.pixels) {
        points.push_back(board.plane({static_cast<double>(pixel.x), static_cast<double>(pixel.y)}));
        sum += points.back();
    }
    const cv::Point2d middle = sum / count;
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (const cv::Point2d point : points) {
        const cv::Point2d from = point - middle;
        xx += from.x * from.x / count;
        xy += from.x * from.y / count;
        yy += from.y * from.y / count;
    }
    const double half = std::hypot((xx - yy) / 2, xy);
    figure.length = std::sqrt(std::max((xx + yy) / 2 + half, 0.0));
    figure.width = std::sqrt(std::max((xx + yy) / 2 - half, 0.0));
    figure.area = count / (board.sidePixels * board.sidePixels);
    const cv::Point2d leaning = viewpoint.lean(middle);
    figure.lean = cv::norm(leaning);
    const cv::Point2d way = figure.lean > 0 ? leaning / figure.lean : cv::Point2d(0, -1);
    std::vector<double> up;
    for (const cv::Point2d point : points) {
        up.push_back((point - middle).dot(way));
    }
    std::sort(up.begin(), up.end());
    const auto at = [&](double rank) {
        return up[static_cast<std::size_t>(rank * static_cast<double>(up.size() - 1))];
    };
    figure.window = outlineWindow(board, viewpoint, spot, share);
    figure.foot = middle + way * (at(0.05) + std::min((at(0.95) - at(0.05)) / 2, kBodyRadius));
}

void assignCorner(Figure& figure, const board::Shape& shape, const std::vector<CornerUse>& uses) {
    constexpr double kOwn = -0.15;
    constexpr double kOwnRoad = -0.06;
    constexpr double kForeign = 0.25;
    constexpr double kClear = 0.12;
    const auto cost = [&](std::size_t i) {
        double sum = cv::norm(figure.foot - shape.corners[i].at);
        if (uses[i].building) {
            sum += *uses[i].building == figure.colour ? kOwn : kForeign;
        } else if ((uses[i].routes >> static_cast<unsigned>(figure.colour) & 1U) != 0) {
            sum += kOwnRoad;
        }
        return sum;
    };
    std::vector<std::size_t> order(shape.corners.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::partial_sort(order.begin(), order.begin() + 2, order.end(),
                      [&](std::size_t a, std::size_t b) { return cost(a) < cost(b); });
    figure.corner = order[0];
    figure.otherCorner = order[1];
    figure.placeChance = 1 / (1 + std::exp(-(cost(order[1]) - cost(order[0])) / kClear));
}

}  // namespace vision::pieces
