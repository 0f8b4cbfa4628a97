// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/ccm_game.h"

#include "adjudicator/public/public_card.h"
#include "engine/rulesets/ccm/votes.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

QLabel* wrapped(const QString& text, bool isDim, QWidget* parent) {
    auto* label = kit::label(text, parent, {.wraps = true});
    if (isDim) {
        label->setProperty("kind", QStringLiteral("dim"));
    }
    return label;
}

/// What holds of one kind, a line each, or that there is none of it.
QWidget* standingLines(const engine::Position& position, adjudicator::PublicCard::Kind kind, engine::ClauseId clause,
                       const QString& none, const char* name, QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* row = kit::row(part);
    row->addWidget(new ClauseTag(clause, part), 0, Qt::AlignTop);
    QStringList lines;
    for (const adjudicator::PublicCard& card : adjudicator::standingCards(position, language())) {
        if (card.kind == kind) {
            lines.append(said(card.warning));
        }
    }
    auto* told = kit::label(lines.empty() ? none : lines.join(QLatin1Char('\n')), part,
                            {.name = name, .kind = lines.empty() ? "dim" : nullptr, .wraps = true, .pixels = 17});
    row->addWidget(told, 1);
    return part;
}

/// Why nobody can vote now, if so: before the first founding rules are adopted, later they are put out of force.
std::optional<engine::Refusal> voteRefusal(const engine::Position& position) {
    return position.turn.phase == engine::Phase::Found ? engine::voteTimeRefusal(position)
                                                       : engine::repealTimeRefusal(position);
}

}  // namespace

CcmGame::CcmGame(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    m_layout->addWidget(kit::title(tr("The game at the table"), this));
    connect(&m_desk, &TableDesk::changed, this, [this] {
        if (isVisible()) {
            refresh();
        }
    });
    refresh();
}

void CcmGame::showEvent(QShowEvent* event) {
    refresh();
    QWidget::showEvent(event);
}

void CcmGame::refresh() {
    delete m_body;
    m_body = new QWidget(this);
    auto* layout = kit::column(m_body, 8);
    if (!m_desk.hasGame()) {
        layout->addWidget(wrapped(tr("No game is open."), true, m_body));
    } else if (!m_desk.position().inForce(engine::clause::CC_2)) {
        layout->addWidget(wrapped(tr("It is played without the CCM rules."), true, m_body));
    } else {
        kit::fill(*layout, {rules(), boycotts(), catastrophes(), way()});
    }
    m_layout->addWidget(m_body);
    m_body->show();
}

QWidget* CcmGame::rules() {
    auto* part = new QWidget(m_body);
    auto* grid = kit::grid(part, 10, 6);
    const auto votable = engine::votableRules();
    const int rows = (static_cast<int>(votable.size()) + 1) / 2;
    grid->setColumnMinimumWidth(3, 12);
    int count = 0;
    for (const engine::ClauseId rule : votable) {
        const int row = count % rows;
        const int column = count / rows * 4;
        const bool inForce = m_desk.position().inForce(rule);
        grid->addWidget(new ClauseTag(rule, part), row, column);
        grid->addWidget(wrapped(titleText(rule), false, part), row, column + 1);
        auto* state = new QLabel(inForce ? tr("✓ in force") : tr("✕ not in force"), part);
        state->setObjectName(QStringLiteral("state-") + idText(rule));
        if (!inForce) {
            state->setProperty("kind", QStringLiteral("dim"));
        }
        grid->addWidget(state, row, column + 2);
        grid->setColumnStretch(column + 1, 1);
        ++count;
    }
    return part;
}

QWidget* CcmGame::boycotts() {
    return standingLines(m_desk.position(), adjudicator::PublicCard::Kind::Boycott, engine::clause::CC_14,
                         tr("Nobody is boycotted."), "boycotts", m_body);
}

QWidget* CcmGame::catastrophes() {
    return standingLines(m_desk.position(), adjudicator::PublicCard::Kind::Catastrophe, engine::clause::CC_17,
                         tr("No catastrophe is in force."), "catastrophes", m_body);
}

QWidget* CcmGame::way() {
    auto* part = new QWidget(m_body);
    auto* row = kit::row(part, 10);
    const auto refusal = voteRefusal(m_desk.position());
    auto* button =
        new QPushButton(m_desk.position().turn.phase == engine::Phase::Found ? tr("Vote on a rule   [V]")
                                                                             : tr("Put a rule out of force   [V]"),
                        part);
    button->setObjectName(QStringLiteral("vote"));
    button->setMinimumHeight(34);
    button->setEnabled(!refusal);
    button->setShortcut(QKeySequence(Qt::Key_V));
    connect(button, &QPushButton::clicked, this, &CcmGame::voteRequested);
    row->addWidget(button);
    if (refusal) {
        kit::fill(*row, {{wrapped(sentence(*refusal, m_desk.position()), true, part), 1},
                         new ClauseTag(refusal->clause, part)});
    } else {
        row->addStretch(1);
    }
    return part;
}

}  // namespace ui
