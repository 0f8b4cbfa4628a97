// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/rules_step.h"

#include "ui/draft/game_draft.h"
#include "ui/kit/kit.h"
#include "ui/new_game/ruling_list.h"
#include "ui/new_game/vote_table.h"

namespace ui {

namespace {

/// Lines that are longer are not read.
constexpr int kWidestRules = 1100;

}  // namespace

RulesStep::RulesStep(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    constexpr int kMargin = 12;
    auto* column = kit::column(this, 12, {kMargin, 10, kMargin, 10});
    // The whole, not its parts: a layout asks how high a part is at the width that it has itself.
    setMaximumWidth(kWidestRules + 2 * kMargin);
    const auto section = [this](const QString& title, QWidget*& part) {
        part = kit::ground(this, "boxed");
        auto* inside = kit::column(part, 0, {1, 1, 1, 1});
        inside->addWidget(kit::label(title, part, {.kind = "head"}));
        auto* body = kit::column(nullptr, 0, {12, 8, 12, 10});
        inside->addLayout(body);
        return body;
    };
    auto* votes = section(tr("Votes"), m_voting);
    m_votes = new VoteTable(m_draft, m_voting);
    connect(m_votes, &VoteTable::changed, this, &RulesStep::changed);
    votes->addWidget(m_votes);
    QWidget* ruled = nullptr;
    auto* rulings = section(tr("Rulings"), ruled);
    m_rulings = new RulingList(ruled);
    connect(m_rulings, &RulingList::optionChosen, this, [this](engine::RulingChoice choice) {
        m_draft.setRuling(std::string(engine::toText(choice.id)), std::string(engine::optionText(choice)));
        Q_EMIT changed();
    });
    rulings->addWidget(m_rulings);
    kit::fill(*column, {m_voting, ruled, kit::stretch()});
    refresh();
}

void RulesStep::unfold() {
    m_rulings->setUnfolded(true);
}

void RulesStep::refresh() {
    m_voting->setVisible(m_draft.hasDocument("ccm"));
    m_votes->refresh();
    if (const auto rules = m_draft.rules()) {
        m_rulings->show(*rules);
    }
}

}  // namespace ui
