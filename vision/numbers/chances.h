// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace vision::numbers {

/// The numbers that tokens carry, in the order of the net's outputs; one output more says "no token to read".
inline constexpr std::array kNumbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
inline constexpr std::size_t kNoToken = kNumbers.size();
inline constexpr std::size_t kOutcomes = kNumbers.size() + 1;

/// The chance of each outcome (kNumbers, then kNoToken); they add up to 1.
using Chances = std::array<double, kOutcomes>;

/// The net looks at a square window around a token, this many pixels wide …
inline constexpr int kWindow = 40;
/// … that reaches this many of the token's radii from its middle.
inline constexpr double kReach = 1.15;

}  // namespace vision::numbers
