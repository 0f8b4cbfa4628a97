// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/clause_tag.h"

#include "engine/clauses/catalogue.h"
#include "ui/rules/rules_asked.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"

namespace ui {

ClauseTag::ClauseTag(engine::ClauseId clause, QWidget* parent) : QPushButton(idText(clause), parent) {
    setProperty("kind", QStringLiteral("tag"));
    setToolTip(said(engine::info(clause).title));
    setAccessibleName(tr("Clause %1: %2").arg(text(), toolTip()));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QPushButton::clicked, this, [this, clause] { askForRules(clause, *this); });
}

ClauseTag::ClauseTag(engine::RulingChoice ruling, QWidget* parent) : QPushButton(idText(ruling.id), parent) {
    setProperty("kind", QStringLiteral("tag"));
    setToolTip(said(engine::textOf(ruling)));
    setAccessibleName(tr("Ruling %1: %2").arg(text(), toolTip()));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QPushButton::clicked, this, [this, ruling] { askForRules(ruling.id, *this); });
}

}  // namespace ui
