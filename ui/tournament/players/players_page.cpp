// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/players/players_page.h"

#include <QCollator>
#include <QFileDialog>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <algorithm>

#include "ui/kit/kit.h"
#include "ui/tournament/players/csv_box.h"
#include "ui/tournament/players/player_acts_panel.h"
#include "ui/tournament/players/players_model.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kActsWide = 300;

/// Start numbers sort as numbers where they are some.
class PlayersSorted : public QSortFilterProxyModel {
public:
    explicit PlayersSorted(QObject* parent) : QSortFilterProxyModel(parent) { m_collator.setNumericMode(true); }

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override {
        return m_collator.compare(left.data().toString(), right.data().toString()) < 0;
    }

private:
    QCollator m_collator;
};

}  // namespace

PlayersPage::PlayersPage(TournamentHall& hall, QWidget* parent) : QWidget(parent), m_hall(hall) {
    auto* row = kit::row(this, 0);
    auto* left = kit::column(nullptr, 0);

    auto* top = kit::row(nullptr, 8, {12, 8, 12, 8});
    m_count = kit::label({}, this, {.name = "playersCount"});
    m_search = kit::field(tr("Search"), this, "playersSearch");
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(220);
    auto* import = kit::press(tr("Import CSV…"), this, {.name = "playersImport"}, this, [this] {
        const QString file = QFileDialog::getOpenFileName(this, tr("Import players"), QString(),
                                                          tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
        if (!file.isEmpty()) {
            importFile(file);
        }
    });
    kit::fill(*top, {{m_count, 1}, m_search, import});
    left->addLayout(top);
    m_csv = new CsvBox(hall, this);
    left->addWidget(m_csv);

    m_model = new PlayersModel(hall, this);
    m_sorted = new PlayersSorted(this);
    m_sorted->setSourceModel(m_model);
    m_sorted->setFilterKeyColumn(-1);
    m_sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view = new QTableView(this);
    kit::readingTable(*m_view, "players", tr("Players"));
    m_view->setModel(m_sorted);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(PlayersModel::Number, Qt::AscendingOrder);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_view->horizontalHeader()->setSectionResizeMode(PlayersModel::Name, QHeaderView::Stretch);
    m_view->horizontalHeader()->setSectionResizeMode(PlayersModel::Club, QHeaderView::Stretch);
    m_view->horizontalHeader()->setSectionResizeMode(PlayersModel::Plays, QHeaderView::ResizeToContents);
    m_view->setColumnWidth(PlayersModel::Number, 64);
    m_view->setColumnWidth(PlayersModel::Rank, 64);
    left->addWidget(m_view, 1);
    m_none = kit::label(tr("No players yet. Type the first name below, or drop a CSV file here."), this,
                        {.wraps = true, .align = Qt::AlignCenter});
    left->addWidget(m_none, 1);

    m_adding = kit::ground(this, "actBar");
    auto* adding = kit::row(m_adding, 8, {12, 8, 12, 8});
    m_number = kit::field(tr("No."), m_adding, "playerNumber");
    m_number->setFixedWidth(70);
    m_name = kit::field(tr("Name of a further player"), m_adding, "playerName");
    m_club = kit::field(tr("Club"), m_adding, "playerClub");
    m_club->setMaximumWidth(200);
    m_from = kit::dressed(new QComboBox(m_adding), {.name = "playerFrom", .spoken = tr("Plays from")});
    m_add = kit::button(tr("Add"), m_adding, {.name = "playerAdd"});
    kit::fill(*adding, {m_number, {m_name, 2}, {m_club, 1}, m_from, m_add});
    left->addWidget(m_adding);
    row->addLayout(left, 1);

    QVBoxLayout* column = nullptr;
    row->addWidget(kit::sideColumn(kActsWide, column, this));
    m_acts = new PlayerActsPanel(hall, this);
    column->addWidget(m_acts);

    for (QLineEdit* field : {m_name, m_club, m_number}) {
        connect(field, &QLineEdit::returnPressed, this, &PlayersPage::add);
    }
    connect(m_add, &QPushButton::clicked, this, &PlayersPage::add);
    connect(m_search, &QLineEdit::textChanged, m_sorted, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_acts->setPlayers(chosen()); });
    connect(m_from, &QComboBox::currentIndexChanged, this, [this] { m_csv->setFrom(m_from->currentData().toInt()); });
    connect(&m_hall, &TournamentHall::changed, this, &PlayersPage::refresh);
    refresh();
}

void PlayersPage::focusFirst() {
    m_name->setFocus();
}

void PlayersPage::focusSearch() {
    m_search->setFocus();
    m_search->selectAll();
}

void PlayersPage::importFile(const QString& file) {
    m_csv->read(file);
}

void PlayersPage::add() {
    cup::NewEntrant entrant;
    entrant.name = m_name->text().simplified().toStdString();
    entrant.club = m_club->text().simplified().toStdString();
    entrant.id = m_number->text().simplified().toStdString();
    if (entrant.name.empty()) {
        m_name->setFocus();
        return;
    }
    const int from = m_from->currentData().toInt();
    m_hall.play(cup::EnterPlayers{{entrant}, from > 0 ? std::optional(from) : std::nullopt});
    // The club stays: players of one club come together.
    m_name->clear();
    m_number->clear();
    m_name->setFocus();
}

std::vector<engine::PlayerId> PlayersPage::chosen() const {
    std::vector<engine::PlayerId> players;
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows()) {
        players.push_back(PlayersModel::playerAt(m_sorted->mapToSource(index)));
    }
    std::ranges::sort(players);
    return players;
}

void PlayersPage::refresh() {
    m_model->refresh();
    m_acts->setPlayers(chosen());
    m_acts->refresh();
    const bool has = m_hall.hasTournament();
    setEnabled(has);
    const int all = m_model->rowCount();
    m_view->setVisible(all > 0);
    m_none->setVisible(all == 0);
    m_adding->setEnabled(has && !m_hall.position().hasEnded);
    if (!has) {
        return;
    }
    const cup::Position& position = m_hall.position();
    const auto playing = std::ranges::count_if(
        position.table->players, [](const cup::Entrant& entrant) { return !entrant.until && !entrant.disqualified; });
    m_count->setText(playing == all ? tr("%n player(s)", nullptr, all)
                                    : tr("%1 of %2 players in play").arg(playing).arg(all));
    // Late entries say from when; before the first round nobody asks.
    const bool isLate = !position.rounds.empty();
    fillRounds(*m_from, position.settings, tr("from the next round"));
    m_from->setVisible(isLate);
}

}  // namespace ui
