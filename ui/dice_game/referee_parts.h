// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "engine/action/dice.h"
#include "engine/board/ids.h"

class QComboBox;
class QLabel;
class QWidget;

namespace ui {

// What the referee's pages of the dice game are made of.

[[nodiscard]] QLabel* refereeWords(const QString& text, QWidget* parent, const char* kind = "");
/// "1 1 6": brick twice and gold; empty where something else is typed.
[[nodiscard]] std::optional<std::vector<engine::Die>> refereeDice(const QString& text);
/// The player chosen in a list whose first line is nobody.
[[nodiscard]] std::optional<engine::PlayerId> refereePlayer(const QComboBox& box);

}  // namespace ui
