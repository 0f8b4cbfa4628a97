// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/dice/find_face.h"
#include "vision/dice/pip_faces.h"
#include "vision/dice/read_face.h"

namespace vision::dice {

/// Below this no value is given.
inline constexpr double kLikely = 0.8;

/// An upper face, what it shows, and how surely.
struct Candidate {
    FoundFace face;
    /// Of no upper face of a pipped die, and of 1 to 6; they add up to 1.
    ValueChances chances{1};
    /// Of its body, RGB.
    cv::Vec3d colour;
    /// It lies where dice are thrown, stands out from an even ground, or its pips were seen by themselves. Anywhere
    /// else the nets are believed only when they are sure: cards and markers have patterns too.
    bool isConfirmed = false;
    /// What else lies there speaks against it, however sure it looks: it is asked about.
    bool isDoubted = false;
    /// It lies near a die that is wholly sure, and is of its size, as dice of a throw do.
    bool isBesideSure = false;

    [[nodiscard]] int value() const {
        return static_cast<int>(std::max_element(chances.begin() + 1, chances.end()) - chances.begin());
    }
    /// The nets are believed as soon as they think its value likely.
    [[nodiscard]] bool isTrusted() const { return isConfirmed || isBesideSure; }
    /// The chance that it is an upper face and shows its value.
    [[nodiscard]] double confidence() const { return chances[static_cast<std::size_t>(value())]; }
};

/// What the nets say of a face in an RGB picture.
[[nodiscard]] Candidate candidateOf(const cv::Mat& rgb, const FoundFace& face);

/// The nearest of the candidates that lie `within` sides of a place; null where none does.
[[nodiscard]] Candidate* nearest(std::vector<Candidate>& candidates, cv::Point2d at, double side, double within);

/// One face a die: the surest of those that lie nearer than dice can, in doubt where another one that is not its flank
/// shows something else.
[[nodiscard]] std::vector<Candidate> onePerDie(std::vector<Candidate> candidates);

/// Changes what is thought of a face by a pattern of pips seen on it.
void addPips(const PipFace& pips, Candidate& one);

/// Sets `isBesideSure` of each.
void compareWithSure(std::vector<Candidate>& candidates);

/// Whether what shows no sure value is a die all the same, as far as can be seen: then it is asked about.
[[nodiscard]] bool isPerhapsDie(const Candidate& one);

}  // namespace vision::dice
