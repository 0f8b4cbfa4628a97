// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/players/penalties_panel.h"

#include <QCompleter>
#include <QStringListModel>

#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/carried_penalties.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/players/player_acts_panel.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kFormWide = 340;

}  // namespace

PenaltiesPanel::PenaltiesPanel(TournamentHall& hall, Ask ask, QWidget* parent)
    : QWidget(parent), m_hall(hall), m_ask(std::move(ask)) {
    auto* row = kit::row(this, 0);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    // The keyboard belongs to what it holds.
    area->setFocusPolicy(Qt::NoFocus);
    auto* body = kit::ground(area);
    auto* list = kit::column(body, -1, {14, 12, 14, 12});
    m_none = kit::note(tr("No penalties and no rulings."), body);
    list->addWidget(m_none);
    m_lines = kit::column(nullptr, 8);
    kit::fill(*list, {m_lines, kit::stretch()});
    area->setWidget(body);
    row->addWidget(area, 1);

    QVBoxLayout* column = nullptr;
    row->addWidget(kit::sideColumn(kFormWide, column, this));
    column->addWidget(kit::heading(tr("Penalty or ruling"), this));
    auto* form = kit::form(nullptr, 10, 8);
    column->addLayout(form);
    const auto box = [&](const char* name, const QString& word) {
        auto* combo = kit::dressed(new QComboBox(this), {.name = name, .spoken = word});
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        form->addRow(word, combo);
        return combo;
    };
    m_kind = box("penaltyKind", tr("What"));
    for (const cup::PenaltyKind kind :
         {cup::PenaltyKind::Warning, cup::PenaltyKind::Deduction, cup::PenaltyKind::Disqualification}) {
        m_kind->addItem(capital(said(adjudicator::wordFor(kind, language()))));
    }
    m_kind->addItem(tr("Ruling"));
    m_player = box("penaltyPlayer", tr("Player"));
    m_player->setEditable(true);
    m_player->setInsertPolicy(QComboBox::NoInsert);
    m_player->completer()->setFilterMode(Qt::MatchContains);
    m_player->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_round = box("penaltyRound", tr("Round"));
    m_criterion = box("penaltyCriterion", tr("Taken from"));
    m_amount = kit::field(tr("1, 1/2"), this, "penaltyAmount");
    m_amount->setAccessibleName(tr("Amount"));
    form->addRow(tr("Amount"), m_amount);
    m_rule = kit::field({}, this, "penaltyRule");
    m_rule->setAccessibleName(tr("Rule"));
    form->addRow(tr("Rule"), m_rule);
    // The same rule counts again only by the same words.
    m_rules = new QStringListModel(this);
    auto* rules = new QCompleter(m_rules, m_rule);
    rules->setCaseSensitivity(Qt::CaseInsensitive);
    rules->setFilterMode(Qt::MatchContains);
    m_rule->setCompleter(rules);
    m_reason = kit::field({}, this, "penaltyReason");
    m_reason->setAccessibleName(tr("Reason"));
    form->addRow(tr("Reason"), m_reason);
    m_earlier = kit::note({}, this, "penaltyEarlier");
    m_due = kit::label({}, this, {.name = "penaltyDue", .kind = "warn", .wraps = true});
    m_takeStep = kit::press(tr("Take this step"), this, {.name = "penaltyTakeStep", .kind = "small"}, this,
                            &PenaltiesPanel::takeStep);
    m_give = kit::button(tr("Show what it changes"), this, {.name = "penaltyGive", .kind = "next"});
    kit::fill(*column, {m_earlier, m_due, m_takeStep, m_give,
                        kit::note(tr("A ruling changes no number; it stands in the record with its reason."), this),
                        kit::stretch()});
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PenaltiesPanel::refresh);
    connect(m_player, &QComboBox::currentTextChanged, this, &PenaltiesPanel::refreshDue);
    // Enter takes one of the rules that are listed, and goes on.
    connect(m_rule, &QLineEdit::returnPressed, m_reason, qOverload<>(&QWidget::setFocus));
    connect(m_rule, &QLineEdit::textChanged, this, &PenaltiesPanel::refreshDue);
    connect(m_give, &QPushButton::clicked, this, &PenaltiesPanel::give);
    for (QLineEdit* field : {m_amount, m_reason}) {
        connect(field, &QLineEdit::returnPressed, this, &PenaltiesPanel::give);
    }
    refresh();
}

void PenaltiesPanel::focusFirst() {
    m_kind->setFocus();
}

void PenaltiesPanel::refresh() {
    const bool has = m_hall.hasTournament();
    setEnabled(has && !m_hall.position().hasEnded);
    kit::empty(*m_lines);
    if (!has) {
        return;
    }
    const cup::Position& position = m_hall.position();
    const auto kind = static_cast<Kind>(m_kind->currentIndex());
    m_criterion->setEnabled(kind == Kind::Deduction);
    m_amount->setEnabled(kind == Kind::Deduction);
    m_give->setText(kind == Kind::Ruling ? tr("Record the ruling") : tr("Show what it changes"));
    const QString typed = m_player->currentText();
    {
        const QSignalBlocker quiet(m_player);
        m_player->clear();
        for (std::size_t i = 0; i < position.table->players.size(); ++i) {
            m_player->addItem(numberedName(position, engine::PlayerId(i)), static_cast<int>(i));
        }
        m_player->setCurrentIndex(m_player->findText(typed));
        m_player->setEditText(typed);
    }
    fillRounds(*m_round, position.settings, tr("none"));
    const QVariant criterion = m_criterion->currentData();
    m_criterion->clear();
    for (const cup::Criterion each : position.settings.scoring.criteria) {
        m_criterion->addItem(capital(said(adjudicator::wordFor(each, language()))), static_cast<int>(each));
    }
    m_criterion->setCurrentIndex(qMax(0, m_criterion->findData(criterion)));

    QStringList rules;
    for (const cup::Penalty& penalty : position.penalties) {
        rules.append(QString::fromStdString(penalty.rule));
    }
    rules.removeAll(QString());
    rules.removeDuplicates();
    m_rules->setStringList(rules);
    refreshLines();
    refreshDue();
}

void PenaltiesPanel::refreshLines() {
    const cup::Position& position = m_hall.position();
    m_none->setVisible(position.penalties.empty() && position.remarks.empty());
    const auto about = [&](const std::optional<int>& round, const std::string& rule, const std::string& reason) {
        QStringList parts;
        if (round) {
            parts.append(roundWord(position.settings, *round));
        }
        if (!rule.empty()) {
            parts.append(QString::fromStdString(rule));
        }
        parts.append(QString::fromStdString(reason));
        return parts.join(QStringLiteral(" · "));
    };
    // At a desk that only proposes, its own come behind those that the director's desk knows.
    const std::size_t known = m_hall.known().penalties.size();
    for (std::size_t i = position.penalties.size(); i > 0; --i) {
        const cup::Penalty& penalty = position.penalties[i - 1];
        QString text = tr("%1. %2: %3")
                           .arg(i)
                           .arg(nameOf(position, penalty.player), said(adjudicator::wordFor(penalty.kind, language())));
        if (penalty.criterion) {
            text += QStringLiteral(", %1 %2").arg(QString::fromStdString(penalty.amount.text()),
                                                  said(adjudicator::wordFor(*penalty.criterion, language())));
        }
        if (penalty.carried) {
            text += QStringLiteral(" – ") + tr("carried over from %1").arg(said(penalty.carried->name));
        }
        addLine(text, about(penalty.round, penalty.rule, penalty.reason),
                penalty.withdrawn ? tr("withdrawn")
                : i > known       ? tr("not yet taken")
                                  : QString(),
                static_cast<int>(i));
    }
    for (const cup::Remark& remark : position.remarks) {
        QString text = tr("Ruling");
        if (!remark.players.empty()) {
            text += QStringLiteral(": ") + namesOf(position, remark.players);
        }
        if (remark.table) {
            text += QStringLiteral(", ") + tr("table %1").arg(*remark.table);
        }
        addLine(text, about(remark.round, remark.rule, remark.reason), {}, 0);
    }
}

void PenaltiesPanel::addLine(const QString& text, const QString& about, const QString& state, int penalty) {
    auto* line = new QWidget(this);
    auto* layout = kit::row(line);
    auto* label = kit::label(QStringLiteral("<b>%1</b><br>%2").arg(text.toHtmlEscaped(), about.toHtmlEscaped()), line,
                             {.wraps = true});
    label->setTextFormat(Qt::RichText);
    layout->addWidget(label, 1);
    if (!state.isEmpty()) {
        layout->addWidget(kit::label(state, line, {.kind = "warn"}));
        label->setEnabled(false);
    } else if (penalty > 0) {
        QPushButton* withdraw =
            kit::press(tr("Withdraw…"), line, {.name = "penaltyWithdraw", .kind = "small"}, this, [this, penalty] {
                m_ask(cup::WithdrawPenalty{penalty, {}}, tr("Penalty %1 is withdrawn").arg(penalty), tr("Withdraw"));
            });
        withdraw->setAccessibleName(tr("Withdraw penalty %1").arg(penalty));
        layout->addWidget(withdraw);
    }
    m_lines->addWidget(line);
}

std::optional<engine::PlayerId> PenaltiesPanel::player() const {
    const int at = m_player->findText(m_player->currentText().simplified());
    return at < 0 ? std::nullopt : std::optional(engine::PlayerId(m_player->itemData(at).toInt()));
}

std::optional<cup::Penalize> PenaltiesPanel::typed() const {
    const auto kind = static_cast<Kind>(m_kind->currentIndex());
    const auto who = m_hall.hasTournament() ? player() : std::nullopt;
    if (!who || kind == Kind::Ruling) {
        return std::nullopt;
    }
    const int number = m_round->currentData().toInt();
    cup::Penalize act{*who,
                      static_cast<cup::PenaltyKind>(m_kind->currentIndex()),
                      number > 0 ? std::optional(number) : std::nullopt,
                      {},
                      {},
                      m_rule->text().simplified().toStdString(),
                      m_reason->text().simplified().toStdString()};
    if (kind == Kind::Deduction) {
        act.criterion = static_cast<cup::Criterion>(m_criterion->currentData().toInt());
        act.amount = amountIn(m_amount->text());
    }
    return act;
}

QString PenaltiesPanel::earlierText(engine::PlayerId player) const {
    QStringList lines;
    const std::vector<cup::Penalty>& all = m_hall.position().penalties;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].player == player && !all[i].withdrawn) {
            lines.append(tr("%1. %2, %3")
                             .arg(i + 1)
                             .arg(said(adjudicator::wordFor(all[i].kind, language())),
                                  all[i].rule.empty() ? said(all[i].reason) : said(all[i].rule)) +
                         (all[i].carried
                              ? QStringLiteral(", ") + tr("carried over from %1").arg(said(all[i].carried->name))
                              : QString()));
        }
    }
    return lines.isEmpty() ? QString() : tr("Before: %1").arg(lines.join(QStringLiteral("; ")));
}

void PenaltiesPanel::refreshDue() {
    const auto act = typed();
    const QString earlier = act ? earlierText(act->player) : QString();
    m_earlier->setText(earlier);
    m_earlier->setVisible(!earlier.isEmpty());
    const auto escalation = act ? escalationOf(m_hall.position(), *act) : std::nullopt;
    m_due->setVisible(escalation.has_value());
    m_takeStep->setVisible(escalation.has_value());
    m_due->setText(escalation ? said(adjudicator::sentence(*escalation, *act, m_hall.position(), language()))
                              : QString());
}

/// The step that is proposed stands in the form; it is given as any other.
void PenaltiesPanel::takeStep() {
    const auto act = typed();
    const auto escalation = act ? escalationOf(m_hall.position(), *act) : std::nullopt;
    if (!escalation) {
        return;
    }
    m_kind->setCurrentIndex(static_cast<int>(escalation->due.kind));
    if (escalation->due.criterion && escalation->due.amount) {
        m_criterion->setCurrentIndex(m_criterion->findData(static_cast<int>(*escalation->due.criterion)));
        m_amount->setText(QString::fromStdString(escalation->due.amount->text()));
    }
    if (escalation->due.kind == cup::PenaltyKind::Deduction && m_amount->text().isEmpty()) {
        m_amount->setFocus();
    } else {
        m_reason->setFocus();
    }
}

void PenaltiesPanel::give() {
    if (static_cast<Kind>(m_kind->currentIndex()) == Kind::Ruling) {
        const int number = m_round->currentData().toInt();
        cup::RuleOn act{number > 0 ? std::optional(number) : std::nullopt,
                        {},
                        {},
                        m_rule->text().simplified().toStdString(),
                        m_reason->text().simplified().toStdString()};
        if (const auto who = player()) {
            act.players = {*who};
        }
        if (adjudicator::consequencesOf(m_hall.position(), act)) {
            m_rule->clear();
            m_reason->clear();
        }
        m_hall.play(act);
        return;
    }
    const auto act = typed();
    if (!act) {
        m_hall.said().tell(Message::Kind::Refuse, tr("Choose a player of the list."));
        m_player->setFocus();
        return;
    }
    m_ask(*act,
          QStringLiteral("%1: %2").arg(nameOf(m_hall.position(), act->player),
                                       said(adjudicator::wordFor(act->kind, language()))),
          tr("Give it"));
}

}  // namespace ui
