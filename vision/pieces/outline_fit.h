// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

#include "vision/pieces/sight.h"
#include "vision/pieces/solids.h"

namespace vision::pieces {

/// How much of a colour is seen around the foot of a building, on the grid of solids.h.
struct Seen {
    /// 0..1; rows lead the way in which high things lean.
    std::array<std::array<float, kGridCells>, kGridCells> share{};
    /// How much the cell says, 0..1: own roads and what is too far away nothing, dark ones little.
    std::array<std::array<float, kGridCells>, kGridCells> weight{};
    /// How far a thing one hex side high leans there.
    double lean = 0;
};

/// What is seen of a colour where a building of it was matched.
[[nodiscard]] Seen seenAt(const Sight& sight, std::size_t corner, std::size_t colour);

/// How badly each body fits, at each size: what is seen beside it and missing in it, in square hex sides, where it lies
/// and is turned best.
struct Misfits {
    std::array<std::array<double, kScales.size()>, kBodies> of{};
    double lean = 0;
};
[[nodiscard]] Misfits misfitsOf(const Seen& seen);

}  // namespace vision::pieces
