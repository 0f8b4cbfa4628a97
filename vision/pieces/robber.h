// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "vision/pieces/sight.h"
#include "vision/reading.h"

namespace vision::pieces {

/// What robbers and pirates look like: grey and black paint.
[[nodiscard]] std::array<Look, 2> robberLooks();

/// How much each hex looks as if the robber stood on it, 0..1, in the order of the hexes.
[[nodiscard]] std::vector<double> robberScores(const Sight& sight, const std::vector<engine::Hex>& hexes);

/// The robber, black or grey, near the middle of a tile; empty when no tile clearly has it. When two may, or one only
/// perhaps, `unsure` gets a question.
[[nodiscard]] std::optional<MarkerReading> findRobber(const Sight& sight, std::vector<Unsure>& unsure);

/// The same thing on one of the sea hexes around the island; always asked about, as frames have dark prints there.
[[nodiscard]] std::optional<MarkerReading> findPirate(const Sight& sight, std::vector<Unsure>& unsure);

}  // namespace vision::pieces
