// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/harbours/coast.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/check.h"
#include "vision/board/lattice.h"

namespace vision::harbours {

namespace {

/// From north, clockwise, 0 to 2 pi.
double bearing(cv::Point2d at) {
    const double angle = std::atan2(at.x, -at.y);
    return angle < 0 ? angle + 2 * std::numbers::pi : angle;
}

std::vector<CoastSide> makeCoast() {
    std::vector<CoastSide> sides;
    const auto& hexes = board::islandHexes();
    for (const engine::Hex hex : hexes) {
        for (std::size_t k = 0; k < engine::kHexDirections.size(); ++k) {
            const engine::HexDirection direction = engine::kHexDirections[k];
            if (std::find(hexes.begin(), hexes.end(), engine::neighbour(hex, direction)) != hexes.end()) {
                continue;
            }
            // Side k runs from corner k to corner k + 1, clockwise.
            const cv::Point2d a = board::cornerOf(hex, static_cast<int>(k));
            const cv::Point2d b = board::cornerOf(hex, static_cast<int>(k) + 1);
            const cv::Point2d middle = (a + b) * 0.5;
            const cv::Point2d out = middle - board::centreOf(hex);
            sides.push_back({engine::sideOf(hex, direction), middle, (b - a) / std::hypot(b.x - a.x, b.y - a.y),
                             out / std::hypot(out.x, out.y)});
        }
    }
    std::sort(sides.begin(), sides.end(),
              [](const CoastSide& a, const CoastSide& b) { return bearing(a.at) < bearing(b.at); });
    ADJ_CHECK(sides.size() == kCoastSides, "the island has thirty coast sides");
    return sides;
}

}  // namespace

const std::vector<CoastSide>& coast() {
    static const std::vector<CoastSide> sides = makeCoast();
    return sides;
}

}  // namespace vision::harbours
