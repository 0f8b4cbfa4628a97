// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/line_path.h"

#include <algorithm>

namespace adjudicator {

namespace {

using Corrected = CorrectedOf<TableGame>;

LineEnd endAt(std::uint64_t entry, std::size_t item) {
    return {static_cast<std::uint32_t>(entry), static_cast<std::uint32_t>(item)};
}

/// Where the act first stood.
ActPlace originOf(const Line& line, const LineEnd& act) {
    const ActPlace place = LinePath::placeOf(act);
    if (!place.item) {
        return place;
    }
    const auto& item = line.log().get<Corrected>(place.entry)->line[*place.item];
    return item.of ? ActPlace{*item.of, item.ofItem} : place;
}

/// The newest act that a correction left before that item; empty where there is none.
std::optional<LineEnd> leftBefore(const Line& line, std::uint64_t correction, std::size_t item) {
    const auto& acts = line.log().get<Corrected>(correction)->line;
    for (std::size_t i = item; i-- > 0;) {
        if (acts[i].how != CorrectedHow::Dropped) {
            return endAt(correction, i);
        }
    }
    return std::nullopt;
}

}  // namespace

ActPlace LinePath::placeOf(const LineEnd& act) {
    return {act.entry, act.item == LineEnd::kWhole ? std::nullopt : std::optional(act.item)};
}

const LinePath::Turned& LinePath::turnedBy(std::uint32_t entry) const {
    return *std::ranges::lower_bound(m_turned, entry, {}, &Turned::entry);
}

LineEnd LinePath::endAfter(const Line& line, std::uint64_t entry) const {
    const auto& log = line.log();
    for (std::uint64_t at = entry; at > 0; --at) {
        if (log.is<ActDone>(at)) {
            return {static_cast<std::uint32_t>(at), LineEnd::kWhole};
        }
        if (log.is<TakenBack>(at) || log.is<Restored>(at) || log.is<Corrected>(at)) {
            return turnedBy(static_cast<std::uint32_t>(at)).end;
        }
    }
    return {};
}

LineEnd LinePath::before(const Line& line, const LineEnd& act) const {
    if (act.item == LineEnd::kWhole) {
        return endAfter(line, act.entry - 1);
    }
    return leftBefore(line, act.entry, act.item).value_or(turnedBy(act.entry).kept);
}

LineEnd LinePath::beforeOrigin(const Line& line, LineEnd end, const ActPlace& origin) const {
    while (end.entry != 0 && originOf(line, end) != origin) {
        end = before(line, end);
    }
    return end.entry != 0 ? before(line, end) : end;
}

void LinePath::take(const Line& line, std::uint64_t entry) {
    const auto& log = line.log();
    const auto at = static_cast<std::uint32_t>(entry);
    if (const auto* restored = log.get<Restored>(entry)) {
        m_turned.push_back({at, endAfter(line, restored->of - 1), {}});
    } else if (const auto* taken = log.get<TakenBack>(entry)) {
        const ActPlace from{taken->from, taken->item};
        const bool isCorrection = !from.item && log.is<Corrected>(from.entry);
        m_turned.push_back(
            {at,
             isCorrection ? endAfter(line, from.entry - 1) : beforeOrigin(line, endAfter(line, entry - 1), from),
             {}});
    } else if (const auto* corrected = log.get<Corrected>(entry)) {
        const ActPlace from{corrected->from, corrected->fromItem};
        const std::size_t count = corrected->line.size();
        const LineEnd kept = beforeOrigin(line, endAfter(line, entry - 1), from);
        m_turned.push_back({at, leftBefore(line, entry, count).value_or(kept), kept});
    }
}

void PathPositions::thin() {
    for (std::size_t i = 0; i < m_places.size(); i += 2) {
        if (m_places[i]) {
            m_kept.erase(*m_places[i]);
        }
    }
    for (std::size_t i = 0; 2 * i + 1 < m_places.size(); ++i) {
        m_places[i] = m_places[2 * i + 1];
    }
    m_places.resize(m_places.size() / 2);
    m_every *= 2;
}

void PathPositions::pass(std::size_t acts, const LineEnd& newest, const engine::Position& position) {
    if (acts == 0 || acts % m_every != 0) {
        return;
    }
    while (m_full == Full::EverySecond && acts / m_every > m_most) {
        thin();
        if (acts % m_every != 0) {
            return;
        }
    }
    const std::size_t place = (acts / m_every - 1) % m_most;
    m_places.resize(std::max(m_places.size(), place + 1));
    if (m_places[place]) {
        m_kept.erase(*m_places[place]);
    }
    m_places[place] = newest;
    m_kept.insert_or_assign(newest, Kept{acts, position});
}

const PathPositions::Kept* PathPositions::after(const LineEnd& newest) const {
    const auto found = m_kept.find(newest);
    return found != m_kept.end() ? &found->second : nullptr;
}

}  // namespace adjudicator
