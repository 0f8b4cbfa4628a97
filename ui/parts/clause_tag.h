// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"

namespace ui {

/// A small button with a clause's id; pressing it shows what the clause says.
class ClauseTag : public QPushButton {
    Q_OBJECT

public:
    explicit ClauseTag(engine::ClauseId clause, QWidget* parent = nullptr);
    explicit ClauseTag(engine::RulingChoice ruling, QWidget* parent = nullptr);
};

/// Shows the text of a clause or of a ruling's chosen option beside a widget, until something else is pressed.
void showClause(engine::ClauseId clause, QWidget* beside);
void showRuling(engine::RulingChoice ruling, QWidget* beside);

}  // namespace ui
