// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/players/players_model.h"

#include "ui/theme/colours.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;

PlayersModel::PlayersModel(TournamentHall& hall, QObject* parent)
    : TableModel({tr("No."), tr("Name"), tr("Club"), tr("Plays"), tr("Rank")}, parent), m_hall(hall) {
    refresh();
}

void PlayersModel::refresh() {
    const int rows = m_hall.hasTournament() ? static_cast<int>(m_hall.position().table->players.size()) : 0;
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    cellsChanged();
}

QString PlayersModel::playsText(const cup::Entrant& entrant) const {
    const cup::Settings& settings = m_hall.settings();
    if (entrant.disqualified) {
        return tr("disqualified");
    }
    QStringList parts;
    if (entrant.until) {
        parts.append(tr("out from %1 on").arg(roundWord(settings, *entrant.until)));
    } else if (entrant.from > 1) {
        parts.append(tr("from %1 on").arg(roundWord(settings, entrant.from)));
    }
    QStringList missed;
    for (const int round : entrant.absent) {
        missed.append(roundWord(settings, round));
    }
    if (!missed.isEmpty()) {
        parts.append(tr("absent: %1").arg(missed.join(QStringLiteral(", "))));
    }
    return parts.isEmpty() ? tr("plays") : parts.join(QStringLiteral("; "));
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const {
    // Rows that a take-back is about to remove have no player any more.
    if (!index.isValid() || !m_hall.hasTournament() ||
        index.row() >= static_cast<int>(m_hall.position().table->players.size())) {
        return {};
    }
    const cup::Entrant& entrant = (*m_hall.position().table)[playerAt(index)];
    const bool isOut = entrant.disqualified || entrant.until.has_value();
    if (role == Qt::ForegroundRole) {
        return isOut ? QVariant(colours().dim) : QVariant();
    }
    if (role == Qt::AccessibleTextRole && index.column() == Number) {
        return tr("%1, %2, %3")
            .arg(QString::fromStdString(entrant.id), QString::fromStdString(entrant.name), playsText(entrant));
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole) {
        return {};
    }
    switch (index.column()) {
        case Number:
            return QString::fromStdString(entrant.id);
        case Name:
            return QString::fromStdString(entrant.name);
        case Club:
            return QString::fromStdString(entrant.club);
        case Plays:
            return playsText(entrant);
        default: {
            const cup::Standing* standing = m_hall.standings().of(playerAt(index));
            return standing != nullptr && !standing->games.empty() ? QVariant(standing->rank) : QVariant();
        }
    }
}

Qt::ItemFlags PlayersModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags plain = TableModel::flags(index);
    return index.column() == Name || index.column() == Club ? plain | Qt::ItemIsEditable : plain;
}

bool PlayersModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const QString text = value.toString().simplified();
    if (role != Qt::EditRole || !index.isValid() || text == data(index, Qt::EditRole).toString()) {
        return false;
    }
    cup::EditPlayer act{playerAt(index), {}, {}};
    (index.column() == Name ? act.name : act.club) = text.toStdString();
    // The row changes when the act is on disk.
    m_hall.play(act);
    return false;
}

}  // namespace ui
