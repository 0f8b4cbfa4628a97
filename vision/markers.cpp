// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading/markers.h"

#include <cstddef>
#include <cstdint>

#include "engine/check.h"

namespace vision {

namespace {

/// The inner 4 x 4 squares of the dictionary's first markers, row by row from the highest bit, 1 for white.
constexpr std::array<std::uint16_t, kMarkerCount> kInner{0xB532, 0x0F9A, 0x332D, 0x9946};

}  // namespace

MarkerSquares markerSquares(int id) {
    ADJ_CHECK(id >= 0 && id < kMarkerCount, "the markers are 0 to 3");
    constexpr std::size_t kInside = 4;
    MarkerSquares squares(kInside + 2, std::vector<bool>(kInside + 2, true));
    unsigned bits = kInner[static_cast<std::size_t>(id)];
    for (std::size_t y = kInside; y >= 1; --y) {
        for (std::size_t x = kInside; x >= 1; --x) {
            squares[y][x] = (bits & 1U) == 0;
            bits >>= 1U;
        }
    }
    return squares;
}

}  // namespace vision
