// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/players/penalties_panel.h"

#include <QCompleter>

#include "adjudicator/text/tournament_text.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/players/player_acts_panel.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kFormWide = 340;

/// "2", "1/2", "0.5", "0,5".
std::optional<cup::Fraction> amountIn(QString text) {
    text = text.simplified().replace(QLatin1Char(','), QLatin1Char('.'));
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    if (point < 0) {
        return cup::Fraction::fromText(text.toStdString());
    }
    const QString digits = text.mid(point + 1);
    constexpr qsizetype kMostDigits = 4;
    if (digits.isEmpty() || digits.size() > kMostDigits) {
        return std::nullopt;
    }
    const QString whole = text.left(point).isEmpty() ? QStringLiteral("0") : text.left(point);
    return cup::Fraction::fromText(
        (whole + digits + QStringLiteral("/1") + QString(digits.size(), QLatin1Char('0'))).toStdString());
}

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
    m_reason = kit::field({}, this, "penaltyReason");
    m_reason->setAccessibleName(tr("Reason"));
    form->addRow(tr("Reason"), m_reason);
    m_give = kit::button(tr("Show what it changes"), this, {.name = "penaltyGive", .kind = "next"});
    kit::fill(*column,
              {m_give, kit::note(tr("A ruling changes no number; it stands in the record with its reason."), this),
               kit::stretch()});
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PenaltiesPanel::refresh);
    connect(m_give, &QPushButton::clicked, this, &PenaltiesPanel::give);
    for (QLineEdit* field : {m_amount, m_rule, m_reason}) {
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
    for (std::size_t i = position.penalties.size(); i > 0; --i) {
        const cup::Penalty& penalty = position.penalties[i - 1];
        QString text = tr("%1. %2: %3")
                           .arg(i)
                           .arg(nameOf(position, penalty.player), said(adjudicator::wordFor(penalty.kind, language())));
        if (penalty.criterion) {
            text += QStringLiteral(", %1 %2").arg(QString::fromStdString(penalty.amount.text()),
                                                  said(adjudicator::wordFor(*penalty.criterion, language())));
        }
        addLine(text, about(penalty.round, penalty.rule, penalty.reason), penalty.withdrawn, static_cast<int>(i));
    }
    for (const cup::Remark& remark : position.remarks) {
        QString text = tr("Ruling");
        if (!remark.players.empty()) {
            text += QStringLiteral(": ") + namesOf(position, remark.players);
        }
        if (remark.table) {
            text += QStringLiteral(", ") + tr("table %1").arg(*remark.table);
        }
        addLine(text, about(remark.round, remark.rule, remark.reason), false, 0);
    }
}

void PenaltiesPanel::addLine(const QString& text, const QString& about, bool withdrawn, int penalty) {
    auto* line = new QWidget(this);
    auto* layout = kit::row(line);
    auto* label = kit::label(QStringLiteral("<b>%1</b><br>%2").arg(text.toHtmlEscaped(), about.toHtmlEscaped()), line,
                             {.wraps = true});
    label->setTextFormat(Qt::RichText);
    layout->addWidget(label, 1);
    if (withdrawn) {
        layout->addWidget(kit::label(tr("withdrawn"), line, {.kind = "warn"}));
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

void PenaltiesPanel::give() {
    const cup::Position& position = m_hall.position();
    const auto kind = static_cast<Kind>(m_kind->currentIndex());
    const int at = m_player->findText(m_player->currentText().simplified());
    const auto player = at < 0 ? std::nullopt : std::optional(engine::PlayerId(m_player->itemData(at).toInt()));
    const int number = m_round->currentData().toInt();
    const auto round = number > 0 ? std::optional(number) : std::nullopt;
    const std::string rule = m_rule->text().simplified().toStdString();
    const std::string reason = m_reason->text().simplified().toStdString();
    if (kind == Kind::Ruling) {
        cup::RuleOn act{round, {}, {}, rule, reason};
        if (player) {
            act.players = {*player};
        }
        if (adjudicator::consequencesOf(m_hall.position(), act)) {
            m_rule->clear();
            m_reason->clear();
        }
        m_hall.play(act);
        return;
    }
    if (!player) {
        m_hall.said().tell(Message::Kind::Refuse, tr("Choose a player of the list."));
        m_player->setFocus();
        return;
    }
    cup::Penalize act{*player, static_cast<cup::PenaltyKind>(m_kind->currentIndex()), round, {}, {}, rule, reason};
    if (kind == Kind::Deduction) {
        act.criterion = static_cast<cup::Criterion>(m_criterion->currentData().toInt());
        act.amount = amountIn(m_amount->text());
    }
    m_ask(act,
          QStringLiteral("%1: %2").arg(nameOf(position, *player), said(adjudicator::wordFor(act.kind, language()))),
          tr("Give it"));
}

}  // namespace ui
