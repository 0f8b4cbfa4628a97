// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"

namespace ui {

/// A small button with a clause's or ruling's id; pressing it opens the rule book there (RulesAsked).
class ClauseTag : public QPushButton {
    Q_OBJECT

public:
    explicit ClauseTag(engine::ClauseId clause, QWidget* parent = nullptr);
    explicit ClauseTag(engine::RulingChoice ruling, QWidget* parent = nullptr);
};

}  // namespace ui
