// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/ruling_row.h"

#include "engine/clauses/catalogue.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"

namespace ui {

RulingRow::RulingRow(engine::RulingChoice choice, QWidget* parent) : QWidget(parent) {
    auto* layout = kit::column(this, 4);
    const engine::RulingInfo& info = engine::info(choice.id);
    auto* head = new QHBoxLayout;
    kit::fill(*head, {new ClauseTag(choice, this), kit::stretch()});
    auto* other = kit::button(tr("Change"), this, {.kind = "small"});
    const engine::RulingChoice next{choice.id,
                                    static_cast<std::uint8_t>((choice.option + 1U) % engine::optionCount(choice.id))};
    other->setToolTip(tr("To: %1").arg(said(engine::textOf(next))));
    other->setAccessibleName(tr("Change the ruling: %1").arg(said(info.question)));
    connect(other, &QPushButton::clicked, this, [this, next] { Q_EMIT optionChosen(next); });
    head->addWidget(other);
    kit::fill(*layout, {head, kit::note(said(info.question), this)});
    const QString text = said(engine::textOf(choice));
    auto* chosen =
        new QLabel(choice.option == 0 ? tr("✓ %1 (default)").arg(text) : tr("✓ %1 (not the default)").arg(text), this);
    chosen->setWordWrap(true);
    kit::fill(*layout, {chosen, kit::dressed(new QFrame(this), {.name = "line"})});
}

}  // namespace ui
