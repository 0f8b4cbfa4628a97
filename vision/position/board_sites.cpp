// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/position/board_sites.h"

namespace vision::position {

BoardSites::BoardSites(const board::Shape& shape) {
    const std::size_t corners = shape.corners.size();
    m_beside.resize(corners);
    m_sidesAt.resize(corners);
    for (std::size_t i = 0; i < shape.sides.size(); ++i) {
        const auto ends = engine::endsOf(shape.sides[i].side);
        const std::size_t a = shape.indexOf(ends[0]);
        const std::size_t b = shape.indexOf(ends[1]);
        m_ends.push_back({a, b});
        m_beside[a].push_back(b);
        m_beside[b].push_back(a);
        m_sidesAt[a].push_back(corners + i);
        m_sidesAt[b].push_back(corners + i);
    }
    for (std::size_t i = 0; i < corners; ++i) {
        m_near.push_back(m_beside[i]);
        m_near.back().insert(m_near.back().end(), m_sidesAt[i].begin(), m_sidesAt[i].end());
    }
    for (std::size_t i = 0; i < m_ends.size(); ++i) {
        auto& near = m_near.emplace_back(m_ends[i].begin(), m_ends[i].end());
        for (const std::size_t end : m_ends[i]) {
            for (const std::size_t side : m_sidesAt[end]) {
                if (side != corners + i) {
                    near.push_back(side);
                }
            }
        }
    }
}

}  // namespace vision::position
