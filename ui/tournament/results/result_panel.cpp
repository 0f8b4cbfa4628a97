// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/result_panel.h"

#include <algorithm>

#include "adjudicator/desk.h"
#include "adjudicator/seal/head_text.h"
#include "db/codes.h"
#include "ui/kit/kit.h"
#include "ui/text/sentences.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/results/dispute_panel.h"
#include "ui/tournament/results/seat_lines.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr qsizetype kGameDigits = 8;

}  // namespace

ResultPanel::ResultPanel(TournamentHall& hall, ResultsModel& model, Ask ask, QWidget* parent)
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
    m_lines = new SeatLines(hall, model, this);
    column->addWidget(m_lines);
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
    m_dispute = new DisputePanel(hall, m_ask, this);
    kit::fill(*column, {m_slipNote, kit::hairline(this), m_dispute, kit::stretch()});
    connect(m_lines, &SeatLines::placesEdited, this, [this] { m_setPlaces->setEnabled(true); });
    connect(m_lines, &SeatLines::leftToggled, this, &ResultPanel::playerLeft);
    connect(m_slip, &QLineEdit::returnPressed, this, [this] {
        const QString text = m_slip->text().simplified();
        m_slip->clear();
        noteSlip(text);
    });
    refresh();
}

void ResultPanel::showTable(int round, int table) {
    if (round != m_round || table != m_table) {
        m_round = round;
        m_table = table;
        m_slip->clear();
        m_lines->showTable(round, table);
        m_dispute->showTable(round, table);
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
    const cup::Result* result = pod != nullptr && pod->result ? &*pod->result : nullptr;
    m_title->setText(pod == nullptr ? tr("No table chosen") : tr("Table %1").arg(m_table));
    m_state->setText(result == nullptr ? tr("No result yet. Enter begins the line, the points follow.")
                                       : capital(stateWord(result->state)));
    m_lines->refresh();
    if (result == nullptr) {
        showOdd({}, {});
    }
    refreshButtons(result);
    refreshSaid();
    m_seats->setEnabled(pod != nullptr);
    refreshSlip();
    m_dispute->refresh();
}

void ResultPanel::refreshButtons(const cup::Result* result) {
    const bool isOpen = result != nullptr && result->state == cup::ResultState::Pending;
    m_setPlaces->setVisible(result != nullptr);
    m_setPlaces->setEnabled(false);
    m_signAll->setEnabled(isOpen);
    m_confirm->setEnabled(isOpen || (result != nullptr && result->state == cup::ResultState::Disputed));
    m_official->setEnabled(result != nullptr && result->state != cup::ResultState::Official);
    m_withdraw->setEnabled(result != nullptr);
    const bool isFromGame = result != nullptr && !result->game.empty();
    m_game->setVisible(isFromGame);
    if (isFromGame) {
        m_game->setText(tr("From the game %1…").arg(QString::fromStdString(result->game).left(kGameDigits)));
    }
}

/// What the game's slip shows, if one was scanned here.
void ResultPanel::refreshSlip() {
    const auto slips = m_hall.hasTournament() ? m_hall.position().slips : std::vector<cup::SlipHead>();
    const auto slip = std::ranges::find_if(slips, [this](const cup::SlipHead& each) {
        return each.round == m_round && each.table == m_table && adjudicator::headFromText(each.head);
    });
    const auto seen = slip != slips.end() ? adjudicator::headFromText(slip->head) : std::nullopt;
    m_slipNote->setVisible(seen.has_value());
    if (seen) {
        m_slipNote->setText(tr("The slip shows entry %1 of the game %2….")
                                .arg(seen->head.seq)
                                .arg(QString::fromStdString(db::toHex(seen->game)).left(kGameDigits)));
    }
}

void ResultPanel::showProtest(const std::optional<adjudicator::TableProtest>& protest) {
    m_dispute->showProtest(protest);
}

void ResultPanel::showChanges(const SeatChanges& changes) {
    m_lines->showChanges(changes);
}

void ResultPanel::setPlaces() {
    auto act = asItStands();
    const std::vector<int> places = m_lines->places();
    if (!act || places.size() != act->scores.size()) {
        return;
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        act->scores[i].place = places[i];
    }
    m_ask(*act, tr("Table %1: other places").arg(m_table), tr("Enter"));
}

void ResultPanel::setState(cup::ResultState state) {
    const cup::SetState act{m_round, m_table, state, {}, {}, {}};
    // What needs a reason is asked for it, and whether the time for a protest is to be cut short; all else happens at
    // once.
    const bool isAsked = !protestDoubts(m_hall.line(), act, adjudicator::utcNow()).empty();
    if (!isAsked && adjudicator::consequencesOf(m_hall.position(), act)) {
        m_hall.play(act);
    } else {
        m_ask(act, tr("Table %1: %2").arg(m_table).arg(stateWord(state)), tr("Enter"));
    }
}

}  // namespace ui
