// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "vision/board/shape.h"

namespace vision::position {

/// The corners and sides of a board in one list: first the corners, then the sides, in the order of the shape.
class BoardSites {
public:
    explicit BoardSites(const board::Shape& shape);

    [[nodiscard]] std::size_t count() const { return m_near.size(); }
    [[nodiscard]] std::size_t corners() const { return m_beside.size(); }
    [[nodiscard]] bool isCorner(std::size_t site) const { return site < corners(); }
    /// The two ends of a side.
    [[nodiscard]] const std::array<std::size_t, 2>& ends(std::size_t side) const { return m_ends[side - corners()]; }
    /// The corners next to a corner, and the sides at it.
    [[nodiscard]] const std::vector<std::size_t>& beside(std::size_t corner) const { return m_beside[corner]; }
    [[nodiscard]] const std::vector<std::size_t>& sidesAt(std::size_t corner) const { return m_sidesAt[corner]; }
    /// All sites that one step of a rule joins to a site: a side's ends and the sides there, a corner's neighbours and
    /// sides.
    [[nodiscard]] const std::vector<std::size_t>& near(std::size_t site) const { return m_near[site]; }

private:
    std::vector<std::array<std::size_t, 2>> m_ends;
    std::vector<std::vector<std::size_t>> m_beside;
    std::vector<std::vector<std::size_t>> m_sidesAt;
    std::vector<std::vector<std::size_t>> m_near;
};

}  // namespace vision::position
