// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/desk/act_now.h"
#include "ui/desk/table_desk.h"

namespace ui {

/// One combat's acts on the line, the newest combat first found: from its attack to its end.
[[nodiscard]] std::vector<ActNow> combatLines(const adjudicator::LiveTable& table);

/// Its rounds below each other: dice, what happened, the clauses. Scrolled to the newest.
[[nodiscard]] QWidget* combatRounds(const TableDesk& desk, QWidget* parent);

}  // namespace ui
