// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace vision::pieces {

/// What settlements and cities are shaped like in the sets that there are, house before city of each make.
enum class Body : std::uint8_t {
    WoodenHouse,
    WoodenCity,
    FootedHouse,  ///< moulded: a house on a round foot, its city on a larger one
    FootedCity,
    LobedHouse,  ///< moulded: a broad house of two lobes, its city round
    RoundCity,
};
inline constexpr std::size_t kBodies = 6;
/// Sets differ in size by about this much.
inline constexpr std::array kScales{0.94, 1.0, 1.06};

/// Outlines are drawn on a square grid with the foot in its middle: rows go the way in which high things lean.
inline constexpr int kGridCells = 56;
/// Half the side of the grid, in hex sides.
inline constexpr double kGridHalf = 0.7;
inline constexpr double kCellSide = 2 * kGridHalf / kGridCells;
/// Where the middle of a row or column is from the foot, in hex sides.
[[nodiscard]] constexpr double cellMiddle(int i) {
    return (i + 0.5) * kCellSide - kGridHalf;
}

/// The covered cells of one row: from..to - 1.
struct Run {
    std::int16_t row;
    std::int16_t from;
    std::int16_t to;
};
using Outline = std::vector<Run>;

/// What a body of that size may look like from above, turned every way, where a thing one hex side high leans by `lean`
/// hex sides. The reference stays good. May be called from any thread.
[[nodiscard]] const std::vector<Outline>& outlinesOf(Body body, std::size_t scale, double lean);

}  // namespace vision::pieces
