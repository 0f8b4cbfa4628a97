// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/rounds/met_panel.h"

#include <QHeaderView>
#include <QLocale>
#include <QTableView>

#include "engine/tournament/meetings.h"
#include "engine/tournament/seat_advantage.h"
#include "ui/kit/kit.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kCell = 30;

/// "31.2 % ± 4.0 %"
QString percent(double value, double error) {
    constexpr double kWhole = 100;
    const QLocale locale;
    return QStringLiteral("%1 ± %2 %")
        .arg(locale.toString(value * kWhole, 'f', 1), locale.toString(error * kWhole, 'f', 1));
}

}  // namespace

MetModel::MetModel(TournamentHall& hall, QObject* parent) : QAbstractTableModel(parent), m_hall(hall) {}

void MetModel::refresh() {
    beginResetModel();
    m_players.clear();
    m_rounds.clear();
    if (m_hall.hasTournament()) {
        for (const engine::PlayerId player : m_hall.position().table->seats()) {
            if (!(*m_hall.position().table)[player].standIn) {
                m_players.push_back(player);
            }
        }
        for (const cup::Meeting& meeting : cup::meetings(m_hall.position())) {
            m_rounds[{meeting.a, meeting.b}] = meeting.rounds;
        }
    }
    endResetModel();
}

int MetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_players.size());
}

const std::vector<int>* MetModel::roundsAt(const QModelIndex& index) const {
    auto a = m_players[static_cast<std::size_t>(index.row())];
    auto b = m_players[static_cast<std::size_t>(index.column())];
    if (engine::index(b) < engine::index(a)) {
        std::swap(a, b);
    }
    const auto found = m_rounds.find({a, b});
    return found == m_rounds.end() ? nullptr : &found->second;
}

QString MetModel::sentenceAt(const QModelIndex& index) const {
    if (!index.isValid() || !m_hall.hasTournament()) {
        return {};
    }
    const cup::Position& position = m_hall.position();
    QString a = numberedName(position, m_players[static_cast<std::size_t>(index.row())]);
    const QString b = numberedName(position, m_players[static_cast<std::size_t>(index.column())]);
    if (index.row() == index.column()) {
        return a;
    }
    const std::vector<int>* rounds = roundsAt(index);
    if (rounds == nullptr) {
        return tr("%1 and %2: have not met").arg(a, b);
    }
    QStringList words;
    for (const int round : *rounds) {
        words.append(roundWord(position.settings, round));
    }
    return tr("%1 and %2: %3").arg(a, b, words.join(QStringLiteral(", ")));
}

QVariant MetModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_hall.hasTournament()) {
        return {};
    }
    const bool isSelf = index.row() == index.column();
    const std::vector<int>* rounds = isSelf ? nullptr : roundsAt(index);
    switch (role) {
        case Qt::DisplayRole:
            return isSelf ? QStringLiteral("–") : rounds == nullptr ? QString() : QString::number(rounds->size());
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return sentenceAt(index);
        case Qt::BackgroundRole:
            return rounds == nullptr ? QVariant() : rounds->size() > 1 ? colours().warningFill : colours().goodFill;
        case Qt::ForegroundRole:
            return rounds == nullptr ? QVariant() : rounds->size() > 1 ? colours().warning : colours().good;
        default:
            return {};
    }
}

QVariant MetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!m_hall.hasTournament() || section < 0 || section >= rowCount()) {
        return {};
    }
    const engine::PlayerId player = m_players[static_cast<std::size_t>(section)];
    if (role == Qt::ToolTipRole) {
        return nameOf(m_hall.position(), player);
    }
    if (role == Qt::DisplayRole) {
        return orientation == Qt::Vertical ? numberedName(m_hall.position(), player)
                                           : QString::fromStdString(m_hall.position().table->idOf(player));
    }
    return {};
}

MetPanel::MetPanel(TournamentHall& hall, QWidget* parent) : QWidget(parent), m_hall(hall) {
    auto* column = kit::column(this, 0);
    m_model = new MetModel(hall, this);
    m_view = kit::dressed(new QTableView(this), {.name = "metGrid", .spoken = tr("Who met whom")});
    m_view->setModel(m_model);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setMouseTracking(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setTabKeyNavigation(false);
    for (QHeaderView* header : {m_view->horizontalHeader(), m_view->verticalHeader()}) {
        header->setMinimumSectionSize(kCell);
        header->setDefaultSectionSize(kCell);
        header->setSectionResizeMode(QHeaderView::Fixed);
    }
    m_pair = kit::label({}, this, {.name = "metPair", .wraps = true});
    m_pair->setContentsMargins(14, 6, 14, 2);
    m_pair->setMinimumHeight(kCell);
    m_seats = kit::label({}, this, {.name = "metSeats", .wraps = true});
    m_seats->setTextFormat(Qt::RichText);
    m_seats->setContentsMargins(14, 2, 14, 10);
    kit::fill(*column, {{m_view, 1}, m_pair, kit::hairline(this), m_seats});
    connect(m_view, &QTableView::entered, this, &MetPanel::say);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &MetPanel::say);
    refresh();
}

void MetPanel::say(const QModelIndex& index) {
    m_pair->setText(m_model->sentenceAt(index));
}

void MetPanel::focusFirst() {
    m_view->setFocus();
}

void MetPanel::refresh() {
    const QModelIndex current = m_view->currentIndex();
    const int row = current.row();
    const int column = current.column();
    m_model->refresh();
    if (row >= 0 && row < m_model->rowCount() && column < m_model->columnCount()) {
        m_view->setCurrentIndex(m_model->index(row, column));
    }
    const auto all =
        m_hall.hasTournament() ? cup::seatAdvantages(m_hall.position()) : std::vector<cup::SeatAdvantage>();
    QString text;
    int size = 0;
    for (const cup::SeatAdvantage& seat : all) {
        if (seat.tableSize != size) {
            size = seat.tableSize;
            text += QStringLiteral("%1<b>%2</b>")
                        .arg(text.isEmpty() ? QString() : QStringLiteral("<br>"),
                             tr("Tables of %1, games won from each seat (by chance %2 %):")
                                 .arg(size)
                                 .arg(QLocale().toString(seat.expected * 100, 'f', 1)));
        }
        text +=
            QStringLiteral(" &nbsp; ") +
            tr("seat %1: %2 of %n game(s)", nullptr, seat.games).arg(seat.seat).arg(percent(seat.winRate, seat.error));
        text += seat.isBeyondChance ? tr(" (beyond chance)") : QString();
    }
    m_seats->setText(all.empty() ? tr("What each seat is worth is told once there are results.") : text);
}

}  // namespace ui
