// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/results_page.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QTabBar>

#include "ui/kit/kit.h"
#include "ui/tournament/hall/act_box.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/players/penalties_panel.h"
#include "ui/tournament/players/player_acts_panel.h"
#include "ui/tournament/results/found_panel.h"
#include "ui/tournament/results/result_panel.h"
#include "ui/tournament/results/results_model.h"

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
    auto* top = kit::row(nullptr, 10, {14, 8, 14, 0});
    m_round = kit::dressed(new QComboBox(this), {.name = "resultsRound", .spoken = tr("Round")});
    m_round->setMinimumSize(150, 34);
    m_about = kit::label({}, this, {.name = "resultsAbout"});
    m_official = kit::button(tr("Confirmed ones become official"), this, {.name = "resultsOfficial"});
    kit::fill(*top, {m_round, {m_about, 1}, m_official});
    column->addLayout(top);
    m_parts = kit::dressed(new QTabBar(this), {.name = "resultsParts", .spoken = tr("Results")});
    m_parts->setExpanding(false);
    m_parts->setDrawBase(false);
    for (const QString& text : {tr("Tables"), tr("From the tables’ books"), tr("Penalties and rulings")}) {
        m_parts->addTab(text);
    }
    m_parts->setContentsMargins(14, 4, 14, 0);
    column->addWidget(m_parts);

    const auto asks = [this](const cup::Action& action, const QString& title, const QString& button) {
        m_asked.reset();
        ask(action, title, button);
    };
    m_stack = new QStackedWidget(this);
    auto* tables = new QWidget(m_stack);
    auto* row = kit::row(tables, 0);
    m_model = new ResultsModel(hall, this);
    m_view = new ResultsView(tables);
    kit::readingTable(*m_view, "results", tr("Results of the round"));
    m_view->setModel(m_model);
    auto* points = new PointsDelegate(m_view);
    for (int seat = 1; seat <= ResultsModel::kSeats; ++seat) {
        m_view->setItemDelegateForColumn(seat, points);
    }
    // A scanner types wherever the keyboard is.
    const auto toSlip = [this](const QString& begun) { m_panel->beginSlip(begun); };
    connect(points, &PointsDelegate::codeBegun, this, toSlip);
    connect(m_view, &ResultsView::codeBegun, this, toSlip);
    m_view->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked |
                            QAbstractItemView::EditKeyPressed);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    m_view->setColumnWidth(0, 60);
    m_view->horizontalHeader()->setSectionResizeMode(ResultsModel::kState, QHeaderView::ResizeToContents);
    row->addWidget(m_view, 1);
    m_none = kit::label(tr("This round is not seated yet."), tables, {.align = Qt::AlignCenter});
    row->addWidget(m_none, 1);
    QVBoxLayout* side = nullptr;
    row->addWidget(kit::sideColumn(kResultWide, side, tables));
    m_panel = new ResultPanel(hall, asks, tables);
    connect(m_panel, &ResultPanel::slipScanned, m_view, qOverload<>(&QWidget::setFocus));
    side->addWidget(m_panel);
    m_stack->addWidget(tables);
    m_found = new FoundPanel(hall, asks, m_stack);
    m_stack->addWidget(m_found);
    m_penalties = new PenaltiesPanel(hall, asks, m_stack);
    m_stack->addWidget(m_penalties);
    column->addWidget(m_stack, 1);
    m_ask = new ActBox(hall, this);
    column->addWidget(m_ask);

    connect(m_parts, &QTabBar::currentChanged, this, [this](int part) { showPart(static_cast<Part>(part)); });
    connect(m_round, &QComboBox::activated, this, [this] {
        m_ask->leave();
        m_followsRounds = false;
        refresh();
    });
    connect(m_official, &QPushButton::clicked, this, &ResultsPage::makeOfficial);
    connect(m_view, &ResultsView::lineTyped, this, &ResultsPage::giveIn);
    connect(m_view, &ResultsView::escaped, this, [this] {
        m_ask->leave();
        m_model->dropDraft(m_view->currentIndex().row());
        // Where a number leads to its table again.
        m_view->setCurrentIndex(m_view->currentIndex().siblingAtColumn(0));
    });
    const auto showTable = [this] {
        const QModelIndex index = m_view->currentIndex();
        m_panel->showTable(m_model->round(), index.isValid() ? index.row() + 1 : 0);
    };
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, showTable);
    connect(m_model, &QAbstractItemModel::modelReset, this, showTable);
    connect(m_ask, &ActBox::done, this, [this] {
        if (const auto row_ = std::exchange(m_asked, std::nullopt)) {
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
        // The first round that lacks results, else the last one seated.
        int at = qMax(1, static_cast<int>(position.rounds.size()));
        for (std::size_t i = position.rounds.size(); i > 0; --i) {
            const RoundState state = stateOf(position.rounds[i - 1]);
            at = state.results < state.tables ? static_cast<int>(i) : at;
        }
        m_round->setCurrentIndex(m_round->findData(at));
        m_followsRounds = position.rounds.empty();
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
    bool anyConfirmed = false;
    for (const cup::Pod& pod : now != nullptr ? now->pods : std::vector<cup::Pod>()) {
        anyConfirmed = anyConfirmed || (pod.result && pod.result->state == cup::ResultState::Confirmed);
    }
    m_official->setVisible(anyConfirmed && !position.hasEnded);
    m_panel->refresh();
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
    if (pod != nullptr && pod->result) {
        m_asked = row;
        ask(*act, tr("%1, table %2: another result").arg(roundWord(m_hall.settings(), act->round)).arg(act->table),
            tr("Enter"));
        return;
    }
    m_hall.play(*act);
    goOn(row);
}

void ResultsPage::goOn(int row) {
    m_view->setFocus();
    if (const auto next = m_model->nextOpen(row)) {
        m_view->editSeat(*next, 1);
    } else {
        m_view->setCurrentIndex(m_model->index(row, 1));
    }
}

void ResultsPage::makeOfficial() {
    std::vector<cup::Action> acts;
    const cup::Round* now = m_hall.position().round(round());
    for (std::size_t i = 0; now != nullptr && i < now->pods.size(); ++i) {
        const auto& result = now->pods[i].result;
        if (result && result->state == cup::ResultState::Confirmed) {
            acts.emplace_back(cup::SetState{round(), static_cast<int>(i) + 1, cup::ResultState::Official, {}, {}, {}});
        }
    }
    m_hall.playAll(acts);
}

void ResultsPage::ask(const cup::Action& action, const QString& title, const QString& button) {
    m_ask->ask(action, title, button);
}

}  // namespace ui
