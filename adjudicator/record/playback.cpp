// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/playback.h"

#include <algorithm>
#include <array>
#include <ranges>

#include "engine/check.h"

namespace adjudicator {

namespace {

/// So many acts lie between two positions that are kept, and there are at most so many.
constexpr std::size_t kClose = 32;
constexpr std::size_t kNewest = 96;
constexpr std::size_t kFar = 512;
constexpr std::size_t kLooked = 64;

bool changesLine(const EntryLog<TableGame>& log, std::uint64_t seq) {
    return log.is<TakenBack>(seq) || log.is<Restored>(seq) || log.is<CorrectedOf<TableGame>>(seq);
}

bool sameTurn(const Playback::Moment& a, const engine::Turn& b) {
    return a.round == b.round && a.player == b.player &&
           (a.phase == engine::Phase::Found) == (b.phase == engine::Phase::Found);
}

}  // namespace

Playback::Playback(const Line& line, std::uint64_t most)
    : m_size(1),
      m_turn(line.positionBeforeAct(0).turn),
      m_newest(kClose, kNewest, PathPositions::Full::Oldest),
      m_far(kClose, kFar, PathPositions::Full::EverySecond),
      m_looked(kClose, kLooked, PathPositions::Full::Oldest) {
    m_moments.push_back({0, {m_turn.round, m_turn.player, m_turn.phase, 0}});
    (void)extend(line, most);
}

bool Playback::extend(const Line& line, std::uint64_t most) {
    for (std::uint64_t taken = 0; taken < most && m_size < line.log().size(); ++taken) {
        take(line);
    }
    return m_size == line.log().size();
}

Playback::Moment Playback::momentOf(std::uint64_t seq) const {
    ADJ_CHECK(seq < m_size, "the entry is known");
    return (std::ranges::upper_bound(m_moments, seq, {}, &Since::seq) - 1)->moment;
}

/// The turn that the next entry is made in.
void Playback::note(const engine::Turn& turn) {
    const Moment& last = m_moments.back().moment;
    const Moment moment{turn.round, turn.player, turn.phase, last.turn + (sameTurn(last, turn) ? 0 : 1)};
    if (moment != last) {
        m_moments.push_back({static_cast<std::uint32_t>(m_size), moment});
    }
}

void Playback::take(const Line& line) {
    note(m_turn);
    const std::uint64_t seq = m_size;
    const auto& log = line.log();
    const bool changes = changesLine(log, seq);
    m_path.take(line, seq);
    ++m_size;
    if (!changes && !log.is<ActDone>(seq)) {
        return;
    }
    const LineEnd end = m_path.endAfter(line, seq);
    const auto keep = [&](std::size_t acts, const engine::Position& position) {
        m_turn = position.turn;
        m_newest.pass(acts, end, position);
        m_far.pass(acts, end, position);
    };
    if (m_size == log.size()) {
        m_then.reset();
        keep(line.acts().size(), line.position());
        return;
    }
    if (changes) {
        m_then = positionAt(line, end);
    } else {
        m_then = m_then ? std::move(m_then) : positionAt(line, m_path.before(line, end));
        evolve(m_then->position, log.get<ActDone>(seq)->events);
        ++m_then->acts;
    }
    keep(m_then->acts, m_then->position);
}

const PathPositions::Kept* Playback::keptAt(const LineEnd& end) const {
    for (const PathPositions* kept : std::array<const PathPositions*, 3>{&m_newest, &m_looked, &m_far}) {
        if (const auto* found = kept->after(end)) {
            return found;
        }
    }
    return nullptr;
}

PathPositions::Kept Playback::positionAt(const Line& line, const LineEnd& end) const {
    std::vector<LineEnd> way;
    const PathPositions::Kept* kept = nullptr;
    for (LineEnd at = end; at.entry != 0 && (kept = keptAt(at)) == nullptr; at = m_path.before(line, at)) {
        way.push_back(at);
    }
    PathPositions::Kept found = kept != nullptr ? *kept : PathPositions::Kept{0, line.positionBeforeAct(0)};
    for (const LineEnd& act : std::views::reverse(way)) {
        evolve(found.position, line.actAt(LinePath::placeOf(act)).events);
        m_looked.pass(++found.acts, act, found.position);
    }
    return found;
}

engine::Position Playback::positionAfter(const Line& line, std::uint64_t seq) const {
    ADJ_CHECK(seq < m_size, "the entry is known");
    return seq + 1 == line.log().size() ? line.position() : positionAt(line, m_path.endAfter(line, seq)).position;
}

bool Playback::isStopAt(const Line& line, std::uint64_t seq) const {
    return seq == 0 || line.log().is<ActDone>(seq) || changesLine(line.log(), seq);
}

std::optional<std::uint64_t> Playback::stopBefore(const Line& line, std::uint64_t seq) const {
    for (std::uint64_t i = std::min<std::uint64_t>(seq, size()); i > 0; --i) {
        if (isStopAt(line, i - 1)) {
            return i - 1;
        }
    }
    return std::nullopt;
}

std::optional<std::uint64_t> Playback::stopAfter(const Line& line, std::uint64_t seq) const {
    for (std::uint64_t i = seq + 1; i < size(); ++i) {
        if (isStopAt(line, i)) {
            return i;
        }
    }
    return std::nullopt;
}

std::uint64_t Playback::lastStop(const Line& line) const {
    return stopBefore(line, size()).value_or(0);
}

std::optional<std::uint64_t> Playback::turnBefore(const Line& line, std::uint64_t seq) const {
    std::optional<std::uint64_t> stop = stopBefore(line, seq);
    while (stop && *stop > 0 && momentOf(*stop).turn == momentOf(seq).turn) {
        stop = stopBefore(line, *stop);
    }
    return stop;
}

std::optional<std::uint64_t> Playback::turnAfter(const Line& line, std::uint64_t seq) const {
    // The first entry of the next turn, then the last of that turn.
    std::optional<std::uint64_t> next = stopAfter(line, seq);
    while (next && momentOf(*next).turn == momentOf(seq).turn) {
        const auto further = stopAfter(line, *next);
        if (!further) {
            return next;
        }
        next = further;
    }
    if (!next) {
        return std::nullopt;
    }
    for (auto further = stopAfter(line, *next); further && momentOf(*further).turn == momentOf(*next).turn;
         further = stopAfter(line, *further)) {
        next = further;
    }
    return next;
}

}  // namespace adjudicator
