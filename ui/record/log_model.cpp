// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/log_model.h"

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

int seatOf(const adjudicator::LogLine& line) {
    if (line.act() != nullptr) {
        return static_cast<int>(engine::index(actorOf(line.act()->action).value_or(line.turn)));
    }
    if (const auto* declared = std::get_if<adjudicator::ThrowDeclared>(&line.entry.body)) {
        return static_cast<int>(engine::index(actorOf(declared->action).value_or(line.turn)));
    }
    return -1;
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
    if (now > m_rows) {
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
    if (m_rows > 0) {
        Q_EMIT dataChanged(index(0), index(m_rows - 1));
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
    const auto seq = static_cast<std::size_t>(line.seq());
    if (m_searched.size() <= seq) {
        m_searched.resize(m_table->log().size());
    }
    QString& text = m_searched[seq];
    if (text.isEmpty()) {
        // What an entry says never changes.
        const engine::Table& table = *m_table->position().table;
        text = QStringLiteral("%1 %2 ").arg(seq).arg(clockTime(line.entry.time));
        for (const auto its : {engine::Language::English, engine::Language::German}) {
            text += said(adjudicator::summaryOf(line, table, its)) + QLatin1Char(' ');
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
    // What is asked of every entry is answered without reading it again.
    if (role == SeqRole || role == IsPictureRole) {
        const std::optional<std::uint64_t> seq = seqAt(index);
        return !seq              ? QVariant()
               : role == SeqRole ? QVariant(static_cast<qulonglong>(*seq))
                                 : QVariant(m_table->log().is<adjudicator::EvidenceKept>(*seq));
    }
    const adjudicator::LogLine* line = lineAt(index);
    if (line == nullptr) {
        return {};
    }
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
        case OnLineRole:
            return line->onLine;
        case IsActRole:
            return line->act() != nullptr;
        case IconRole:
            return static_cast<int>(iconOf(*line));
        case KindRole:
            return static_cast<int>(kindOf(*line));
        case PlayerRole:
            return seatOf(*line);
        case RoundRole:
            return m_roundOf ? m_roundOf(line->seq()) : 0;
        case PictureCountRole: {
            const auto found = m_pictures.find(line->seq());
            return found == m_pictures.end() ? 0 : static_cast<int>(found->second.size());
        }
        case SearchRole:
            return searched(*line);
        default:
            return {};
    }
}

void LogFilter::setSearch(const QString& typed) {
    m_words = typed.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
    Q_EMIT wantedAnew();
}

void LogFilter::setWhat(What what) {
    m_what = what;
    invalidateFilter();
    Q_EMIT wantedAnew();
}

void LogFilter::setPlayer(std::optional<int> seat) {
    m_player = seat;
    invalidateFilter();
    Q_EMIT wantedAnew();
}

void LogFilter::setRound(std::optional<int> round) {
    m_round = round;
    invalidateFilter();
    Q_EMIT wantedAnew();
}

bool LogFilter::isFiltering() const {
    return !m_words.isEmpty() || m_what != What::Everything || m_player || m_round;
}

bool LogFilter::isWanted(const QModelIndex& index) const {
    if (m_what == What::Everything) {
        return true;
    }
    const auto kind = static_cast<LogKind>(index.data(LogModel::KindRole).toInt());
    switch (m_what) {
        case What::Everything:
            return true;
        case What::Acts:
            return kind != LogKind::Note;
        case What::Dice:
            return kind == LogKind::Dice;
        case What::Building:
            return kind == LogKind::Building;
        case What::Cards:
            return kind == LogKind::Cards;
        case What::Armies:
            return kind == LogKind::Armies;
        case What::Combats:
            return kind == LogKind::Combat;
        case What::House:
            return kind == LogKind::House;
        case What::Rulings:
            return kind == LogKind::Ruling;
        case What::TakenBack:
            return kind == LogKind::TakenBack || !index.data(LogModel::OnLineRole).toBool();
    }
    return true;
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (index.data(LogModel::IsPictureRole).toBool() || !isWanted(index)) {
        return false;
    }
    if ((m_player && index.data(LogModel::PlayerRole).toInt() != *m_player) ||
        (m_round && index.data(LogModel::RoundRole).toInt() != *m_round)) {
        return false;
    }
    const QString text = m_words.isEmpty() ? QString() : index.data(LogModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) { return text.contains(word); });
}

}  // namespace ui
