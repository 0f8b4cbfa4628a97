// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/log_turns.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

#include "adjudicator/text/words.h"
#include "ui/record/log_model.h"
#include "ui/text/sentences.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

/// Whether an entry is only there to prove its throw.
bool proves(const adjudicator::LiveTable& table, std::uint64_t seq) {
    const auto& log = table.log();
    return log.is<adjudicator::CommitmentShown>(seq) || log.is<adjudicator::ThrowDeclared>(seq) ||
           log.is<adjudicator::WordGiven>(seq);
}

}  // namespace

LogTurns::LogTurns(LogModel& model, LogFilter& filter, PointsAfter pointsAfter, QObject* parent)
    : QAbstractProxyModel(parent), m_model(model), m_filter(filter), m_pointsAfter(std::move(pointsAfter)) {
    setSourceModel(&filter);
    connect(&filter, &QAbstractItemModel::modelReset, this, &LogTurns::begin);
    // Not of the filter itself, which tells each gap that it makes.
    connect(&filter, &LogFilter::wantedAnew, this, &LogTurns::renew);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &LogTurns::renew);
    connect(&model, &QAbstractItemModel::dataChanged, this, &LogTurns::renew);
    begin();
}

/// Another game: what was open of the one before is forgotten.
void LogTurns::begin() {
    beginResetModel();
    m_opened.clear();
    m_closed.clear();
    m_proofs.clear();
    readTurns();
    readProofs();
    m_shown = wanted();
    endResetModel();
}

/// Only the rows that are otherwise come and go, so that the list stays where it is.
void LogTurns::renew() {
    readTurns();
    readProofs();
    std::vector<Shown> now = wanted();
    const auto [was, is] = std::ranges::mismatch(m_shown, now);
    const auto before = static_cast<std::size_t>(was - m_shown.begin());
    std::size_t behind = 0;
    while (behind < m_shown.size() - before && behind < now.size() - before &&
           m_shown[m_shown.size() - 1 - behind] == now[now.size() - 1 - behind]) {
        ++behind;
    }
    const auto first = static_cast<int>(before);
    if (const std::size_t gone = m_shown.size() - before - behind; gone > 0) {
        beginRemoveRows({}, first, first + static_cast<int>(gone) - 1);
        m_shown.erase(m_shown.begin() + first, m_shown.begin() + first + static_cast<std::ptrdiff_t>(gone));
        endRemoveRows();
    }
    if (const std::size_t come = now.size() - before - behind; come > 0) {
        beginInsertRows({}, first, first + static_cast<int>(come) - 1);
        m_shown = std::move(now);
        endInsertRows();
    }
    if (!m_shown.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
    }
}

/// A turn ends with the entry that begins the next one, or where the record goes back to another's.
void LogTurns::readTurns() {
    m_turns.clear();
    if (m_model.table() == nullptr) {
        return;
    }
    const auto& log = m_model.table()->log();
    constexpr auto kFound = adjudicator::kPlaceAmong<engine::Found, engine::ActionVariant>;
    std::vector<int> numbers;
    int number = 1;
    for (std::uint64_t seq = 0; seq < static_cast<std::uint64_t>(m_model.rowCount()); ++seq) {
        if (seq == 0 || m_turns.empty() || number != m_turns.back().number || seq == 1) {
            m_turns.push_back({seq, seq, number, false});
        }
        m_turns.back().last = seq;
        const bool founds = log.is<adjudicator::ActDone>(seq) && log.gist(seq).action == kFound;
        m_turns.back().isFounding = m_turns.back().isFounding || founds;
        numbers.push_back(number);
        if (log.gist(seq).beginsTurn) {
            ++number;
        } else if (const auto* taken = log.get<adjudicator::TakenBack>(seq)) {
            number = numbers[taken->from];
        } else if (const auto* restored = log.get<adjudicator::Restored>(seq)) {
            number = numbers[restored->of];
        }
    }
}

void LogTurns::readProofs() {
    const auto count = static_cast<std::size_t>(m_model.rowCount());
    m_throwOf.assign(count, 0);
    std::unordered_map<std::uint32_t, std::uint64_t> acts;
    for (std::size_t seq = count; seq-- > 0;) {
        const adjudicator::EntryGist& gist = m_model.table()->log().gist(seq);
        if (gist.isThrown && gist.number()) {
            // The first act that used it; one after a take-back may use it again.
            acts[*gist.number()] = seq;
        }
    }
    for (std::size_t seq = 0; seq < count; ++seq) {
        const auto number = m_model.table()->log().gist(seq).number();
        const auto act = number && proves(*m_model.table(), seq) ? acts.find(*number) : acts.end();
        if (act != acts.end()) {
            m_throwOf[seq] = act->second;
        }
    }
}

engine::PlayerId LogTurns::playerOf(const Turn& turn) const {
    return m_model.lineAt(m_model.indexOf(turn.first))->turn;
}

std::vector<std::uint64_t> LogTurns::proofOf(std::uint64_t act) const {
    std::vector<std::uint64_t> proof;
    for (std::size_t seq = m_throwOf.size(); seq-- > 0;) {
        if (m_throwOf[seq] == act) {
            proof.push_back(seq);
        }
    }
    return proof;
}

std::vector<LogTurns::Shown> LogTurns::wanted() const {
    std::vector<bool> isThere(m_throwOf.size(), false);
    std::map<std::uint64_t, std::vector<std::uint64_t>> proofs;
    for (int row = 0; row < m_filter.rowCount(); ++row) {
        isThere[m_filter.index(row, 0).data(LogModel::SeqRole).toULongLong()] = true;
    }
    for (std::size_t seq = m_throwOf.size(); seq-- > 0;) {
        if (isThere[seq] && m_throwOf[seq] != 0 && isThere[m_throwOf[seq]]) {
            proofs[m_throwOf[seq]].push_back(seq);
        }
    }
    std::vector<Shown> shown;
    for (auto turn = m_turns.rbegin(); turn != m_turns.rend(); ++turn) {
        // Entry 0 is nobody's turn.
        const bool hasHead = turn->first > 0;
        const bool open = !hasHead || isTurnOpen(*turn);
        const std::size_t head = shown.size();
        bool isEmpty = true;
        for (std::uint64_t seq = turn->last + 1; seq-- > turn->first;) {
            const bool isFolded = m_throwOf[seq] != 0 && isThere[m_throwOf[seq]];
            isEmpty = isEmpty && !isThere[seq];
            if (!isThere[seq] || isFolded || !open) {
                continue;
            }
            shown.push_back({Row::Entry, seq});
            if (const auto proof = proofs.find(seq); proof != proofs.end()) {
                shown.push_back({Row::Proof, seq});
                for (const std::uint64_t each : m_proofs.contains(seq) ? proof->second : std::vector<std::uint64_t>()) {
                    shown.push_back({Row::Entry, each});
                }
            }
        }
        if (hasHead && !isEmpty) {
            shown.insert(shown.begin() + static_cast<std::ptrdiff_t>(head), {Row::Turn, turn->first});
        }
    }
    return shown;
}

bool LogTurns::isTurnOpen(const Turn& turn) const {
    if (m_closed.contains(turn.first)) {
        return false;
    }
    return m_filter.isFiltering() || m_opened.contains(turn.first) || turn.first == m_turns.back().first;
}

const LogTurns::Turn& LogTurns::turnOf(std::uint64_t seq) const {
    const auto after = std::ranges::upper_bound(m_turns, seq, {}, &Turn::first);
    return *std::prev(after);
}

QModelIndex LogTurns::index(int row, int column, const QModelIndex& parent) const {
    return !parent.isValid() && column == 0 && row >= 0 && row < rowCount() ? createIndex(row, 0) : QModelIndex();
}

int LogTurns::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

LogTurns::Row LogTurns::rowAt(const QModelIndex& index) const {
    return m_shown[static_cast<std::size_t>(index.row())].row;
}

std::optional<std::uint64_t> LogTurns::entryAt(const QModelIndex& index) const {
    return index.isValid() && rowAt(index) != Row::Turn
               ? std::optional(m_shown[static_cast<std::size_t>(index.row())].seq)
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
    const Shown wanted{Row::Entry, index.data(LogModel::SeqRole).toULongLong()};
    const auto found = std::ranges::find(m_shown, wanted);
    return found != m_shown.end() ? this->index(static_cast<int>(found - m_shown.begin()), 0) : QModelIndex();
}

QModelIndex LogTurns::showEntry(std::uint64_t seq) {
    const QModelIndex source = m_filter.mapFromSource(m_model.indexOf(seq));
    if (source.isValid() && !mapFromSource(source).isValid()) {
        m_closed.erase(turnOf(seq).first);
        m_opened.insert(turnOf(seq).first);
        if (m_throwOf[seq] != 0) {
            const std::uint64_t first = turnOf(m_throwOf[seq]).first;
            m_closed.erase(first);
            m_opened.insert(first);
            m_proofs.insert(m_throwOf[seq]);
        }
        renew();
    }
    return mapFromSource(source);
}

QModelIndex LogTurns::firstEntry() const {
    const auto found = std::ranges::find(m_shown, Row::Entry, &Shown::row);
    return found != m_shown.end() ? index(static_cast<int>(found - m_shown.begin()), 0) : QModelIndex();
}

bool LogTurns::isOpen(const QModelIndex& index) const {
    const Shown& shown = m_shown[static_cast<std::size_t>(index.row())];
    return shown.row == Row::Turn ? isTurnOpen(turnOf(shown.seq)) : m_proofs.contains(shown.seq);
}

bool LogTurns::setOpen(const QModelIndex& index, bool open) {
    if (!index.isValid() || rowAt(index) == Row::Entry || isOpen(index) == open) {
        return false;
    }
    const Shown shown = m_shown[static_cast<std::size_t>(index.row())];
    if (shown.row == Row::Proof) {
        open ? void(m_proofs.insert(shown.seq)) : void(m_proofs.erase(shown.seq));
    } else {
        open ? void(m_opened.insert(shown.seq)) : void(m_opened.erase(shown.seq));
        open ? void(m_closed.erase(shown.seq)) : void(m_closed.insert(shown.seq));
    }
    renew();
    return true;
}

bool LogTurns::toggle(const QModelIndex& index) {
    return index.isValid() && rowAt(index) != Row::Entry && setOpen(index, !isOpen(index));
}

const engine::Position* LogTurns::position() const {
    return m_model.table() != nullptr ? &m_model.table()->position() : nullptr;
}

QString LogTurns::headOf(const Turn& turn) const {
    if (turn.isFounding) {
        return tr("Founding");
    }
    // The founding is no turn.
    const bool isFounded = std::ranges::any_of(m_turns, &Turn::isFounding);
    const QString name = position() != nullptr ? ui::nameOf(*position(), playerOf(turn)) : QString();
    return QStringLiteral("%1 %2").arg(turn.number - (isFounded ? 1 : 0)).arg(name);
}

QString LogTurns::diceOf(const Turn& turn) const {
    for (std::uint64_t seq = turn.last + 1; seq-- > turn.first;) {
        const adjudicator::LogLine& line = *m_model.lineAt(m_model.indexOf(seq));
        if (!line.onLine || line.act() == nullptr || !std::holds_alternative<engine::Roll>(line.act()->action)) {
            continue;
        }
        for (const engine::Event& event : line.act()->events) {
            if (const auto* thrown = std::get_if<engine::DiceThrown>(&event.body)) {
                return QString::fromStdString(adjudicator::facesText(thrown->dice));
            }
        }
    }
    return {};
}

/// What was done besides the throw and the end of the turn, each once, in its order.
QList<int> LogTurns::iconsOf(const Turn& turn) const {
    QList<int> icons;
    for (std::uint64_t seq = turn.first; seq <= turn.last; ++seq) {
        const adjudicator::LogLine& line = *m_model.lineAt(m_model.indexOf(seq));
        const LogKind kind = kindOf(line);
        const auto icon = static_cast<int>(iconOf(line));
        const bool isPlain = kind == LogKind::Note || kind == LogKind::Turn || kind == LogKind::Dice;
        if (line.onLine && !isPlain && !icons.contains(icon)) {
            icons.append(icon);
        }
    }
    return icons;
}

QVariant LogTurns::ofTurn(const Turn& turn, int role) const {
    const auto count = static_cast<int>(turn.last - turn.first + 1);
    switch (role) {
        case LogModel::TextRole:
        case Qt::DisplayRole: {
            const QString head = headOf(turn);
            const QString dice = diceOf(turn);
            return dice.isEmpty() ? head : head + QLatin1Char(' ') + dice;
        }
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return tr("%1: %n entries", nullptr, count).arg(headOf(turn));
        case LogModel::PlayerRole:
            return turn.isFounding ? QVariant() : QVariant(static_cast<int>(engine::index(playerOf(turn))));
        case LogModel::OnLineRole:
        case LogModel::IsActRole:
            return true;
        case CountRole:
            return count;
        case OpenRole:
            return isTurnOpen(turn);
        case DiceRole:
            return diceOf(turn);
        case IconsRole:
            return QVariant::fromValue(iconsOf(turn));
        case PointsRole: {
            const auto points = turn.isFounding ? std::nullopt : m_pointsAfter(playerOf(turn), turn.last);
            return points ? QVariant(*points) : QVariant();
        }
        default:
            return {};
    }
}

QVariant LogTurns::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Shown& shown = m_shown[static_cast<std::size_t>(index.row())];
    if (role == RowRole) {
        return static_cast<int>(shown.row);
    }
    if (shown.row == Row::Turn) {
        return ofTurn(turnOf(shown.seq), role);
    }
    if (shown.row == Row::Entry) {
        return m_filter.mapFromSource(m_model.indexOf(shown.seq)).data(role);
    }
    switch (role) {
        case LogModel::TextRole:
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole: {
            const auto& thrown = *m_model.lineAt(m_model.indexOf(shown.seq))->act()->thrown;
            const auto count = static_cast<int>(proofOf(shown.seq).size());
            return tr("Dice %1: %n lines", nullptr, count).arg(word(thrown.level));
        }
        case LogModel::OnLineRole:
        case LogModel::IsActRole:
            return true;
        case OpenRole:
            return m_proofs.contains(shown.seq);
        default:
            return {};
    }
}

}  // namespace ui
