// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "engine/state/position.h"

class QWidget;

namespace ui {

/// Dice to be thrown, as words: "d12 + d10".
[[nodiscard]] QString diceWords(const std::vector<int>& sides);

/// Who fights on one side, in the order of its dice; an army of another player goes by its owner's name.
[[nodiscard]] QString forcesText(const engine::Position& position, const engine::Fight& fight, bool attacker);

/// A side of a combat: whose it is, its dice and its forces.
[[nodiscard]] QWidget* sideBox(const engine::Position& position, engine::PlayerId player, const QString& role,
                               const QString& dice, const QString& forces, QWidget* parent);

}  // namespace ui
