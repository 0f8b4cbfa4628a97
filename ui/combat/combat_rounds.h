// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/table_desk.h"

namespace ui {

/// Its rounds below each other: dice, what happened, the clauses. Scrolled to the newest.
[[nodiscard]] QWidget* combatRounds(const TableDesk& desk, QWidget* parent);

}  // namespace ui
