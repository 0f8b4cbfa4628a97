// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/result_panel.h"

#include <QRegularExpression>
#include <QSpinBox>
#include <algorithm>

#include "adjudicator/seal/head_text.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/dispute_link.h"
#include "adjudicator/tournament/paper_lines.h"
#include "db/codes.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/results/proposals_panel.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr qsizetype kGameDigits = 8;

}  // namespace

ResultPanel::ResultPanel(TournamentHall& hall, Ask ask, QWidget* parent)
    : QWidget(parent), m_hall(hall), m_ask(std::move(ask)) {
    auto* column = kit::column(this, 8);
    m_title = kit::heading({}, this, "resultTitle");
    column->addWidget(m_title);
    m_state = kit::note({}, this, "resultState");
    column->addWidget(m_state);
    m_odd = kit::label({}, this, {.name = "resultOdd", .kind = "warn", .wraps = true});
    m_isSo = kit::press(tr("It is so: noted"), this, {.name = "resultIsSo", .kind = "small"}, this,
                        &ResultPanel::confirmOdd);
    m_takeBook =
        kit::press(tr("Take what the book says"), this, {.name = "resultTakeBook", .kind = "small"}, this, [this] {
            if (m_book) {
                m_ask(*m_book, tr("Table %1: the book’s result").arg(m_table), tr("Enter"));
            }
        });
    kit::fill(*column, {m_odd, m_isSo, m_takeBook});
    m_players = kit::column(nullptr, 4);
    column->addLayout(m_players);
    m_setPlaces = kit::press(tr("Set these places"), this, {.name = "resultPlaces", .kind = "small"}, this,
                             &ResultPanel::setPlaces);
    column->addWidget(m_setPlaces);
    auto* grid = kit::grid(nullptr, 6, 6);
    m_signAll = kit::press(tr("All have signed"), this, {.name = "resultSignAll", .kind = "small"}, this, [this] {
        if (const cup::Pod* pod = m_hall.position().pod(m_round, m_table)) {
            m_hall.play(cup::SignResult{m_round, m_table, pod->seats});
        }
    });
    m_confirm = kit::press(tr("Confirm"), this, {.name = "resultConfirm", .kind = "small"}, this,
                           [this] { setState(cup::ResultState::Confirmed); });
    m_official = kit::press(tr("Make official"), this, {.name = "resultOfficial", .kind = "small"}, this,
                            [this] { setState(cup::ResultState::Official); });
    m_withdraw = kit::press(tr("Take back…"), this, {.name = "resultWithdraw", .kind = "small"}, this, [this] {
        m_ask(cup::WithdrawResult{m_round, m_table, {}}, tr("Table %1: the result no longer counts").arg(m_table),
              tr("Take back"));
    });
    grid->addWidget(m_signAll, 0, 0);
    grid->addWidget(m_confirm, 0, 1);
    grid->addWidget(m_official, 1, 0);
    grid->addWidget(m_withdraw, 1, 1);
    column->addLayout(grid);
    m_seats = kit::press(tr("Who really sat here…"), this, {.name = "resultSeats", .kind = "small"}, this,
                         [this] { Q_EMIT seatsAsked(); });
    column->addWidget(m_seats);
    m_saidPart = new QWidget(this);
    auto* saying = kit::column(m_saidPart, 4);
    m_said = kit::label({}, m_saidPart, {.name = "resultSaid", .wraps = true});
    m_take =
        kit::press(tr("Take it"), m_saidPart, {.name = "resultTake", .kind = "small"}, this, [this] { decide(true); });
    m_decline = kit::press(tr("Decline it"), m_saidPart, {.name = "resultDecline", .kind = "small"}, this,
                           [this] { decide(false); });
    auto* decisions = kit::row(nullptr, 6);
    kit::fill(*decisions, {m_take, m_decline});
    kit::fill(*saying, {kit::heading(tr("Who said what"), m_saidPart), m_said});
    saying->addLayout(decisions);
    column->addWidget(m_saidPart);
    m_game = kit::note({}, this);
    m_game->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_game);
    m_slip = kit::field(tr("Code of the signed slip (scan it)"), this, "resultSlip");
    column->addWidget(m_slip);
    m_slipNote = kit::note({}, this, "resultSlipNote");
    kit::fill(*column, {m_slipNote, kit::hairline(this), kit::heading(tr("Dispute"), this)});
    m_about = kit::label({}, this, {.name = "resultDisputed", .wraps = true});
    column->addWidget(m_about);
    m_what = kit::field(tr("What is disputed, or the entry’s number"), this, "resultWhat");
    m_what->setToolTip(m_what->placeholderText());
    column->addWidget(m_what);
    m_claim = kit::field(tr("Points as claimed, in order of play"), this, "resultClaim");
    column->addWidget(m_claim);
    m_claimTrouble = kit::trouble(this);
    m_claimTrouble->setObjectName(QStringLiteral("resultClaimTrouble"));
    column->addWidget(m_claimTrouble);
    auto* row = new QHBoxLayout;
    m_dispute =
        kit::press(tr("Disputed"), this, {.name = "resultDispute", .kind = "small"}, this, &ResultPanel::dispute);
    m_open = kit::button(tr("Open the dispute"), this, {.name = "resultOpenDispute", .kind = "small"});
    kit::fill(*row, {m_dispute, m_open});
    column->addLayout(row);
    m_grant = kit::button(tr("The claim holds…"), this, {.name = "resultGrant", .kind = "small"});
    kit::fill(*column, {m_grant, kit::stretch()});
    connect(m_what, &QLineEdit::returnPressed, this, &ResultPanel::dispute);
    connect(m_slip, &QLineEdit::returnPressed, this, [this] {
        const QString text = m_slip->text().simplified();
        m_slip->clear();
        noteSlip(text);
    });
    connect(m_claim, &QLineEdit::returnPressed, this, &ResultPanel::dispute);
    connect(m_what, &QLineEdit::textChanged, this, &ResultPanel::judgeClaim);
    connect(m_claim, &QLineEdit::textChanged, this, &ResultPanel::judgeClaim);
    connect(m_grant, &QPushButton::clicked, this, &ResultPanel::grant);
    connect(m_open, &QPushButton::clicked, this, [this] {
        const cup::Pod* pod = m_hall.position().pod(m_round, m_table);
        const auto link = pod != nullptr && pod->result ? adjudicator::linkIn(pod->result->dispute) : std::nullopt;
        if (link) {
            m_hall.askForDispute(QString::fromStdString(link->game), link->entry);
        }
    });
    refresh();
}

void ResultPanel::showTable(int round, int table) {
    if (round != m_round || table != m_table) {
        m_round = round;
        m_table = table;
        m_what->clear();
        m_claim->clear();
        m_slip->clear();
        refresh();
    }
}

/// What the slip's code shows must be in the tables' books; if not, the game is listed for decision.
void ResultPanel::noteSlip(const QString& text) {
    if (text.isEmpty() || m_table == 0 || !isEnabled()) {
        return;
    }
    const auto head = adjudicator::headFromText(text.toStdString());
    if (head && head->game == m_hall.tournament()) {
        m_slipNote->setText(
            tr("This is the tournament’s own code (entry %1), not a game’s: nothing was noted.").arg(head->head.seq));
        m_slipNote->show();
        return;
    }
    m_hall.play(cup::NoteSlip{m_round, m_table, text.toStdString()});
    Q_EMIT slipScanned();
}

void ResultPanel::refresh() {
    const cup::Pod* pod = m_hall.hasTournament() ? m_hall.position().pod(m_round, m_table) : nullptr;
    setEnabled(pod != nullptr && !m_hall.position().hasEnded);
    kit::empty(*m_players);
    m_places.clear();
    const cup::Result* result = pod != nullptr && pod->result ? &*pod->result : nullptr;
    m_title->setText(pod == nullptr ? tr("No table chosen") : tr("Table %1").arg(m_table));
    m_state->setText(result == nullptr ? tr("No result yet. Enter begins the line, the points follow.")
                                       : capital(stateWord(result->state)));
    if (pod != nullptr) {
        refreshPlayers(*pod);
    }
    for (int i = m_players->count() - 1; i >= 0; --i) {
        putInTabOrder(*m_state, *m_players->itemAt(i)->widget());
    }
    if (result == nullptr) {
        showOdd({}, {});
    }
    const bool isOpen = result != nullptr && result->state == cup::ResultState::Pending;
    const bool isDisputed = result != nullptr && result->state == cup::ResultState::Disputed;
    m_setPlaces->setVisible(result != nullptr);
    m_setPlaces->setEnabled(false);
    m_signAll->setEnabled(isOpen);
    m_confirm->setEnabled(isOpen || isDisputed);
    m_confirm->setText(isDisputed ? tr("Settle…") : tr("Confirm"));
    m_official->setEnabled(result != nullptr && result->state != cup::ResultState::Official);
    m_withdraw->setEnabled(result != nullptr);
    const bool isFromGame = result != nullptr && !result->game.empty();
    m_game->setVisible(isFromGame);
    if (isFromGame) {
        m_game->setText(tr("From the game %1…").arg(QString::fromStdString(result->game).left(kGameDigits)));
    }
    m_about->setVisible(isDisputed);
    m_about->setText(isDisputed ? QString::fromStdString(result->dispute) : QString());
    m_what->setEnabled(result != nullptr);
    const auto& slips = pod != nullptr ? m_hall.position().slips : std::vector<cup::SlipHead>();
    const auto slip = std::ranges::find_if(slips, [this](const cup::SlipHead& each) {
        return each.round == m_round && each.table == m_table && adjudicator::headFromText(each.head);
    });
    refreshSaid();
    m_seats->setEnabled(pod != nullptr);
    const auto seen = slip != slips.end() ? adjudicator::headFromText(slip->head) : std::nullopt;
    m_slipNote->setVisible(seen.has_value());
    if (seen) {
        m_slipNote->setText(tr("The slip shows entry %1 of the game %2….")
                                .arg(seen->head.seq)
                                .arg(QString::fromStdString(db::toHex(seen->game)).left(kGameDigits)));
    }
    m_claim->setEnabled(result != nullptr);
    judgeClaim();
    m_grant->setVisible(isDisputed && !result->claim.empty());
    const auto link = isDisputed ? adjudicator::linkIn(result->dispute) : std::nullopt;
    m_open->setVisible(link.has_value());
    // Words beside the link stay as they were said.
    if (link && adjudicator::linkText(*link) == result->dispute) {
        m_about->setText(
            tr("Entry %1 of the game %2…").arg(link->entry).arg(QString::fromStdString(link->game).left(kGameDigits)));
    }
    if (isDisputed && !result->claim.empty()) {
        QStringList points;
        for (const cup::Score& score : result->claim) {
            points.append(QString::number(score.points));
        }
        m_about->setText(m_about->text() + QLatin1Char('\n') +
                         tr("Claimed: %1").arg(points.join(QStringLiteral(" · "))));
        for (const cup::ClaimedRanks& claimed : claimedRanks(m_hall.position())) {
            if (claimed.round == m_round && claimed.table == m_table) {
                m_about->setText(m_about->text() + QLatin1Char('\n') +
                                 said(adjudicator::claimLine(m_hall.position(), claimed, language())));
            }
        }
    }
}

std::vector<cup::EnteredScore> ResultPanel::claim() const {
    const cup::Pod* pod = m_hall.hasTournament() ? m_hall.position().pod(m_round, m_table) : nullptr;
    static const QRegularExpression kBetween(QStringLiteral("[^0-9]+"));
    const QStringList typed = m_claim->text().split(kBetween, Qt::SkipEmptyParts);
    std::vector<cup::EnteredScore> scores;
    if (pod == nullptr || static_cast<std::size_t>(typed.size()) != pod->seats.size()) {
        return scores;
    }
    for (std::size_t seat = 0; seat < pod->seats.size(); ++seat) {
        bool isNumber = false;
        const int points = typed[static_cast<qsizetype>(seat)].toInt(&isNumber);
        if (!isNumber || points > cup::kMostPoints) {
            return {};
        }
        scores.push_back({pod->seats[seat], points, {}});
    }
    return scores;
}

void ResultPanel::judgeClaim() {
    const bool isOdd = !m_claim->text().trimmed().isEmpty() && claim().empty();
    kit::setTrouble(*m_claimTrouble,
                    isOdd ? tr("Points of everybody at the table, in order of play, as 10 8 7 5.") : QString());
    m_dispute->setEnabled(m_what->isEnabled() && !isOdd && !m_what->text().simplified().isEmpty());
}

void ResultPanel::refreshPlayers(const cup::Pod& pod) {
    const cup::Position& position = m_hall.position();
    for (std::size_t seat = 0; seat < pod.seats.size(); ++seat) {
        const engine::PlayerId player = pod.seats[seat];
        auto* row = new QWidget(this);
        auto* layout = kit::row(row, 6);
        layout->addWidget(kit::label(QStringLiteral("%1. %2").arg(seat + 1).arg(numberedName(position, player)), row,
                                     {.wraps = true}),
                          1);
        if (pod.result) {
            const cup::Result& result = *pod.result;
            const auto score = std::ranges::find(result.scores, player, &cup::Score::player);
            layout->addWidget(new QLabel(QStringLiteral("<b>%1</b>").arg(score->points), row));
            auto* place = kit::dressed(new QSpinBox(row), {.name = QStringLiteral("resultPlace%1").arg(seat),
                                                           .spoken = tr("Place of %1").arg(nameOf(position, player))});
            place->setRange(1, static_cast<int>(pod.seats.size()));
            place->setValue(score->place);
            place->setSuffix(QStringLiteral("."));
            connect(place, &QSpinBox::valueChanged, this, [this] { m_setPlaces->setEnabled(true); });
            m_places.push_back(place);
            layout->addWidget(place);
            auto* signedBy = kit::check({}, row,
                                        {.name = QStringLiteral("resultSigned%1").arg(seat),
                                         .spoken = tr("%1 has signed").arg(nameOf(position, player)),
                                         .tip = tr("Signed")});
            const bool has = std::ranges::find(result.signedBy, player) != result.signedBy.end();
            signedBy->setChecked(has);
            // A signature is taken back by taking back the act.
            signedBy->setEnabled(!has && result.state != cup::ResultState::Disputed &&
                                 result.state != cup::ResultState::Official);
            connect(signedBy, &QCheckBox::clicked, this, [this, player] {
                m_hall.play(cup::SignResult{m_round, m_table, {player}});
            });
            layout->addWidget(signedBy);
            auto* left = kit::check({}, row,
                                    {.name = QStringLiteral("resultLeft%1").arg(seat),
                                     .spoken = tr("%1 left before the end").arg(nameOf(position, player)),
                                     .tip = tr("Left before the end")});
            left->setChecked(score->left);
            left->setText(tr("left"));
            connect(left, &QCheckBox::clicked, this, [this, player](bool hasLeft) { playerLeft(player, hasLeft); });
            layout->addWidget(left);
        }
        m_players->addWidget(row);
    }
}

void ResultPanel::setPlaces() {
    auto act = asItStands();
    if (!act || m_places.size() != act->scores.size()) {
        return;
    }
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        act->scores[i].place = m_places[i]->value();
    }
    m_ask(*act, tr("Table %1: other places").arg(m_table), tr("Enter"));
}

void ResultPanel::setState(cup::ResultState state) {
    const cup::SetState act{m_round, m_table, state, {}, {}, {}};
    // What needs a reason is asked for it; all else happens at once.
    if (adjudicator::consequencesOf(m_hall.position(), act)) {
        m_hall.play(act);
    } else {
        m_ask(act, tr("Table %1: %2").arg(m_table).arg(stateWord(state)), tr("Enter"));
    }
}

/// The dispute is settled for the side that claimed.
void ResultPanel::grant() {
    const cup::Pod* pod = m_hall.position().pod(m_round, m_table);
    if (pod == nullptr || !pod->result || pod->result->claim.empty()) {
        return;
    }
    cup::EnterResult act;
    act.round = m_round;
    act.table = m_table;
    act.state = cup::ResultState::Confirmed;
    act.game = pod->result->game;
    act.head = pod->result->head;
    for (const cup::Score& score : pod->result->claim) {
        act.scores.push_back({score.player, score.points, score.place});
    }
    m_ask(act, tr("Table %1: the claim holds").arg(m_table), tr("Enter"));
}

void ResultPanel::dispute() {
    const cup::Pod* pod = m_hall.position().pod(m_round, m_table);
    QString what = m_what->text().simplified();
    if (pod == nullptr || !pod->result || !m_dispute->isEnabled()) {
        return;
    }
    bool isNumber = false;
    const qulonglong entry = what.toULongLong(&isNumber);
    if (isNumber && !pod->result->game.empty()) {
        what = QString::fromStdString(adjudicator::linkText({pod->result->game, entry}));
    }
    const cup::SetState act{m_round, m_table, cup::ResultState::Disputed, what.toStdString(), {}, claim()};
    m_what->clear();
    m_claim->clear();
    if (adjudicator::consequencesOf(m_hall.position(), act)) {
        m_hall.play(act);
    } else {
        m_ask(act, tr("Table %1: disputed").arg(m_table), tr("Enter"));
    }
}

}  // namespace ui
