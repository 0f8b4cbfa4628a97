// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/dice/faces.h"
#include "vision/dice/pips.h"

namespace vision::dice {

/// Half the side of a die, in units of its pips' spacing.
inline constexpr double kHalfSide = 2.05;

/// How a face lies in its body: the even colour around its pips.
struct Body {
    /// Share of the face that has the pips' surroundings' colour, 0..1.
    double filled = 0;
    /// Area of that colour over that of the face; the sides of the die may have it too.
    double size = 0;
    /// The colour goes on and on: it is the table's.
    bool boundless = false;
    /// Of the 3 x 3 places of a face, those that the pattern leaves empty and that yet look like a pip: then a pip was
    /// not found, and the pattern is another.
    int blocked = 0;
};

[[nodiscard]] Body bodyOf(const cv::Mat& rgb, const std::vector<Pip>& pips, const Face& face);

/// The word for a colour (RGB, 0..255).
[[nodiscard]] std::string_view colourWord(const cv::Vec3d& rgb);

}  // namespace vision::dice
