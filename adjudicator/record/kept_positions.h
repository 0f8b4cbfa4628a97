// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace adjudicator {

/// The position before the first act and those after every so many, so that a change of the line need not be folded
/// from its start. They lie further apart the longer the line is: there are never many.
template <class Position>
class KeptPositions {
public:
    KeptPositions() = default;
    explicit KeptPositions(Position start) : m_start(std::move(start)) {}

    [[nodiscard]] const Position& start() const { return m_start; }
    /// The position after so many acts: kept where it is due.
    void pass(std::size_t acts, const Position& position) {
        if (acts != (m_kept.size() + 1) * m_every) {
            return;
        }
        m_kept.push_back(position);
        if (m_kept.size() == kMost) {
            // Every second one, at twice the distance.
            for (std::size_t i = 0; 2 * i + 1 < m_kept.size(); ++i) {
                m_kept[i] = std::move(m_kept[2 * i + 1]);
            }
            m_kept.resize(kMost / 2);
            m_every *= 2;
        }
    }
    /// The acts from this index on are others now.
    void forgetFrom(std::size_t index) { m_kept.resize(std::min(m_kept.size(), index / m_every)); }
    struct Kept {
        std::size_t acts = 0;
        const Position& position;
    };
    /// The newest that lies before the act of this index.
    [[nodiscard]] Kept before(std::size_t index) const {
        const std::size_t kept = std::min(index / m_every, m_kept.size());
        return {kept * m_every, kept > 0 ? m_kept[kept - 1] : m_start};
    }

private:
    static constexpr std::size_t kMost = 512;

    Position m_start;
    std::vector<Position> m_kept;
    std::size_t m_every = 64;
};

}  // namespace adjudicator
