// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/findings_panel.h"

#include <algorithm>

#include "adjudicator/text/board_figures_text.h"
#include "ui/draft/drawn_places.h"
#include "ui/draft/game_draft.h"
#include "ui/kit/kit.h"
#include "ui/new_game/numbers_panel.h"
#include "ui/new_game/ruling_list.h"
#include "ui/rules/clause_tag.h"
#include "ui/rules/house_combination.h"
#include "ui/text/fault_text.h"
#include "ui/text/language.h"

namespace ui {

namespace {

constexpr std::size_t kFewestPlayers = 2;
/// More findings than anybody reads say only how many they are.
constexpr std::size_t kMostShown = 12;

}  // namespace

FindingsPanel::FindingsPanel(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    kit::ground(*this);
    auto* layout = kit::column(this, 0);
    layout->addWidget(kit::label(tr("What holds in this game"), this, {.kind = "head"}));
    m_doubts = kit::label({}, this, {.kind = "warn", .wraps = true});
    m_doubts->setContentsMargins(8, 6, 8, 6);
    layout->addWidget(m_doubts);
    auto* content = new QWidget(this);
    auto* column = kit::column(content, 14, {14, 10, 14, 10});
    m_numbers = new NumbersPanel(m_draft, content);
    connect(m_numbers, &NumbersPanel::changed, this, &FindingsPanel::changed);
    m_rulings = kit::press({}, content, {.kind = "link"}, this, &FindingsPanel::rulingsRequested);
    kit::fill(*column, {m_numbers, {m_rulings, 0, Qt::AlignLeft}});
    m_findings = new QWidget(content);
    m_rows = kit::column(m_findings, 8);
    column->addWidget(m_findings);
    m_house = new HouseCombination(HouseCombination::Form::Changeable, content);
    connect(m_house, &HouseCombination::optionChosen, this, &FindingsPanel::optionChosen);
    kit::fill(*column, {m_house, kit::stretch()});
    auto* area = new QScrollArea(this);
    area->setWidget(content);
    content->setBackgroundRole(QPalette::Base);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(tr("What this game has"));
    layout->addWidget(area, 1);
    setMinimumWidth(260);
    setMaximumWidth(380);
}

void FindingsPanel::add(const QString& text, const char* kind, std::optional<engine::ClauseId> clause) {
    auto* row = new QWidget(m_findings);
    auto* layout = kit::row(row);
    auto* label = kit::label(text, row, {.wraps = true});
    if (kind != nullptr) {
        label->setProperty("kind", QString::fromLatin1(kind));
        constexpr int kRoom = 30;
        label->setMinimumHeight(kRoom);
    }
    layout->addWidget(label, 1);
    if (clause) {
        layout->addWidget(new ClauseTag(*clause, row));
    }
    m_rows->addWidget(row);
}

void FindingsPanel::refresh() {
    m_numbers->refresh();
    const int doubts = static_cast<int>(m_draft.drawn().doubtful.size());
    m_doubts->setVisible(doubts > 0);
    m_doubts->setText(
        tr("%n hex(es) read without certainty. Press the dashed ones and say what they are.", nullptr, doubts));
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const auto judged = m_draft.judge();
    const std::size_t players = m_draft.setup().players.size();
    m_canStart = judged.has_value() && players >= kFewestPlayers;
    if (!judged) {
        add(tr("This cannot stand:"));
        const auto board = bareBoard(m_draft.setup());
        for (const engine::Fault& fault : judged.error()) {
            add(board ? sentence(fault, *board) : sentence(fault), "bad");
        }
    } else {
        const auto odd = engine::irregularities(*judged);
        if (odd.empty()) {
            add(tr("All is as the rules want it."), "good");
        } else {
            add(tr("This stands although a rule forbids it; the game can start all the same:"));
            addIrregularities(*judged, odd);
        }
    }
    if (m_draft.hasSwitch(engine::clause::CC_15) && !m_draft.isUnderWay()) {
        add(tr("The number tokens wait in the box until settlements touch their hexes."), "dim", engine::clause::CC_15);
    }
    if (judged) {
        addFigures(*judged);
    }
    const engine::Rules rules = m_draft.rules().value_or(engine::Rules());
    m_rulings->setText(tr("Rulings: %1 ›").arg(RulingList::stateOf(rules)));
    m_house->show(rules);
}

/// How even the board is; nothing before it has numbers.
void FindingsPanel::addFigures(const engine::Position& position) {
    const engine::BoardFigures figures = engine::boardFigures(position);
    if (figures.places.empty() || figures.places.front().pips == 0) {
        return;
    }
    add(tr("How even the board is:"));
    for (const std::string& line : adjudicator::linesOf(figures, *position.table, language())) {
        add(said(line), "dim");
    }
}

void FindingsPanel::addIrregularities(const engine::Position& position, const engine::Irregularities& odd) {
    const auto shown = std::min<std::size_t>(odd.size(), kMostShown);
    for (std::size_t i = 0; i < shown; ++i) {
        add(sentence(odd[i], position), "warn", odd[i].clause);
    }
    if (odd.size() > shown) {
        add(tr("and %n more", nullptr, static_cast<int>(odd.size() - shown)), "dim");
    }
}

}  // namespace ui
