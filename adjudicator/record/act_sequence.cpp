// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/act_sequence.h"

#include <algorithm>
#include <iterator>

namespace adjudicator {

namespace {

template <class Items>
auto from(Items& items, std::size_t index) {
    return items.begin() + static_cast<std::ptrdiff_t>(index);
}

}  // namespace

std::optional<std::size_t> ActSequence::indexOf(const ActPlace& origin) const {
    // From the end: that is where people take back.
    const LineActs all = acts();
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const LineAct& act) { return act.origin == origin; });
    return found == all.rend() ? std::nullopt : std::optional(static_cast<std::size_t>(all.rend() - found) - 1);
}

std::optional<ActPlace> ActSequence::lastStep() const {
    const auto& corrections = m_now.corrections;
    if (!corrections.empty() && corrections.back().first + corrections.back().count == m_now.acts.size()) {
        return ActPlace{corrections.back().entry, {}};
    }
    return m_now.acts.empty() ? std::nullopt : std::optional(acts().back().origin);
}

bool ActSequence::canUndoTo(const ActPlace& from) const {
    return isWholeCorrection(from) || indexOf(from).has_value();
}

void ActSequence::add(std::uint64_t entry) {
    m_now.acts.push_back(static_cast<std::uint32_t>(entry));
}

std::vector<LineAct> ActSequence::actsFrom(std::size_t index) const {
    std::vector<LineAct> from;
    for (std::size_t i = index; i < m_now.acts.size(); ++i) {
        from.push_back(acts()[i]);
    }
    return from;
}

SequenceChange ActSequence::takeBack(const ActPlace& from, std::uint64_t by) {
    if (const Correction* correction = wholeCorrection(from)) {
        // Where it left no act it ends where it begins: it goes all the same.
        const auto place = static_cast<std::size_t>(correction - m_now.corrections.data());
        SequenceChange change = cut(correction->first, place, by);
        putBack(m_before[from.entry], change);
        return change;
    }
    const std::size_t index = *indexOf(from);
    return cut(index, reachingBeyond(index), by);
}

SequenceChange ActSequence::restore(std::uint64_t by) {
    const Tail& tail = m_before[by];
    SequenceChange change{tail.first, actsFrom(tail.first), {}};
    putBack(tail, change);
    return change;
}

SequenceChange ActSequence::correct(const ActPlace& from, const std::vector<LineAct>& acts, std::uint64_t by) {
    const std::size_t first = *indexOf(from);
    SequenceChange change = cut(first, reachingBeyond(first), by);
    for (const LineAct& act : acts) {
        m_now.acts.push_back(LineActs::kOther | static_cast<std::uint32_t>(m_others.size()));
        m_others.push_back(act);
    }
    m_now.corrections.push_back({by, first, acts.size()});
    change.corrections.push_back(by);
    return change;
}

const ActSequence::Correction* ActSequence::wholeCorrection(const ActPlace& place) const {
    const auto found = std::ranges::lower_bound(m_now.corrections, place.entry, {}, &Correction::entry);
    return place.item || found == m_now.corrections.end() || found->entry != place.entry ? nullptr : &*found;
}

std::size_t ActSequence::reachingBeyond(std::size_t index) const {
    const auto& corrections = m_now.corrections;
    const auto found = std::ranges::partition_point(
        corrections, [&](const Correction& each) { return each.first + each.count <= index; });
    return static_cast<std::size_t>(found - corrections.begin());
}

/// The line ends before this act, by that entry, and the corrections from that place on stand whole no more.
SequenceChange ActSequence::cut(std::size_t index, std::size_t correction, std::uint64_t by) {
    auto& [acts, corrections] = m_now;
    Tail& tail = m_before[by];
    SequenceChange change{index, actsFrom(index), {}};
    tail = {index, {{from(acts, index), acts.end()}, {from(corrections, correction), corrections.end()}}};
    acts.erase(from(acts, index), acts.end());
    corrections.erase(from(corrections, correction), corrections.end());
    std::ranges::transform(tail.line.corrections, std::back_inserter(change.corrections), &Correction::entry);
    return change;
}

void ActSequence::putBack(const Tail& tail, SequenceChange& change) {
    auto& [acts, corrections] = m_now;
    acts.resize(tail.first);
    acts.insert(acts.end(), tail.line.acts.begin(), tail.line.acts.end());
    const auto gone = from(corrections, reachingBeyond(tail.first));
    std::transform(gone, corrections.end(), std::back_inserter(change.corrections),
                   [](const Correction& each) { return each.entry; });
    corrections.erase(gone, corrections.end());
    std::ranges::transform(tail.line.corrections, std::back_inserter(change.corrections), &Correction::entry);
    corrections.insert(corrections.end(), tail.line.corrections.begin(), tail.line.corrections.end());
}

}  // namespace adjudicator
