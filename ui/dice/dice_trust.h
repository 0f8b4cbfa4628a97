// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "adjudicator/dice/dice_proof.h"
#include "ui/desk/table_desk.h"

namespace ui {

/// What the dice at the table prove (DESIGN, "Dice that can be proved").
struct DiceTrust {
    /// What the next throw would prove if it were thrown now; empty when none can come.
    std::optional<adjudicator::DiceLevel> next;
    /// What the last throw proved.
    std::optional<adjudicator::DiceLevel> last;
    /// The next throw asks for a word, and none is typed.
    bool wordWanted = false;
    /// Dice are taken on trust, or words that are asked for are not given.
    bool low = false;
};

/// Of a desk with a game.
[[nodiscard]] DiceTrust trustOf(const TableDesk& desk);

}  // namespace ui
