// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
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

/// A tag for each of them, one after the other.
template <class Range>
void addTags(QLayout& layout, const Range& named, QWidget* parent) {
    for (const auto& one : named) {
        layout.addWidget(new ClauseTag(one, parent));
    }
}

}  // namespace ui
