// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "vision/board/board_evidence.h"

namespace vision::board {

/// What the judging net sees of the evidence, each about 0 to 1.
inline constexpr std::size_t kJudged = 16;
[[nodiscard]] std::vector<float> judged(const BoardEvidence& evidence);

/// The logarithm of the odds that a board of the shape lies as its lattice says, rightly named but for its turns.
[[nodiscard]] double logOddsOf(const BoardEvidence& evidence);

}  // namespace vision::board
