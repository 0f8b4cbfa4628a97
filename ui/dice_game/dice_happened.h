// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "ui/dice_game/referee_page.h"

namespace ui {

/// What happened in the dice game and was noticed late: ticks, dice, turn and cards, without any rule being asked.
class DiceHappened : public RefereePage {
    Q_OBJECT

public:
    DiceHappened(DiceDesk& desk, QWidget* parent);
    [[nodiscard]] QString word() const override;
    [[nodiscard]] Judged judged() const override;
    void enter() override;
    void renew() override;
    /// Ticks or erases a part of a player's sheet, or leaves it as it was.
    void turn(engine::PlayerId player, const engine::dice_game::SheetPart& part);
    /// The sheets as they will be; empty when nothing of them is said that can be.
    [[nodiscard]] std::optional<engine::dice_game::Position> preview() const;

private:
    [[nodiscard]] bool isTicked(engine::PlayerId player, const engine::dice_game::SheetPart& part) const;
    [[nodiscard]] engine::dice_game::Adjust adjust() const;
    void showTicks();

    QLabel* m_ticks = nullptr;
    QLineEdit* m_faces = nullptr;
    QComboBox* m_turn = nullptr;
    QComboBox* m_road = nullptr;
    QComboBox* m_army = nullptr;
    /// Parts pressed, to be turned over.
    std::vector<std::pair<engine::PlayerId, engine::dice_game::SheetPart>> m_turned;
};

}  // namespace ui
