// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "engine/clauses/clause_id.h"
#include "ui/dice_game/dice_desk.h"

namespace ui {

/// How a dice game ended.
struct DiceEnd {
    /// Who won, with how much and why; a sentence.
    QString text;
    /// What it rests on; none where the referee ended the game.
    std::optional<engine::ClauseId> clause;
};

/// Empty while the game goes on, and where no act of its record ended it.
[[nodiscard]] std::optional<DiceEnd> endOf(const DiceDesk& desk);

}  // namespace ui
