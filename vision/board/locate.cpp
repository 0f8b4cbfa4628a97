// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/locate.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/board/frame_lines.h"
#include "vision/board/lattice.h"
#include "vision/board/lattice_fit.h"
#include "vision/board/sea_mask.h"

namespace vision::board {

namespace {

constexpr int kCoarseSide = 800;
constexpr int kFineSide = 1600;

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

}  // namespace

std::optional<Located> locate(const cv::Mat& rgb) {
    const Reduced fine = reduce(rgb, kFineSide);
    const Reduced coarse = reduce(fine.rgb, kCoarseSide);
    LatticeFit best;
    const bool debug = std::getenv("ADJ_DEBUG") != nullptr;
    for (const cv::Mat& mask : seaMasks(coarse.rgb)) {
        auto guesses = frameGuesses(mask);
        int n = 0;
        for (const FrameGuess& guess : guesses) {
            if (guess.support < 0.9 || n++ == 3) {
                break;
            }
            const LatticeFit fit = fitRims(coarse.rgb, guess.homography);
            if (debug) fprintf(stderr, "guess support %.2f rims %.2f\n", guess.support, fit.rims);
            if (fit.rims > best.rims) {
                best = fit;
            }
        }
        if (debug && guesses.empty()) fprintf(stderr, "no guess\n");
        if (best.rims > 0.75) {
            break;
        }
    }
    if (best.rims < 0.4) {
        return std::nullopt;
    }
    LatticeFit fit = fitGaps(fine.rgb, coarse.toWhole * best.homography);
    if (debug) fprintf(stderr, "rims %.2f gaps %.2f\n", best.rims, fit.gaps);
    cv::Matx33d h = fine.toWhole * fit.homography;
    return Located{h * (1 / h(2, 2)), best.rims};
}

}  // namespace vision::board
