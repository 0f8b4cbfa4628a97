// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/numbers_panel.h"

#include <QGridLayout>
#include <QSpinBox>

#include "engine/rulesets/ccm/special_cards.h"
#include "ui/draft/game_draft.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"

namespace ui {

namespace {

using engine::Number;

QFont large(const QWidget* like) {
    QFont font = like->font();
    font.setPixelSize(20);
    font.setWeight(QFont::Bold);
    return font;
}

}  // namespace

NumbersPanel::NumbersPanel(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* layout = kit::column(this, 4);
    auto* row = new QHBoxLayout;
    auto* name = new QLabel(tr("Winning score"), this);
    row->addWidget(name, 1);
    m_score = new QSpinBox(this);
    m_score->setRange(engine::kLeastWinningScore, engine::kMostWinningScore);
    m_score->setMinimumHeight(34);
    m_score->setFont(large(this));
    m_score->setAccessibleName(tr("Winning score"));
    name->setBuddy(m_score);
    row->addWidget(m_score);
    layout->addLayout(row);
    m_scoreText = kit::note({}, this);
    layout->addWidget(m_scoreText);
    connect(m_score, &QSpinBox::valueChanged, this, [this](int score) {
        m_draft.setWinningScore(score);
        Q_EMIT changed();
    });
}

void NumbersPanel::addRow(QGridLayout& grid, const QString& value, const QString& name, engine::ClauseId clause) {
    const int line = grid.rowCount();
    auto* number = new QLabel(value, m_rows);
    number->setFont(large(this));
    number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    number->setMinimumWidth(36);
    auto* word = kit::label(name, m_rows, {.wraps = true});
    grid.addWidget(number, line, 0);
    grid.addWidget(word, line, 1);
    grid.addWidget(new ClauseTag(clause, m_rows), line, 2);
}

void NumbersPanel::refresh() {
    const auto rules = m_draft.rules();
    delete m_rows;
    m_rows = nullptr;
    setVisible(rules.has_value());
    if (!rules) {
        return;
    }
    const bool agreed = rules->has(engine::clause::CC_7);
    {
        const QSignalBlocker quiet(m_score);
        m_score->setValue(rules->number(Number::WinningScore));
    }
    m_score->setEnabled(agreed);
    m_scoreText->setVisible(!agreed || rules->agreedScore);
    m_scoreText->setText(rules->agreedScore && agreed
                             ? tr("agreed on by the table")
                             : tr("as the documents say; § 5 of the CCM rules lets the table choose"));
    m_rows = new QWidget(this);
    auto* grid = new QGridLayout(m_rows);
    grid->setContentsMargins(0, 4, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    const auto add = [&](Number number, const QString& name) {
        addRow(*grid, QString::number(rules->number(number)), name, rules->clauseOf(number));
    };
    add(Number::RoadLengthNeeded, tr("length that earns the longest road"));
    if (rules->has(engine::clause::B_12)) {
        add(Number::KnightsNeeded, tr("knights that earn the largest army"));
    }
    add(Number::SpecialCardValue, tr("points for a special card"));
    if (rules->number(Number::SecondCardValue) > 0) {
        add(Number::SecondCardValue, tr("points for second place"));
    }
    add(Number::HandLimit, tr("cards in hand on a 7"));
    if (rules->walls && rules->number(Number::HandLimitPerWall) > 0) {
        add(Number::HandLimitPerWall, tr("more for each city wall"));
    }
    if (rules->armies) {
        add(Number::FreeSteps, tr("free steps of an army"));
    }
    layout()->addWidget(m_rows);
    m_rows->show();
}

}  // namespace ui
