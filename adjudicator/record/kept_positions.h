// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace adjudicator {

/// The position before the first act and those after every kEvery-th one, so that a change of the line need not be
/// folded from its start.
template <class Position>
class KeptPositions {
public:
    static constexpr std::size_t kEvery = 64;

    KeptPositions() = default;
    explicit KeptPositions(Position start) : m_start(std::move(start)) {}

    [[nodiscard]] const Position& start() const { return m_start; }
    /// The position after so many acts: kept where it is due.
    void pass(std::size_t acts, const Position& position) {
        if (acts == (m_kept.size() + 1) * kEvery) {
            m_kept.push_back(position);
        }
    }
    /// The acts from this index on are others now.
    void forgetFrom(std::size_t index) { m_kept.resize(std::min(m_kept.size(), index / kEvery)); }
    struct Kept {
        std::size_t acts = 0;
        const Position& position;
    };
    /// The newest that lies before the act of this index.
    [[nodiscard]] Kept before(std::size_t index) const {
        const std::size_t kept = std::min(index / kEvery, m_kept.size());
        return {kept * kEvery, kept > 0 ? m_kept[kept - 1] : m_start};
    }

private:
    Position m_start;
    std::vector<Position> m_kept;
};

}  // namespace adjudicator
