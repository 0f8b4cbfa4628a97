// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/clauses/ruling_id.h"

namespace ui {

/// One ruling of a game that has not begun: its question, what is chosen, and a button for the next option.
class RulingRow : public QWidget {
    Q_OBJECT

public:
    RulingRow(engine::RulingChoice choice, QWidget* parent);

Q_SIGNALS:
    void optionChosen(engine::RulingChoice choice);
};

}  // namespace ui
