// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/results_page.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>
#include <algorithm>
#include <numeric>

#include "adjudicator/text/tournament_text.h"

#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall/act_box.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/players/penalties_panel.h"
#include "ui/tournament/players/player_acts_panel.h"
#include "ui/tournament/results/found_panel.h"
#include "ui/tournament/results/proposals_panel.h"
#include "ui/tournament/results/result_panel.h"
#include "ui/tournament/results/results_model.h"
#include "ui/tournament/results/sat_panel.h"
#include "ui/tournament/results/table_tiles.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kResultWide = 316;

}  // namespace

void ResultsView::editSeat(int row, int column) {
    const QModelIndex index = model()->index(row, column);
    const bool isOpen = state() == EditingState && index == currentIndex();
    if (index.isValid() && !isOpen && model()->flags(index).testFlag(Qt::ItemIsEditable)) {
        setCurrentIndex(index);
        scrollTo(index);
        edit(index);
    }
}

void ResultsView::keepTyped() {
    const auto* field = qobject_cast<QLineEdit*>(indexWidget(currentIndex()));
    if (state() == EditingState && field != nullptr && field->isModified()) {
        model()->setData(currentIndex(), field->text(), Qt::EditRole);
    }
}

void ResultsView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
    const QModelIndex index = currentIndex();
    QTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    if (hint != QAbstractItemDelegate::SubmitModelCache || !index.isValid()) {
        return;
    }
    // At once: keys that were typed ahead belong to the next seat already.
    const QModelIndex next = index.siblingAtColumn(index.column() + 1);
    if (model()->flags(next).testFlag(Qt::ItemIsEditable)) {
        editSeat(next.row(), next.column());
    } else {
        Q_EMIT lineTyped(index.row());
    }
}

void ResultsView::keyPressEvent(QKeyEvent* event) {
    const QModelIndex index = currentIndex();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && index.isValid() &&
        state() != EditingState) {
        editSeat(index.row(), qMax(1, index.column()));
        return;
    }
    if (event->key() == Qt::Key_Escape && state() != EditingState) {
        Q_EMIT escaped();
        return;
    }
    if (beginsCode(*event)) {
        Q_EMIT codeBegun(event->text());
        return;
    }
    QTableView::keyPressEvent(event);
}

ResultsPage::ResultsPage(TournamentHall& hall, QWidget* parent) : QWidget(parent), m_hall(hall) {
    auto* column = kit::column(this, 0);
    column->addWidget(makeTop());
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
        m_followsRounds = false;
        refresh();
    });
    connect(m_ask, &ActBox::done, this, [this] {
        showSeats(false);
        if (const auto row_ = std::exchange(m_asked, std::nullopt)) {
            noteUsedSlip(*row_);
            goOn(*row_);
        }
    });
    connect(m_ask, &ActBox::left, this, [this] {
        if (const auto row_ = std::exchange(m_asked, std::nullopt)) {
            m_model->dropDraft(*row_);
            m_view->setFocus();
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
    auto* words = kit::column(nullptr, 0);
    m_about = kit::label({}, part, {.name = "resultsAbout"});
    m_taken = kit::dim({}, part, "resultsTaken");
    kit::fill(*words, {m_about, m_taken});
    m_find = kit::field(tr("Slip code or table (/)"), part, "resultsFind");
    m_find->setFixedWidth(190);
    m_official = kit::press(tr("Official: all that are signed"), part, {.name = "resultsOfficial"}, this,
                            [this] { makeOfficial(allRows()); });
    m_official->setToolTip(tr("Ctrl+Enter. Never those that somebody has to look at, nor disputed ones."));
    top->addWidget(m_round);
    top->addLayout(words, 1);
    kit::fill(*top, {m_find, m_official});
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
    kit::fill(*middle, {m_tiles, makeChosen(), {m_view, 1}});
    row->addLayout(middle, 1);
    m_none = kit::label(tr("This round is not seated yet."), tables, {.align = Qt::AlignCenter});
    row->addWidget(m_none, 1);
    QVBoxLayout* side = nullptr;
    row->addWidget(kit::sideColumn(kResultWide, side, tables));
    m_side = new QStackedWidget(tables);
    m_panel = new ResultPanel(m_hall, asks, m_side);
    m_sat = new SatPanel(m_hall, asks, m_side);
    m_side->addWidget(m_panel);
    m_side->addWidget(m_sat);
    side->addWidget(m_side);
    return tables;
}

QWidget* ResultsPage::makeChosen() {
    auto* bar = kit::ground(m_stack, "actBar");
    auto* row = kit::row(bar, 8, {14, 4, 14, 4});
    m_chosen = kit::label({}, bar, {.name = "resultsChosen"});
    m_signChosen =
        kit::press(tr("All have signed"), bar, {.name = "chosenSign", .kind = "small"}, this, &ResultsPage::signChosen);
    m_officialChosen = kit::press(tr("Make official"), bar, {.name = "chosenOfficial", .kind = "small"}, this,
                                  [this] { makeOfficial(m_tiles->chosen()); });
    m_chooseNone = kit::press(tr("None (Esc)"), bar, {.name = "chosenNone", .kind = "small"}, this,
                              [this] { m_tiles->clearSelection(); });
    m_next = kit::press(tr("Next to look at (F3)"), bar, {.name = "resultsNext", .kind = "small"}, this,
                        &ResultsPage::nextDoubtful);
    kit::fill(*row, {{m_chosen, 1}, m_signChosen, m_officialChosen, m_chooseNone, m_next});
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
    m_view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    m_view->setColumnWidth(0, 60);
    m_view->horizontalHeader()->setSectionResizeMode(ResultsModel::kState, QHeaderView::ResizeToContents);
    connect(m_panel, &ResultPanel::slipScanned, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_panel, &ResultPanel::seatsAsked, this, [this] { showSeats(true); });
    connect(m_sat, &SatPanel::left, this, [this] { showSeats(false); });
    connect(m_view, &ResultsView::lineTyped, this, &ResultsPage::giveIn);
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
    const RoundState state = now != nullptr ? stateOf(*now) : RoundState{};
    QString about = now == nullptr ? tr("not seated") : tr("Results: %1 of %2").arg(state.results).arg(state.tables);
    if (state.official > 0) {
        about += QStringLiteral(" · ") + tr("%n official", nullptr, state.official);
    }
    if (state.disputed > 0) {
        about += QStringLiteral(" · ") + tr("%n disputed", nullptr, state.disputed);
    }
    m_about->setText(about);
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
                m_view->editSeat(row, seat);
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

/// Of the slip that led to this line.
void ResultsPage::noteUsedSlip(int row) {
    if (m_slip && m_slip->round == round() && m_slip->table == row + 1) {
        m_hall.play(cup::NoteSlip{m_slip->round, m_slip->table, toText(*std::exchange(m_slip, std::nullopt))});
    }
}

void ResultsPage::refreshOdd() {
    const int row = m_view->currentIndex().row();
    if (row < 0 || !m_hall.hasTournament() || m_model->hasDraft(row)) {
        m_panel->showOdd({}, {});
        return;
    }
    const auto doubts = m_model->doubts(row);
    std::optional<cup::EnterResult> book;
    for (const adjudicator::GameFound& found : m_hall.works().collected().games) {
        const bool isHere = found.result && found.result->round == round() && found.result->table == row + 1;
        book = isHere ? found.result : book;
    }
    const bool isOtherwise =
        std::ranges::any_of(doubts, [](const cup::Doubted& each) { return each.doubt == cup::Doubt::BookOtherwise; });
    m_panel->showOdd(doubts, isOtherwise ? book : std::nullopt);
}

void ResultsPage::goOn(int row) {
    m_view->setFocus();
    if (const auto next = m_model->nextOpen(row)) {
        m_view->editSeat(*next, 1);
    } else {
        m_view->setCurrentIndex(m_model->index(row, 1));
    }
}

std::vector<int> ResultsPage::allRows() const {
    std::vector<int> rows(static_cast<std::size_t>(m_model->rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

void ResultsPage::makeOfficial(const std::vector<int>& rows) {
    std::vector<cup::Action> acts;
    for (const int row : rows) {
        if (m_model->state(row) == TableState::Signed) {
            acts.emplace_back(cup::SetState{round(), row + 1, cup::ResultState::Official, {}, {}, {}});
        }
    }
    if (!acts.empty()) {
        m_hall.playAll(acts);
    }
}

void ResultsPage::signChosen() {
    std::vector<cup::Action> acts;
    for (const int row : m_tiles->chosen()) {
        const cup::Pod* pod = m_hall.position().pod(round(), row + 1);
        if (pod != nullptr && m_model->state(row) == TableState::Entered) {
            acts.emplace_back(cup::SignResult{round(), row + 1, pod->seats});
        }
    }
    if (!acts.empty()) {
        m_hall.playAll(acts);
    }
}

/// The round that is played, or seated by what came out of the one before; unless somebody chose another.
void ResultsPage::follow() {
    const cup::Position& position = m_hall.position();
    int at = qMax(1, roundOn(position));
    // Until all of it is settled.
    for (int earlier = at - 1; earlier >= 1 && position.round(earlier) != nullptr; --earlier) {
        const bool isOpen = std::ranges::any_of(position.round(earlier)->pods, [](const cup::Pod& pod) {
            return pod.result && pod.result->state == cup::ResultState::Pending;
        });
        at = isOpen && stateOf(*position.round(at)).results == 0 ? earlier : at;
    }
    for (int later = at + 1; position.round(later) != nullptr; ++later) {
        const bool isBuiltOnIt =
            position.round(later)->byScore || stageOf(position.settings, later) != cup::Stage::Preliminary;
        at = isBuiltOnIt ? later : at;
    }
    m_round->setCurrentIndex(m_round->findData(at));
}

void ResultsPage::refreshCounts() {
    const auto sign = [this](TableState state) { return m_model->count(state); };
    const int toLook = sign(TableState::Doubtful);
    const int disputed = sign(TableState::Disputed);
    const auto chip = [](const QColor& fill, const QColor& ink, const QString& text) {
        return QStringLiteral("<span style=\"background:%1;color:%2;font-weight:600\">&nbsp;%3&nbsp;</span>")
            .arg(fill.name(), ink.name(), text.toHtmlEscaped());
    };
    const Colours& paint = colours();
    QStringList chips;
    const auto add = [&](int count, const QColor& fill, const QColor& ink, const QString& text) {
        if (count > 0) {
            chips.append(chip(fill, ink, text));
        }
    };
    add(sign(TableState::Official), paint.goodFill, paint.good,
        tr("✓✓ %n official", nullptr, sign(TableState::Official)));
    add(sign(TableState::Signed), paint.goodFill, paint.good, tr("✓ %n signed", nullptr, sign(TableState::Signed)));
    add(sign(TableState::Entered), paint.window, paint.text,
        tr("○ %n entered, not yet signed", nullptr, sign(TableState::Entered)));
    add(sign(TableState::Proposed), paint.window, paint.text,
        tr("… %n proposed, not yet taken", nullptr, sign(TableState::Proposed)));
    add(toLook, paint.warningFill, paint.warning, tr("⚠ %n to look at", nullptr, toLook));
    add(disputed, paint.badFill, paint.bad, tr("⚖ %n disputed", nullptr, disputed));
    add(sign(TableState::Open), paint.base, paint.dim, tr("◷ %n open", nullptr, sign(TableState::Open)));
    m_about->setToolTip(m_about->text());
    m_about->setText(m_about->text() + QStringLiteral(" &nbsp; ") + chips.join(QLatin1Char(' ')));
    const int taken = sign(TableState::Signed);
    m_official->setText(tr("Official: all that are signed, %1").arg(taken));
    m_official->setEnabled(taken > 0 && !m_hall.position().hasEnded);
    m_next->setEnabled(toLook + disputed > 0);
    const auto waiting = m_hall.keepsTournament() ? static_cast<int>(m_hall.proposals().forDecision().size()) : 0;
    m_parts->setTabText(static_cast<int>(Part::Proposals),
                        waiting > 0 ? tr("Proposals: %1 to decide").arg(waiting) : tr("Proposals"));
    m_taken->setText(m_hall.onlyProposes()
                         ? tr("%n proposed here and not yet taken", nullptr, m_hall.proposals().notYetTaken())
                         : m_hall.proposals().lastTaken());
}

void ResultsPage::refreshChosen() {
    const std::vector<int> rows = m_tiles->chosen();
    int pending = 0;
    int signedOnes = 0;
    QStringList tables;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        pending += m_model->state(rows[i]) == TableState::Entered ? 1 : 0;
        signedOnes += m_model->state(rows[i]) == TableState::Signed ? 1 : 0;
        const std::size_t first = i;
        while (i + 1 < rows.size() && rows[i + 1] == rows[i] + 1) {
            ++i;
            pending += m_model->state(rows[i]) == TableState::Entered ? 1 : 0;
            signedOnes += m_model->state(rows[i]) == TableState::Signed ? 1 : 0;
        }
        tables.append(first == i ? QString::number(rows[i] + 1)
                                 : QStringLiteral("%1–%2").arg(rows[first] + 1).arg(rows[i] + 1));
    }
    const bool mayAct = m_hall.hasTournament() && !m_hall.position().hasEnded;
    m_chosen->setText(rows.empty() ? tr("Ctrl+click or Shift+arrows choose several tables.")
                                   : tr("%n table(s) chosen: %1", nullptr, static_cast<int>(rows.size()))
                                         .arg(tables.join(QStringLiteral(", "))));
    m_signChosen->setEnabled(mayAct && pending > 0);
    m_officialChosen->setEnabled(mayAct && signedOnes > 0);
    m_chooseNone->setEnabled(!rows.empty());
}

/// All tiles where there is room, never more than half of it.
void ResultsPage::fitTiles() {
    const int room = m_stack->height() / 2;
    const int wanted = m_tiles->highAt(qMax(200, m_stack->width() - kResultWide));
    constexpr int kLeast = 70;
    m_tiles->setFixedHeight(qBound(kLeast, wanted, qMax(kLeast, room)));
}

void ResultsPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTiles();
}

void ResultsPage::keyPressEvent(QKeyEvent* event) {
    const QString text = event->text();
    const bool isDigit = text.size() == 1 && text.front().isDigit() && event->modifiers() == Qt::NoModifier;
    if (text == QLatin1String("/") || isDigit || beginsCode(*event)) {
        beginFind(text == QLatin1String("/") ? QString() : text);
        return;
    }
    QWidget::keyPressEvent(event);
}

void ResultsPage::beginFind(const QString& begun) {
    m_find->setText(begun);
    m_find->setFocus();
}

void ResultsPage::find(const QString& text) {
    if (text.isEmpty() || !m_hall.hasTournament()) {
        return;
    }
    bool isNumber = false;
    const int table = text.toInt(&isNumber);
    if (isNumber) {
        if (table >= 1 && table <= m_model->rowCount()) {
            showPart(Part::Tables);
            goToRow(table - 1);
        } else {
            m_hall.said().refuse(tr("There is no table %1 in this round.").arg(table));
        }
        return;
    }
    if (const auto code = adjudicator::slipCodeFromText(text.toStdString())) {
        openSlip(*code);
        return;
    }
    showPart(Part::Tables);
    m_panel->noteSlip(text);
    m_view->setFocus();
}

/// The slip's line opens; its code is noted when the result enters.
void ResultsPage::openSlip(const adjudicator::SlipCode& code) {
    using adjudicator::SlipStanding;
    const SlipStanding standing = standingOf(code, *m_hall.tournament(), m_hall.position());
    if (standing == SlipStanding::Foreign || standing == SlipStanding::NoTable) {
        m_hall.said().refuse(standing == SlipStanding::Foreign ? tr("This slip is another tournament’s.")
                                                               : tr("This slip names a table that is not there."));
        m_view->setFocus();
        return;
    }
    showPart(Part::Tables);
    if (round() != code.round) {
        showRound(code.round);
    }
    goToRow(code.table - 1);
    if (standing == SlipStanding::Used) {
        m_hall.said().refuse(tr("This slip was used already: its result is there."));
    } else if (standing == SlipStanding::OtherSeats) {
        m_hall.said().refuse(tr("This slip was printed for other seats at this table: compare the names."));
    } else {
        m_hall.said().clear();
        m_slip = code;
        const cup::Pod* pod = m_hall.position().pod(code.round, code.table);
        if (!pod->result) {
            m_view->editSeat(code.table - 1, 1);
        }
    }
}

void ResultsPage::goToRow(int row) {
    m_view->setCurrentIndex(m_model->index(row, 0));
    m_view->scrollTo(m_view->currentIndex());
    m_tiles->scrollTo(m_model->index(row, 0));
    m_view->setFocus();
}

void ResultsPage::nextDoubtful() {
    if (const auto next = m_model->nextDoubtful(m_view->currentIndex().row())) {
        showPart(Part::Tables);
        goToRow(*next);
    }
}

void ResultsPage::showSeats(bool on) {
    m_side->setCurrentIndex(on ? 1 : 0);
    if (on) {
        m_sat->refresh();
        m_sat->setFocus();
    }
}

/// A result is looked at for what is odd about it, whatever led to it.
void ResultsPage::ask(const cup::Action& action, const QString& title, const QString& button) {
    cup::Action asked = action;
    QStringList odd;
    if (auto* result = std::get_if<cup::EnterResult>(&asked)) {
        for (const cup::Doubted& doubted : doubtsIn(m_hall.settings(), *result)) {
            result->despite.push_back(doubted.doubt);
            odd.append(capital(said(adjudicator::sentence(doubted, m_hall.position(), language()))));
        }
    }
    m_ask->ask(asked, title, odd.isEmpty() ? button : tr("It is so: noted"), odd);
}

}  // namespace ui
