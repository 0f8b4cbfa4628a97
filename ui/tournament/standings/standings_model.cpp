// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/standings/standings_model.h"

#include <QFont>

#include "ui/text/language.h"

namespace ui {

namespace {

/// A long headline in two lines of about the same length: the columns are narrow.
QString inTwoLines(const QString& words) {
    constexpr qsizetype kShort = 12;
    qsizetype best = -1;
    for (qsizetype at = words.indexOf(QLatin1Char(' ')); at >= 0; at = words.indexOf(QLatin1Char(' '), at + 1)) {
        if (best < 0 || qAbs(at - words.size() / 2) < qAbs(best - words.size() / 2)) {
            best = at;
        }
    }
    return words.size() <= kShort || best < 0 ? words : words.left(best) + QLatin1Char('\n') + words.mid(best + 1);
}

}  // namespace

StandingsModel::StandingsModel(QObject* parent) : QAbstractTableModel(parent) {}

void StandingsModel::show(adjudicator::StandingFacts facts, const engine::tournament::Standings* today) {
    beginResetModel();
    m_facts = std::move(facts);
    m_today.clear();
    if (today != nullptr) {
        for (const adjudicator::StandingLine& line : m_facts.lines) {
            const auto* row = today->of(line.player.player);
            m_today.push_back(row == nullptr ? 0 : row->rank);
        }
    }
    endResetModel();
}

int StandingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_facts.lines.size());
}

int StandingsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : firstValue() + static_cast<int>(m_facts.criteria.size()) + 1;
}

StandingsModel::Kind StandingsModel::kindOf(int column) const {
    if (column == 0) {
        return Kind::Rank;
    }
    if (isOlder() && column == 1) {
        return Kind::Today;
    }
    const int value = column - firstValue();
    if (value < 0) {
        return value == -1 ? Kind::Club : Kind::Player;
    }
    return value < static_cast<int>(m_facts.criteria.size()) ? Kind::Value : Kind::Separator;
}

/// The row as a director would read it out.
QString StandingsModel::spoken(const adjudicator::StandingLine& line) const {
    QStringList words{tr("Rank %1, %2").arg(line.rank).arg(said(line.player.name))};
    for (std::size_t i = 0; i < line.values.size(); ++i) {
        words.append(QStringLiteral("%1 %2").arg(said(m_facts.criteria[i]), said(line.values[i].shown)));
    }
    words.append(said(line.separator));
    return words.join(QStringLiteral(", "));
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    const adjudicator::StandingLine& line = m_facts.lines[row];
    const Kind kind = kindOf(index.column());
    const auto value = static_cast<std::size_t>(std::max(0, index.column() - firstValue()));
    switch (role) {
        case Qt::DisplayRole:
            switch (kind) {
                case Kind::Rank:
                    return line.rank;
                case Kind::Today:
                    return m_today[row] == 0           ? QVariant(QStringLiteral("–"))
                           : m_today[row] == line.rank ? QVariant(m_today[row])
                           : m_today[row] < line.rank  ? QVariant(QStringLiteral("%1 ↑").arg(m_today[row]))
                                                       : QVariant(QStringLiteral("%1 ↓").arg(m_today[row]));
                case Kind::Player:
                    return QStringLiteral("%1  %2").arg(said(line.player.name), said(line.player.id));
                case Kind::Club:
                    return said(line.player.club);
                case Kind::Value:
                    return said(line.values[value].shown);
                case Kind::Separator:
                    return said(line.separator);
            }
            return {};
        case Qt::ToolTipRole:
            return kind == Kind::Value && !line.values[value].exact.empty()
                       ? tr("exactly %1").arg(said(line.values[value].exact))
                       : QVariant();
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(kind == Kind::Rank || kind == Kind::Today || kind == Kind::Value
                                           ? Qt::AlignRight | Qt::AlignVCenter
                                           : Qt::AlignLeft | Qt::AlignVCenter);
        case Qt::FontRole:
            if (kind == Kind::Rank) {
                QFont font;
                font.setBold(true);
                return font;
            }
            return {};
        case Qt::AccessibleTextRole:
            return kind == Kind::Rank ? QVariant(spoken(line)) : QVariant();
        case ExactRole:
            return kind == Kind::Value ? QVariant(said(line.values[value].exact)) : QVariant();
        case TagRole:
            if (kind != Kind::Separator || line.separator == "–") {
                return {};
            }
            return line.isOpenTie ? QStringLiteral("open") : QStringLiteral("criterion");
        case PlayerRole:
            return static_cast<int>(engine::index(line.player.player));
        default:
            return {};
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const Kind kind = kindOf(section);
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(kind == Kind::Rank || kind == Kind::Today || kind == Kind::Value
                                       ? Qt::AlignRight | Qt::AlignVCenter
                                       : Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (kind) {
        case Kind::Rank:
            return tr("Rank");
        case Kind::Today:
            return tr("today");
        case Kind::Player:
            return tr("Player");
        case Kind::Club:
            return tr("Club");
        case Kind::Value: {
            QString word = said(m_facts.criteria[static_cast<std::size_t>(section - firstValue())]);
            return inTwoLines(word.left(1).toUpper() + word.mid(1));
        }
        case Kind::Separator:
            return inTwoLines(tr("separates from the rank before"));
    }
    return {};
}

std::optional<engine::PlayerId> StandingsModel::playerAt(int row) const {
    if (row < 0 || row >= rowCount()) {
        return std::nullopt;
    }
    return m_facts.lines[static_cast<std::size_t>(row)].player.player;
}

int StandingsModel::rowOf(engine::PlayerId player) const {
    for (std::size_t i = 0; i < m_facts.lines.size(); ++i) {
        if (m_facts.lines[i].player.player == player) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

}  // namespace ui
