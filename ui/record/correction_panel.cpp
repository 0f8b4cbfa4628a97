// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/correction_panel.h"

#include <QPlainTextEdit>
#include <algorithm>
#include <utility>

#include "adjudicator/desk_text.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "engine/notation/action_json.h"
#include "engine/rules/given/adjusting.h"
#include "engine/rules/given/contradiction.h"
#include "ui/acting/act_form.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/record/otherwise_form.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

QLabel* wordsIn(const QString& text, QWidget* parent, const char* kind = "") {
    return kit::label(text, parent, {.kind = kind, .wraps = true});
}

/// How many moves by hand are spelt out.
constexpr int kMostDifferences = 12;

}  // namespace

CorrectionPanel::CorrectionPanel(QWidget* parent) : QWidget(parent) {
    auto* layout = kit::column(this, 6, {26, 0, 0, 8});
    m_saying = new OtherwiseForm(this);
    m_form = &m_saying->form();
    layout->addWidget(m_saying);
    m_word = kit::check(tr("Take the players' word"), this, {.tip = tr("What was known of the hands was wrong")});
    layout->addWidget(m_word);
    m_byHand = kit::button(
        tr("By hand"), this,
        {.kind = "link", .tip = tr("The act as the record writes it, for what has no field above"), .checked = false});
    layout->addWidget(m_byHand, 0, Qt::AlignLeft);
    m_action = kit::dressed(new QPlainTextEdit(this), {.spoken = tr("The act as a line")});
    m_action->setTabChangesFocus(true);
    m_action->setMaximumHeight(84);
    QFont mono(QStringLiteral("Noto Sans Mono"));
    mono.setPixelSize(12);
    m_action->setFont(mono);
    layout->addWidget(m_action);
    m_result = new QWidget(this);
    layout->addWidget(m_result);
    connect(&m_choices, &ConflictChoices::decided, this, &CorrectionPanel::replan);
    connect(m_saying, &OtherwiseForm::chosen, this, [this] {
        beginSaying();
        replan();
    });
    connect(m_saying, &OtherwiseForm::edited, this, [this] {
        showByHand();
        replan();
    });
    connect(m_saying, &OtherwiseForm::pointed, this, &CorrectionPanel::pointed);
    connect(m_word, &QCheckBox::toggled, this, &CorrectionPanel::replan);
    connect(m_byHand, &QPushButton::toggled, m_action, &QWidget::setVisible);
    connect(m_action, &QPlainTextEdit::textChanged, this, &CorrectionPanel::takeByHand);
    for (QWidget* part :
         {static_cast<QWidget*>(m_word), static_cast<QWidget*>(m_byHand), static_cast<QWidget*>(m_action)}) {
        part->hide();
    }
}

void CorrectionPanel::setAct(const adjudicator::Line& line, const adjudicator::ActPlace& place) {
    m_choices.clear();
    m_saying->setAct(line, place, OtherwiseForm::Choice::Never, true);
    beginSaying();
    replan();
}

void CorrectionPanel::forget() {
    m_saying->forget();
}

void CorrectionPanel::sayOtherwise() {
    m_saying->choose(OtherwiseForm::Choice::Instead);
}

void CorrectionPanel::setReason(const std::string& reason, std::optional<engine::ClauseId> clause) {
    m_reason = reason;
    m_clause = clause;
    replan();
}

bool CorrectionPanel::ready() const {
    return m_plan && m_plan->conflicts.empty();
}

ActForm* CorrectionPanel::pointing() const {
    return m_saying->pointing();
}

void CorrectionPanel::beginSaying() {
    m_byHand->setVisible(m_saying->isSaying());
    m_word->setVisible(false);
    m_byHand->setChecked(false);
    m_action->setVisible(false);
    m_unreadable.clear();
    if (m_saying->isSaying()) {
        showByHand();
    }
    Q_EMIT pointed();
}

void CorrectionPanel::showByHand() {
    if (m_action->hasFocus()) {
        return;
    }
    const QSignalBlocker quiet(m_action);
    m_action->setPlainText(QString::fromStdString(toJson(m_form->action(), *m_form->position().table)));
    m_unreadable.clear();
}

void CorrectionPanel::takeByHand() {
    if (!m_saying->isSaying()) {
        return;
    }
    const auto read = engine::actionFromJson(m_action->toPlainText().toStdString(), *m_form->position().table);
    m_unreadable = read ? QString() : said(adjudicator::sentence(read.error(), language()));
    if (read) {
        m_form->setAction(*read);
    } else {
        replan();
    }
}

/// Cards that nobody could hold are no reason against an act: the referee takes the players' word.
void CorrectionPanel::offerWord() {
    const auto& refusal = m_form->refusal();
    const bool may = refusal && engine::correctionFor(m_form->position(), m_form->action(), *refusal, "asked");
    m_word->setVisible(may);
    if (!may) {
        const QSignalBlocker quiet(m_word);
        m_word->setChecked(false);
    }
}

void CorrectionPanel::replan() {
    m_plan.reset();
    m_refusal.reset();
    if (!m_saying->isOpen()) {
        return;
    }
    const bool says = m_saying->isSaying();
    const bool isAfter = m_saying->choice() == OtherwiseForm::Choice::After;
    if (says) {
        offerWord();
    }
    const bool onWord = says && m_word->isChecked();
    const bool isSayable = !says || (m_unreadable.isEmpty() && m_form->isComplete() && (!m_form->refusal() || onWord));
    if (isSayable) {
        using Wish = adjudicator::CorrectionWishOf<adjudicator::TableGame>;
        // Shown before the reason is written; nothing is recorded without one.
        const std::string reason = m_reason.empty() ? "?" : m_reason;
        adjudicator::CorrectionAskedOf<adjudicator::TableGame> asked{m_saying->place(), reason, m_clause, {}};
        const auto add = [&](std::optional<adjudicator::ActPlace> of, bool drop, std::optional<engine::Action> action) {
            asked.wishes.push_back(Wish{of, drop, std::move(action), {}});
        };
        if (isAfter) {
            // As it was; what follows it is new.
            add(m_saying->place(), false, m_saying->recorded().action);
        }
        if (onWord) {
            add({}, false, *engine::correctionFor(m_form->position(), m_form->action(), *m_form->refusal(), reason));
        }
        if (isAfter) {
            add({}, false, m_form->action());
        } else {
            add(m_saying->place(), !says, says ? std::optional(m_form->action()) : std::nullopt);
        }
        m_choices.addTo(asked, m_saying->line());
        auto plan = planCorrection(m_saying->line(), asked);
        if (plan) {
            m_plan = std::move(*plan);
        } else {
            m_refusal = plan.error();
        }
    }
    showPlan();
    Q_EMIT changed();
    Q_EMIT pointed();
}

void CorrectionPanel::showPlan() {
    auto* fresh = new QWidget(this);
    auto* layout = kit::column(fresh, 6, {0, 6, 0, 0});
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
    kit::replace(m_result, fresh);
}

void CorrectionPanel::addConflict(QVBoxLayout* layout, const Conflict& conflict) {
    auto* row = new QHBoxLayout;
    QString text = conflict.of
                       ? tr("Entry %1: %2").arg(conflict.of->entry).arg(sentence(conflict.action, m_plan->after))
                       : sentence(conflict.action, m_plan->after);
    text += QStringLiteral("\n") + (conflict.refusal ? sentence(*conflict.refusal, conflict.position)
                                                     : tr("Its pieces are not there any more."));
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
