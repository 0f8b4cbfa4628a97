// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_ruling.h"

#include "engine/clauses/catalogue.h"
#include "engine/dice_game/action.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"

namespace ui {

namespace dg = engine::dice_game;

DiceRuling::DiceRuling(DiceDesk& desk, QWidget* parent) : RefereePage(desk, parent) {
    auto* layout = kit::column(this);
    layout->addWidget(words(tr("Decides a point between people; no sheet changes."), this, "dim"));
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    m_clause = kit::dressed(new QComboBox(this), {.name = "refereeClause", .spoken = tr("Clause")});
    m_clause->setMinimumHeight(34);
    m_clause->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_clause->setMinimumContentsLength(12);
    m_clause->addItem(tr("none"), -1);
    for (const engine::ClauseInfo& info : engine::allClauses()) {
        const QString id = idText(info.id);
        if (id.startsWith(QLatin1String("WP-"))) {
            m_clause->addItem(QStringLiteral("%1  %2").arg(id, said(info.title)), static_cast<int>(info.id));
        }
    }
    form->addRow(tr("Clause"), m_clause);
    m_about = playerBox(tr("Whom it is about"), "refereeAbout", tr("nobody"));
    form->addRow(tr("About"), m_about);
    layout->addLayout(form);
    kit::fill(*layout, {makeReason(), kit::stretch()});
}

QString DiceRuling::word() const {
    return tr("Record ruling");
}

void DiceRuling::enter() {
    const int clause = m_clause->currentData().toInt();
    desk().play(dg::Rule{reason().toStdString(),
                         clause < 0 ? std::nullopt : std::optional(static_cast<engine::ClauseId>(clause)),
                         chosen(*m_about)});
}

}  // namespace ui
