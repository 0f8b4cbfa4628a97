// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/refine.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "vision/board/board_judge.h"
#include "vision/board/lattice.h"
#include "vision/reading/shrunk.h"

namespace vision::board {

namespace {

constexpr int kCoarseSide = 800;
constexpr int kFineSide = 1600;

/// Fewer rims give a fit nothing to hold on to.
constexpr double kHoldingRims = 0.22;
/// A fit with so many gaps will not be bettered by beginning elsewhere; one with so few has no lattice near it.
constexpr double kSettledGaps = 0.75;
constexpr double kHopelessGaps = 0.25;
/// A board that somebody pointed at lies within so many hex sides of where they did.
constexpr double kFromHand = 1.0;
/// Beyond these odds, either way, the net need not be asked.
constexpr double kSurely = 4;

Reduced reduce(const cv::Mat& rgb, int longSide) {
    const double factor = static_cast<double>(longSide) / std::max(rgb.cols, rgb.rows);
    if (factor >= 1) {
        return {rgb, cv::Matx33d::eye()};
    }
    Reduced result;
    result.rgb = shrunk(rgb, {cvRound(rgb.cols * factor), cvRound(rgb.rows * factor)});
    const double sx = static_cast<double>(rgb.cols) / result.rgb.cols;
    const double sy = static_cast<double>(rgb.rows) / result.rgb.rows;
    result.toWhole = {sx, 0, (sx - 1) / 2, 0, sy, (sy - 1) / 2, 0, 0, 1};
    return result;
}

/// How far apart two homographies put the corners of the frame, at most, in hex sides of the first.
double apart(const cv::Matx33d& a, const cv::Matx33d& b, const Shape& shape) {
    const cv::Matx33d back = a.inv() * b;
    double most = 0;
    for (int k = 0; k < 6; ++k) {
        const cv::Point2d corner = shape.frame.corner(k);
        most = std::max(most, cv::norm(apply(back, corner) - corner));
    }
    return most;
}

/// A guess and others around it: a hand is seldom off by more than a little, but the fit reaches less far than a hand.
std::vector<cv::Matx33d> around(const cv::Matx33d& guess, cv::Point2d middle) {
    constexpr double kShift = 0.2;
    constexpr double kGrow = 0.06;
    constexpr double kTurn = 0.06;
    const cv::Matx33d there(1, 0, middle.x, 0, 1, middle.y, 0, 0, 1);
    const cv::Matx33d back(1, 0, -middle.x, 0, 1, -middle.y, 0, 0, 1);
    std::vector<cv::Matx33d> guesses{guess};
    for (const double grown : {kGrow, -kGrow}) {
        guesses.push_back(guess * there * cv::Matx33d(1 + grown, 0, 0, 0, 1 + grown, 0, 0, 0, 1) * back);
    }
    for (const double turn : {kTurn, -kTurn}) {
        guesses.push_back(guess * there *
                          cv::Matx33d(std::cos(turn), -std::sin(turn), 0, std::sin(turn), std::cos(turn), 0, 0, 0, 1) *
                          back);
    }
    for (int k = 0; k < 6; ++k) {
        const cv::Point2d shift = cornerOf({0, 0}, k) * kShift;
        guesses.push_back(guess * cv::Matx33d(1, 0, shift.x, 0, 1, shift.y, 0, 0, 1));
    }
    return guesses;
}

/// The mean side of a hex, in pixels.
double sidePixels(const cv::Matx33d& homography, const Shape& shape) {
    const cv::Point2d x =
        apply(homography, shape.middle + cv::Point2d(0.5, 0)) - apply(homography, shape.middle - cv::Point2d(0.5, 0));
    const cv::Point2d y =
        apply(homography, shape.middle + cv::Point2d(0, 0.5)) - apply(homography, shape.middle - cv::Point2d(0, 0.5));
    return std::sqrt(std::abs(x.cross(y)));
}

}  // namespace

Pictures::Pictures(const cv::Mat& rgb) : m_fine(reduce(rgb, kFineSide)), m_coarse(reduce(m_fine.rgb, kCoarseSide)) {}

const LatticeHeat& Pictures::heat() const {
    if (!m_heat) {
        m_heat = latticeHeat(m_fine.rgb);
    }
    return *m_heat;
}

double Laid::chance() const {
    return 1 / (1 + std::exp(-logOdds));
}

const Laid& better(const Laid& a, const Laid& b) {
    return b.logOdds > a.logOdds ? b : a;
}

Laid Refiner::weighedWithHeat(const Laid& laid) const {
    Laid result = laid;
    if (!result.evidence.heat && !m_pictures->heat().land.empty()) {
        result.evidence.heat = heatSeen(m_pictures->heat(), laid.homography, *m_shape);
        result.logOdds = logOddsOf(result.evidence);
    }
    return result;
}

Laid Refiner::weighed(const LatticeFit& fit) const {
    constexpr double kSidePixels = 24;
    Laid laid{fit.homography, {}, 0};
    const cv::Matx33d toCoarse = m_pictures->coarse().toWhole.inv() * fit.homography;
    laid.evidence = evidenceOn(rectify(m_pictures->coarse().rgb, toCoarse, kSidePixels, m_shape));
    laid.evidence.gaps = fit.gaps;
    laid.evidence.seams = fit.seams;
    laid.evidence.sidePixels = sidePixels(fit.homography, *m_shape);
    laid.logOdds = logOddsOf(laid.evidence);
    return m_pictures->isHeatKnown() || std::abs(laid.logOdds) < kSurely ? weighedWithHeat(laid) : laid;
}

LatticeFit Refiner::byRims(const cv::Matx33d& guess) const {
    const LatticeFit rims =
        fitRims(m_pictures->coarse().rgb, scaled(m_pictures->coarse().toWhole.inv() * guess), m_shape);
    return fitGaps(m_pictures->fine().rgb, scaled(m_pictures->coarse().toWhole * rims.homography), m_shape);
}

Laid Refiner::fromCoarse(const cv::Matx33d& guess) const {
    const LatticeFit rims = fitRims(m_pictures->coarse().rgb, guess, m_shape);
    if (rims.rims < kHoldingRims) {
        return {};
    }
    return weighed(fitGaps(m_pictures->fine().rgb, scaled(m_pictures->coarse().toWhole * rims.homography), m_shape));
}

Laid Refiner::onto(const cv::Matx33d& guess) const {
    // Where so little speaks for a board as guessed, a fit will not make one of it.
    constexpr double kHopeless = -4;
    // What was fitted lies better, unless it went astray.
    constexpr double kClearly = 1;
    const Laid asGuessed = weighed(gapsSeen(m_pictures->fine().rgb, guess, m_shape));
    if (asGuessed.logOdds < kHopeless) {
        return asGuessed;
    }
    Laid fitted = weighed(byRims(guess));
    if (fitted.evidence.gaps < kSettledGaps) {
        const Laid byGaps = weighed(fitGaps(m_pictures->fine().rgb, guess, m_shape));
        const bool isBetter = byGaps.evidence.gaps > fitted.evidence.gaps || byGaps.logOdds > fitted.logOdds + kClearly;
        fitted = isBetter && byGaps.logOdds > fitted.logOdds - kClearly ? byGaps : fitted;
    }
    return asGuessed.logOdds > fitted.logOdds + kClearly ? asGuessed : fitted;
}

LatticeFit Refiner::settle(const cv::Matx33d& guess) const {
    // Where the first tries see little of a lattice, there is none.
    constexpr std::size_t kFirstTries = 5;
    LatticeFit best;
    std::size_t tries = 0;
    for (const cv::Matx33d& start : around(guess, m_shape->middle)) {
        const LatticeFit fit = byRims(start);
        if (fit.gaps > best.gaps && apart(guess, fit.homography, *m_shape) < kFromHand) {
            best = fit;
        }
        if (best.gaps >= kSettledGaps || (++tries == kFirstTries && best.gaps < kHopelessGaps)) {
            break;
        }
    }
    return best;
}

LatticeFit Refiner::ontoIsland(LatticeFit fit) const {
    constexpr double kClearly = 0.03;
    constexpr int kMostSteps = 2;
    for (int step = 0; step < kMostSteps; ++step) {
        LatticeFit best = fit;
        for (const engine::HexDirection direction : engine::kHexDirections) {
            const cv::Point2d shift = centreOf(engine::neighbour({0, 0}, direction));
            const LatticeFit beside =
                fitGaps(m_pictures->fine().rgb,
                        scaled(fit.homography * cv::Matx33d(1, 0, shift.x, 0, 1, shift.y, 0, 0, 1)), m_shape);
            if (beside.gaps > best.gaps + (best.gaps == fit.gaps ? kClearly : 0)) {
                best = beside;
            }
        }
        if (best.gaps == fit.gaps) {
            break;
        }
        fit = best;
    }
    return fit;
}

}  // namespace vision::board
