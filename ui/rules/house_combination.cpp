// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/house_combination.h"

#include "adjudicator/text/rule_book.h"
#include "engine/clauses/catalogue.h"
#include "ui/kit/elided_label.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/rules/ruling_row.h"
#include "ui/text/language.h"

namespace ui {

namespace {

/// A running game shows no more rows than this at once; the rest is scrolled to.
constexpr int kBriefHeight = 80;

}  // namespace

HouseCombination::HouseCombination(Form form, QWidget* parent) : QWidget(parent), m_form(form) {
    auto* layout = kit::column(this);
    m_content = new QWidget(this);
    layout->addWidget(m_content);
    hide();
}

void HouseCombination::show(const engine::Rules& rules) {
    setVisible(rules.houseCombination);
    auto* fresh = new QWidget(this);
    auto* layout = kit::column(fresh, 6);
    const auto rulings = adjudicator::combinationRulings(rules.documents);
    auto* head = kit::label(
        m_form == Form::Brief ? tr("House combination")
                              : tr("House combination: %n ruling(s)", nullptr, static_cast<int>(rulings.size())),
        fresh,
        {.kind = "warn",
         .wraps = true,
         .tip = tr("None of the documents mentions the others. Where they touch, these rulings say what holds.")});
    layout->addWidget(head);
    if (m_form == Form::Changeable) {
        layout->addWidget(kit::note(head->toolTip(), fresh));
    }
    auto* rows = new QWidget(fresh);
    m_rows = kit::column(rows, m_form == Form::Brief ? 3 : 10);
    for (const engine::RulingId ruling : rulings) {
        m_form == Form::Brief ? addBrief(rules.rulings.choice(ruling)) : addChangeable(rules.rulings.choice(ruling));
    }
    if (m_form == Form::Brief) {
        auto* area = new QScrollArea(fresh);
        area->setAccessibleName(tr("House combination"));
        area->setWidget(rows);
        area->setWidgetResizable(true);
        area->viewport()->setAutoFillBackground(false);
        rows->setAutoFillBackground(false);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setFixedHeight(qMin(kBriefHeight, rows->sizeHint().height() + 2));
        layout->addWidget(area);
    } else {
        layout->addWidget(rows);
    }
    kit::replace(m_content, fresh);
}

void HouseCombination::addBrief(engine::RulingChoice choice) {
    auto* row = kit::row(nullptr, 6);
    auto* tag = new ClauseTag(choice, m_rows->parentWidget());
    const std::string_view id = engine::optionText(choice);
    auto* option = kit::dressed(
        new ElidedLabel(QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())), m_rows->parentWidget()),
        {.kind = "dim", .tip = said(engine::textOf(choice))});
    option->setMinimumWidth(10);
    kit::fill(*row, {tag, {option, 1}});
    m_rows->addLayout(row);
}

void HouseCombination::addChangeable(engine::RulingChoice choice) {
    auto* row = new RulingRow(choice, m_rows->parentWidget());
    connect(row, &RulingRow::optionChosen, this, &HouseCombination::optionChosen);
    m_rows->addWidget(row);
}

}  // namespace ui
