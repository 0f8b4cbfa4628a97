// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/correction_panel.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <algorithm>

#include "adjudicator/desk_text.h"
#include "adjudicator/text/fault_text.h"
#include "engine/notation/action_json.h"
#include "engine/rules/adjusting.h"
#include "ui/parts/clause_tag.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

QLabel* wordsIn(const QString& text, QWidget* parent, const char* kind = "") {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setProperty("kind", QString::fromLatin1(kind));
    return label;
}

/// How many moves by hand are spelt out.
constexpr int kMostDifferences = 12;

}  // namespace

CorrectionPanel::CorrectionPanel(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(26, 0, 0, 8);
    layout->setSpacing(6);
    auto* choices = new QButtonGroup(this);
    const auto radio = [&](const QString& text) {
        auto* button = new QRadioButton(text, this);
        choices->addButton(button);
        layout->addWidget(button);
        connect(button, &QRadioButton::toggled, this, [this](bool on) {
            if (on) {
                replan();
            }
        });
        return button;
    };
    m_drop = radio(tr("It did not happen"));
    m_dice = radio(tr("The dice were:"));
    m_faces = new QLineEdit(this);
    m_faces->setPlaceholderText(tr("faces in order: 5 4"));
    m_faces->setAccessibleName(tr("The dice were:"));
    layout->addWidget(m_faces);
    m_other = radio(tr("It was otherwise:"));
    m_after = radio(tr("After it this was forgotten:"));
    m_action = new QPlainTextEdit(this);
    m_action->setTabChangesFocus(true);
    m_action->setMaximumHeight(84);
    m_action->setAccessibleName(tr("The act as a line"));
    QFont mono(QStringLiteral("Noto Sans Mono"));
    mono.setPixelSize(12);
    m_action->setFont(mono);
    layout->addWidget(m_action);
    m_result = new QWidget(this);
    layout->addWidget(m_result);
    connect(&m_choices, &ConflictChoices::decided, this, &CorrectionPanel::replan);
    connect(m_faces, &QLineEdit::textEdited, this, [this] {
        m_dice->setChecked(true);
        replan();
    });
    connect(m_action, &QPlainTextEdit::textChanged, this, [this] {
        if (m_other->isChecked() || m_after->isChecked()) {
            replan();
        }
    });
}

void CorrectionPanel::setAct(const adjudicator::Line& line, const adjudicator::ActPlace& place) {
    m_line = &line;
    m_place = place;
    m_choices.clear();
    const auto index = line.indexOf(place);
    const adjudicator::ActDone& act = line.actAt(index ? line.acts()[*index].now : place);
    const bool entered = act.thrown && !act.thrown->number;
    m_dice->setVisible(entered);
    m_faces->setVisible(entered);
    QStringList faces;
    if (const engine::Dice* dice = diceOf(act.action); dice != nullptr) {
        for (const engine::Die& die : dice->dice) {
            faces.append(QString::number(die.value));
        }
    }
    m_faces->setText(faces.join(QLatin1Char(' ')));
    m_action->setPlainText(QString::fromStdString(toJson(act.action, *line.position().table)));
    m_drop->setChecked(true);
    replan();
}

void CorrectionPanel::setReason(const std::string& reason, std::optional<engine::ClauseId> clause) {
    m_reason = reason;
    m_clause = clause;
    replan();
}

bool CorrectionPanel::ready() const {
    return m_plan && m_plan->conflicts.empty();
}

/// The act in place of what it was, or the forgotten one; empty when it is dropped or cannot be read.
std::optional<engine::Action> CorrectionPanel::wanted() {
    m_unreadable.clear();
    if (m_drop->isChecked()) {
        return std::nullopt;
    }
    if (m_dice->isChecked()) {
        engine::Action action = m_line->actAt(m_line->acts()[*m_line->indexOf(m_place)].now).action;
        engine::Dice* dice = diceOf(action);
        const QStringList faces =
            m_faces->text().split(QRegularExpression(QStringLiteral("[ ,;:]+")), Qt::SkipEmptyParts);
        if (faces.size() != static_cast<qsizetype>(dice->dice.size())) {
            m_unreadable = tr("%n dice were thrown.", nullptr, static_cast<int>(dice->dice.size()));
            return std::nullopt;
        }
        for (std::size_t i = 0; i < dice->dice.size(); ++i) {
            engine::Die& die = dice->dice[i];
            die.value = faces[static_cast<qsizetype>(i)].toInt();
            if (die.value < 1 || die.value > die.sides) {
                m_unreadable = tr("Die %1 has the faces 1 to %2.").arg(i + 1).arg(die.sides);
                return std::nullopt;
            }
        }
        return action;
    }
    const auto read = engine::actionFromJson(m_action->toPlainText().toStdString(), *m_line->position().table);
    if (!read) {
        m_unreadable = said(adjudicator::sentence(read.error(), language()));
        return std::nullopt;
    }
    return *read;
}

void CorrectionPanel::replan() {
    m_plan.reset();
    m_refusal.reset();
    if (m_line == nullptr || !m_line->indexOf(m_place)) {
        return;
    }
    const auto action = wanted();
    if (m_unreadable.isEmpty()) {
        adjudicator::CorrectionAskedOf<adjudicator::TableGame> asked{m_place, m_reason, m_clause, {}};
        // Shown before the reason is written; nothing is recorded without one.
        if (asked.reason.empty()) {
            asked.reason = "?";
        }
        adjudicator::CorrectionWishOf<adjudicator::TableGame> wish;
        if (m_after->isChecked()) {
            wish.of = m_place;
            wish.action = m_line->actAt(m_line->acts()[*m_line->indexOf(m_place)].now).action;
            asked.wishes.push_back(wish);
            wish.of.reset();
        } else {
            wish.of = m_place;
            wish.drop = m_drop->isChecked();
        }
        wish.action = action;
        asked.wishes.push_back(wish);
        m_choices.addTo(asked, *m_line);
        auto plan = planCorrection(*m_line, asked);
        if (plan) {
            m_plan = std::move(*plan);
        } else {
            m_refusal = plan.error();
        }
    }
    showPlan();
    Q_EMIT changed();
}

void CorrectionPanel::showPlan() {
    auto* fresh = new QWidget(this);
    auto* layout = new QVBoxLayout(fresh);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(6);
    if (!m_unreadable.isEmpty()) {
        layout->addWidget(wordsIn(m_unreadable, fresh, "bad"));
    } else if (m_refusal) {
        layout->addWidget(wordsIn(said(adjudicator::sentence(*m_refusal, language())), fresh, "bad"));
    }
    if (m_plan) {
        layout->addWidget(wordsIn(whatBecomes(m_plan->corrected), fresh, "dim"));
        for (const Conflict& conflict : m_plan->conflicts) {
            addConflict(layout, conflict);
        }
        if (m_plan->conflicts.empty()) {
            QStringList moves;
            for (const engine::Event& event : engine::differences(m_plan->before, m_plan->after)) {
                // Whose turn it is and what the rules remember stand on the screen, not on the table.
                const bool isSeen = !std::holds_alternative<engine::TurnChanged>(event.body) &&
                                    !std::holds_alternative<engine::MarksChanged>(event.body);
                const QString text = isSeen ? sentence(event, m_plan->after) : QString();
                if (!text.isEmpty()) {
                    moves.append(text);
                }
            }
            layout->addWidget(
                wordsIn(moves.empty() ? tr("Nothing is to be moved by hand.") : tr("To be moved by hand:"), fresh));
            for (const QString& text : moves.mid(0, kMostDifferences)) {
                layout->addWidget(wordsIn(QStringLiteral("• ") + text, fresh));
            }
            const int left = static_cast<int>(moves.size()) - kMostDifferences;
            if (left > 0) {
                layout->addWidget(wordsIn(tr("and %n more", nullptr, left), fresh, "dim"));
            }
        }
    }
    delete this->layout()->replaceWidget(m_result, fresh);
    m_result->deleteLater();
    m_result = fresh;
}

void CorrectionPanel::addConflict(QVBoxLayout* layout, const Conflict& conflict) {
    auto* row = new QHBoxLayout;
    QString text = conflict.of
                       ? tr("Entry %1: %2").arg(conflict.of->entry).arg(sentence(conflict.action, m_plan->after))
                       : sentence(conflict.action, m_plan->after);
    text += QStringLiteral("\n") +
            (conflict.refusal ? sentence(*conflict.refusal, m_plan->after) : tr("Its pieces are not there any more."));
    row->addWidget(wordsIn(text, this, "warn"), 1);
    if (conflict.refusal) {
        row->addWidget(new ClauseTag(conflict.refusal->clause, this));
    }
    layout->addLayout(row);
    if (conflict.of) {
        layout->addWidget(m_choices.box(*conflict.of, conflict.refusal.has_value(), text, this));
    }
}

}  // namespace ui
