// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"
#include "vision/pieces/viewpoint.h"

namespace vision::pieces {

struct Spot;

/// What a spot of one colour may be, in the order of the net's outputs.
enum class OutlineKind : std::uint8_t {
    Soldier,
    TwoSoldiers,  ///< so near to each other that they are seen as one
    Rider,
    Gun,
    Weapon,
    Settlement,
    City,
    Factory,
    Road,
    Ship
};
inline constexpr std::size_t kOutlineKinds = 10;
/// By OutlineKind; they add up to 1.
using OutlineChances = std::array<double, kOutlineKinds>;

/// The net looks at a square window around the middle of the spot, this many pixels wide …
inline constexpr int kOutlineWindow = 40;
/// … at this many pixels to a hex side, turned so that what is high leans upwards.
inline constexpr double kOutlineSidePixels = 40;

/// The shares of the spot's colour (0..1, row by row) in its window; `share` as the spot was found in.
[[nodiscard]] std::vector<float> outlineWindow(const board::Rectified& board, const Viewpoint& viewpoint,
                                               const Spot& spot, const cv::Mat& share);

/// What a window shows, every kind taken to be as usual as any other; `lean`: how far a thing one hex side high would
/// lean there. The shapes that the net was trained on are inventions (vision/training/piece_shapes.py).
[[nodiscard]] OutlineChances classifyOutline(const std::vector<float>& window, double lean);

}  // namespace vision::pieces
