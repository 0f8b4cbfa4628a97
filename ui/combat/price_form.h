// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "engine/combat/prices.h"

class QDoubleSpinBox;
class QPushButton;

namespace ui {

/// What units, walls, buildings and points count in cards when it is weighed whether to stop. Each choice is kept at
/// once; what is not chosen follows the game's own prices.
class PriceForm : public QWidget {
    Q_OBJECT

public:
    explicit PriceForm(QWidget* parent);
    /// Shows the choices beside the prices of a game.
    void show(const engine::CombatPrices& ofTheGame);

Q_SIGNALS:
    void edited();

private:
    void refresh();

    engine::CombatPrices m_ofTheGame;
    std::array<QDoubleSpinBox*, engine::kWeightCount> m_boxes{};
    QPushButton* m_back = nullptr;
};

}  // namespace ui
