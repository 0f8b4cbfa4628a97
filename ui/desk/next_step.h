// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <optional>

#include "ui/desk/due_dice.h"

namespace ui {

/// The next step of the turn, as the filled button offers it.
class NextStep {
    Q_DECLARE_TR_FUNCTIONS(ui::NextStep)

public:
    /// All must outlive it.
    NextStep(Attempt& attempt, Saying& saying, DueDice& dice);

    /// The word on the button; empty where there is no step.
    [[nodiscard]] QString word() const;
    /// What the step is, whichever dice are offered for it.
    [[nodiscard]] QString plainWord() const;
    /// Whether the button can be pressed now.
    [[nodiscard]] bool isEnabled() const;
    void take();
    /// The step of the turn itself, which free routes that may still be placed come before.
    [[nodiscard]] QString wordOfTurn() const;
    void takeTurn();
    /// What is placed free of charge before the turn goes on; empty: nothing is.
    [[nodiscard]] std::optional<Act> freeRoute() const;

private:
    Attempt& m_attempt;
    Saying& m_saying;
    DueDice& m_dice;
};

}  // namespace ui
