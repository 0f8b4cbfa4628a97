// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/log_filter.h"

#include <QElapsedTimer>
#include <algorithm>
#include <functional>

namespace ui {

LogFilter::LogFilter(LogModel& model, QObject* parent) : QAbstractProxyModel(parent), m_model(model) {
    setSourceModel(&model);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &LogFilter::beginResetModel);
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        begin();
        endResetModel();
    });
    connect(&model, &QAbstractItemModel::rowsInserted, this, &LogFilter::grow);
    connect(&model, &QAbstractItemModel::dataChanged, this, &LogFilter::lookAgain);
    m_further.setSingleShot(true);
    connect(&m_further, &QTimer::timeout, this, &LogFilter::lookOn);
    begin();
}

void LogFilter::setSearch(const QString& typed) {
    const QStringList words = typed.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (std::exchange(m_words, words) != words) {
        wantAnew();
    }
}

void LogFilter::setWhat(What what) {
    if (std::exchange(m_what, what) != what) {
        wantAnew();
    }
}

void LogFilter::setPlayer(std::optional<int> seat) {
    if (std::exchange(m_player, seat) != seat) {
        wantAnew();
    }
}

void LogFilter::setRound(std::optional<int> round) {
    if (std::exchange(m_round, round) != round) {
        wantAnew();
    }
}

bool LogFilter::isFiltering() const {
    return !m_words.isEmpty() || m_what != What::Everything || m_player || m_round;
}

/// Everything that is there, once.
void LogFilter::begin() {
    m_further.stop();
    m_known = static_cast<std::uint64_t>(m_model.rowCount());
    m_left.clear();
    for (std::uint64_t seq = 0; seq < m_known; ++seq) {
        if (m_model.table()->log().is<adjudicator::EvidenceKept>(seq)) {
            m_left.push_back(static_cast<std::uint32_t>(seq));
        }
    }
    m_found.clear();
    m_lookedFrom = isFiltering() ? m_known : 0;
    m_found = look();
}

void LogFilter::wantAnew() {
    beginResetModel();
    m_found.clear();
    m_lookedFrom = isFiltering() ? m_known : 0;
    m_found = look();
    endResetModel();
    Q_EMIT wantedAnew();
}

std::vector<std::uint32_t> LogFilter::look() {
    constexpr int kAtLeast = 1000;
    constexpr qint64 kPieceMs = 15;
    constexpr int kPauseMs = 5;
    std::vector<std::uint32_t> found;
    QElapsedTimer timer;
    timer.start();
    for (int looked = 0; m_lookedFrom > 0 && (looked < kAtLeast || timer.elapsed() < kPieceMs); ++looked) {
        if (isWanted(--m_lookedFrom)) {
            found.push_back(static_cast<std::uint32_t>(m_lookedFrom));
        }
    }
    if (m_lookedFrom > 0) {
        m_further.start(kPauseMs);
    } else {
        m_further.stop();
    }
    return found;
}

void LogFilter::lookOn() {
    const std::vector<std::uint32_t> found = look();
    if (!found.empty()) {
        const auto first = static_cast<int>(m_found.size());
        beginInsertRows({}, first, first + static_cast<int>(found.size()) - 1);
        m_found.insert(m_found.end(), found.begin(), found.end());
        endInsertRows();
    }
    Q_EMIT foundMore();
}

/// Entries came at the end of the record.
void LogFilter::grow() {
    const auto now = static_cast<std::uint64_t>(m_model.rowCount());
    std::vector<std::uint32_t> left;
    std::vector<std::uint32_t> wanted;
    for (std::uint64_t seq = now; seq-- > m_known;) {
        if (m_model.table()->log().is<adjudicator::EvidenceKept>(seq)) {
            left.insert(left.begin(), static_cast<std::uint32_t>(seq));
        } else if (!isFiltering() || isWanted(seq)) {
            wanted.push_back(static_cast<std::uint32_t>(seq));
        }
    }
    if (!wanted.empty()) {
        beginInsertRows({}, 0, static_cast<int>(wanted.size()) - 1);
    }
    m_known = now;
    m_left.insert(m_left.end(), left.begin(), left.end());
    if (isFiltering()) {
        m_found.insert(m_found.begin(), wanted.begin(), wanted.end());
    }
    if (!wanted.empty()) {
        endInsertRows();
    }
}

/// Only who looks for what was taken back looks at what changes.
void LogFilter::lookAgain(const QModelIndex& newest, const QModelIndex& oldest) {
    const auto last = m_model.seqAt(newest);
    const auto first = m_model.seqAt(oldest);
    if (!first || !last) {
        return;
    }
    bool isOtherwise = false;
    if (m_what == What::TakenBack) {
        const auto from = std::max(*first, m_lookedFrom);
        std::vector<std::uint32_t> wanted;
        for (std::uint64_t seq = *last + 1; seq-- > from;) {
            if (isWanted(seq)) {
                wanted.push_back(static_cast<std::uint32_t>(seq));
            }
        }
        const auto [begin, end] = std::pair(std::ranges::lower_bound(m_found, *last, std::ranges::greater()),
                                            std::ranges::upper_bound(m_found, from, std::ranges::greater()));
        isOtherwise = !std::ranges::equal(begin, end, wanted.begin(), wanted.end());
        if (isOtherwise) {
            beginResetModel();
            m_found.insert(m_found.erase(begin, end), wanted.begin(), wanted.end());
            endResetModel();
            Q_EMIT wantedAnew();
        }
    }
    if (!isOtherwise && rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
    }
}

std::size_t LogFilter::leftBefore(std::uint64_t seq) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(m_left, seq) - m_left.begin());
}

bool LogFilter::holds(std::uint64_t seq) const {
    if (isFiltering()) {
        return std::ranges::binary_search(m_found, seq, std::ranges::greater());
    }
    return seq < m_known && !m_model.table()->log().is<adjudicator::EvidenceKept>(seq);
}

bool LogFilter::holdsAny(std::uint64_t first, std::uint64_t last) const {
    if (!isFiltering()) {
        return true;
    }
    const auto found = std::ranges::lower_bound(m_found, last, std::ranges::greater());
    return found != m_found.end() && *found >= first;
}

int LogFilter::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(isFiltering() ? m_found.size() : m_known - m_left.size());
}

QModelIndex LogFilter::index(int row, int column, const QModelIndex& parent) const {
    return !parent.isValid() && column == 0 && row >= 0 && row < rowCount() ? createIndex(row, 0) : QModelIndex();
}

std::optional<std::uint64_t> LogFilter::seqAt(int row) const {
    if (row < 0 || row >= rowCount()) {
        return std::nullopt;
    }
    if (isFiltering()) {
        return m_found[static_cast<std::size_t>(row)];
    }
    // Before it come so many that are wanted, and those left out among them.
    const auto rank = static_cast<std::uint64_t>(rowCount() - 1 - row);
    std::size_t left = 0;
    for (std::size_t count = m_left.size(); count > 0;) {
        const std::size_t half = count / 2;
        const bool isBefore = m_left[left + half] - (left + half) <= rank;
        left += isBefore ? half + 1 : 0;
        count = isBefore ? count - half - 1 : half;
    }
    return rank + left;
}

QModelIndex LogFilter::mapToSource(const QModelIndex& index) const {
    const auto seq = index.isValid() ? seqAt(index.row()) : std::nullopt;
    return seq ? m_model.indexOf(*seq) : QModelIndex();
}

QModelIndex LogFilter::mapFromSource(const QModelIndex& index) const {
    const auto seq = m_model.seqAt(index);
    if (!seq || !holds(*seq)) {
        return {};
    }
    const auto newer = isFiltering()
                           ? static_cast<std::uint64_t>(
                                 std::ranges::lower_bound(m_found, *seq, std::ranges::greater()) - m_found.begin())
                           : static_cast<std::uint64_t>(rowCount()) - 1 - (*seq - leftBefore(*seq));
    return this->index(static_cast<int>(newer), 0);
}

bool LogFilter::isOfWhat(std::uint64_t seq) const {
    if (m_what == What::Everything) {
        return true;
    }
    const auto& log = m_model.table()->log();
    const auto known = kindOf(log.gist(seq));
    const LogKind kind = known ? *known : kindOf(log[seq]);
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
            return kind == LogKind::TakenBack || !log.isOnLine(seq);
    }
    return true;
}

bool LogFilter::isWanted(std::uint64_t seq) const {
    if (m_model.table()->log().is<adjudicator::EvidenceKept>(seq) || !isOfWhat(seq)) {
        return false;
    }
    const QModelIndex index = m_model.indexOf(seq);
    if ((m_player && index.data(LogModel::PlayerRole).toInt() != *m_player) ||
        (m_round && index.data(LogModel::RoundRole).toInt() != *m_round)) {
        return false;
    }
    const QString text = m_words.isEmpty() ? QString() : index.data(LogModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) { return text.contains(word); });
}

}  // namespace ui
