// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"
#include "vision/reading/learned_set.h"

namespace vision::set {

/// The place of a harbour's sign off a coast side, moved by `along` it and `out` to sea (hex sides), in a picture of
/// chromaOf; empty where the picture ends.
[[nodiscard]] std::optional<SignPicture> signPicture(const cv::Mat& chroma, const board::Rectified& board,
                                                     const board::CoastSide& side, double along = 0, double out = 0);

/// The places of a coast where signs may lie, to be compared with known signs: whatever the sea's colour and the light.
class SignPlaces {
public:
    /// `chroma` as chromaOf gives it.
    SignPlaces(const cv::Mat& chroma, const board::Rectified& board);

    /// How like a sign each place of the coast is, -1..1, in the order of the shape's coast, where it may best lie;
    /// empty where the picture ends.
    [[nodiscard]] std::vector<std::optional<double>> likeness(const SignPicture& sign) const;

private:
    /// By coast side: the pictures in which the sign may lie, levelled.
    std::vector<std::vector<cv::Mat>> m_seen;
};

/// Of the sets, the one whose signs lie along the coast, so many of them; empty where it is none of them, or the coast
/// has none to be told by.
[[nodiscard]] std::optional<std::size_t> recogniseSet(const SignPlaces& places, std::size_t harbours,
                                                      const std::vector<LearnedSet>& sets);

}  // namespace vision::set
