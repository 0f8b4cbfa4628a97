// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/rounds/rounds_page.h"

#include <QFrame>
#include <QHeaderView>
#include <QKeyEvent>
#include <QListWidget>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>
#include <algorithm>

#include "ui/kit/kit.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/rounds/met_panel.h"
#include "ui/tournament/rounds/plan_panel.h"
#include "ui/tournament/rounds/seats_model.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kRoundsWide = 170;
constexpr int kPlanWide = 320;

/// The plan's tables of a round; null when it has none.
const cup::SeatRound* plannedRound(TournamentHall& hall, int round) {
    if (!hall.works().seats()) {
        return nullptr;
    }
    const auto& acts = hall.works().seats()->acts;
    const auto found = std::ranges::find(acts, round, &cup::SeatRound::round);
    return found == acts.end() ? nullptr : &*found;
}

}  // namespace

RoundsPage::RoundsPage(TournamentHall& hall, QWidget* parent) : QWidget(parent), m_hall(hall) {
    auto* row = kit::row(this, 0);
    m_rounds = kit::dressed(new QListWidget(this), {.name = "rounds", .spoken = tr("Rounds")});
    m_rounds->setFixedWidth(kRoundsWide);
    m_rounds->setWordWrap(true);
    m_rounds->setSpacing(4);
    row->addWidget(m_rounds);

    auto* whole = kit::column(nullptr, 0);
    m_parts = kit::dressed(new QTabBar(this), {.name = "roundsParts", .spoken = tr("Rounds and seats")});
    m_parts->setExpanding(false);
    m_parts->setDrawBase(false);
    m_parts->addTab(tr("Seats"));
    m_parts->addTab(tr("Who met whom"));
    m_stack = new QStackedWidget(this);
    auto* seats = new QWidget(m_stack);
    auto* middle = kit::column(seats, 0);
    m_stack->addWidget(seats);
    m_met = new MetPanel(hall, m_stack);
    m_stack->addWidget(m_met);
    connect(m_parts, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    kit::fill(*whole, {m_parts, {m_stack, 1}});
    auto* top = kit::column(nullptr, 2, {14, 8, 14, 8});
    m_title = kit::heading({}, this);
    m_about = kit::note({}, this, "roundAbout");
    kit::fill(*top, {m_title, m_about});
    middle->addLayout(top);
    m_model = new SeatsModel(hall, this);
    m_view = new QTableView(this);
    kit::readingTable(*m_view, "seats", tr("Tables and their players in order of play"));
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setDragDropMode(QAbstractItemView::DragDrop);
    m_view->setDefaultDropAction(Qt::MoveAction);
    m_view->setDragDropOverwriteMode(true);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    kit::keepFirstColumn(*m_view, 64);
    m_view->installEventFilter(this);
    middle->addWidget(m_view, 1);
    m_none = kit::label({}, this, {.wraps = true, .align = Qt::AlignCenter});
    middle->addWidget(m_none, 1);
    m_absent = kit::note({}, this, "roundAbsent");
    m_absent->setContentsMargins(14, 4, 14, 4);
    middle->addWidget(m_absent);
    m_free = new QWidget(this);
    m_freeRow = kit::row(m_free, -1, {14, 2, 14, 6});
    middle->addWidget(m_free);

    auto* swapping = kit::dressed(new QFrame(this), {.name = "strip", .kind = "guide"});
    m_swap = swapping;
    auto* strip = kit::row(swapping, 10, {14, 8, 14, 8});
    m_swapText = kit::label({}, swapping, {.name = "swapText", .wraps = true});
    m_swapText->setTextFormat(Qt::RichText);
    m_swapReason = kit::field(tr("Reason"), swapping, "swapReason");
    m_swapReason->setMaximumWidth(220);
    m_swapLeave = kit::button(tr("Leave (Esc)"), swapping, {.name = "swapLeave"});
    m_swapDo = kit::button(tr("Swap"), swapping, {.name = "swapDo", .kind = "next"});
    kit::fill(*strip, {{m_swapText, 1}, m_swapReason, m_swapLeave, m_swapDo});
    middle->addWidget(swapping);
    row->addLayout(whole, 1);

    QVBoxLayout* column = nullptr;
    row->addWidget(kit::sideColumn(kPlanWide, column, this));
    m_plan = new PlanPanel(hall, this);
    column->addWidget(m_plan);

    connect(m_rounds, &QListWidget::currentRowChanged, this, [this](int at) {
        if (at >= 0) {
            m_round = at + 1;
            m_chosen.clear();
            refreshSeats();
            refreshSwap();
        }
    });
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (const auto player = m_model->playerAt(index)) {
            pick(*player);
        }
    });
    connect(
        m_model, &SeatsModel::swapAsked, this,
        [this](engine::PlayerId a, engine::PlayerId b) {
            m_chosen = {a, b};
            refreshSwap();
            m_swapDo->setFocus();
        },
        Qt::QueuedConnection);
    connect(m_swapDo, &QPushButton::clicked, this, &RoundsPage::swap);
    connect(m_swapReason, &QLineEdit::returnPressed, this, &RoundsPage::swap);
    connect(m_swapReason, &QLineEdit::textChanged, this, &RoundsPage::refreshSwap);
    connect(m_swapLeave, &QPushButton::clicked, this, &RoundsPage::leaveSwap);
    connect(&m_hall, &TournamentHall::changed, this, &RoundsPage::refresh);
    connect(&m_hall.works(), &HallWorks::ended, m_plan, &PlanPanel::refresh);
    connect(&m_hall.works(), &HallWorks::progressed, m_plan, [this](int percent) {
        if (percent == 0) {
            m_plan->refresh();
        }
    });
    connect(&m_hall.works(), &HallWorks::planned, this, [this] {
        showRound(m_hall.works().seats()->acts.front().round);
        m_plan->focusSeat();
    });
    refresh();
}

void RoundsPage::focusFirst() {
    if (m_parts->currentIndex() == 1) {
        m_met->focusFirst();
    } else if (m_model->rowCount() > 0) {
        m_view->setFocus();
    } else {
        m_plan->findChild<QPushButton*>(QStringLiteral("planStart"))->setFocus();
    }
}

void RoundsPage::showRound(int round) {
    m_round = round;
    refresh();
}

void RoundsPage::refresh() {
    setEnabled(m_hall.hasTournament());
    if (!m_hall.hasTournament()) {
        m_chosen.clear();
        m_model->show({}, false);
        m_met->refresh();
        return;
    }
    const std::size_t players = m_hall.position().table->players.size();
    std::erase_if(m_chosen, [&](engine::PlayerId player) { return engine::index(player) >= players; });
    refreshRounds();
    refreshSeats();
    refreshSwap();
    m_met->refresh();
    m_plan->refresh();
}

void RoundsPage::refreshRounds() {
    const cup::Position& position = m_hall.position();
    const QSignalBlocker quiet(m_rounds);
    m_rounds->clear();
    for (int round = 1; round <= lastRoundOf(position.settings); ++round) {
        QString state = tr("not seated");
        if (plannedRound(m_hall, round) != nullptr) {
            state = tr("planned");
        } else if (const cup::Round* seated = position.round(round)) {
            const RoundState now = stateOf(*seated);
            state = tr("Results: %1 of %2").arg(now.results).arg(now.tables);
            if (now.disputed > 0) {
                state += QStringLiteral(", ") + tr("%n disputed", nullptr, now.disputed);
            }
        }
        m_rounds->addItem(roundWord(position.settings, round) + QLatin1Char('\n') + state);
    }
    m_round = qBound(1, m_round, m_rounds->count());
    m_rounds->setCurrentRow(m_round - 1);
}

void RoundsPage::refreshSeats() {
    const cup::Position& position = m_hall.position();
    const cup::SeatRound* planned = plannedRound(m_hall, m_round);
    const cup::Round* seated = position.round(m_round);
    SeatsModel::Tables tables;
    if (planned != nullptr) {
        tables = planned->tables;
    } else if (seated != nullptr) {
        for (const cup::Pod& pod : seated->pods) {
            tables.push_back(pod.seats);
        }
    }
    const bool swaps = planned == nullptr && seated != nullptr && stateOf(*seated).results == 0 && !position.hasEnded;
    m_title->setText(roundWord(position.settings, m_round));
    m_about->setText(planned != nullptr ? tr("A plan, not seated yet.")
                     : seated == nullptr
                         ? tr("Not seated yet.")
                         : (seated->byScore ? tr("Seated by score.") + QLatin1Char(' ') : QString()) +
                               (swaps ? tr("Click two players, or drag one onto the other, to change their places.")
                                      : tr("Results are in: the seats stay.")));
    const QModelIndex current = m_view->currentIndex();
    const int row = current.row();
    const int column = current.column();
    if (tables != m_model->tables() || swaps != m_model->flags(m_model->index(0, 1)).testFlag(Qt::ItemIsDragEnabled)) {
        m_model->show(tables, swaps);
        if (row >= 0 && row < m_model->rowCount()) {
            m_view->setCurrentIndex(m_model->index(row, column));
        }
    }
    m_view->setVisible(!tables.empty());
    m_none->setVisible(tables.empty());
    m_none->setText(tr("No seats yet. Plan them at the right."));

    // Who is not at a table, and why.
    QStringList absent;
    QStringList out;
    std::vector<engine::PlayerId> free;
    std::vector<engine::PlayerId> gone;
    const bool isPreliminary = stageOf(position.settings, m_round) == cup::Stage::Preliminary;
    const auto playing = position.playing(m_round);
    for (std::size_t i = 0; i < position.table->players.size(); ++i) {
        const auto player = engine::PlayerId(i);
        const bool isSeated = std::ranges::any_of(
            tables, [&](const auto& seats) { return std::ranges::find(seats, player) != seats.end(); });
        if (isSeated) {
            if (swaps && isPreliminary && std::ranges::find(playing, player) == playing.end()) {
                gone.push_back(player);
            }
            continue;
        }
        const cup::Entrant& entrant = position.table->players[i];
        if (std::ranges::find(playing, player) != playing.end()) {
            free.push_back(player);
        } else if (std::ranges::find(entrant.absent, m_round) != entrant.absent.end()) {
            absent.append(nameOf(position, player));
        } else {
            out.append(nameOf(position, player));
        }
    }
    m_model->markGone(gone);
    QStringList lines;
    if (!gone.empty()) {
        lines.append(tr("⚠ At a table, but not playing: %1").arg(namesOf(position, gone)));
    }
    if (!absent.isEmpty()) {
        lines.append(tr("Absent: %1").arg(absent.join(QStringLiteral(", "))));
    }
    if (!out.isEmpty()) {
        lines.append(tr("Not in play: %1").arg(out.join(QStringLiteral(", "))));
    }
    m_absent->setText(lines.join(QStringLiteral(" · ")));
    m_absent->setVisible(!lines.isEmpty());
    kit::empty(*m_freeRow);
    const bool showsFree = seated != nullptr && planned == nullptr && !free.empty() && isPreliminary;
    m_free->setVisible(showsFree);
    if (showsFree) {
        m_freeRow->addWidget(kit::label(tr("Without a seat:"), m_free, {.kind = "warn"}));
        constexpr std::size_t kShown = 6;
        for (std::size_t i = 0; i < free.size() && i < kShown; ++i) {
            QPushButton* button =
                kit::press(numberedName(position, free[i]), m_free, {.name = "freePlayer", .kind = "small"}, this,
                           [this, player = free[i]] { pick(player); });
            button->setEnabled(swaps);
            m_freeRow->addWidget(button);
        }
        m_freeRow->addStretch(1);
    }
}

void RoundsPage::pick(engine::PlayerId player) {
    const cup::Round* seated = m_hall.position().round(m_round);
    if (plannedRound(m_hall, m_round) != nullptr || seated == nullptr || stateOf(*seated).results > 0 ||
        m_hall.position().hasEnded) {
        return;
    }
    if (const auto found = std::ranges::find(m_chosen, player); found != m_chosen.end()) {
        m_chosen.erase(found);
    } else if (m_chosen.size() == 2) {
        m_chosen = {player};
    } else {
        m_chosen.push_back(player);
    }
    m_swapReason->clear();
    refreshSwap();
    if (m_chosen.size() == 2) {
        m_swapDo->setFocus();
    }
}

void RoundsPage::refreshSwap() {
    m_model->mark(m_chosen);
    m_swap->setVisible(!m_chosen.empty());
    if (m_chosen.empty() || !m_hall.hasTournament()) {
        return;
    }
    const cup::Position& position = m_hall.position();
    const auto where = [&](engine::PlayerId player) {
        const QModelIndex index = m_model->indexOf(player);
        return index.isValid() ? tr("%1 (table %2, seat %3)")
                                     .arg(nameOf(position, player).toHtmlEscaped())
                                     .arg(index.row() + 1)
                                     .arg(index.column())
                               : tr("%1 (without a seat)").arg(nameOf(position, player).toHtmlEscaped());
    };
    m_swapDo->setVisible(m_chosen.size() == 2);
    m_swapReason->setVisible(m_chosen.size() == 2);
    if (m_chosen.size() < 2) {
        m_swapText->setText(tr("<b>%1</b> changes places with …").arg(where(m_chosen.front())));
        return;
    }
    const cup::SwapSeats act{m_round, m_chosen[0], m_chosen[1], m_swapReason->text().simplified().toStdString()};
    const auto consequences = adjudicator::consequencesOf(m_hall.position(), act);
    QString text = QStringLiteral("<b>%1 ⇄ %2</b><br>").arg(where(m_chosen[0]), where(m_chosen[1]));
    if (consequences) {
        const QStringList lines = consequenceLines(*consequences, position);
        text +=
            lines.isEmpty()
                ? tr("The plan is as good as before.")
                : lines.join(QStringLiteral("\n")).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    } else {
        text += whyNot(consequences.error(), position).toHtmlEscaped();
    }
    m_swapDo->setEnabled(consequences.has_value());
    m_swapText->setText(text);
}

void RoundsPage::swap() {
    if (m_chosen.size() == 2 && m_swapDo->isEnabled()) {
        const cup::SwapSeats act{m_round, m_chosen[0], m_chosen[1], m_swapReason->text().simplified().toStdString()};
        leaveSwap();
        m_hall.play(act);
    }
}

void RoundsPage::leaveSwap() {
    m_chosen.clear();
    m_swapReason->clear();
    refreshSwap();
    m_view->setFocus();
}

void RoundsPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !m_chosen.empty()) {
        leaveSwap();
        return;
    }
    QWidget::keyPressEvent(event);
}

bool RoundsPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const auto player = m_model->playerAt(m_view->currentIndex());
        if (player && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)) {
            pick(*player);
            return true;
        }
        if (key == Qt::Key_Escape && !m_chosen.empty()) {
            leaveSwap();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui
