// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <opencv2/core.hpp>

#include "vision/board/board_evidence.h"
#include "vision/board/lattice_fit.h"
#include "vision/board/shape.h"

namespace vision::board {

/// A picture made smaller, and the way from its pixels to those of the picture it was made from.
struct Reduced {
    cv::Mat rgb;
    cv::Matx33d toWhole;
};

/// A picture in the sizes in which a board is looked for: the finer one for gaps, the coarser one, made from it, for
/// all else. A small picture is left as it is.
class Pictures {
public:
    explicit Pictures(const cv::Mat& rgb);

    [[nodiscard]] const Reduced& fine() const { return m_fine; }
    [[nodiscard]] const Reduced& coarse() const { return m_coarse; }
    /// What the lattice net says, in pixels of the fine picture. It is asked once, when this is first called.
    [[nodiscard]] const LatticeHeat& heat() const;
    [[nodiscard]] bool isHeatKnown() const { return m_heat.has_value(); }

private:
    Reduced m_fine;
    Reduced m_coarse;
    mutable std::optional<LatticeHeat> m_heat;
};

/// A lattice laid on a picture, and what the picture says of it.
struct Laid {
    /// Board plane to pixels of the fine picture.
    cv::Matx33d homography;
    BoardEvidence evidence;
    double logOdds = -1e9;

    /// A board is likelier than none.
    [[nodiscard]] bool isAccepted() const { return logOdds > 0; }
    /// The chance that it is a board, 0..1.
    [[nodiscard]] double chance() const;
};

/// The one with the better odds.
[[nodiscard]] const Laid& better(const Laid& a, const Laid& b);

/// Moves guesses at where a board of one shape lies onto what the picture shows, and weighs them. Whatever found a
/// guess, all go this way. Guesses are in pixels of the fine picture. The pictures must outlive it.
class Refiner {
public:
    Refiner(const Pictures& pictures, ShapePtr shape) : m_pictures(&pictures), m_shape(std::move(shape)) {}

    /// From a guess that is right to a third of a hex side, in pixels of the coarse picture; no odds where the rims
    /// give it no hold.
    [[nodiscard]] Laid fromCoarse(const cv::Matx33d& guess) const;
    /// From a guess that is right to a tenth of a hex side; tiles need have neither rims nor gaps.
    [[nodiscard]] Laid onto(const cv::Matx33d& guess) const;
    /// The best fit near a guess that is right to about a fifth of a hex side.
    [[nodiscard]] LatticeFit settle(const cv::Matx33d& guess) const;
    /// A lattice that lies a hex beside the island fits most of its tiles: goes to where all fit.
    [[nodiscard]] LatticeFit ontoIsland(LatticeFit fit) const;
    /// What the picture says of a fit. The lattice net is asked where its word could decide.
    [[nodiscard]] Laid weighed(const LatticeFit& fit) const;
    /// The same with the net's word in any case.
    [[nodiscard]] Laid weighedWithHeat(const Laid& laid) const;

    [[nodiscard]] const ShapePtr& shape() const { return m_shape; }

private:
    [[nodiscard]] LatticeFit byRims(const cv::Matx33d& guess) const;

    const Pictures* m_pictures;
    ShapePtr m_shape;
};

}  // namespace vision::board
