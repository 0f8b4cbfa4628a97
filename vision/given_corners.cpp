// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/given_corners.h"

#include <algorithm>
#include <numbers>
#include <optional>
#include <utility>

#include "engine/check.h"

namespace vision {

namespace {

/// The middles of the land's corner hexes on the board plane.
GivenCorners cornersOnPlane(const std::vector<engine::Hex>& land) {
    const auto corners = cornerHexesOf(land);
    ADJ_CHECK(corners, "the land has six corners");
    GivenCorners plane;
    std::transform(corners->begin(), corners->end(), plane.begin(), [](engine::Hex hex) {
        return Point{std::numbers::sqrt3 * (hex.q + hex.r / 2.0), 1.5 * hex.r};
    });
    return plane;
}

}  // namespace

std::optional<CornerHexes> cornerHexesOf(const std::vector<engine::Hex>& land) {
    // The island's sides, clockwise from the west-north-west one, by what is greatest there: -q - r, -r, q, q + r, r
    // and -q. A corner lies outermost towards two that meet.
    constexpr std::array<std::array<int, 2>, 6> kSideWays{{{-1, -1}, {0, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 0}}};
    const auto isOutermost = [&](engine::Hex hex, const std::array<int, 2>& way) {
        return std::none_of(land.begin(), land.end(), [&](engine::Hex other) {
            return way[0] * other.q + way[1] * other.r > way[0] * hex.q + way[1] * hex.r;
        });
    };
    CornerHexes corners;
    for (std::size_t k = 0; k < corners.size(); ++k) {
        const auto corner = std::find_if(land.begin(), land.end(), [&](engine::Hex hex) {
            return isOutermost(hex, kSideWays[k]) && isOutermost(hex, kSideWays[(k + 1) % kSideWays.size()]);
        });
        if (corner == land.end() || std::find(corners.begin(), corners.begin() + static_cast<std::ptrdiff_t>(k),
                                              *corner) != corners.begin() + static_cast<std::ptrdiff_t>(k)) {
            return std::nullopt;
        }
        corners[k] = *corner;
    }
    return corners;
}

const std::vector<engine::Hex>& landOfCorners() {
    static const std::vector<engine::Hex> land = engine::layoutForFour().land;
    return land;
}

GivenCorners cornersOf(const Homography& lattice, int width, int height, const std::vector<engine::Hex>& land) {
    const auto plane = cornersOnPlane(land);
    GivenCorners corners;
    for (std::size_t k = 0; k < 6; ++k) {
        const Point pixel = lattice(plane[k]);
        corners[k] = {(pixel.x + 0.5) / width, (pixel.y + 0.5) / height};
    }
    return corners;
}

GivenCorners cornersAtFirst(int width, int height, const std::vector<engine::Hex>& land) {
    constexpr double kFrameAndTable = 4.4;  // hex sides, both ways together
    const auto plane = cornersOnPlane(land);
    const auto across = [&](auto along) {
        const auto [least, most] =
            std::minmax_element(plane.begin(), plane.end(), [&](Point a, Point b) { return along(a) < along(b); });
        return std::pair((along(*most) + along(*least)) / 2, along(*most) - along(*least) + kFrameAndTable);
    };
    const auto [middleX, wide] = across([](Point at) { return at.x; });
    const auto [middleY, high] = across([](Point at) { return at.y; });
    const double side = std::min(width / wide, height / high);
    return cornersOf({{{{side, 0, width / 2.0 - side * middleX}, {0, side, height / 2.0 - side * middleY}, {0, 0, 1}}}},
                     width, height, land);
}

}  // namespace vision
