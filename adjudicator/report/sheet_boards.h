// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of sheets only.
#pragma once

#include "adjudicator/dispute/dispute.h"
#include "adjudicator/report/board_svg.h"
#include "adjudicator/report/sheet_block.h"
#include "engine/clauses/language.h"

namespace adjudicator::sheet {

enum class BoardSize : std::uint8_t { Small, Large };

/// The board before and after the step that was asked about, as much of it as the step concerns; one picture where
/// nothing on it changed.
[[nodiscard]] Block boardsBlock(const Dispute& dispute, BoardSize size, engine::Language language);

/// What differs on the board between two positions of one table gets a ring; empty when nothing does.
[[nodiscard]] BoardSvg differenceRings(const engine::Position& before, const engine::Position& after);

}  // namespace adjudicator::sheet
