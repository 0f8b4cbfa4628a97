// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/log_turns.h"

#include <algorithm>
#include <ranges>
#include <span>
#include <utility>

#include "ui/record/log_filter.h"
#include "ui/record/log_model.h"

namespace ui {

namespace {

/// So many rows are laid at once.
constexpr std::size_t kPage = 300;

}  // namespace

LogTurns::LogTurns(LogModel& model, LogFilter& filter, PointsAfter pointsAfter, QObject* parent)
    : QAbstractProxyModel(parent), m_model(model), m_filter(filter), m_pointsAfter(std::move(pointsAfter)) {
    setSourceModel(&filter);
    // The filter hears of the model first.
    connect(&model, &QAbstractItemModel::modelReset, this, &LogTurns::begin);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &LogTurns::grow);
    connect(&model, &QAbstractItemModel::dataChanged, this, &LogTurns::turned);
    connect(&filter, &LogFilter::wantedAnew, this, &LogTurns::layAnew);
    connect(&filter, &LogFilter::foundMore, this, &LogTurns::layAnew);
    begin();
}

/// Another game: what was open of the one before is forgotten.
void LogTurns::begin() {
    beginResetModel();
    m_opened.clear();
    m_closed.clear();
    m_proofs.clear();
    m_told.clear();
    m_turns.clear();
    m_throws.clear();
    m_shown.clear();
    m_rowsOf.clear();
    m_number = 1;
    m_isFounded = false;
    m_known = 0;
    (void)readOn();
    m_firstLaid = m_turns.size();
    endResetModel();
    layFurther(kPage, m_turns.size());
}

/// A turn ends with the entry that begins the next one, or where the record goes back to another's.
std::set<std::size_t> LogTurns::readOn() {
    std::set<std::size_t> folded;
    const auto count = m_model.table() != nullptr ? static_cast<std::uint64_t>(m_model.rowCount()) : 0;
    constexpr auto kFound = adjudicator::kPlaceAmong<engine::Found, engine::ActionVariant>;
    for (std::uint64_t seq = m_known; seq < count; ++seq) {
        const auto& log = m_model.table()->log();
        const auto at = static_cast<std::uint32_t>(seq);
        if (seq <= 1 || m_number != m_turns.back().number) {
            m_turns.push_back({at, at, m_number, false});
        }
        m_turns.back().last = at;
        const adjudicator::EntryGist& gist = log.gist(seq);
        if (log.is<adjudicator::ActDone>(seq) && gist.action == kFound) {
            m_turns.back().isFounding = true;
            m_isFounded = true;
        }
        if (const std::uint64_t act = m_throws.take(log, seq); act != 0) {
            // The lines that prove it may lie in an earlier turn.
            folded.insert(turnAt(act));
            for (const std::uint64_t proof : m_throws.proofOf(log, act)) {
                folded.insert(turnAt(proof));
            }
        }
        if (gist.beginsTurn) {
            ++m_number;
        } else if (log.is<adjudicator::TakenBack>(seq) || log.is<adjudicator::Restored>(seq)) {
            m_number = turnOf(gist.back()).number;
        }
    }
    m_known = count;
    return folded;
}

std::uint64_t LogTurns::actOf(std::uint64_t seq) const {
    return m_throws.actOf(m_model.table()->log(), seq);
}

std::vector<LogTurns::Shown> LogTurns::rowsOf(const Turn& turn) {
    ++m_turnsLaid;
    std::vector<Shown> rows;
    if (!m_filter.holdsAny(turn.first, turn.last)) {
        return rows;
    }
    // Entry 0 is nobody's turn.
    const bool hasHead = turn.first > 0;
    const bool open = !hasHead || isTurnOpen(turn);
    bool isEmpty = true;
    for (std::uint32_t seq = turn.first; seq <= turn.last && (open || isEmpty); ++seq) {
        if (!m_filter.holds(seq)) {
            continue;
        }
        isEmpty = false;
        const std::uint64_t under = actOf(seq);
        if (!open || (under != 0 && m_filter.holds(under))) {
            continue;
        }
        auto proof = m_throws.proofOf(m_model.table()->log(), seq);
        std::erase_if(proof, [&](std::uint64_t each) { return !m_filter.holds(each); });
        if (!proof.empty()) {
            if (m_proofs.contains(seq)) {
                for (const std::uint64_t each : std::views::reverse(proof)) {
                    rows.push_back({static_cast<std::uint32_t>(each), Row::Entry});
                }
            }
            rows.push_back({seq, Row::Proof});
        }
        rows.push_back({seq, Row::Entry});
    }
    if (hasHead && !isEmpty) {
        rows.push_back({turn.first, Row::Turn});
    }
    return rows;
}

void LogTurns::grow() {
    const std::size_t before = m_turns.size();
    std::set<std::size_t> turns = readOn();
    m_rowsOf.resize(m_turns.size() - m_firstLaid);
    // The newest until now lies open no more where another began.
    for (std::size_t turn = before > 0 ? before - 1 : 0; turn < m_turns.size(); ++turn) {
        turns.insert(turn);
    }
    for (const std::size_t turn : turns) {
        layAgain(turn);
    }
}

/// What somebody scrolled to stays there.
void LogTurns::layAnew() {
    const std::size_t wanted = std::max(kPage, m_shown.size());
    std::vector<std::vector<Shown>> turns;
    std::size_t count = 0;
    std::size_t turn = m_turns.size();
    while (turn > 0 && count < wanted) {
        turns.push_back(rowsOf(m_turns[--turn]));
        count += turns.back().size();
    }
    std::vector<Shown> rows;
    m_rowsOf.clear();
    for (const auto& each : std::views::reverse(turns)) {
        m_rowsOf.push_back(static_cast<std::uint32_t>(each.size()));
        rows.insert(rows.end(), each.begin(), each.end());
    }
    m_firstLaid = turn;
    replace(0, m_shown.size(), rows);
    if (!m_shown.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
    }
}

/// Entries left or joined the line: who tells of their turn tells something else.
void LogTurns::turned(const QModelIndex& newest, const QModelIndex& oldest, const QList<int>&) {
    const auto first = m_model.seqAt(oldest);
    const auto last = m_model.seqAt(newest);
    if (!first || !last || m_turns.empty()) {
        return;
    }
    const std::size_t from = turnAt(*first);
    std::erase_if(m_told, [&](const auto& told) { return told.first >= m_turns[from].first; });
    tell(std::max(from, m_firstLaid), turnAt(*last));
}

void LogTurns::tell(std::size_t first, std::size_t last) {
    if (first > last || first < m_firstLaid) {
        return;
    }
    const std::size_t begin = beginOf(first);
    const std::size_t end = beginOf(last) + m_rowsOf[last - m_firstLaid];
    if (begin < end) {
        Q_EMIT dataChanged(indexAt(end - 1), indexAt(begin));
    }
}

bool LogTurns::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && m_firstLaid > 0;
}

void LogTurns::fetchMore(const QModelIndex& parent) {
    if (!parent.isValid()) {
        layFurther(kPage, m_turns.size());
    }
}

void LogTurns::layFurther(std::size_t rows, std::size_t downTo) {
    std::vector<std::vector<Shown>> turns;
    std::size_t count = 0;
    while (m_firstLaid > 0 && (count < rows || m_firstLaid > downTo)) {
        turns.push_back(rowsOf(m_turns[--m_firstLaid]));
        count += turns.back().size();
    }
    std::vector<Shown> older;
    std::vector<std::uint32_t> counts;
    for (const auto& each : std::views::reverse(turns)) {
        counts.push_back(static_cast<std::uint32_t>(each.size()));
        older.insert(older.end(), each.begin(), each.end());
    }
    m_rowsOf.insert(m_rowsOf.begin(), counts.begin(), counts.end());
    replace(0, 0, older);
}

void LogTurns::layAgain(std::size_t turn) {
    if (turn < m_firstLaid) {
        return;
    }
    const std::vector<Shown> rows = rowsOf(m_turns[turn]);
    const std::size_t from = beginOf(turn);
    const std::size_t count = std::exchange(m_rowsOf[turn - m_firstLaid], static_cast<std::uint32_t>(rows.size()));
    replace(from, count, rows);
    tell(turn, turn);
}

/// So the list stays where it is.
void LogTurns::replace(std::size_t from, std::size_t count, const std::vector<Shown>& rows) {
    std::size_t same = 0;
    while (same < count && same < rows.size() && m_shown[from + same] == rows[same]) {
        ++same;
    }
    std::size_t behind = 0;
    while (behind < count - same && behind < rows.size() - same &&
           m_shown[from + count - 1 - behind] == rows[rows.size() - 1 - behind]) {
        ++behind;
    }
    const std::size_t first = from + same;
    const auto place = m_shown.begin() + static_cast<std::ptrdiff_t>(first);
    if (const std::size_t gone = count - same - behind; gone > 0) {
        const auto row = static_cast<int>(m_shown.size() - first - gone);
        beginRemoveRows({}, row, row + static_cast<int>(gone) - 1);
        m_shown.erase(place, place + static_cast<std::ptrdiff_t>(gone));
        endRemoveRows();
    }
    if (const std::size_t come = rows.size() - same - behind; come > 0) {
        const auto row = static_cast<int>(m_shown.size() - first);
        beginInsertRows({}, row, row + static_cast<int>(come) - 1);
        const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(same);
        m_shown.insert(m_shown.begin() + static_cast<std::ptrdiff_t>(first), begin,
                       begin + static_cast<std::ptrdiff_t>(come));
        endInsertRows();
    }
}

std::size_t LogTurns::beginOf(std::size_t turn) const {
    // From the end: that is where things come.
    std::size_t behind = 0;
    for (std::size_t i = m_rowsOf.size(); i > turn - m_firstLaid; --i) {
        behind += m_rowsOf[i - 1];
    }
    return m_shown.size() - behind;
}

bool LogTurns::isTurnOpen(const Turn& turn) const {
    if (m_closed.contains(turn.first)) {
        return false;
    }
    return m_filter.isFiltering() || m_opened.contains(turn.first) || turn.first == m_turns.back().first;
}

std::size_t LogTurns::turnAt(std::uint64_t seq) const {
    const auto after = std::ranges::upper_bound(m_turns, seq, {}, &Turn::first);
    return static_cast<std::size_t>(after - m_turns.begin()) - 1;
}

const LogTurns::Shown& LogTurns::shownAt(int row) const {
    return m_shown[m_shown.size() - 1 - static_cast<std::size_t>(row)];
}

QModelIndex LogTurns::indexAt(std::size_t place) const {
    return index(static_cast<int>(m_shown.size() - 1 - place), 0);
}

QModelIndex LogTurns::index(int row, int column, const QModelIndex& parent) const {
    return !parent.isValid() && column == 0 && row >= 0 && row < rowCount() ? createIndex(row, 0) : QModelIndex();
}

int LogTurns::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

LogTurns::Row LogTurns::rowAt(const QModelIndex& index) const {
    return shownAt(index.row()).row;
}

std::optional<std::uint64_t> LogTurns::entryAt(const QModelIndex& index) const {
    return index.isValid() && rowAt(index) != Row::Turn ? std::optional<std::uint64_t>(shownAt(index.row()).seq)
                                                        : std::nullopt;
}

QModelIndex LogTurns::mapToSource(const QModelIndex& index) const {
    const auto entry = entryAt(index);
    return entry ? m_filter.mapFromSource(m_model.indexOf(*entry)) : QModelIndex();
}

QModelIndex LogTurns::mapFromSource(const QModelIndex& index) const {
    if (!index.isValid()) {
        return {};
    }
    const std::uint64_t seq = index.data(LogModel::SeqRole).toULongLong();
    const std::uint64_t under = actOf(seq);
    const std::size_t turn = turnAt(under != 0 && m_filter.holds(under) ? under : seq);
    if (turn < m_firstLaid) {
        return {};
    }
    const std::size_t from = beginOf(turn);
    const auto rows = std::span(m_shown).subspan(from, m_rowsOf[turn - m_firstLaid]);
    const auto found = std::ranges::find(rows, Shown{static_cast<std::uint32_t>(seq), Row::Entry});
    return found != rows.end() ? indexAt(from + static_cast<std::size_t>(found - rows.begin())) : QModelIndex();
}

QModelIndex LogTurns::showEntry(std::uint64_t seq) {
    const QModelIndex source = m_filter.mapFromSource(m_model.indexOf(seq));
    if (source.isValid() && !mapFromSource(source).isValid()) {
        const std::uint64_t under = actOf(seq);
        for (const std::uint64_t each : {seq, under}) {
            if (each == 0) {
                continue;
            }
            m_closed.erase(turnOf(each).first);
            m_opened.insert(turnOf(each).first);
        }
        if (under != 0) {
            m_proofs.insert(under);
        }
        for (const std::uint64_t each : {seq, under}) {
            const std::size_t turn = turnAt(each != 0 ? each : seq);
            layFurther(0, turn);
            layAgain(turn);
        }
    }
    return mapFromSource(source);
}

QModelIndex LogTurns::firstEntry() const {
    const auto newest = std::views::reverse(m_shown);
    const auto found = std::ranges::find(newest, Row::Entry, &Shown::row);
    return found != newest.end() ? index(static_cast<int>(found - newest.begin()), 0) : QModelIndex();
}

bool LogTurns::isOpen(const QModelIndex& index) const {
    const Shown& shown = shownAt(index.row());
    return shown.row == Row::Turn ? isTurnOpen(turnOf(shown.seq)) : m_proofs.contains(shown.seq);
}

bool LogTurns::setOpen(const QModelIndex& index, bool open) {
    if (!index.isValid() || rowAt(index) == Row::Entry || isOpen(index) == open) {
        return false;
    }
    const Shown shown = shownAt(index.row());
    if (shown.row == Row::Proof) {
        open ? void(m_proofs.insert(shown.seq)) : void(m_proofs.erase(shown.seq));
    } else {
        open ? void(m_opened.insert(shown.seq)) : void(m_opened.erase(shown.seq));
        open ? void(m_closed.erase(shown.seq)) : void(m_closed.insert(shown.seq));
    }
    layAgain(turnAt(shown.seq));
    return true;
}

bool LogTurns::toggle(const QModelIndex& index) {
    return index.isValid() && rowAt(index) != Row::Entry && setOpen(index, !isOpen(index));
}

}  // namespace ui
