// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "adjudicator/record/line.h"
#include "ui/kit/inline_panel.h"

namespace ui {

/// How the throws of a game came about, player by player.
class ThrowTable : public InlinePanel {
    Q_OBJECT

public:
    explicit ThrowTable(QWidget* parent = nullptr);
    void show(const adjudicator::Line& line);
};

}  // namespace ui
