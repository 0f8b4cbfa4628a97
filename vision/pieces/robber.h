// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "vision/pieces/sight.h"
#include "vision/reading/reading.h"

namespace vision::pieces {

/// What robbers, pirates and their shadows look like in any light: grey and black.
[[nodiscard]] std::array<Look, 2> robberLooks();

/// How much each hex looks as if the robber stood on it, 0..1, in the order of the hexes.
[[nodiscard]] std::vector<double> robberScores(const Sight& sight, const std::vector<engine::Hex>& hexes);

/// The robber, black or grey, near the middle of a tile; empty when no tile clearly has it. It is always asked about,
/// as some prints have a dark place there. `tokensLaid`: the share of the lands that show a token, 0..1; it comes onto
/// a board with them.
[[nodiscard]] std::optional<MarkerReading> findRobber(const Sight& sight, double tokensLaid,
                                                      std::vector<Unsure>& unsure);

/// The same thing on one of the sea hexes around the island; always asked about, as frames have dark prints there.
[[nodiscard]] std::optional<MarkerReading> findPirate(const Sight& sight, std::vector<Unsure>& unsure);

}  // namespace vision::pieces
