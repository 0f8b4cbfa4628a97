// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/explained.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace vision::pieces {

namespace {

/// What a building may reach over, in hex sides: its foot, its top and its height.
struct Reach {
    double foot;
    double top;
    double height;
};
constexpr Reach kSmall{0.25, 0.14, 0.33};
constexpr Reach kLarge{0.3, 0.15, 0.5};
constexpr double kWallReach = 0.44;
/// Half length, half width and height of a road, a little generous; of a ship its hull, then its sail.
const cv::Point3d kRoadSize{0.36, 0.1, 0.13};
const cv::Point3d kHullSize{0.38, 0.12, 0.2};
const cv::Point3d kSailSize{0.24, 0.1, 0.5};

std::uint8_t bitOf(std::size_t colour) {
    return static_cast<std::uint8_t>(1U << colour);
}

/// Calls `mark` with every pixel within `reach` of a point and where it lies from that point on the board plane.
template <class Mark>
void forPixelsAround(const board::Rectified& board, cv::Point2d at, double reach, Mark mark) {
    const cv::Point2d pixel = board.pixel(at);
    const int pixels = static_cast<int>(std::ceil(reach * board.sidePixels));
    for (int y = std::max(cvRound(pixel.y) - pixels, 0); y <= std::min(cvRound(pixel.y) + pixels, board.rgb.rows - 1);
         ++y) {
        for (int x = std::max(cvRound(pixel.x) - pixels, 0);
             x <= std::min(cvRound(pixel.x) + pixels, board.rgb.cols - 1); ++x) {
            mark(y, x, board.plane({static_cast<double>(x), static_cast<double>(y)}) - at);
        }
    }
}

}  // namespace

Explained::Explained(const Sight& sight) : m_sight(sight), m_bits(sight.chroma.size(), CV_8UC1, cv::Scalar(0)) {}

void Explained::addBuilding(std::size_t corner, PieceColour colour, bool large) {
    const auto k = index(colour);
    const Reach& reach = large ? kLarge : kSmall;
    const cv::Point2d lean = m_sight.map.viewpoint.lean(m_sight.shape().corners[corner].at);
    const cv::Point2d foot = m_sight.corners[corner][k].at - lean * kBuildingMiddle;
    const cv::Point2d top = lean * reach.height;
    const double length = cv::norm(top);
    forPixelsAround(*m_sight.map.board, foot, length + reach.foot, [&](int y, int x, cv::Point2d from) {
        // How far up the body's axis the nearest point is: the body grows narrower on the way.
        const double up = length > 0 ? std::clamp(from.dot(top) / (length * length), 0.0, 1.0) : 0.0;
        if (cv::norm(from - top * up) <= reach.foot + (reach.top - reach.foot) * up) {
            m_bits.at<std::uint8_t>(y, x) |= bitOf(k);
        }
    });
}

void Explained::addWall(std::size_t corner, PieceColour colour) {
    const auto k = index(colour);
    const cv::Point2d foot = m_sight.corners[corner][k].at -
                             m_sight.map.viewpoint.lean(m_sight.shape().corners[corner].at) * kBuildingMiddle;
    forPixelsAround(*m_sight.map.board, foot, kWallReach, [&](int y, int x, cv::Point2d from) {
        if (cv::norm(from) <= kWallReach) {
            m_bits.at<std::uint8_t>(y, x) |= bitOf(k);
        }
    });
}

void Explained::addRoute(const SideSite& site, const Match& match, PieceColour colour, engine::RouteKind kind) {
    const cv::Point2d foot = match.at - m_sight.map.viewpoint.lean(site.at) * kRoadMiddle;
    if (kind == engine::RouteKind::Road) {
        addBar(foot, site.along, kRoadSize, colour);
    } else {
        addBar(foot, site.along, kHullSize, colour);
        addBar(foot, site.along, kSailSize, colour);
    }
}

void Explained::addBar(cv::Point2d middle, cv::Point2d along, cv::Point3d halfSize, PieceColour colour) {
    const auto k = index(colour);
    const cv::Point2d top = m_sight.map.viewpoint.lean(middle) * halfSize.z;
    const double length = cv::norm(top);
    forPixelsAround(*m_sight.map.board, middle, length + halfSize.x + halfSize.y, [&](int y, int x, cv::Point2d from) {
        // Swept from the foot to the top.
        constexpr int kSweepSteps = 6;
        for (int i = 0; i <= kSweepSteps; ++i) {
            const cv::Point2d here = from - top * (static_cast<double>(i) / kSweepSteps);
            if (std::abs(here.dot(along)) <= halfSize.x &&
                std::abs(here.x * along.y - here.y * along.x) <= halfSize.y) {
                m_bits.at<std::uint8_t>(y, x) |= bitOf(k);
                return;
            }
        }
    });
}

bool Explained::at(int y, int x, std::size_t colour) const {
    return (m_bits.at<std::uint8_t>(y, x) & bitOf(colour)) != 0;
}

cv::Mat Explained::freeOf(std::size_t colour) const {
    cv::Mat free(m_bits.size(), CV_8UC1);
    for (int y = 0; y < free.rows; ++y) {
        const auto* in = m_bits.ptr<std::uint8_t>(y);
        auto* out = free.ptr<std::uint8_t>(y);
        for (int x = 0; x < free.cols; ++x) {
            out[x] = (in[x] & bitOf(colour)) == 0 ? 255 : 0;
        }
    }
    return free;
}

}  // namespace vision::pieces
