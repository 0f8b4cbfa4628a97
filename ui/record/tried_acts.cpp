// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/tried_acts.h"

#include <QBoxLayout>
#include <QLabel>

#include "adjudicator/what_if/compared.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"

namespace ui {

using adjudicator::TriedAct;
using adjudicator::TriedHow;

TriedActs::TriedActs(QWidget* parent) : QWidget(parent) {
    m_list = new QWidget(this);
    kit::column(this, 0)->addWidget(m_list);
}

void TriedActs::showActs(const std::optional<adjudicator::WhatIf>& tried) {
    kit::replace(m_list, tried ? listOf(*tried) : new QWidget(this));
}

QWidget* TriedActs::listOf(const adjudicator::WhatIf& tried) {
    auto* list = new QWidget(this);
    auto* layout = kit::column(list, 6, {0, 8, 0, 0});
    const auto words = [&](const QString& text, const char* kind) {
        layout->addWidget(kit::label(text, list, {.kind = kind, .wraps = true}));
    };
    const engine::Table& table = *tried.asTried.position.table;
    const auto stand = tried.count(TriedHow::Same) + tried.count(TriedHow::Follows);
    const auto fall = tried.count(TriedHow::Falls);
    layout->addWidget(kit::label(tr("Later acts: %1 stand, %2 do not").arg(stand).arg(fall), list, {.kind = "title"}));
    for (const TriedAct& act : tried.acts) {
        if (act.how == TriedHow::Same) {
            continue;
        }
        const QString entry = act.of ? QString::number(act.of->entry) : tr("new");
        words(QStringLiteral("%1  %2").arg(entry, said(adjudicator::sentence(act, table, language()))),
              act.how == TriedHow::Falls ? "bad" : "good");
        if (act.how == TriedHow::Falls) {
            auto* row = kit::row(nullptr, 6);
            row->addWidget(
                kit::label(said(adjudicator::whyItFalls(act, language())), list, {.kind = "dim", .wraps = true}), 1);
            if (act.refusal) {
                row->addWidget(new ClauseTag(act.refusal->clause, list), 0, Qt::AlignTop);
            }
            layout->addLayout(row);
        }
    }
    if (fall > 0) {
        words(tr("Nothing is wiped out: what falls stays in the record, struck through."), "dim");
    }
    return list;
}

}  // namespace ui
