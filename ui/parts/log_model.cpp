// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/log_model.h"

#include "ui/text/sentences.h"
#include "ui/theme/icons.h"

namespace ui {

namespace {

Icon iconOf(const adjudicator::LogLine& line) {
    using namespace adjudicator;
    const EntryBody& body = line.entry.body;
    if (const auto* act = std::get_if<ActDone>(&body)) {
        const engine::Action& action = act->action;
        if (std::holds_alternative<engine::Roll>(action) || std::holds_alternative<engine::Throw>(action)) {
            return Icon::Dice;
        }
        if (const auto* build = std::get_if<engine::Build>(&action)) {
            switch (build->piece) {
                case engine::Piece::Road:
                    return Icon::Road;
                case engine::Piece::Ship:
                    return Icon::Ship;
                case engine::Piece::Wall:
                    return Icon::Wall;
                case engine::Piece::Nuke:
                    return Icon::Nuke;
                default:
                    return Icon::Settlement;
            }
        }
        if (std::holds_alternative<engine::Found>(action)) {
            return Icon::Settlement;
        }
        if (std::holds_alternative<engine::Upgrade>(action)) {
            return Icon::City;
        }
        if (std::holds_alternative<engine::BuyUnits>(action)) {
            return Icon::Infantry;
        }
        if (std::holds_alternative<engine::MoveArmy>(action)) {
            return Icon::Army;
        }
        if (std::holds_alternative<engine::Attack>(action)) {
            return Icon::Fight;
        }
        if (std::holds_alternative<engine::Stop>(action) || std::holds_alternative<engine::Conquer>(action)) {
            return Icon::Flag;
        }
        if (std::holds_alternative<engine::FireNuke>(action)) {
            return Icon::Nuke;
        }
        if (std::holds_alternative<engine::MoveRobber>(action)) {
            return Icon::Robber;
        }
        if (std::holds_alternative<engine::Discard>(action)) {
            return Icon::Cards;
        }
        if (std::holds_alternative<engine::Rule>(action)) {
            return Icon::Ruling;
        }
        if (std::holds_alternative<engine::Adjust>(action)) {
            return Icon::Adjust;
        }
        return Icon::Check;
    }
    if (std::holds_alternative<TakenBack>(body)) {
        return Icon::TakeBack;
    }
    if (std::holds_alternative<Restored>(body)) {
        return Icon::Restore;
    }
    if (std::holds_alternative<ThrowVoid>(body) || std::holds_alternative<OlderState>(body)) {
        return Icon::Warning;
    }
    if (std::holds_alternative<CorrectedOf<TableGame>>(body)) {
        return Icon::Adjust;
    }
    if (std::holds_alternative<RulingGiven>(body)) {
        return Icon::Ruling;
    }
    if (std::holds_alternative<EvidenceKept>(body)) {
        return Icon::Camera;
    }
    return std::holds_alternative<Genesis>(body) ? Icon::Book : Icon::Shield;
}

}  // namespace

LogModel::LogModel(QObject* parent) : QAbstractListModel(parent) {}

void LogModel::setTable(const adjudicator::LiveTable* table) {
    beginResetModel();
    m_table = table;
    m_rows = table != nullptr ? static_cast<int>(table->log().size()) : 0;
    endResetModel();
}

void LogModel::logChanged() {
    const int now = m_table != nullptr ? static_cast<int>(m_table->log().size()) : 0;
    if (now > m_rows) {
        beginInsertRows({}, 0, now - m_rows - 1);
        m_rows = now;
        endInsertRows();
    } else if (now < m_rows) {
        beginResetModel();
        m_rows = now;
        endResetModel();
    }
    if (m_rows > 0) {
        Q_EMIT dataChanged(index(0), index(m_rows - 1));
    }
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

const adjudicator::LogLine* LogModel::lineAt(const QModelIndex& index) const {
    if (m_table == nullptr || !index.isValid() || index.row() >= m_rows) {
        return nullptr;
    }
    return &m_table->log()[static_cast<std::size_t>(m_rows - 1 - index.row())];
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    const adjudicator::LogLine* line = lineAt(index);
    if (line == nullptr) {
        return {};
    }
    switch (role) {
        case Qt::DisplayRole: {
            // What the search field looks through.
            QString all = QStringLiteral("%1 %2 %3")
                              .arg(line->seq())
                              .arg(clockTime(line->entry.time), sentence(*line, m_table->position()));
            return all + QLatin1Char(' ') + data(index, ClauseRole).toStringList().join(QLatin1Char(' '));
        }
        case Qt::AccessibleTextRole:
        case Qt::ToolTipRole:
        case TextRole:
            return sentence(*line, m_table->position());
        case SeqRole:
            return static_cast<qulonglong>(line->seq());
        case TimeRole:
            return clockTime(line->entry.time);
        case ClauseRole: {
            QStringList ids;
            if (line->act() != nullptr) {
                for (const engine::ClauseId clause : clausesOf(line->act()->events)) {
                    const auto text = engine::toText(clause);
                    ids.append(QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())));
                }
            }
            return ids;
        }
        case OnLineRole:
            return line->onLine;
        case IsActRole:
            return line->act() != nullptr;
        case KindRole:
            return static_cast<int>(iconOf(*line));
        default:
            return {};
    }
}

}  // namespace ui
