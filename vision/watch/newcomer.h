// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "vision/pieces/sight.h"

namespace vision::watch {

/// From this score on a colour fits what is seen at a site.
inline constexpr double kColourFits = 0.4;

/// How sure a change at a site is by its colour's score and by how far that leads the next one's.
[[nodiscard]] double confidenceOf(double score, double lead);

/// Whose piece came to a site: the index of its PieceColour.
struct Newcomer {
    std::size_t colour = 0;
    double confidence = 0;
};

/// The colour that fits now and did not before. `before`, `now`: scores by PieceColour; `came`: by what changed alone;
/// `different`: how much of the body did, 0..1. Empty where none fits well enough, or two alike.
[[nodiscard]] std::optional<Newcomer> newcomer(const std::array<double, pieces::kColours>& before,
                                               const std::array<double, pieces::kColours>& now,
                                               const std::array<double, pieces::kColours>& came, double different);

}  // namespace vision::watch
