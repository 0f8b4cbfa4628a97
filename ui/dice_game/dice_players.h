// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/dice_game/position.h"

class QVBoxLayout;

namespace ui {

/// The players of a dice game with their points; one of them is pressed for its sheet.
class DicePlayers : public QWidget {
    Q_OBJECT

public:
    explicit DicePlayers(QWidget* parent);
    /// `shown`: whose sheet is seen.
    void show(const engine::dice_game::Position& position, engine::PlayerId shown);

Q_SIGNALS:
    void chosen(engine::PlayerId player);

private:
    QVBoxLayout* m_layout;
};

/// As everybody calls it.
[[nodiscard]] QString playerName(const engine::dice_game::Position& position, engine::PlayerId player);

}  // namespace ui
