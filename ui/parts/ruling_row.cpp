// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/ruling_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "engine/clauses/catalogue.h"
#include "ui/parts/clause_tag.h"
#include "ui/text/language.h"

namespace ui {

RulingRow::RulingRow(engine::RulingChoice choice, QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    const engine::RulingInfo& info = engine::info(choice.id);
    auto* head = new QHBoxLayout;
    head->addWidget(new ClauseTag(choice, this));
    head->addStretch(1);
    auto* other = new QPushButton(tr("Change"), this);
    other->setProperty("kind", QStringLiteral("small"));
    const engine::RulingChoice next{choice.id,
                                    static_cast<std::uint8_t>((choice.option + 1U) % engine::optionCount(choice.id))};
    other->setToolTip(tr("To: %1").arg(said(engine::textOf(next))));
    other->setAccessibleName(tr("Change the ruling: %1").arg(said(info.question)));
    connect(other, &QPushButton::clicked, this, [this, next] { Q_EMIT optionChosen(next); });
    head->addWidget(other);
    layout->addLayout(head);
    auto* question = new QLabel(said(info.question), this);
    question->setWordWrap(true);
    question->setProperty("kind", QStringLiteral("dim"));
    layout->addWidget(question);
    const QString text = said(engine::textOf(choice));
    auto* chosen =
        new QLabel(choice.option == 0 ? tr("✓ %1 (default)").arg(text) : tr("✓ %1 (not the default)").arg(text), this);
    chosen->setWordWrap(true);
    layout->addWidget(chosen);
    auto* line = new QFrame(this);
    line->setObjectName(QStringLiteral("line"));
    layout->addWidget(line);
}

}  // namespace ui
