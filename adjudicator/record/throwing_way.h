// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "adjudicator/record/line.h"

namespace adjudicator {

/// How a table throws: the program throws, or real dice are typed or read by the camera.
enum class ThrowingWay : std::uint8_t { Virtual, Real };

/// What a game's record tells of it: the newest two throws running that were thrown in one way, of all that count.
/// Virtual until then.
template <class Game>
[[nodiscard]] ThrowingWay throwingWay(const LineOf<Game>& line);

}  // namespace adjudicator
