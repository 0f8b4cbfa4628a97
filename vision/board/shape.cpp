// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/shape.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

#include "engine/check.h"
#include "vision/board/lattice.h"

namespace vision::board {

namespace {

/// From the middles of the outermost land hexes to the frame's outer edge.
constexpr double kFrameDepth = 2.0;
constexpr double kThird = std::numbers::pi / 3;

/// From north, clockwise, 0 to 2 pi.
double bearing(cv::Point2d at) {
    const double angle = std::atan2(at.x, -at.y);
    return angle < 0 ? angle + 2 * std::numbers::pi : angle;
}

cv::Point2d unit(cv::Point2d vector) {
    return vector / std::hypot(vector.x, vector.y);
}

cv::Point2d pointOf(const engine::Corner& corner) {
    return cornerOf(corner.hex, corner.south ? 3 : 0);
}

Frame frameAround(const std::vector<engine::Hex>& land) {
    Frame frame;
    frame.distance.fill(-1e9);
    for (const engine::Hex hex : land) {
        // How many rows out the hex is towards each side.
        const std::array rows{-hex.s(), hex.r, -hex.q, hex.s(), -hex.r, hex.q};
        for (std::size_t k = 0; k < rows.size(); ++k) {
            frame.distance[k] = std::max(frame.distance[k], 1.5 * rows[k] + kFrameDepth);
        }
    }
    return frame;
}

void addSides(Shape& shape) {
    std::map<engine::Corner, cv::Point2d> corners;
    std::map<engine::Side, SideSite> sides;
    std::set<engine::Hex> sea;
    for (const engine::Hex hex : shape.land()) {
        const cv::Point2d centre = centreOf(hex);
        shape.centres.push_back(centre);
        for (int k = 0; k < 6; ++k) {
            // Side k runs from corner k to corner k + 1: NE, E, SE, SW, W, NW as the directions are listed.
            const auto direction = engine::kHexDirections[static_cast<std::size_t>(k)];
            const cv::Point2d a = cornerOf(hex, k);
            const cv::Point2d b = cornerOf(hex, k + 1);
            const engine::Side side = engine::sideOf(hex, direction);
            const engine::Hex other = engine::neighbour(hex, direction);
            const bool coast = !shape.isLand(other);
            corners.emplace(engine::cornerOf(hex, engine::kCornerDirections[static_cast<std::size_t>(k)]), a);
            sides.emplace(side, SideSite{side, (a + b) * 0.5, (b - a) / std::hypot(b.x - a.x, b.y - a.y)});
            if (coast) {
                const cv::Point2d middle = (a + b) * 0.5;
                shape.coast.push_back(
                    {side, middle, (b - a) / std::hypot(b.x - a.x, b.y - a.y), unit(middle - centre)});
                sea.insert(other);
            }
        }
    }
    for (const auto& [corner, at] : corners) {
        shape.corners.push_back({corner, at});
    }
    for (const auto& [side, site] : sides) {
        shape.sides.push_back(site);
    }
    shape.sea.assign(sea.begin(), sea.end());
    std::set<engine::Side> outward;
    for (const CornerSite& site : shape.corners) {
        for (const engine::Side& side : engine::sidesAt(site.corner)) {
            if (!sides.contains(side)) {
                outward.insert(side);
            }
        }
    }
    for (const engine::Side& side : outward) {
        const auto ends = engine::endsOf(side);
        const cv::Point2d a = pointOf(ends[0]);
        const cv::Point2d b = pointOf(ends[1]);
        shape.seaSides.push_back({side, (a + b) * 0.5, (b - a) / std::hypot(b.x - a.x, b.y - a.y)});
    }
}

/// Around one island the coast is walked along; several, or one around a lake, are put in order as seen from the
/// middle.
void sortCoast(Shape& shape) {
    std::vector<CoastSide>& coast = shape.coast;
    std::sort(coast.begin(), coast.end(), [&](const CoastSide& a, const CoastSide& b) {
        return bearing(a.at - shape.middle) < bearing(b.at - shape.middle);
    });
}

}  // namespace

cv::Point2d Frame::corner(int k, double further) const {
    // n_{k-1} . p = d_{k-1} and n_k . p = d_k, the normals a sixth of a turn apart.
    const double before = distance[static_cast<std::size_t>((k + 5) % 6)] + further;
    const double after = distance[static_cast<std::size_t>(k % 6)] + further;
    const double along = (before + after) / std::numbers::sqrt3;
    const double across = after - before;
    const cv::Point2d out(std::cos(k * kThird), std::sin(k * kThird));
    return out * along + cv::Point2d(-out.y, out.x) * across;
}

double Frame::beyond(cv::Point2d at) const {
    constexpr double kHalfRootThree = 0.8660254037844386;
    const double south = at.y;
    const double southEast = 0.5 * at.y + kHalfRootThree * at.x;
    const double southWest = 0.5 * at.y - kHalfRootThree * at.x;
    return std::max({southEast - distance[0], south - distance[1], southWest - distance[2], -southEast - distance[3],
                     -south - distance[4], -southWest - distance[5]});
}

bool Shape::isLand(engine::Hex hex) const {
    return std::find(layout.land.begin(), layout.land.end(), hex) != layout.land.end();
}

std::size_t Shape::indexOf(const engine::Corner& corner) const {
    const auto found =
        std::find_if(corners.begin(), corners.end(), [&](const auto& site) { return site.corner == corner; });
    ADJ_CHECK(found != corners.end(), "a corner of the land");
    return static_cast<std::size_t>(found - corners.begin());
}

std::size_t Shape::indexOf(const engine::Side& side) const {
    const auto found = std::find_if(sides.begin(), sides.end(), [&](const auto& site) { return site.side == side; });
    ADJ_CHECK(found != sides.end(), "a side of the land");
    return static_cast<std::size_t>(found - sides.begin());
}

std::vector<LatticeSide> latticeOf(const std::vector<engine::Hex>& land) {
    std::vector<LatticeSide> lattice;
    for (const engine::Hex hex : land) {
        for (int k = 0; k < 6; ++k) {
            const engine::Hex other = engine::neighbour(hex, engine::kHexDirections[static_cast<std::size_t>(k)]);
            const bool coast = std::find(land.begin(), land.end(), other) == land.end();
            if (coast || k < 3) {  // else the neighbour lists it
                const cv::Point2d a = cornerOf(hex, k);
                const cv::Point2d b = cornerOf(hex, k + 1);
                lattice.push_back({a, b, unit((a + b) * 0.5 - centreOf(hex)), coast});
            }
        }
    }
    return lattice;
}

ShapePtr shapeOf(const engine::Layout& layout) {
    ADJ_CHECK(!layout.land.empty(), "a board has land");
    auto shape = std::make_shared<Shape>();
    shape->layout = layout;
    shape->frame = frameAround(layout.land);
    for (int k = 0; k < 6; ++k) {
        shape->middle += shape->frame.corner(k) / 6;
    }
    // What is no more than the sums' rounding.
    constexpr double kNothing = 1e-9;
    shape->middle.x = std::abs(shape->middle.x) < kNothing ? 0 : shape->middle.x;
    shape->middle.y = std::abs(shape->middle.y) < kNothing ? 0 : shape->middle.y;
    addSides(*shape);
    sortCoast(*shape);
    shape->lattice = latticeOf(layout.land);
    shape->turns = turnsOf(layout.land);
    return shape;
}

const ShapePtr& smallShape() {
    static const ShapePtr shape = shapeOf(engine::layoutForFour());
    return shape;
}

const ShapePtr& largeShape() {
    static const ShapePtr shape = shapeOf(engine::layoutForSix());
    return shape;
}

}  // namespace vision::board
