// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/ccm_game.h"

#include "adjudicator/public/warnings.h"
#include "engine/rulesets/ccm/votes.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
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
        kit::fill(*layout, {rules(), catastrophes(), way()});
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

QWidget* CcmGame::catastrophes() {
    auto* part = new QWidget(m_body);
    auto* row = kit::row(part);
    row->addWidget(new ClauseTag(engine::clause::CC_17, part));
    QStringList lines;
    for (const engine::Event& warning : adjudicator::warningsOf(m_desk.position())) {
        if (std::holds_alternative<engine::CatastropheBegan>(warning.body)) {
            lines += sentence(warning, m_desk.position());
        }
    }
    auto* said =
        wrapped(lines.empty() ? tr("No catastrophe is in force.") : lines.join(QLatin1Char('\n')), lines.empty(), part);
    said->setObjectName(QStringLiteral("catastrophes"));
    row->addWidget(said, 1);
    return part;
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
