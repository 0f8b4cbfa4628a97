// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/rounds/seats_model.h"

#include <QMimeData>
#include <algorithm>

#include "ui/theme/colours.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace {

QString seatMime() {
    return QStringLiteral("application/x-adjudicator-seat");
}

QStringList seatTitles() {
    QStringList titles{SeatsModel::tr("Table")};
    for (std::size_t seat = 1; seat <= engine::tournament::kMostAtTable; ++seat) {
        titles.append(SeatsModel::tr("Seat %1").arg(seat));
    }
    return titles;
}

}  // namespace

SeatsModel::SeatsModel(TournamentHall& hall, QObject* parent) : TableModel(seatTitles(), parent), m_hall(hall) {}

void SeatsModel::show(Tables tables, bool swaps) {
    beginResetModel();
    m_tables = std::move(tables);
    m_swaps = swaps;
    endResetModel();
}

void SeatsModel::mark(std::vector<engine::PlayerId> players) {
    m_marked = std::move(players);
    cellsChanged();
}

void SeatsModel::markGone(std::vector<engine::PlayerId> players) {
    if (players == m_gone) {
        return;
    }
    m_gone = std::move(players);
    cellsChanged();
}

std::optional<engine::PlayerId> SeatsModel::playerAt(const QModelIndex& index) const {
    if (!index.isValid() || index.column() == 0) {
        return std::nullopt;
    }
    const auto& seats = m_tables[static_cast<std::size_t>(index.row())];
    const auto seat = static_cast<std::size_t>(index.column() - 1);
    return seat < seats.size() ? std::optional(seats[seat]) : std::nullopt;
}

QModelIndex SeatsModel::indexOf(engine::PlayerId player) const {
    for (std::size_t row = 0; row < m_tables.size(); ++row) {
        const auto found = std::ranges::find(m_tables[row], player);
        if (found != m_tables[row].end()) {
            return index(static_cast<int>(row), 1 + static_cast<int>(found - m_tables[row].begin()));
        }
    }
    return {};
}

QVariant SeatsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_hall.hasTournament()) {
        return {};
    }
    if (index.column() == 0) {
        if (role == Qt::TextAlignmentRole) {
            return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
        }
        return role == Qt::DisplayRole ? QVariant(index.row() + 1) : QVariant();
    }
    const auto player = playerAt(index);
    if (!player) {
        return {};
    }
    const auto& position = m_hall.position();
    const bool isMarked = std::ranges::find(m_marked, *player) != m_marked.end();
    const bool isGone = std::ranges::find(m_gone, *player) != m_gone.end();
    switch (role) {
        case Qt::DisplayRole:
            return (isMarked ? QStringLiteral("⇄ ")
                    : isGone ? QStringLiteral("⚠ ")
                             : QString()) +
                   numberedName(position, *player);
        case Qt::ToolTipRole:
            return isGone ? tr("does not play in this round") : QString::fromStdString((*position.table)[*player].club);
        case Qt::AccessibleTextRole:
            return tr("%1, table %2, seat %3").arg(nameOf(position, *player)).arg(index.row() + 1).arg(index.column());
        case Qt::BackgroundRole:
            return isMarked ? QVariant(colours().selection) : QVariant();
        case Qt::ForegroundRole:
            return isMarked ? QVariant(colours().onSelection) : isGone ? QVariant(colours().warning) : QVariant();
        default:
            return {};
    }
}

Qt::ItemFlags SeatsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags plain = TableModel::flags(index);
    return m_swaps && playerAt(index) ? plain | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled : plain;
}

QStringList SeatsModel::mimeTypes() const {
    return {seatMime()};
}

QMimeData* SeatsModel::mimeData(const QModelIndexList& indexes) const {
    auto* data = new QMimeData;
    for (const QModelIndex& index : indexes) {
        if (const auto player = playerAt(index)) {
            data->setData(seatMime(), QByteArray::number(static_cast<int>(engine::index(*player))));
            break;
        }
    }
    return data;
}

bool SeatsModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex& parent) const {
    return m_swaps && data->hasFormat(seatMime()) && playerAt(parent).has_value();
}

bool SeatsModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                              const QModelIndex& parent) {
    if (!canDropMimeData(data, action, row, column, parent)) {
        return false;
    }
    const int dragged = data->data(seatMime()).toInt();
    const auto onto = playerAt(parent);
    if (engine::PlayerId(dragged) != *onto) {
        Q_EMIT swapAsked(engine::PlayerId(dragged), *onto);
    }
    // Nothing is moved here: the act does it.
    return false;
}

}  // namespace ui
