// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of sheets only: the smaller parts of a dispute's page. An empty block has nothing to say.
#pragma once

#include "adjudicator/dispute/dispute.h"
#include "adjudicator/report/sheet_block.h"
#include "engine/clauses/language.h"

namespace adjudicator::sheet {

/// The dice of the step that was asked about: level, commitment, word, secret, and what they prove.
[[nodiscard]] Block diceBlock(const Dispute& dispute, engine::Language language);

/// The clauses of the step that was asked about and those that the referee named, with their texts or by title alone.
enum class ClauseTexts : std::uint8_t { Whole, Titles };
[[nodiscard]] Block clausesBlock(const Dispute& dispute, ClauseTexts texts, engine::Language language);

/// The rulings chosen before the game that decided a step.
[[nodiscard]] Block rulingsBlock(const Dispute& dispute, engine::Language language);

/// What nobody at the desk could see, and what stands although the rules refuse it.
[[nodiscard]] Block trustBlock(const Dispute& dispute, engine::Language language);

/// How unusual the outcome was.
[[nodiscard]] Block luckBlock(const Dispute& dispute, engine::Language language);

/// What the referee ruled, or ruled lines to write it on; across the page.
[[nodiscard]] Block decisionBlock(const Dispute& dispute, engine::Language language);

}  // namespace adjudicator::sheet
