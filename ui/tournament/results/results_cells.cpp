// SPDX-License-Identifier: GPL-3.0-or-later
// What the cells of the table of results, and its tiles, say.
#include <algorithm>

#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/results/results_model.h"

namespace ui {

namespace cup = engine::tournament;

QString wordFor(TableState state) {
    switch (state) {
        case TableState::Open:
            return ResultsModel::tr("◷ open");
        case TableState::Empty:
            return ResultsModel::tr("nobody");
        case TableState::Typing:
            return ResultsModel::tr("✎ typing");
        case TableState::Entered:
            return ResultsModel::tr("○ entered");
        case TableState::Proposed:
            return ResultsModel::tr("… proposed");
        case TableState::Signed:
            return ResultsModel::tr("✓ signed");
        case TableState::Official:
            return ResultsModel::tr("✓✓ official");
        case TableState::Doubtful:
            return ResultsModel::tr("⚠ really?");
        case TableState::Disputed:
            break;
    }
    return ResultsModel::tr("⚖ disputed");
}

/// Its points in order of play; of who left in brackets.
QString ResultsModel::pointsLine(int row) const {
    QStringList all;
    const cup::Pod& table = *pod(row);
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        const auto value = points(row, seat);
        const QString text = value ? QString::number(*value) : QStringLiteral("·");
        const bool hasLeft = table.result && std::ranges::any_of(table.result->scores, [&](const cup::Score& score) {
                                 return score.player == table.seats[seat] && score.left;
                             });
        all.append(hasLeft ? QStringLiteral("(%1)").arg(text) : text);
    }
    return all.join(QStringLiteral("·"));
}

/// A signed result says until when it can be protested.
QString ResultsModel::stateText(int row) const {
    const TableState now = state(row);
    const auto time = protest(row);
    return now == TableState::Signed && time && time->time.state == cup::Protest::Open
               ? tr("✓ until %1").arg(said(adjudicator::timeOfDayHere(time->until)))
               : wordFor(now);
}

/// Who sits there, what changed about that, and how long it can be protested.
QString ResultsModel::tipOf(int row) const {
    const cup::Position& position = m_hall.position();
    QStringList lines{namesOf(position, pod(row)->seats)};
    const SeatChanges changed = changes(row);
    for (const auto& [player, change] : changed.came) {
        lines.append(nameOf(position, player) + QStringLiteral(": ") + cameText(change, position));
    }
    for (const auto& [player, change] : changed.went) {
        lines.append(wentText(change, position));
    }
    if (const auto time = protest(row)) {
        lines.append(protestText(*time));
    }
    return lines.join(QLatin1Char('\n'));
}

/// With what is not usual about the player in this seat.
QString ResultsModel::seatName(int row, std::size_t seat) const {
    const cup::Pod& table = *pod(row);
    const engine::PlayerId player = table.seats[seat];
    const cup::Position& position = m_hall.position();
    const bool hasLeft = table.result && std::ranges::any_of(table.result->scores, [&](const cup::Score& score) {
                             return score.player == player && score.left;
                         });
    const QString name = nameOf(position, player);
    return hasLeft                             ? tr("%1 (left)").arg(name)
           : (*position.table)[player].standIn ? tr("%1 (stand-in)").arg(name)
                                               : name;
}

QVariant ResultsModel::stateData(int row, int role) const {
    const TableState now = state(row);
    if (role == Qt::DisplayRole) {
        return hasDraft(row) ? tr("✎ typing") : now == TableState::Open ? QStringLiteral("–") : stateText(row);
    }
    if (role == Qt::ForegroundRole) {
        return now == TableState::Disputed                                 ? colours().bad
               : now == TableState::Doubtful || now == TableState::Entered ? colours().warning
               : now == TableState::Signed || now == TableState::Official  ? colours().good
                                                                           : QVariant();
    }
    return {};
}

/// What its tile, and the first column, say of a table.
QVariant ResultsModel::tableData(int row, int role) const {
    switch (role) {
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
        case Qt::DisplayRole:
            return row + 1;
        case StateRole:
            return static_cast<int>(state(row));
        case StateTextRole:
            return stateText(row);
        case LineRole:
            return pod(row)->result || hasDraft(row) ? pointsLine(row) : QString();
        case IsChangedRole:
            return m_changes.contains(row + 1);
        case Qt::ToolTipRole:
            return tipOf(row);
        case Qt::AccessibleTextRole:
            return tr("Table %1, %2, points %3").arg(row + 1).arg(stateText(row), pointsLine(row));
        default:
            return {};
    }
}

QVariant ResultsModel::data(const QModelIndex& index, int role) const {
    const cup::Pod* table = index.isValid() ? pod(index.row()) : nullptr;
    if (table == nullptr) {
        return {};
    }
    if (index.column() == 0) {
        return tableData(index.row(), role);
    }
    if (index.column() == kState) {
        return stateData(index.row(), role);
    }
    const auto seat = static_cast<std::size_t>(index.column() - 1);
    if (seat >= table->seats.size()) {
        return {};
    }
    const auto value = points(index.row(), seat);
    const auto at = place(index.row(), seat);
    switch (role) {
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
            return seatName(index.row(), seat);
        case Qt::EditRole:
        case PointsRole:
            return value ? QVariant(*value) : QVariant();
        case PlaceRole:
            return at ? QVariant(*at) : QVariant();
        case IsDraftRole:
            return hasDraft(index.row());
        case IsWinnerRole:
            return at == 1;
        case IsOddRole:
            return std::ranges::any_of(doubts(index.row()), [&](const cup::Doubted& each) {
                return std::ranges::find(each.players, table->seats[seat]) != each.players.end();
            });
        case Qt::AccessibleTextRole:
            return value ? tr("%1, %2 points, place %3")
                               .arg(nameOf(m_hall.position(), table->seats[seat]))
                               .arg(*value)
                               .arg(at ? QString::number(*at) : QStringLiteral("–"))
                         : tr("%1, no points yet").arg(nameOf(m_hall.position(), table->seats[seat]));
        default:
            return {};
    }
}

Qt::ItemFlags ResultsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags plain = TableModel::flags(index);
    const cup::Pod* table = index.isValid() ? pod(index.row()) : nullptr;
    const bool isSeat =
        table != nullptr && index.column() >= 1 && static_cast<std::size_t>(index.column()) <= table->seats.size();
    return isSeat && !m_hall.position().hasEnded ? plain | Qt::ItemIsEditable : plain;
}

bool ResultsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable)) {
        return false;
    }
    const auto seat = static_cast<std::size_t>(index.column() - 1);
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (!isNumber || number < 0 || number > cup::kMostPoints || points(index.row(), seat) == number) {
        return false;
    }
    ResultDraft& draft = m_hall.drafts()[{m_round, index.row() + 1}];
    draft.seats = pod(index.row())->seats;
    draft.points[seat] = number;
    cellsChanged(index.row());
    return true;
}

}  // namespace ui
