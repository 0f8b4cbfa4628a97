// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

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

/// One layer: whole weights [output][input channel][row][column], a scale and a bias for each output.
struct Layer {
    std::span<const std::int8_t> weights;
    std::span<const float> scales;
    std::span<const float> biases;
};

/// What vision/training/number_tokens.py found: three convolutions (5 x 5, 3 x 3, 3 x 3, each in steps of two, with
/// a margin of zeros), two full layers; ReLU between them.
struct TokenNet {
    std::array<Layer, 5> layers;
    /// The factor on the logarithms of its chances that made them true on typefaces it had not seen.
    float sharpness = 1;
};
[[nodiscard]] TokenNet tokenNet();

}  // namespace vision::numbers
