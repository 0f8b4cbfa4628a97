// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/results_page.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <algorithm>

#include "adjudicator/text/tournament_text.h"

#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/tournament/hall/act_box.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/players/penalties_panel.h"
#include "ui/tournament/players/player_acts_panel.h"
#include "ui/tournament/results/chosen_bar.h"
#include "ui/tournament/results/found_panel.h"
#include "ui/tournament/results/proposals_panel.h"
#include "ui/tournament/results/result_panel.h"
#include "ui/tournament/results/results_model.h"
#include "ui/tournament/results/sat_panel.h"
#include "ui/tournament/results/seat_lines.h"
#include "ui/tournament/results/table_tiles.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kResultWide = 316;

}  // namespace

ResultsPage::ResultsPage(TournamentHall& hall, QWidget* parent) : QWidget(parent), m_hall(hall) {
    auto* column = kit::column(this, 0);
    kit::fill(*column, {makeTop(), m_about});
    m_parts = kit::dressed(new QTabBar(this), {.name = "resultsParts", .spoken = tr("Results")});
    m_parts->setExpanding(false);
    m_parts->setDrawBase(false);
    for (const QString& text :
         {tr("Tables"), tr("From the tables’ books"), tr("Penalties and rulings"), tr("Proposals")}) {
        m_parts->addTab(text);
    }
    m_parts->setContentsMargins(14, 4, 14, 0);
    column->addWidget(m_parts);

    const auto asks = [this](const cup::Action& action, const QString& title, const QString& button) {
        m_asked.reset();
        ask(action, title, button);
    };
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(makeTables());
    m_found = new FoundPanel(hall, asks, m_stack);
    m_stack->addWidget(m_found);
    m_penalties = new PenaltiesPanel(hall, asks, m_stack);
    m_stack->addWidget(m_penalties);
    m_proposals = new ProposalsPanel(hall, m_stack);
    m_stack->addWidget(m_proposals);
    column->addWidget(m_stack, 1);
    m_ask = new ActBox(hall, this);
    column->addWidget(m_ask);

    connectTables();
    connect(m_parts, &QTabBar::currentChanged, this, [this](int part) { showPart(static_cast<Part>(part)); });
    connect(m_round, &QComboBox::activated, this, [this] {
        m_ask->leave();
        chooseRound(round());
    });
    connect(m_ask, &ActBox::done, this, [this] {
        showSeats(false);
        if (const auto row_ = std::exchange(m_asked, std::nullopt)) {
            noteUsedSlip(*row_);
            goOn(*row_);
        } else {
            focusFirst();
        }
    });
    connect(m_ask, &ActBox::left, this, [this] {
        if (const auto row_ = std::exchange(m_asked, std::nullopt)) {
            m_model->dropDraft(*row_);
        }
        if (isVisible()) {
            focusFirst();
        }
    });
    connect(&m_hall, &TournamentHall::changed, this, &ResultsPage::refresh);
    connect(&m_hall.works(), &HallWorks::ended, m_found, &FoundPanel::refresh);
    connect(&m_hall.works(), &HallWorks::collectedAll, this, [this] {
        showPart(Part::Books);
        m_found->focusFirst();
    });
    refresh();
}

QWidget* ResultsPage::makeTop() {
    auto* part = new QWidget(this);
    auto* top = kit::row(part, 10, {14, 8, 14, 0});
    m_round = kit::dressed(new QComboBox(part), {.name = "resultsRound", .spoken = tr("Round")});
    m_round->setMinimumSize(150, 34);
    m_about = kit::label({}, this, {.name = "resultsAbout"});
    m_about->setContentsMargins(14, 6, 14, 0);
    m_taken = kit::label({}, part, {.name = "resultsTaken", .kind = "dim", .wraps = true});
    m_find = kit::field(tr("Slip code or table (/)"), part, "resultsFind");
    m_find->setFixedWidth(190);
    m_official = kit::press(tr("Official: all that are signed"), part, {.name = "resultsOfficial"}, this,
                            [this] { makeOfficial(allRows()); });
    m_official->setToolTip(tr("Ctrl+Enter. Never those that somebody has to look at, nor disputed ones."));
    kit::fill(*top, {m_round, {m_taken, 1}, m_find, m_official});
    connect(m_find, &QLineEdit::returnPressed, this, [this] {
        const QString text = m_find->text().simplified();
        m_find->clear();
        find(text);
    });
    return part;
}

QWidget* ResultsPage::makeTables() {
    const auto asks = [this](const cup::Action& action, const QString& title, const QString& button) {
        m_asked.reset();
        ask(action, title, button);
    };
    auto* tables = new QWidget(m_stack);
    auto* row = kit::row(tables, 0);
    auto* middle = kit::column(nullptr, 0);
    m_model = new ResultsModel(m_hall, this);
    m_view = new ResultsView(tables);
    kit::readingTable(*m_view, "results", tr("Results of the round"));
    m_view->setModel(m_model);
    m_tiles = new TableTiles(tables);
    m_tiles->setModel(m_model);
    m_chosen = makeChosen();
    kit::fill(*middle, {m_tiles, m_chosen, {m_view, 1}});
    row->addLayout(middle, 1);
    m_none = kit::label(tr("This round is not seated yet."), tables, {.align = Qt::AlignCenter});
    row->addWidget(m_none, 1);
    QVBoxLayout* side = nullptr;
    row->addWidget(kit::sideColumn(kResultWide, side, tables));
    m_side = new QStackedWidget(tables);
    m_panel = new ResultPanel(m_hall, *m_model, asks, m_side);
    m_sat = new SatPanel(m_hall, asks, m_side);
    m_side->addWidget(m_panel);
    m_side->addWidget(m_sat);
    side->addWidget(m_side);
    return tables;
}

/// The tables that are chosen among the tiles.
ChosenBar* ResultsPage::makeChosen() {
    auto* bar = new ChosenBar(m_stack);
    connect(bar, &ChosenBar::signAsked, this, [this] { sign(m_tiles->chosen()); });
    connect(bar, &ChosenBar::officialAsked, this, [this] { makeOfficial(m_tiles->chosen()); });
    connect(bar, &ChosenBar::noneAsked, m_tiles, &QAbstractItemView::clearSelection);
    connect(bar, &ChosenBar::nextAsked, this, &ResultsPage::nextDoubtful);
    return bar;
}

void ResultsPage::connectTables() {
    auto* points = new PointsDelegate(m_view);
    for (int seat = 1; seat <= ResultsModel::kSeats; ++seat) {
        m_view->setItemDelegateForColumn(seat, points);
    }
    // A scanner types wherever the keyboard is.
    connect(points, &PointsDelegate::codeBegun, this, &ResultsPage::beginFind);
    connect(m_view, &ResultsView::codeBegun, this, &ResultsPage::beginFind);
    connect(m_tiles, &TableTiles::codeBegun, this, &ResultsPage::beginFind);
    m_view->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked |
                            QAbstractItemView::EditKeyPressed);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    kit::keepFirstColumn(*m_view, 60);
    m_view->horizontalHeader()->setSectionResizeMode(ResultsModel::kState, QHeaderView::ResizeToContents);
    connect(m_panel, &ResultPanel::slipScanned, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_panel, &ResultPanel::seatsAsked, this, [this] { showSeats(true); });
    connect(m_sat, &SatPanel::left, this, [this] { showSeats(false); });
    connect(m_panel, &ResultPanel::takeAsked, this, [this](const adjudicator::ProposalFound& found) {
        takeProposal(found, tr("taken at the desk").toStdString());
    });
    connect(m_proposals, &ProposalsPanel::takeAsked, this, &ResultsPage::takeProposal);
    connect(m_view, &ResultsView::lineTyped, this, [this](int row) {
        m_typesInPanel = false;
        giveIn(row);
    });
    SeatLines& lines = m_panel->lines();
    connect(&lines, &SeatLines::lineTyped, this, [this](int row) {
        m_typesInPanel = true;
        giveIn(row);
    });
    connect(&lines, &SeatLines::codeBegun, this, &ResultsPage::beginFind);
    connect(&lines, &SeatLines::escaped, this, [this](int row) {
        m_ask->leave();
        m_model->dropDraft(row);
        m_view->setFocus();
    });
    connect(m_model, &QAbstractItemModel::dataChanged, &lines, &SeatLines::refresh);
    connect(m_view, &ResultsView::escaped, this, [this] {
        m_ask->leave();
        m_model->dropDraft(m_view->currentIndex().row());
        // Where a number leads to its table again.
        m_view->setCurrentIndex(m_view->currentIndex().siblingAtColumn(0));
    });
    const auto showTable = [this] {
        const QModelIndex index = m_view->currentIndex();
        const int table = index.isValid() ? index.row() + 1 : 0;
        m_panel->showTable(m_model->round(), table);
        refreshOdd();
        m_sat->showTable(m_model->round(), table);
        if (index.isValid() && m_tiles->currentIndex().row() != index.row() && !m_tiles->hasFocus()) {
            m_tiles->selectionModel()->setCurrentIndex(index.siblingAtColumn(0), QItemSelectionModel::NoUpdate);
        }
    };
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, showTable);
    connect(m_model, &QAbstractItemModel::modelReset, this, showTable);
    connect(m_tiles->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (index.isValid() && m_tiles->hasFocus()) {
            m_view->setCurrentIndex(m_model->index(index.row(), 0));
        }
    });
    connect(m_tiles->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ResultsPage::refreshChosen);
    connect(m_tiles, &TableTiles::entered, this, [this](int row) { m_view->editSeat(row, 1); });
    connect(m_tiles, &TableTiles::escaped, this, [this] {
        m_tiles->clearSelection();
        m_view->setFocus();
    });
    const auto key = [this](const QKeySequence& keys, auto press) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, press);
    };
    key(Qt::Key_F3, [this] { nextDoubtful(); });
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
        key(Qt::SHIFT | enter, [this] { sign(chosenOrCurrent()); });
    }
    auto* times = new QTimer(this);
    constexpr int kTimesMs = 5000;
    times->setInterval(kTimesMs);
    connect(times, &QTimer::timeout, this, &ResultsPage::refreshTimes);
    times->start();
    key(Qt::CTRL | Qt::Key_Return, [this] { makeOfficial(allRows()); });
    key(Qt::CTRL | Qt::Key_Enter, [this] { makeOfficial(allRows()); });
}

ResultsPage::Shown ResultsPage::leaveOff() {
    m_view->keepTyped();
    return {m_followsRounds ? std::nullopt : std::optional(round()), static_cast<Part>(m_parts->currentIndex())};
}

void ResultsPage::goOnWith(const Shown& shown) {
    if (shown.round) {
        showRound(*shown.round);
    }
    showPart(shown.part);
}

void ResultsPage::focusFirst() {
    const auto part = static_cast<Part>(m_parts->currentIndex());
    if (part == Part::Books) {
        m_found->focusFirst();
    } else if (part == Part::Penalties) {
        m_penalties->focusFirst();
    } else if (part == Part::Proposals) {
        m_proposals->focusFirst();
    } else {
        // In the tables' column: a number typed there leads to its table, Enter begins the line.
        if (!m_view->currentIndex().isValid() && m_model->rowCount() > 0) {
            m_view->setCurrentIndex(m_model->index(m_model->nextOpen(-1).value_or(0), 0));
        }
        m_view->setFocus();
    }
}

int ResultsPage::round() const {
    return qMax(1, m_round->currentData().toInt());
}

void ResultsPage::showRound(int round) {
    m_followsRounds = false;
    m_round->setCurrentIndex(m_round->findData(round));
    refresh();
}

void ResultsPage::showPart(Part part) {
    m_parts->setCurrentIndex(static_cast<int>(part));
    m_stack->setCurrentIndex(static_cast<int>(part));
    m_ask->leave();
}

void ResultsPage::collect(std::vector<std::filesystem::path> books) {
    showPart(Part::Books);
    m_hall.works().collect(std::move(books));
}

void ResultsPage::refresh() {
    const bool has = m_hall.hasTournament();
    setEnabled(has);
    if (!has) {
        m_ask->leave();
        m_model->refresh();
        return;
    }
    const cup::Position& position = m_hall.position();
    fillRounds(*m_round, position.settings);
    if (m_followsRounds) {
        follow();
    }
    m_model->showRound(round());
    const cup::Round* now = position.round(round());
    m_view->setVisible(now != nullptr);
    m_none->setVisible(now == nullptr);
    m_tiles->setVisible(now != nullptr);
    fitTiles();
    refreshCounts();
    refreshChosen();
    m_proposals->refresh();
    m_sat->refresh();
    m_panel->refresh();
    refreshOdd();
    m_found->refresh();
    m_penalties->refresh();
}

/// A line of points is whole: it is entered at once, or asked about where a result is changed.
void ResultsPage::giveIn(int row) {
    const auto act = m_model->typed(row);
    if (!act) {
        // Somebody has no points yet, or nothing was changed.
        for (int seat = 1; m_model->hasDraft(row) && seat <= ResultsModel::kSeats; ++seat) {
            const QModelIndex index = m_model->index(row, seat);
            if (m_model->flags(index).testFlag(Qt::ItemIsEditable) && !index.data(ResultsModel::PointsRole).isValid()) {
                typeAt(row, seat);
                return;
            }
        }
        goOn(row);
        return;
    }
    const cup::Pod* pod = m_hall.position().pod(act->round, act->table);
    cup::EnterResult wanted = *act;
    QStringList odd;
    for (const cup::Doubted& doubted : m_model->doubts(row)) {
        wanted.despite.push_back(doubted.doubt);
        odd.append(capital(said(adjudicator::sentence(doubted, m_hall.position(), language()))));
    }
    if ((pod != nullptr && pod->result) || !odd.isEmpty()) {
        m_asked = row;
        const QString place = roundWord(m_hall.settings(), act->round);
        m_ask->ask(wanted,
                   pod != nullptr && pod->result ? tr("%1, table %2: another result").arg(place).arg(act->table)
                                                 : tr("%1, table %2: really?").arg(place).arg(act->table),
                   odd.isEmpty() ? tr("Enter") : tr("It is so: noted"), odd);
        return;
    }
    m_hall.play(wanted);
    noteUsedSlip(row);
    goOn(row);
}

void ResultsPage::goOn(int row) {
    m_view->setFocus();
    if (const auto next = m_model->nextOpen(row)) {
        typeAt(*next, 1);
    } else {
        m_view->setCurrentIndex(m_model->index(row, 1));
    }
}

/// All tiles where there is room, never more than half of it.
void ResultsPage::fitTiles() {
    const int room = m_stack->height() / 2;
    const int wanted = m_tiles->highAt(qMax(200, m_stack->width() - kResultWide));
    constexpr int kLeast = 70;
    m_tiles->setMinimumHeight(kLeast);
    m_tiles->setMaximumHeight(qBound(kLeast, wanted, qMax(kLeast, room)));
    m_tiles->updateGeometry();
}

void ResultsPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTiles();
}

}  // namespace ui
