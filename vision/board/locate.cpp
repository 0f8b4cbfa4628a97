// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/locate.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/board/frame_lines.h"
#include "vision/board/lattice.h"
#include "vision/board/lattice_candidates.h"
#include "vision/board/lattice_fit.h"
#include "vision/board/marker_search.h"
#include "vision/board/markers.h"
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
/// Coasts show no gap on a dark frame, sides beyond the picture none at all: where the net sees a board this surely,
/// fewer gaps will do, though more than by chance.
constexpr double kSurelySeen = 0.6;
constexpr double kLeastGapsSeen = 0.4;
/// A fit is better than what a hand says.
constexpr double kMoreThanChance = 0.35;
constexpr double kLeastSea = 0.6;
constexpr double kLeastSand = 0.7;
/// A part of a larger board has land where the frame should be.
constexpr double kClearSea = 0.85;
constexpr double kMuchFrame = 0.4;
/// A board that a person pointed at lies within so many hex sides of where they did.
constexpr double kFromHand = 1.0;

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

/// Whether two homographies put the frame within a few pixels of the same place, turned or not.
bool alike(const cv::Matx33d& a, const cv::Matx33d& b, const Frame& frame) {
    constexpr double kPixels = 4;
    for (int k = 0; k < 6; ++k) {
        const cv::Point2d corner = apply(a, frame.corner(k));
        bool met = false;
        for (int j = 0; j < 6 && !met; ++j) {
            const cv::Point2d apart = corner - apply(b, frame.corner(j));
            met = std::hypot(apart.x, apart.y) < kPixels;
        }
        if (!met) {
            return false;
        }
    }
    return true;
}

/// A lattice laid on a picture, and what the colours say about it.
struct Laid {
    LatticeFit fit;
    SeaAndSand colours;

    /// Not accepted: 0.
    [[nodiscard]] double score() const {
        const bool isGood = fit.gaps >= kLeastGaps && colours.sea >= kLeastSea && colours.sand >= kLeastSand;
        return isGood ? fit.gaps * colours.sea * colours.sand : 0;
    }
    /// No board of another shape could look like this one.
    [[nodiscard]] bool isUnmistakable() const {
        return score() > 0 && colours.sea >= kClearSea && colours.frameSeen >= kMuchFrame;
    }
};

SeaAndSand coloursOf(const Reduced& coarse, const cv::Matx33d& fineHomography, const ShapePtr& shape) {
    constexpr double kSidePixels = 24;
    return checkSeaAndSand(rectify(coarse.rgb, coarse.toWhole.inv() * fineHomography, kSidePixels, shape));
}

/// Tries guesses until one is good beyond doubt; keeps the best.
class BoardSearch {
public:
    BoardSearch(const Reduced& fine, const Reduced& coarse, ShapePtr shape)
        : m_fine(fine), m_coarse(coarse), m_shape(std::move(shape)) {}

    [[nodiscard]] bool tryGuess(const FrameGuess& guess) {
        for (const cv::Matx33d& before : m_tried) {
            if (alike(before, guess.homography, m_shape->frame)) {
                return false;
            }
        }
        m_tried.push_back(guess.homography);
        const LatticeFit rims = fitRims(m_coarse.rgb, guess.homography, m_shape);
        if (rims.rims < kLeastRims) {
            return false;
        }
        const Laid laid = lay(scaled(m_coarse.toWhole * rims.homography));
        if (laid.fit.gaps > m_best.fit.gaps && laid.score() > 0) {
            m_best = laid;
        }
        return m_best.fit.gaps >= kGoodGaps;
    }

    /// The lattice where a homography from the board plane to the fine picture has it, within a tenth of a side.
    [[nodiscard]] Laid lay(const cv::Matx33d& homography) const {
        Laid laid;
        laid.fit = fitGaps(m_fine.rgb, homography, m_shape);
        laid.colours = coloursOf(m_coarse, laid.fit.homography, m_shape);
        return laid;
    }

    [[nodiscard]] const Laid& best() const { return m_best; }
    [[nodiscard]] const ShapePtr& shape() const { return m_shape; }

private:
    const Reduced& m_fine;
    const Reduced& m_coarse;
    ShapePtr m_shape;
    std::vector<cv::Matx33d> m_tried;
    Laid m_best;
};

Laid search(BoardSearch search, const std::vector<cv::Mat>& masks) {
    for (const cv::Mat& mask : masks) {
        int tried = 0;
        for (const FrameGuess& guess : frameGuesses(mask, *search.shape())) {
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

/// The chance that the board has the shape with which `best` was laid and not that of `other`, which fits no better.
double chanceThatNot(const Laid& other, const Laid& best) {
    constexpr double kPerScore = 12;
    constexpr double kDoubt = 4;
    return std::max(0.5, 1 / (1 + std::exp(kDoubt - kPerScore * (best.score() - other.score()))));
}

/// How far apart two homographies put the corners of the frame, at most, in hex sides of the first.
double apart(const cv::Matx33d& a, const cv::Matx33d& b, const Shape& shape) {
    const cv::Matx33d back = a.inv() * b;
    double most = 0;
    for (int k = 0; k < 6; ++k) {
        const cv::Point2d corner = shape.frame.corner(k);
        const cv::Point2d moved = apply(back, corner) - corner;
        most = std::max(most, std::hypot(moved.x, moved.y));
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

/// Fits a guess that is right to about a fifth of a hex side; says nothing about colours.
class NearFit {
public:
    NearFit(const cv::Mat& rgb, ShapePtr shape)
        : m_fine(reduce(rgb, kFineSide)), m_coarse(reduce(m_fine.rgb, kCoarseSide)), m_shape(std::move(shape)) {}

    /// The best of the guess and what lies around it.
    [[nodiscard]] LatticeFit settle(const cv::Matx33d& guess) const {
        // Where the first tries see little of a lattice, there is none.
        constexpr std::size_t kFirstTries = 5;
        LatticeFit best;
        std::size_t tries = 0;
        for (const cv::Matx33d& start : around(m_fine.toWhole.inv() * guess, m_shape->middle)) {
            const LatticeFit rims = fitRims(m_coarse.rgb, scaled(m_coarse.toWhole.inv() * start), m_shape);
            const LatticeFit gaps = fitGaps(m_fine.rgb, scaled(m_coarse.toWhole * rims.homography), m_shape);
            if (gaps.gaps > best.gaps && apart(m_fine.toWhole.inv() * guess, gaps.homography, *m_shape) < kFromHand) {
                best = gaps;
            }
            if (best.gaps >= kGoodGaps || (++tries == kFirstTries && best.gaps < kLeastGaps / 2)) {
                break;
            }
        }
        return best;
    }

    /// Where a guess lies that is right to a tenth of a hex side; tiles need not have rims.
    [[nodiscard]] LatticeFit onto(const cv::Matx33d& guess) const {
        const cv::Matx33d start = scaled(m_fine.toWhole.inv() * guess);
        const LatticeFit rims = fitRims(m_coarse.rgb, scaled(m_coarse.toWhole.inv() * start), m_shape);
        const LatticeFit byRims = fitGaps(m_fine.rgb, scaled(m_coarse.toWhole * rims.homography), m_shape);
        const LatticeFit byGaps = byRims.gaps >= kGoodGaps ? byRims : fitGaps(m_fine.rgb, start, m_shape);
        return byGaps.gaps > byRims.gaps ? byGaps : byRims;
    }

    /// A lattice that lies a hex beside the island fits most of its tiles: goes to where all fit.
    [[nodiscard]] LatticeFit ontoIsland(LatticeFit fit) const {
        constexpr double kClearly = 0.03;
        constexpr int kMostSteps = 2;
        for (int step = 0; step < kMostSteps; ++step) {
            LatticeFit best = fit;
            for (const engine::HexDirection direction : engine::kHexDirections) {
                const cv::Point2d shift = centreOf(engine::neighbour({0, 0}, direction));
                const LatticeFit beside = fitGaps(
                    m_fine.rgb, scaled(fit.homography * cv::Matx33d(1, 0, shift.x, 0, 1, shift.y, 0, 0, 1)), m_shape);
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

    [[nodiscard]] const Reduced& fine() const { return m_fine; }

    [[nodiscard]] std::optional<Located> vouched(const LatticeFit& fit, double leastGaps = kLeastGaps) const {
        if (fit.gaps < leastGaps || coloursOf(m_coarse, fit.homography, m_shape).sand < kLeastSand) {
            return std::nullopt;
        }
        return Located{scaled(m_fine.toWhole * fit.homography), m_fine.rgb, fit.homography, fit.gaps, m_shape, 1, true};
    }

    /// Where somebody says that it lies.
    [[nodiscard]] Located asGiven(const cv::Matx33d& homography) const {
        constexpr double kUnlikely = 0.1;
        return {scaled(m_fine.toWhole * homography), m_fine.rgb, homography, kUnlikely, m_shape, 1, false};
    }

private:
    Reduced m_fine;
    Reduced m_coarse;
    ShapePtr m_shape;
};

/// The small box by the printed markers round the board, where its frame shows no blue.
std::optional<Located> locateByMarkers(const cv::Mat& rgb) {
    const NearFit near(rgb, smallShape());
    const cv::Mat& fine = near.fine().rgb;
    const auto plane = planeOf(seeMarkers(fine), fine.size());
    if (!plane) {
        return std::nullopt;
    }
    LatticeFit best;
    for (const cv::Matx33d& guess : islandGuesses(fine, *plane)) {
        LatticeFit fit = near.settle(near.fine().toWhole * guess);
        if (fit.gaps >= kLeastGaps) {
            fit = near.ontoIsland(fit);
        }
        if (fit.gaps > best.gaps) {
            best = fit;
        }
        if (best.gaps >= kGoodGaps) {
            break;
        }
    }
    return best.gaps < kLeastGaps ? std::nullopt : near.vouched(best);
}

/// By what the lattice net sees of the tiles, whatever the frame: of these shapes the one that is seen best.
std::optional<Located> locateByNet(const cv::Mat& rgb, const std::vector<ShapePtr>& shapes) {
    std::optional<Located> best;
    double most = 0;
    for (const LatticeCandidate& candidate : latticeCandidates(rgb, shapes)) {
        const NearFit near(rgb, candidate.shape);
        // Where the land ends the net sees better than the gaps do: no step onto another hex.
        const LatticeFit fit = near.onto(candidate.homography);
        auto located = near.vouched(fit, candidate.support >= kSurelySeen ? kLeastGapsSeen : kLeastGaps);
        if (located && candidate.support * fit.gaps > most) {
            most = candidate.support * fit.gaps;
            best = std::move(located);
        }
    }
    return best;
}

}  // namespace

std::optional<Located> locateNear(const cv::Mat& rgb, const cv::Matx33d& guess, const ShapePtr& shape) {
    const NearFit near(rgb, shape);
    const LatticeFit fit = near.settle(guess);
    return fit.gaps < kLeastGaps ? std::nullopt : near.vouched(near.ontoIsland(fit));
}

Located locateAsGiven(const cv::Mat& rgb, const cv::Matx33d& guess, const ShapePtr& shape) {
    const NearFit near(rgb, shape);
    LatticeFit fit = near.settle(guess);
    if (fit.gaps >= kLeastGaps) {
        fit = near.ontoIsland(fit);
    }
    if (auto vouched = near.vouched(fit)) {
        return *vouched;
    }
    return near.asGiven(fit.gaps >= kMoreThanChance ? fit.homography : scaled(near.fine().toWhole.inv() * guess));
}

std::optional<Located> locate(const cv::Mat& rgb, const ShapePtr& shape) {
    const Reduced fine = reduce(rgb, kFineSide);
    const Reduced coarse = reduce(fine.rgb, kCoarseSide);
    const std::vector<cv::Mat> masks = seaMasks(coarse.rgb);
    Located located{{}, fine.rgb, {}, 0, shape ? shape : smallShape(), 1, true};
    Laid best = search({fine, coarse, located.shape}, masks);
    if (!shape) {
        Laid other;
        if (!best.isUnmistakable()) {
            other = search({fine, coarse, largeShape()}, masks);
        }
        if (other.score() > best.score()) {
            std::swap(best, other);
            located.shape = largeShape();
        }
        located.shapeConfidence = chanceThatNot(other, best);
    }
    if (best.score() <= 0) {
        if (auto seen = locateByNet(rgb, shape ? std::vector{shape} : std::vector{smallShape(), largeShape()})) {
            return seen;
        }
        return !shape || shape->layout == smallShape()->layout ? locateByMarkers(rgb) : std::nullopt;
    }
    located.homography = scaled(fine.toWhole * best.fit.homography);
    located.reducedHomography = best.fit.homography;
    located.confidence = best.fit.gaps;
    return located;
}

}  // namespace vision::board
