// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/white.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

namespace vision::pieces {

namespace {

constexpr int kWhiteChannel = static_cast<int>(PieceColour::White);
/// Colours are compared in these units: what pixels of one white piece lie apart.
const cv::Vec3d kApart{0.06, 0.15, 0.15};

/// The mean colour and the mean deviation of a strip along a side.
struct Strip {
    cv::Vec3d mean;
    cv::Vec3d deviation;
};

cv::Point pixelOf(const board::Rectified& board, cv::Point2d at) {
    const cv::Point2d pixel = board.pixel(at);
    return {std::clamp(cvRound(pixel.x), 0, board.rgb.cols - 1), std::clamp(cvRound(pixel.y), 0, board.rgb.rows - 1)};
}

/// Calls `visit` with the pixels of a strip: lines of a road's length at these distances across.
template <std::size_t kLines, class Visit>
void alongStrip(const board::Rectified& board, const board::SideSite& site, cv::Point2d middle,
                const std::array<double, kLines>& across, Visit visit) {
    constexpr int kHalfSteps = 4;
    constexpr double kHalfLength = 0.2;
    const cv::Point2d aside(-site.along.y, site.along.x);
    for (const double distance : across) {
        for (int i = -kHalfSteps; i <= kHalfSteps; ++i) {
            visit(pixelOf(board, middle + aside * distance + site.along * (kHalfLength * i / kHalfSteps)));
        }
    }
}

template <std::size_t kLines>
Strip stripOf(const cv::Mat& chroma, const board::Rectified& board, const board::SideSite& site, cv::Point2d middle,
              const std::array<double, kLines>& across) {
    std::vector<cv::Vec3d> colours;
    Strip strip;
    alongStrip(board, site, middle, across, [&](cv::Point at) {
        colours.emplace_back(chroma.at<cv::Vec3f>(at));
        strip.mean += colours.back();
    });
    strip.mean *= 1.0 / static_cast<double>(colours.size());
    for (const cv::Vec3d& colour : colours) {
        for (int c = 0; c < 3; ++c) {
            strip.deviation[c] += std::abs(colour[c] - strip.mean[c]) / static_cast<double>(colours.size());
        }
    }
    return strip;
}

constexpr std::array kBody{-0.04, 0.0, 0.04};

/// How much of a strip has one of the colours other than white.
double otherColours(const Sight& sight, const board::SideSite& site, cv::Point2d middle) {
    double sum = 0;
    int count = 0;
    alongStrip(*sight.map.board, site, middle, kBody, [&](cv::Point at) {
        const auto& shares = sight.map.shares.at<cv::Vec<float, kColours>>(at);
        for (int k = 0; k < static_cast<int>(kColours); ++k) {
            sum += k == kWhiteChannel ? 0.0 : static_cast<double>(shares[k]);
        }
        ++count;
    });
    return sum / count;
}

/// How clearly the body of a road stands out from both its flanks: 0 where they are alike.
double standsOut(const cv::Mat& chroma, const board::Rectified& board, const board::SideSite& site,
                 cv::Point2d middle) {
    const cv::Vec3d body = stripOf(chroma, board, site, middle, kBody).mean;
    double least = 1e9;
    for (const std::array<double, 2>& flank : {std::array{-0.15, -0.12}, std::array{0.12, 0.15}}) {
        const cv::Vec3d apart = body - stripOf(chroma, board, site, middle, flank).mean;
        // Darker than a flank is what a bare gap is.
        const double edge = std::abs(apart[0]) / kApart[0] + std::abs(apart[1]) / kApart[1] + apart[2] / kApart[2];
        least = std::min(least, edge);
    }
    return least;
}

/// The colour of the clearest white road that may lie at a side.
std::optional<cv::Vec3d> clearestAt(const Sight& sight, const board::SideSite& site) {
    /// Relative to the tiles' sand; what is farther from it is gloss or a strange thing.
    const cv::Vec3d kMostColoured(-0.4, 1.3, 1.2);
    const cv::Vec3d kMostDeviation(0.07, 0.18, 0.2);
    constexpr double kClearEdge = 3;
    constexpr double kOtherPiece = 0.25;
    const board::Rectified& board = *sight.map.board;
    const cv::Point2d usual = site.at + sight.map.viewpoint.lean(site.at) * kRoadMiddle;
    const cv::Point2d aside(-site.along.y, site.along.x);
    std::optional<cv::Vec3d> clearest;
    double most = kClearEdge;
    for (const double across : {-0.08, -0.04, 0.0, 0.04, 0.08}) {
        const cv::Point2d middle = usual + aside * across;
        const Strip body = stripOf(sight.chroma, board, site, middle, kBody);
        const bool white = whiteness(cv::Vec3f(body.mean)) >= kClearlyWhite && body.mean[0] > kMostColoured[0] &&
                           body.mean[1] < kMostColoured[1] && body.mean[2] < kMostColoured[2];
        const bool even = body.deviation[0] < kMostDeviation[0] && body.deviation[1] < kMostDeviation[1] &&
                          body.deviation[2] < kMostDeviation[2];
        if (!white || !even || otherColours(sight, site, middle) > kOtherPiece) {
            continue;
        }
        const double edge = standsOut(sight.chroma, board, site, middle);
        if (edge > most) {
            most = edge;
            clearest = body.mean;
        }
    }
    return clearest;
}

bool areAlike(const cv::Vec3d& one, const cv::Vec3d& other) {
    constexpr double kAlike = 1.6;
    bool alike = true;
    for (int c = 0; c < 3; ++c) {
        alike = alike && std::abs(one[c] - other[c]) < kAlike * kApart[c];
    }
    return alike;
}

}  // namespace

double whiteness(const cv::Vec3f& colour) {
    return static_cast<double>(colour[1] + colour[2] - 2 * colour[0]);
}

std::optional<cv::Vec3f> findWhite(const Sight& sight) {
    /// A player has two roads from the first round on.
    constexpr std::size_t kFewestRoads = 2;
    /// Rims in the sun come as far as this; two that do so alike are not enough, nor are three.
    constexpr double kWhitestSand = 1;
    constexpr double kEnoughBeyond = 0.6;
    std::vector<cv::Vec3d> candidates;
    for (const board::SideSite& site : sight.shape().sides) {
        if (const auto colour = clearestAt(sight, site)) {
            candidates.push_back(*colour);
        }
    }
    std::vector<cv::Vec3d> most;
    for (const cv::Vec3d& one : candidates) {
        std::vector<cv::Vec3d> alike;
        std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(alike),
                     [&](const cv::Vec3d& other) { return areAlike(one, other); });
        if (alike.size() > most.size()) {
            most = std::move(alike);
        }
    }
    cv::Vec3d sum;
    double beyondSand = 0;
    for (const cv::Vec3d& colour : most) {
        sum += colour;
        beyondSand += whiteness(cv::Vec3f(colour)) - kWhitestSand;
    }
    if (most.size() < kFewestRoads || beyondSand < kEnoughBeyond) {
        return std::nullopt;
    }
    return cv::Vec3f(sum * (1.0 / static_cast<double>(most.size())));
}

}  // namespace vision::pieces
