// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_referee.h"

#include <QButtonGroup>
#include <QStackedWidget>
#include <QStyle>

#include "adjudicator/text/dice_game_text.h"
#include "adjudicator/text/words.h"
#include "engine/clauses/catalogue.h"
#include "engine/dice_game/decide.h"
#include "ui/dice_game/referee_parts.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"

namespace ui {

namespace dg = engine::dice_game;

QLabel* refereeWords(const QString& text, QWidget* parent, const char* kind) {
    auto* label = kit::label(text, parent, {.kind = kind, .wraps = true});
    return label;
}

std::optional<engine::PlayerId> refereePlayer(const QComboBox& box) {
    // The first of the list is nobody.
    return box.currentIndex() < 1 ? std::nullopt
                                  : std::optional(engine::PlayerId(static_cast<std::uint8_t>(box.currentIndex() - 1)));
}

DiceReferee::DiceReferee(DiceDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    auto* layout = kit::column(this, 8, {14, 10, 14, 10});
    auto* kinds = kit::row(nullptr, 6);
    auto* group = new QButtonGroup(this);
    const auto kind = [&](What what, const QString& text, const char* name) {
        auto* button = kit::press(text, this, {.name = name, .kind = "small"}, this, [this, what] { choose(what); });
        button->setCheckable(true);
        group->addButton(button);
        kinds->addWidget(button, 1);
        m_kinds[static_cast<std::size_t>(what)] = button;
    };
    kind(What::Happened, tr("It happened"), "refereeHappened");
    kind(What::Ruling, tr("Ruling"), "refereeRuling");
    kind(What::Correction, tr("Correction"), "refereeCorrection");
    layout->addLayout(kinds);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(makeHappened());
    m_pages->addWidget(makeRuling());
    m_pages->addWidget(makeCorrection());
    layout->addWidget(m_pages, 1);
    m_said = refereeWords({}, this);
    m_said->setObjectName(QStringLiteral("refereeSaid"));
    layout->addWidget(m_said);
    auto* last = new QHBoxLayout;
    auto* leave = kit::press(tr("Leave"), this, {.name = "refereeLeave"}, this, &DiceReferee::leaveRequested);
    leave->setMinimumHeight(48);
    m_enter = kit::press({}, this, {.name = "refereeEnter", .kind = "next"}, this, &DiceReferee::enter);
    kit::fill(*last, {leave, {m_enter, 1}});
    layout->addLayout(last);
    choose(What::Happened);
}

QLineEdit* DiceReferee::reasonLine(QWidget* parent) {
    auto* line = kit::dressed(new QLineEdit(parent), {.name = "refereeReason", .spoken = tr("Reason")});
    line->setPlaceholderText(tr("Reason"));
    connect(line, &QLineEdit::textChanged, this, [this] {
        if (m_what == What::Correction) {
            plan();
        }
        judge();
    });
    connect(line, &QLineEdit::returnPressed, this, [this] {
        if (m_enter->isEnabled()) {
            enter();
        }
    });
    return line;
}

QComboBox* DiceReferee::playerBox(const QString& name, QWidget* parent) {
    auto* box = kit::dressed(new QComboBox(parent), {.spoken = name});
    box->setMinimumHeight(34);
    connect(box, &QComboBox::activated, this, [this] {
        judge();
        Q_EMIT changed();
    });
    return box;
}

QWidget* DiceReferee::makeRuling() {
    auto* page = new QWidget(this);
    auto* layout = kit::column(page);
    layout->addWidget(refereeWords(tr("Decides a point between people; no sheet changes."), page, "dim"));
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    m_clause = kit::dressed(new QComboBox(page), {.name = "refereeClause", .spoken = tr("Clause")});
    m_clause->setMinimumHeight(34);
    m_clause->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_clause->setMinimumContentsLength(12);
    m_clause->addItem(tr("none"), -1);
    for (const engine::ClauseInfo& info : engine::allClauses()) {
        const QString id = idText(info.id);
        if (id.startsWith(QLatin1String("WP-"))) {
            m_clause->addItem(QStringLiteral("%1  %2").arg(id, said(info.title)), static_cast<int>(info.id));
        }
    }
    connect(m_clause, &QComboBox::activated, this, &DiceReferee::judge);
    form->addRow(tr("Clause"), m_clause);
    m_about = playerBox(tr("Whom it is about"), page);
    m_about->setObjectName(QStringLiteral("refereeAbout"));
    form->addRow(tr("About"), m_about);
    layout->addLayout(form);
    m_reasons[1] = reasonLine(page);
    kit::fill(*layout, {m_reasons[1], kit::stretch()});
    return page;
}

void DiceReferee::choose(What what) {
    m_what = what;
    m_kinds[static_cast<std::size_t>(what)]->setChecked(true);
    m_pages->setCurrentIndex(static_cast<int>(what));
    m_enter->setText(what == What::Happened ? tr("Enter it")
                     : what == What::Ruling ? tr("Record ruling")
                                            : tr("Correct the record"));
    if (what == What::Correction) {
        plan();
    }
    judge();
    Q_EMIT changed();
}

void DiceReferee::refresh() {
    if (!m_desk.hasGame()) {
        return;
    }
    const std::uint64_t seen = m_desk.table().line().head().seq;
    if (seen == m_seen && m_game == m_desk.gameId()) {
        judge();
        return;
    }
    m_seen = seen;
    m_game = m_desk.gameId();
    m_turned.clear();
    m_choices.clear();
    m_faces->clear();
    for (QLineEdit* line : m_reasons) {
        line->clear();
    }
    fillPlayers();
    fillActs();
    judge();
}

void DiceReferee::fillPlayers() {
    const dg::Position& position = m_desk.position();
    for (QComboBox* box : {m_turn, m_road, m_army, m_about}) {
        box->clear();
        box->addItem(box == m_about ? tr("nobody") : tr("as it is"));
        for (const engine::PlayerId player : position.seats()) {
            box->addItem(said(adjudicator::displayName(position.table->players[engine::index(player)], language())));
        }
    }
}

QString DiceReferee::reason() const {
    return m_reasons[static_cast<std::size_t>(m_what)]->text().simplified();
}

void DiceReferee::say(const QString& text, bool isRefused) {
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
    m_said->setProperty("kind", isRefused ? QStringLiteral("bad") : QStringLiteral("dim"));
    m_said->style()->unpolish(m_said);
    m_said->style()->polish(m_said);
}

/// What may be entered, or what still stands in its way.
void DiceReferee::judge() {
    if (!m_desk.hasGame()) {
        return;
    }
    bool ready = false;
    QString why;
    bool isRefused = false;
    if (m_what == What::Correction) {
        ready = m_plan && m_plan->conflicts.empty() && !reason().isEmpty();
        why = m_plan && m_plan->conflicts.empty() && reason().isEmpty() ? tr("A reason is missing.") : QString();
    } else if (m_what == What::Ruling) {
        ready = !reason().isEmpty();
        why = ready ? QString() : tr("A reason is missing.");
    } else {
        showTicks();
        dg::Adjust asked = adjust();
        const auto dice = refereeDice(m_faces->text());
        dg::Adjust nothing;
        nothing.reason = asked.reason;
        if (!dice) {
            why = tr("A die shows 1 to 6.");
            isRefused = true;
        } else if (!(asked == nothing)) {
            const bool hasReason = !asked.reason.empty();
            asked.reason = hasReason ? asked.reason : "?";
            const auto judged = dg::decide(m_desk.position(), asked);
            ready = judged && hasReason;
            isRefused = !judged;
            why = !judged     ? said(adjudicator::sentence(judged.error(), m_desk.position(), language()))
                  : hasReason ? QString()
                              : tr("A reason is missing.");
        }
    }
    m_enter->setEnabled(ready);
    say(why, isRefused);
}

void DiceReferee::enter() {
    if (m_what == What::Happened) {
        m_desk.play(adjust());
    } else if (m_what == What::Ruling) {
        const int clause = m_clause->currentData().toInt();
        m_desk.play(dg::Rule{reason().toStdString(),
                             clause < 0 ? std::nullopt : std::optional(static_cast<engine::ClauseId>(clause)),
                             refereePlayer(*m_about)});
    } else if (m_plan) {
        m_desk.correct(m_plan->corrected);
    }
}

}  // namespace ui
