// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of sheets only.
#pragma once

#include <vector>

#include "adjudicator/dispute/dispute.h"
#include "adjudicator/report/sheet_block.h"
#include "engine/clauses/language.h"

namespace adjudicator::sheet {

/// The most steps that one page lists; of more the middle is left out, with a line that says so.
inline constexpr std::size_t kMostSteps = 72;

/// All steps one below the other, the one that was asked about marked; below them which dice came how. Of many steps
/// two parts, one for each column.
[[nodiscard]] std::vector<Block> stepsBlocks(const Dispute& dispute, engine::Language language);

/// The steps that are listed, by their index: all, or those at both ends and round the one asked about.
[[nodiscard]] std::vector<std::size_t> listedSteps(std::size_t count, std::size_t asked);

}  // namespace adjudicator::sheet
