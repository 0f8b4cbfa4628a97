// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/locate.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/board/frame_lines.h"
#include "vision/board/lattice.h"
#include "vision/board/lattice_fit.h"
#include "vision/board/sea_and_sand.h"
#include "vision/board/sea_mask.h"

namespace vision::board {

namespace {

constexpr int kCoarseSide = 800;
constexpr int kFineSide = 1600;

constexpr double kLeastSupport = 0.8;
constexpr int kGuessesPerMask = 3;
constexpr double kLeastRims = 0.22;
/// On lattices laid wrongly over boards and other pictures the gaps agree by chance on up to 0.31 of the half sides; on
/// rendered boards at the right place on at least 0.72.
constexpr double kLeastGaps = 0.5;
constexpr double kGoodGaps = 0.75;
constexpr double kLeastSea = 0.6;
constexpr double kLeastSand = 0.7;

struct Reduced {
    cv::Mat rgb;
    /// Pixels of the reduced picture to pixels of the whole one.
    cv::Matx33d toWhole;
};

Reduced reduce(const cv::Mat& rgb, int longSide) {
    const double factor = static_cast<double>(longSide) / std::max(rgb.cols, rgb.rows);
    if (factor >= 1) {
        return {rgb, cv::Matx33d::eye()};
    }
    Reduced result;
    cv::resize(rgb, result.rgb, {cvRound(rgb.cols * factor), cvRound(rgb.rows * factor)}, 0, 0, cv::INTER_AREA);
    const double sx = static_cast<double>(rgb.cols) / result.rgb.cols;
    const double sy = static_cast<double>(rgb.rows) / result.rgb.rows;
    result.toWhole = {sx, 0, (sx - 1) / 2, 0, sy, (sy - 1) / 2, 0, 0, 1};
    return result;
}

/// Whether two homographies put the island within a few pixels of the same place, turned or not.
bool alike(const cv::Matx33d& a, const cv::Matx33d& b) {
    constexpr double kPixels = 4;
    for (int k = 0; k < 6; ++k) {
        const cv::Point2d corner = cornerOf({0, 0}, k) * 5.0;
        bool met = false;
        for (int j = 0; j < 6 && !met; ++j) {
            const cv::Point2d apart = apply(a, corner) - apply(b, cornerOf({0, 0}, j) * 5.0);
            met = std::hypot(apart.x, apart.y) < kPixels;
        }
        if (!met) {
            return false;
        }
    }
    return true;
}

/// Tries guesses until one is good beyond doubt; keeps the best.
class BoardSearch {
public:
    BoardSearch(const Reduced& fine, const Reduced& coarse) : m_fine(fine), m_coarse(coarse) {}

    [[nodiscard]] bool tryGuess(const FrameGuess& guess) {
        for (const cv::Matx33d& before : m_tried) {
            if (alike(before, guess.homography)) {
                return false;
            }
        }
        m_tried.push_back(guess.homography);
        const LatticeFit rims = fitRims(m_coarse.rgb, guess.homography);
        if (rims.rims < kLeastRims) {
            return false;
        }
        const LatticeFit gaps = fitGaps(m_fine.rgb, scaled(m_coarse.toWhole * rims.homography));
        constexpr double kSidePixels = 24;
        const SeaAndSand colours =
            checkSeaAndSand(rectify(m_coarse.rgb, m_coarse.toWhole.inv() * gaps.homography, kSidePixels));
        if (gaps.gaps > m_best.gaps && gaps.gaps >= kLeastGaps && colours.sea >= kLeastSea &&
            colours.sand >= kLeastSand) {
            m_best = gaps;
        }
        return m_best.gaps >= kGoodGaps;
    }

    [[nodiscard]] const LatticeFit& best() const { return m_best; }

private:
    const Reduced& m_fine;
    const Reduced& m_coarse;
    std::vector<cv::Matx33d> m_tried;
    LatticeFit m_best;
};

LatticeFit search(const Reduced& fine, const Reduced& coarse) {
    BoardSearch search(fine, coarse);
    for (const cv::Mat& mask : seaMasks(coarse.rgb)) {
        int tried = 0;
        for (const FrameGuess& guess : frameGuesses(mask)) {
            if (guess.support < kLeastSupport || tried++ == kGuessesPerMask) {
                break;
            }
            if (search.tryGuess(guess)) {
                return search.best();
            }
        }
    }
    return search.best();
}

}  // namespace

std::optional<Located> locate(const cv::Mat& rgb) {
    const Reduced fine = reduce(rgb, kFineSide);
    const Reduced coarse = reduce(fine.rgb, kCoarseSide);
    const LatticeFit fit = search(fine, coarse);
    if (fit.gaps < kLeastGaps) {
        return std::nullopt;
    }
    return Located{scaled(fine.toWhole * fit.homography), fine.rgb, fit.homography, fit.gaps};
}

}  // namespace vision::board
