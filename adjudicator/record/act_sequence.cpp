// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/act_sequence.h"

#include <algorithm>

namespace adjudicator {

std::optional<std::size_t> ActSequence::indexOf(const ActPlace& origin) const {
    const auto found = std::ranges::find(m_now.acts, origin, &LineAct::origin);
    return found == m_now.acts.end() ? std::nullopt : std::optional<std::size_t>(found - m_now.acts.begin());
}

std::optional<ActPlace> ActSequence::lastStep() const {
    const auto& corrections = m_now.corrections;
    if (!corrections.empty() && corrections.back().first + corrections.back().count == m_now.acts.size()) {
        return ActPlace{corrections.back().entry, {}};
    }
    return m_now.acts.empty() ? std::nullopt : std::optional(m_now.acts.back().origin);
}

bool ActSequence::canUndoTo(const ActPlace& from) const {
    return isWholeCorrection(from) || indexOf(from).has_value();
}

void ActSequence::add(std::uint64_t entry) {
    m_now.acts.push_back({{entry, {}}, {entry, {}}});
}

std::size_t ActSequence::takeBack(const ActPlace& from, std::uint64_t by) {
    if (const Correction* correction = wholeCorrection(from)) {
        const Tail before = m_before[from.entry];
        cut(correction->first, by);
        return putBack(before);
    }
    const std::size_t index = *indexOf(from);
    cut(index, by);
    return index;
}

std::size_t ActSequence::restore(std::uint64_t by) {
    return putBack(m_before[by]);
}

std::size_t ActSequence::correct(const ActPlace& from, const std::vector<LineAct>& acts, std::uint64_t by) {
    const std::size_t first = *indexOf(from);
    cut(first, by);
    m_now.acts.insert(m_now.acts.end(), acts.begin(), acts.end());
    m_now.corrections.push_back({by, first, acts.size()});
    return first;
}

const ActSequence::Correction* ActSequence::wholeCorrection(const ActPlace& place) const {
    const auto found = std::ranges::find(m_now.corrections, place.entry, &Correction::entry);
    return place.item || found == m_now.corrections.end() ? nullptr : &*found;
}

/// The line ends before this index, by that entry; a correction that loses an act stands whole no more.
void ActSequence::cut(std::size_t index, std::uint64_t by) {
    const auto first = m_now.acts.begin() + static_cast<std::ptrdiff_t>(index);
    m_before[by] = {index, {{first, m_now.acts.end()}, m_now.corrections}};
    m_now.acts.erase(first, m_now.acts.end());
    std::erase_if(m_now.corrections, [&](const Correction& each) { return each.first + each.count > index; });
}

std::size_t ActSequence::putBack(const Tail& tail) {
    m_now.acts.resize(tail.first);
    m_now.acts.insert(m_now.acts.end(), tail.line.acts.begin(), tail.line.acts.end());
    m_now.corrections = tail.line.corrections;
    return tail.first;
}

}  // namespace adjudicator
