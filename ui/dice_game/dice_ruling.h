// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dice_game/referee_page.h"

namespace ui {

/// A ruling in the dice game: it decides a point between people and changes no sheet.
class DiceRuling : public RefereePage {
    Q_OBJECT

public:
    DiceRuling(DiceDesk& desk, QWidget* parent);
    [[nodiscard]] QString word() const override;
    [[nodiscard]] Judged judged() const override { return missingReason(); }
    void enter() override;

private:
    QComboBox* m_clause = nullptr;
    QComboBox* m_about = nullptr;
};

}  // namespace ui
