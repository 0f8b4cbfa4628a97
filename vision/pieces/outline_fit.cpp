// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/outline_fit.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "vision/pieces/silhouette.h"

namespace vision::pieces {

namespace {

using Share = cv::Vec<float, kColours>;

/// How far from a building's axis anything is judged, and how high that axis is, in hex sides.
constexpr double kJudged = 0.44;
constexpr double kAxis = 0.5;

/// The share that the body itself has: a colour that is only half told from the ground still shows its outline.
float bodyShare(const Seen& seen) {
    constexpr double kBody = 0.15;
    constexpr double kQuantile = 0.6;
    constexpr float kLeast = 0.5F;
    std::vector<float> shares;
    for (int i = 0; i < kGridCells; ++i) {
        for (int j = 0; j < kGridCells; ++j) {
            if (std::hypot(cellMiddle(i), cellMiddle(j)) < kBody) {
                shares.push_back(seen.share[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]);
            }
        }
    }
    const auto at = shares.begin() + static_cast<std::ptrdiff_t>(kQuantile * static_cast<double>(shares.size()));
    std::nth_element(shares.begin(), at, shares.end());
    return std::max(kLeast, *at);
}

/// For each row the sums up to each column of what a covered cell takes from the misfit.
using Sums = std::array<std::array<float, kGridCells + 1>, kGridCells>;

/// What an outline adds to the misfit, moved to where it fits best.
float leastAdded(const Sums& sums, const Outline& outline) {
    constexpr int kMove = 4;
    float least = 0;
    for (int down = -kMove; down <= kMove; ++down) {
        for (int right = -kMove; right <= kMove; ++right) {
            if (down * down + right * right > (kMove + 0.5) * (kMove + 0.5)) {
                continue;
            }
            float added = 0;
            for (const Run& run : outline) {
                const int row = run.row + down;
                if (row >= 0 && row < kGridCells) {
                    const auto& line = sums[static_cast<std::size_t>(row)];
                    added += line[static_cast<std::size_t>(std::clamp(run.to + right, 0, kGridCells))] -
                             line[static_cast<std::size_t>(std::clamp(run.from + right, 0, kGridCells))];
                }
            }
            least = std::min(least, added);
        }
    }
    return least;
}

/// Whether a pixel has the colour of neither the board nor any piece, as where a piece shines: it tells nothing.
bool isStrange(const Sight& sight, cv::Point at) {
    constexpr float kMostlyStrange = 0.5F;
    const auto& shares = sight.map.shares.at<Share>(at);
    float pieces = 0;
    for (int k = 0; k < static_cast<int>(kColours); ++k) {
        pieces += shares[k];
    }
    return kStrangeDensity * (1 - pieces) > kMostlyStrange * (sight.bare.at<float>(at) + kStrangeDensity);
}

/// Whether a colour (units of chromaOf) is so dark that it hardly shows whose it is: a piece's side in the shade, its
/// shadow, a gap or a print all look like this.
bool isDark(const cv::Vec3f& colour) {
    constexpr float kDark = -1.3F;
    return std::max({colour[2], colour[0] + colour[2], colour[1] + colour[2]}) < kDark;
}
constexpr float kDarkWeight = 0.4F;

}  // namespace

Seen seenAt(const Sight& sight, std::size_t corner, std::size_t colour) {
    const board::Rectified& board = *sight.map.board;
    const board::CornerSite& site = sight.shape().corners[corner];
    const cv::Point2d leanVector = sight.map.viewpoint.lean(site.at);
    Seen seen;
    seen.lean = std::hypot(leanVector.x, leanVector.y);
    constexpr double kNoLean = 0.02;
    const cv::Point2d along = seen.lean > kNoLean ? leanVector / seen.lean : cv::Point2d(0, -1);
    const cv::Point2d across(-along.y, along.x);
    const cv::Point2d foot = sight.corners[corner][colour].at - leanVector * kBuildingMiddle;
    const std::vector<cv::Point2d> roads = ownRoads(sight, site.at, colour);
    for (int i = 0; i < kGridCells; ++i) {
        for (int j = 0; j < kGridCells; ++j) {
            const cv::Point2d from = along * cellMiddle(i) + across * cellMiddle(j);
            const cv::Point2d pixel = board.pixel(foot + from);
            const cv::Point at(std::clamp(cvRound(pixel.x), 0, board.rgb.cols - 1),
                               std::clamp(cvRound(pixel.y), 0, board.rgb.rows - 1));
            const double up = std::clamp(cellMiddle(i), 0.0, std::min(seen.lean, 1.2) * kAxis);
            const bool near = std::hypot(cellMiddle(i) - up, cellMiddle(j)) < kJudged;
            const auto row = static_cast<std::size_t>(i);
            const auto column = static_cast<std::size_t>(j);
            seen.share[row][column] = sight.map.shares.at<Share>(at)[static_cast<int>(colour)];
            if (near && !isOnRoad(from, roads) && !isStrange(sight, at)) {
                seen.weight[row][column] = isDark(sight.chroma.at<cv::Vec3f>(at)) ? kDarkWeight : 1;
            }
        }
    }
    return seen;
}

Misfits misfitsOf(const Seen& seen) {
    const float body = bodyShare(seen);
    Sums sums{};
    double bare = 0;
    for (std::size_t i = 0; i < kGridCells; ++i) {
        for (std::size_t j = 0; j < kGridCells; ++j) {
            const float share = std::min(seen.share[i][j] / body, 1.0F);
            bare += static_cast<double>(seen.weight[i][j] * share);
            sums[i][j + 1] = sums[i][j] + seen.weight[i][j] * (1 - 2 * share);
        }
    }
    Misfits misfits;
    misfits.lean = seen.lean;
    for (std::size_t k = 0; k < kBodies; ++k) {
        for (std::size_t scale = 0; scale < kScales.size(); ++scale) {
            float least = 0;
            for (const Outline& outline : outlinesOf(static_cast<Body>(k), scale, seen.lean)) {
                least = std::min(least, leastAdded(sums, outline));
            }
            misfits.of[k][scale] = (bare + static_cast<double>(least)) * kCellSide * kCellSide;
        }
    }
    return misfits;
}

}  // namespace vision::pieces
