// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"
#include "vision/reading/learned_set.h"
#include "vision/tiles/light.h"

namespace vision::harbours {

/// What is measured where a harbour's sign may be, out at sea off the middle of a coast side; logarithms relative to
/// the tiles' sand.
enum class Mark : std::uint8_t {
    Red,     ///< the reddest tenth: ln(R/G)
    Yellow,  ///< the yellowest tenth: ln(B/G)
    Colour,  ///< mean of ln(R/G) over what is not the sea's blue
    Warmth,  ///< mean of ln(B/G) over the same
};
inline constexpr std::size_t kMarks = 4;

/// One coast side as it was seen.
struct CoastLook {
    /// False where the picture does not show it.
    bool seen = false;
    /// How uneven the place of the sign is: ln of the mean step to the neighbouring pixel, less the median over the
    /// coast.
    double sign = 0;
    std::array<double, kMarks> marks{};
    /// What the signs known of this set say: by Trade, logarithms of how likely such a sign looks like this.
    std::array<double, 6> known{};
};

/// In the order of the shape's coast. `known`: signs of the set on the table.
[[nodiscard]] std::vector<CoastLook> lookAtCoast(const board::Rectified& board, const tiles::Print& print,
                                                 const std::vector<SignLook>& known = {});

}  // namespace vision::harbours
