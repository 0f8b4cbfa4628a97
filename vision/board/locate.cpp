// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/locate.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "vision/board/frame_lines.h"
#include "vision/board/lattice.h"
#include "vision/board/lattice_candidates.h"
#include "vision/board/marker_search.h"
#include "vision/board/markers.h"
#include "vision/board/refine.h"
#include "vision/board/sea_mask.h"

namespace vision::board {

namespace {

constexpr double kLeastSupport = 0.8;
constexpr int kGuessesPerMask = 3;
/// From these odds on nothing else is looked for.
constexpr double kBeyondDoubt = 2.5;
/// A part of a larger board has land where the frame should be.
constexpr double kClearSea = 0.85;
constexpr double kMuchFrame = 0.4;
/// A fit is better than what a hand says.
constexpr double kMoreThanChance = 0.35;
constexpr double kSomeGaps = 0.5;

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

/// No board of another shape could look like this one.
bool isUnmistakable(const Laid& laid) {
    return laid.logOdds >= kBeyondDoubt && laid.evidence.sea >= kClearSea && laid.evidence.frameSeen >= kMuchFrame;
}

/// A shape that a board may have, and the best place for it.
struct Search {
    Refiner refiner;
    Laid best;
    /// Where the frame was guessed.
    std::vector<cv::Matx33d> tried;
};

/// By the frame's blue, in the masks of these ranks.
void lookForFrame(Search& search, SeaMasks& masks, std::size_t from, std::size_t to) {
    const Frame& frame = search.refiner.shape()->frame;
    for (std::size_t rank = from; rank < to; ++rank) {
        const cv::Mat* const mask = masks.at(rank);
        if (mask == nullptr) {
            return;
        }
        int ofMask = 0;
        for (const FrameGuess& guess : frameGuesses(*mask, *search.refiner.shape())) {
            if (guess.support < kLeastSupport || ofMask++ == kGuessesPerMask) {
                break;
            }
            const bool isKnown = std::ranges::any_of(
                search.tried, [&](const cv::Matx33d& before) { return alike(before, guess.homography, frame); });
            if (isKnown) {
                continue;
            }
            search.tried.push_back(guess.homography);
            search.best = better(search.best, search.refiner.fromCoarse(guess.homography));
            if (search.best.logOdds >= kBeyondDoubt) {
                return;
            }
        }
    }
}

/// By what the lattice net sees of the tiles, whatever the frame.
void lookByNet(std::vector<Search>& searches, const Pictures& pictures) {
    std::vector<ShapePtr> shapes;
    for (Search& search : searches) {
        shapes.push_back(search.refiner.shape());
        search.best = search.refiner.weighedWithHeat(search.best);
    }
    // A place of which the net sees so much less than of another is none.
    constexpr double kAsWellSeen = 0.6;
    const auto candidates = latticeCandidates(pictures.heat(), pictures.fine().rgb.size(), shapes);
    double most = 0;
    for (const LatticeCandidate& candidate : candidates) {
        most = std::max(most, candidate.support);
    }
    for (const LatticeCandidate& candidate : candidates) {
        if (candidate.support < kAsWellSeen * most) {
            continue;
        }
        const auto search =
            std::ranges::find_if(searches, [&](const Search& one) { return one.refiner.shape() == candidate.shape; });
        search->best = better(search->best, search->refiner.onto(candidate.homography));
    }
}

/// The small box by the printed markers round the board.
void lookByMarkers(Search& search, const Pictures& pictures) {
    const cv::Mat& fine = pictures.fine().rgb;
    const auto plane = planeOf(seeMarkers(fine), fine.size());
    if (!plane) {
        return;
    }
    for (const cv::Matx33d& guess : islandGuesses(fine, *plane)) {
        LatticeFit fit = search.refiner.settle(guess);
        if (fit.gaps >= kSomeGaps) {
            fit = search.refiner.ontoIsland(fit);
        }
        search.best = better(search.best, search.refiner.weighed(fit));
        if (search.best.logOdds >= kBeyondDoubt) {
            return;
        }
    }
}

Located located(const Pictures& pictures, const Laid& laid, const ShapePtr& shape) {
    return {scaled(pictures.fine().toWhole * laid.homography),
            pictures.fine().rgb,
            laid.homography,
            laid.chance(),
            shape,
            1,
            true};
}

/// Near where somebody says that it lies.
LatticeFit nearest(const Refiner& refiner, const Pictures& pictures, const cv::Matx33d& guess) {
    const LatticeFit fit = refiner.settle(pictures.fine().toWhole.inv() * guess);
    return fit.gaps >= kSomeGaps ? refiner.ontoIsland(fit) : fit;
}

}  // namespace

std::optional<Located> locateNear(const cv::Mat& rgb, const cv::Matx33d& guess, const ShapePtr& shape) {
    const Pictures pictures(rgb);
    const Refiner refiner(pictures, shape);
    const Laid laid = refiner.weighed(nearest(refiner, pictures, guess));
    return laid.isAccepted() ? std::optional(located(pictures, laid, shape)) : std::nullopt;
}

Located locateAsGiven(const cv::Mat& rgb, const cv::Matx33d& guess, const ShapePtr& shape) {
    constexpr double kUnlikely = 0.1;
    const Pictures pictures(rgb);
    const Refiner refiner(pictures, shape);
    const LatticeFit fit = nearest(refiner, pictures, guess);
    Laid laid = refiner.weighed(fit);
    if (laid.isAccepted()) {
        return located(pictures, laid, shape);
    }
    const bool isFitted = fit.gaps >= kMoreThanChance;
    laid.homography = isFitted ? fit.homography : scaled(pictures.fine().toWhole.inv() * guess);
    Located result = located(pictures, laid, shape);
    result.confidence = kUnlikely;
    result.isVouched = false;
    return result;
}

std::optional<Located> locate(const cv::Mat& rgb, const ShapePtr& shape) {
    // Where there is a blue frame, one of the first masks has it.
    constexpr std::size_t kFirstMasks = 3;
    const Pictures pictures(rgb);
    constexpr auto kAll = std::numeric_limits<std::size_t>::max();
    SeaMasks masks(pictures.coarse().rgb);
    std::vector<Search> searches{{Refiner(pictures, shape ? shape : smallShape()), {}, {}}};
    lookForFrame(searches.front(), masks, 0, kFirstMasks);
    if (!isUnmistakable(searches.front().best)) {
        // A board of another shape may fit part of what is there: both boxes' are tried, also where one is said.
        for (const ShapePtr& box : {smallShape(), largeShape()}) {
            if (box->layout != searches.front().refiner.shape()->layout) {
                searches.push_back({Refiner(pictures, box), {}, {}});
            }
        }
        lookByNet(searches, pictures);
    }
    const auto best = [&]() -> const Search& {
        return *std::ranges::max_element(searches, {}, [](const Search& search) { return search.best.logOdds; });
    };
    if (best().best.logOdds < kBeyondDoubt) {
        lookForFrame(searches.front(), masks, kFirstMasks, kAll);
        for (Search& search : std::span(searches).subspan(1)) {
            lookForFrame(search, masks, 0, kAll);
        }
    }
    const bool mayBeSmall = searches.front().refiner.shape()->layout == smallShape()->layout;
    if (mayBeSmall && !best().best.isAccepted()) {
        lookByMarkers(searches.front(), pictures);
    }
    const Search& found = best();
    const ShapePtr& foundShape = found.refiner.shape();
    if (!found.best.isAccepted() || (shape && foundShape->layout != shape->layout)) {
        return std::nullopt;
    }
    Located result = located(pictures, found.best, foundShape);
    if (!shape) {
        double other = 0;
        for (const Search& search : searches) {
            other = &search == &found ? other : std::max(other, search.best.logOdds);
        }
        result.shapeConfidence = 1 / (1 + std::exp(other - found.best.logOdds));
    }
    return result;
}

}  // namespace vision::board
