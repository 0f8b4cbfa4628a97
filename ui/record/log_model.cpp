// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/log_model.h"

#include <algorithm>
#include <utility>

#include "adjudicator/record/log_text.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

QStringList clauseIds(const adjudicator::LogLine& line) {
    QStringList ids;
    const auto add = [&ids](std::string_view text) {
        ids.append(QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())));
    };
    if (line.act() != nullptr) {
        for (const engine::ClauseId clause : clausesOf(line.act()->events)) {
            add(engine::toText(clause));
        }
    }
    if (const auto* ruling = std::get_if<adjudicator::RulingGiven>(&line.entry.body); ruling && ruling->clause) {
        add(engine::toText(*ruling->clause));
    }
    const auto* corrected = std::get_if<adjudicator::CorrectedOf<adjudicator::TableGame>>(&line.entry.body);
    if (corrected != nullptr && corrected->clause) {
        add(engine::toText(*corrected->clause));
    }
    return ids;
}

/// Of whoever acted, or declared an act.
int seatOf(const adjudicator::EntryLog<adjudicator::TableGame>& log, std::uint64_t seq) {
    const bool isSomebodys = log.is<adjudicator::ActDone>(seq) || log.is<adjudicator::ThrowDeclared>(seq);
    return isSomebodys ? log.gist(seq).player : -1;
}

}  // namespace

LogModel::LogModel(QObject* parent) : QAbstractListModel(parent) {}

void LogModel::setTable(const adjudicator::LiveTable* table, std::function<int(std::uint64_t)> roundOf) {
    beginResetModel();
    m_table = table;
    m_roundOf = std::move(roundOf);
    m_rows = table != nullptr ? static_cast<int>(table->log().size()) : 0;
    m_pictures.clear();
    m_searched.clear();
    (void)notePictures(0);
    endResetModel();
}

void LogModel::logChanged(const adjudicator::LiveTable* table) {
    m_table = table;
    const int now = m_table != nullptr ? static_cast<int>(m_table->log().size()) : 0;
    std::optional<std::uint64_t> turned;
    if (now > m_rows) {
        for (auto seq = static_cast<std::uint64_t>(m_rows); seq < static_cast<std::uint64_t>(now); ++seq) {
            const auto first = m_table->line().firstTurnedBy(seq);
            turned = first ? std::min(*first, turned.value_or(*first)) : turned;
        }
        beginInsertRows({}, 0, now - m_rows - 1);
        const auto first = static_cast<std::size_t>(std::exchange(m_rows, now));
        const std::set<std::uint64_t> acts = notePictures(first);
        endInsertRows();
        for (const std::uint64_t act : acts) {
            Q_EMIT dataChanged(indexOf(act), indexOf(act), {PictureCountRole, Qt::AccessibleTextRole});
        }
    } else if (now < m_rows) {
        setTable(m_table, m_roundOf);
    }
    if (turned) {
        Q_EMIT dataChanged(index(0), indexOf(*turned));
    }
}

std::set<std::uint64_t> LogModel::notePictures(std::size_t from) {
    std::set<std::uint64_t> acts;
    for (std::size_t seq = from; m_table != nullptr && seq < m_table->log().size(); ++seq) {
        if (const auto* kept = m_table->log().get<adjudicator::EvidenceKept>(seq)) {
            m_pictures[kept->entry].push_back(seq);
            acts.insert(kept->entry);
        }
    }
    return acts;
}

std::vector<adjudicator::EvidenceKept> LogModel::picturesOf(std::uint64_t seq) const {
    std::vector<adjudicator::EvidenceKept> pictures;
    if (const auto found = m_pictures.find(seq); found != m_pictures.end()) {
        for (const std::uint64_t entry : found->second) {
            pictures.push_back(std::get<adjudicator::EvidenceKept>(m_table->log()[entry].entry.body));
        }
    }
    return pictures;
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

const adjudicator::LogLine* LogModel::lineAt(const QModelIndex& index) const {
    const std::optional<std::uint64_t> seq = seqAt(index);
    return seq ? &m_table->log()[*seq] : nullptr;
}

std::optional<std::uint64_t> LogModel::seqAt(const QModelIndex& index) const {
    return m_table != nullptr && index.isValid() && index.row() < m_rows
               ? std::optional(static_cast<std::uint64_t>(m_rows - 1 - index.row()))
               : std::nullopt;
}

QModelIndex LogModel::indexOf(std::uint64_t seq) const {
    return seq < static_cast<std::uint64_t>(m_rows) ? index(m_rows - 1 - static_cast<int>(seq)) : QModelIndex();
}

const QString& LogModel::searched(const adjudicator::LogLine& line) const {
    constexpr std::size_t kMost = 8192;
    if (m_searched.size() >= kMost && !m_searched.contains(line.seq())) {
        m_searched.clear();
    }
    const std::uint64_t seq = line.seq();
    QString& text = m_searched[seq];
    if (text.isEmpty()) {
        // What an entry says never changes.
        const engine::Table& table = *m_table->position().table;
        text = QStringLiteral("%1 %2 ").arg(seq).arg(clockTime(line.entry.time));
        for (const engine::LanguageInfo& its : engine::languages()) {
            text += said(adjudicator::summaryOf(line, table, its.language)) + QLatin1Char(' ');
        }
        text += clauseIds(line).join(QLatin1Char(' '));
        if (line.act() != nullptr) {
            for (const engine::RulingChoice& choice : rulingsOf(line.act()->events)) {
                const auto id = engine::toText(choice.id);
                text += QLatin1Char(' ') + QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
            }
        }
        text = text.toLower();
    }
    return text;
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    const std::optional<std::uint64_t> seq = seqAt(index);
    if (!seq) {
        return {};
    }
    // What is asked of every entry is answered without reading it again.
    const auto& log = m_table->log();
    switch (role) {
        case SeqRole:
            return static_cast<qulonglong>(*seq);
        case IsPictureRole:
            return log.is<adjudicator::EvidenceKept>(*seq);
        case OnLineRole:
            return log.isOnLine(*seq);
        case PlayerRole:
            return seatOf(log, *seq);
        case RoundRole:
            return m_roundOf ? m_roundOf(*seq) : 0;
        case PictureCountRole: {
            const auto found = m_pictures.find(*seq);
            return found == m_pictures.end() ? 0 : static_cast<int>(found->second.size());
        }
        default:
            break;
    }
    const adjudicator::LogLine* line = &log[*seq];
    switch (role) {
        case Qt::AccessibleTextRole: {
            QStringList words{QString::number(line->seq()), sentence(*line, m_table->position())};
            if (!line->onLine) {
                words.append(tr("taken back"));
            }
            if (const auto pictures = m_pictures.find(line->seq()); pictures != m_pictures.end()) {
                words.append(tr("%n picture(s)", nullptr, static_cast<int>(pictures->second.size())));
            }
            return words.join(QStringLiteral(", "));
        }
        case Qt::ToolTipRole:
            return QStringLiteral("%1 – %2").arg(clockTime(line->entry.time), sentence(*line, m_table->position()));
        case Qt::DisplayRole:
        case TextRole:
            return sentence(*line, m_table->position());
        case TimeRole:
            return clockTime(line->entry.time);
        case ClauseRole:
            return clauseIds(*line);
        case IsActRole:
            return line->act() != nullptr;
        case IconRole:
            return static_cast<int>(iconOf(*line));
        case KindRole:
            return static_cast<int>(kindOf(*line));
        case SearchRole:
            return searched(*line);
        default:
            return {};
    }
}

}  // namespace ui
