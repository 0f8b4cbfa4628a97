// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/numbers_panel.h"

#include <QSpinBox>

#include "engine/rulesets/ccm/special_cards.h"
#include "ui/draft/game_draft.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

using engine::Number;

QFont large(const QWidget* like) {
    const QFont font = sized(like->font(), 20, QFont::Bold);
    return font;
}

}  // namespace

NumbersPanel::NumbersPanel(GameDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* layout = kit::column(this, 4);
    auto* row = new QHBoxLayout;
    auto* name = new QLabel(tr("Winning score"), this);
    row->addWidget(name, 1);
    m_score = kit::dressed(new QSpinBox(this), {.spoken = tr("Winning score")});
    m_score->setRange(engine::kLeastWinningScore, engine::kMostWinningScore);
    m_score->setMinimumHeight(34);
    m_score->setFont(large(this));
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
    auto* number = kit::label(value, m_rows, {.align = Qt::AlignRight | Qt::AlignVCenter});
    number->setFont(large(this));
    number->setMinimumWidth(36);
    auto* word = kit::label(name, m_rows, {.wraps = true});
    grid.addWidget(number, line, 0);
    grid.addWidget(word, line, 1);
    grid.addWidget(new ClauseTag(clause, m_rows), line, 2);
}

/// A guest's numbers are set here, within their bounds.
void NumbersPanel::addGuestRow(QGridLayout& grid, const engine::GuestNumber& number, int value,
                               engine::ClauseId clause) {
    const int line = grid.rowCount();
    auto* box = kit::dressed(new QSpinBox(m_rows), {.name = number.word.data(), .spoken = said(number.name)});
    box->setRange(number.least, number.most);
    box->setValue(value);
    grid.addWidget(box, line, 0);
    grid.addWidget(kit::label(said(number.name), m_rows, {.wraps = true}), line, 1);
    grid.addWidget(new ClauseTag(clause, m_rows), line, 2);
    // The panel is made anew by what follows: not while the box still speaks.
    connect(
        box, &QSpinBox::valueChanged, this,
        [this, word = std::string(number.word)](int set) {
            m_draft.setNumber(word, set);
            Q_EMIT changed();
        },
        Qt::QueuedConnection);
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
    auto* grid = kit::grid(m_rows, 8, 4, {0, 4, 0, 0});
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
    for (std::size_t i = 0; i < engine::guestNumberCount(); ++i) {
        const auto number = engine::guestNumber(i);
        if (rules->has(number.clause())) {
            addGuestRow(*grid, *number.part, rules->number(static_cast<Number>(engine::kNumberCount + i)),
                        number.clause());
        }
    }
    layout()->addWidget(m_rows);
    m_rows->show();
}

}  // namespace ui
