// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/findings_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/pages/game_draft.h"
#include "ui/parts/clause_tag.h"
#include "ui/parts/house_combination.h"
#include "ui/text/fault_text.h"

namespace ui {

FindingsPanel::FindingsPanel(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* head = new QLabel(tr("Before the game starts"), this);
    head->setProperty("kind", QStringLiteral("head"));
    layout->addWidget(head);
    m_doubts = new QLabel(this);
    m_doubts->setWordWrap(true);
    m_doubts->setProperty("kind", QStringLiteral("warn"));
    m_doubts->setContentsMargins(8, 6, 8, 6);
    layout->addWidget(m_doubts);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(14);
    m_findings = new QWidget(content);
    m_rows = new QVBoxLayout(m_findings);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(8);
    column->addWidget(m_findings);
    m_house = new HouseCombination(HouseCombination::Form::Changeable, content);
    connect(m_house, &HouseCombination::optionChosen, this, &FindingsPanel::optionChosen);
    column->addWidget(m_house);
    column->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(area, 1);
    m_start = new QPushButton(tr("Start the game"), this);
    m_start->setProperty("kind", QStringLiteral("next"));
    connect(m_start, &QPushButton::clicked, this, &FindingsPanel::startRequested);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(14, 10, 14, 14);
    foot->addWidget(m_start);
    layout->addLayout(foot);
    setMinimumWidth(260);
    setMaximumWidth(380);
}

void FindingsPanel::add(const QString& text, const char* kind, std::optional<engine::ClauseId> clause) {
    auto* row = new QWidget(m_findings);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(text, row);
    label->setWordWrap(true);
    if (kind != nullptr) {
        label->setProperty("kind", QString::fromLatin1(kind));
    }
    layout->addWidget(label, 1);
    if (clause) {
        layout->addWidget(new ClauseTag(*clause, row));
    }
    m_rows->addWidget(row);
}

void FindingsPanel::show(const GameDraft& draft) {
    const int doubts = static_cast<int>(draft.doubtful().size());
    m_doubts->setVisible(doubts > 0);
    m_doubts->setText(
        tr("%n hex(es) read without certainty. Press the dashed ones and say what they are.", nullptr, doubts));
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto judged = draft.judge();
    m_start->setEnabled(judged.has_value());
    if (!judged) {
        add(tr("This cannot stand:"));
        for (const engine::Fault& fault : judged.error()) {
            add(sentence(fault), "bad");
        }
    } else {
        const auto odd = engine::irregularities(*judged);
        if (odd.empty()) {
            add(tr("All is as the rules want it."), "good");
        } else {
            add(tr("This stands although a rule forbids it; the game can start all the same:"));
            for (const engine::Irregularity& irregularity : odd) {
                add(sentence(irregularity, *judged), "warn", irregularity.clause);
            }
        }
        add(tr("First to %n points", nullptr, judged->rules().number(engine::Number::WinningScore)), "dim");
    }
    m_house->show(draft.rules().value_or(engine::Rules()));
}

}  // namespace ui
