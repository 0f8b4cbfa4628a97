// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/playback.h"

#include <algorithm>

#include "engine/check.h"

namespace adjudicator {

namespace {

/// At most so many acts are applied for a step.
constexpr std::uint64_t kInterval = 32;

bool changesLine(const EntryBody& body) {
    return std::holds_alternative<TakenBack>(body) || std::holds_alternative<Restored>(body) ||
           std::holds_alternative<CorrectedOf<TableGame>>(body);
}

bool sameTurn(const Playback::Moment& a, const engine::Turn& b) {
    return a.round == b.round && a.player == b.player &&
           (a.phase == engine::Phase::Found) == (b.phase == engine::Phase::Found);
}

}  // namespace

Playback::Playback(const Line& line, std::uint64_t most) : m_then(line.upTo(0)) {
    m_moments.push_back(now());
    m_marks.push_back({0, m_then.position()});
    (void)extend(line, most);
}

Playback::Moment Playback::now() const {
    const engine::Turn& turn = m_then.position().turn;
    return {turn.round, turn.player, turn.phase, m_turns};
}

bool Playback::extend(const Line& line, std::uint64_t most) {
    for (std::uint64_t taken = 0; taken < most && m_moments.size() < line.log().size(); ++taken) {
        take(line);
    }
    return m_moments.size() == line.log().size();
}

void Playback::take(const Line& line) {
    const std::uint64_t seq = m_moments.size();
    Moment moment = now();
    if (!sameTurn(m_moments.back(), m_then.position().turn)) {
        moment.turn = ++m_turns;
    }
    m_moments.push_back(moment);
    m_then.follow(line);
    if (changesLine(m_then.log().back().entry.body) || seq - m_marks.back().seq >= kInterval) {
        m_marks.push_back({seq, m_then.position()});
    }
}

engine::Position Playback::positionAfter(const Line& line, std::uint64_t seq) const {
    ADJ_CHECK(seq < m_moments.size(), "the entry is known");
    const auto behind = std::ranges::upper_bound(m_marks, seq, {}, &Mark::seq);
    const Mark& mark = *(behind - 1);
    engine::Position position = mark.position;
    for (std::uint64_t i = mark.seq + 1; i <= seq; ++i) {
        if (const ActDone* act = line.log()[i].act()) {
            evolve(position, act->events);
        }
    }
    return position;
}

bool Playback::isStop(const LogLine& line) {
    return line.act() != nullptr || line.seq() == 0 || changesLine(line.entry.body);
}

std::optional<std::uint64_t> Playback::stopBefore(const Line& line, std::uint64_t seq) const {
    for (std::uint64_t i = std::min<std::uint64_t>(seq, size()); i > 0; --i) {
        if (isStop(line.log()[i - 1])) {
            return i - 1;
        }
    }
    return std::nullopt;
}

std::optional<std::uint64_t> Playback::stopAfter(const Line& line, std::uint64_t seq) const {
    for (std::uint64_t i = seq + 1; i < size(); ++i) {
        if (isStop(line.log()[i])) {
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
