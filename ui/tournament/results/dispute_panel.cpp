// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/dispute_panel.h"

#include <QRegularExpression>

#include "adjudicator/tournament/dispute_link.h"
#include "adjudicator/tournament/paper_lines.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/theme/style_sheet.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr qsizetype kDigitsOfGame = 8;

}  // namespace

DisputePanel::DisputePanel(TournamentHall& hall, Ask ask, QWidget* parent)
    : QWidget(parent), m_hall(hall), m_ask(std::move(ask)) {
    auto* column = kit::column(this, 8);
    m_protest = kit::label({}, this, {.name = "resultProtest", .wraps = true});
    m_about = kit::label({}, this, {.name = "resultDisputed", .wraps = true});
    m_what = kit::field(tr("What is disputed, or the entry’s number"), this, "resultWhat");
    m_what->setToolTip(m_what->placeholderText());
    m_claim = kit::field(tr("Points as claimed, in order of play"), this, "resultClaim");
    m_claimTrouble = kit::trouble(this);
    m_claimTrouble->setObjectName(QStringLiteral("resultClaimTrouble"));
    kit::fill(*column, {kit::heading(tr("Protest or dispute"), this), m_protest, m_about});
    m_stands = kit::press(tr("The result stands…"), this, {.name = "resultStands", .kind = "small"}, this, [this] {
        m_ask(cup::SetState{m_round, m_table, cup::ResultState::Confirmed, {}, {}, {}},
              tr("Table %1: the result stands").arg(m_table), tr("Enter"));
    });
    m_grant =
        kit::press(tr("The claim holds…"), this, {.name = "resultGrant", .kind = "small"}, this, &DisputePanel::grant);
    kit::fill(*column, {m_stands, m_grant, m_what, m_claim, m_claimTrouble});
    auto* row = kit::row(nullptr, 6);
    m_dispute =
        kit::press(tr("Disputed"), this, {.name = "resultDispute", .kind = "small"}, this, &DisputePanel::dispute);
    m_open = kit::press(tr("Open the dispute"), this, {.name = "resultOpenDispute", .kind = "small"}, this, [this] {
        const auto link =
            pod() != nullptr && pod()->result ? adjudicator::linkIn(pod()->result->dispute) : std::nullopt;
        if (link) {
            m_hall.askForDispute(QString::fromStdString(link->game), link->entry);
        }
    });
    kit::fill(*row, {m_dispute, m_open});
    column->addLayout(row);
    for (QLineEdit* field : {m_what, m_claim}) {
        connect(field, &QLineEdit::returnPressed, this, &DisputePanel::dispute);
        connect(field, &QLineEdit::textChanged, this, &DisputePanel::judgeClaim);
    }
}

void DisputePanel::showTable(int round, int table) {
    m_round = round;
    m_table = table;
    m_what->clear();
    m_claim->clear();
    refresh();
}

const cup::Pod* DisputePanel::pod() const {
    return m_hall.hasTournament() ? m_hall.position().pod(m_round, m_table) : nullptr;
}

void DisputePanel::refresh() {
    const cup::Result* result = pod() != nullptr && pod()->result ? &*pod()->result : nullptr;
    const bool isDisputed = result != nullptr && result->state == cup::ResultState::Disputed;
    m_about->setVisible(isDisputed);
    m_about->setText(isDisputed ? aboutText(*result) : QString());
    m_stands->setVisible(isDisputed);
    m_grant->setVisible(isDisputed && !result->claim.empty());
    m_what->setEnabled(result != nullptr);
    m_claim->setEnabled(result != nullptr);
    m_open->setVisible(isDisputed && adjudicator::linkIn(result->dispute).has_value());
    judgeClaim();
}

void DisputePanel::showProtest(const std::optional<adjudicator::TableProtest>& protest) {
    m_isOver = protest && isOver(*protest);
    m_protest->setVisible(protest.has_value());
    m_protest->setText(protest ? protestText(*protest) : QString());
    const bool runs = protest && protest->time.state == cup::Protest::Open;
    wearKind(*m_protest, runs || (protest && protest->time.state == cup::Protest::Raised) ? "warn" : "dim");
}

/// What is disputed, as it was said; a game's entry by itself as words. The claim, and who would stand where.
QString DisputePanel::aboutText(const cup::Result& result) const {
    QString text = QString::fromStdString(result.dispute);
    const auto link = adjudicator::linkIn(result.dispute);
    if (link && adjudicator::linkText(*link) == result.dispute) {
        text =
            tr("Entry %1 of the game %2…").arg(link->entry).arg(QString::fromStdString(link->game).left(kDigitsOfGame));
    }
    if (result.claim.empty()) {
        return text;
    }
    QStringList points;
    for (const cup::Score& score : result.claim) {
        points.append(QString::number(score.points));
    }
    text += QLatin1Char('\n') + tr("Claimed: %1").arg(points.join(QStringLiteral(" · ")));
    for (const cup::ClaimedRanks& claimed : claimedRanks(m_hall.position())) {
        if (claimed.round == m_round && claimed.table == m_table) {
            text += QLatin1Char('\n') + said(adjudicator::claimLine(m_hall.position(), claimed, language()));
        }
    }
    return text;
}

std::vector<cup::EnteredScore> DisputePanel::claim() const {
    static const QRegularExpression kBetween(QStringLiteral("[^0-9]+"));
    const QStringList typed = m_claim->text().split(kBetween, Qt::SkipEmptyParts);
    std::vector<cup::EnteredScore> scores;
    if (pod() == nullptr || static_cast<std::size_t>(typed.size()) != pod()->seats.size()) {
        return scores;
    }
    for (std::size_t seat = 0; seat < pod()->seats.size(); ++seat) {
        bool isNumber = false;
        const int points = typed[static_cast<qsizetype>(seat)].toInt(&isNumber);
        if (!isNumber || points > cup::kMostPoints) {
            return {};
        }
        scores.push_back({pod()->seats[seat], points, {}});
    }
    return scores;
}

void DisputePanel::judgeClaim() {
    const bool isOdd = !m_claim->text().trimmed().isEmpty() && claim().empty();
    kit::setTrouble(*m_claimTrouble,
                    isOdd ? tr("Points of everybody at the table, in order of play, as 10 8 7 5.") : QString());
    m_dispute->setEnabled(m_what->isEnabled() && !isOdd && !m_what->text().simplified().isEmpty());
}

/// The dispute is settled for the side that claimed.
void DisputePanel::grant() {
    if (pod() == nullptr || !pod()->result || pod()->result->claim.empty()) {
        return;
    }
    cup::EnterResult act;
    act.round = m_round;
    act.table = m_table;
    act.state = cup::ResultState::Confirmed;
    act.game = pod()->result->game;
    act.head = pod()->result->head;
    for (const cup::Score& score : pod()->result->claim) {
        act.scores.push_back({score.player, score.points, score.place});
    }
    m_ask(act, tr("Table %1: the claim holds").arg(m_table), tr("Enter"));
}

void DisputePanel::dispute() {
    QString what = m_what->text().simplified();
    if (pod() == nullptr || !pod()->result || !m_dispute->isEnabled()) {
        return;
    }
    bool isNumber = false;
    const qulonglong entry = what.toULongLong(&isNumber);
    if (isNumber && !pod()->result->game.empty()) {
        what = QString::fromStdString(adjudicator::linkText({pod()->result->game, entry}));
    }
    const cup::SetState act{m_round, m_table, cup::ResultState::Disputed, what.toStdString(), {}, claim()};
    m_what->clear();
    m_claim->clear();
    // Too late, or what needs a reason, is asked about first.
    if (!m_isOver && adjudicator::consequencesOf(m_hall.position(), act)) {
        m_hall.play(act);
    } else {
        m_ask(act, tr("Table %1: disputed").arg(m_table), tr("Enter"));
    }
}

}  // namespace ui
