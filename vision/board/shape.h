// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include <opencv2/core.hpp>

#include "engine/board/coordinates.h"
#include "engine/state/layouts.h"
#include "vision/reading/turn.h"

namespace vision::board {

/// One side of the land's hexes on the board plane.
struct LatticeSide {
    cv::Point2d a;
    cv::Point2d b;
    /// Unit vector across the side; on the coast it points out to sea.
    cv::Point2d normal;
    bool coast = false;
};

/// A corner of the land where a building may stand; `at` on the board plane.
struct CornerSite {
    engine::Corner corner;
    cv::Point2d at;
};

/// A side where a road may lie: its middle and the unit vector along it on the board plane.
struct SideSite {
    engine::Side side;
    cv::Point2d at;
    cv::Point2d along;
};

/// A side of the land that faces the sea: its middle, the unit vector along it (clockwise around the land) and the one
/// out to sea.
struct CoastSide {
    engine::Side side;
    cv::Point2d at;
    cv::Point2d along;
    cv::Point2d out;
};

/// The hexagon in which a board's sea frame ends. Side k (0 to 5, clockwise) faces 60 k + 30 degrees clockwise from
/// east and lies half a hex side beyond the middles of the sea's hexes.
struct Frame {
    /// Of the sides from the plane's origin, in hex sides.
    std::array<double, 6> distance{};

    /// Where side k - 1 meets side k, when every side lies this much further out.
    [[nodiscard]] cv::Point2d corner(int k, double further = 0) const;
    /// How far a point is beyond the nearest side; negative inside.
    [[nodiscard]] double beyond(cv::Point2d at) const;
};

/// A board as a value: which hexes are land, what the box has for it, and where all that lies on the board plane.
struct Shape {
    engine::Layout layout;
    /// The middles of the land's hexes, and the middle of the whole.
    std::vector<cv::Point2d> centres;
    cv::Point2d middle;
    /// Both in canonical order.
    std::vector<CornerSite> corners;
    std::vector<SideSite> sides;
    /// The sides that lead from the coast out to sea, where only a ship can lie; in canonical order.
    std::vector<SideSite> seaSides;
    std::vector<LatticeSide> lattice;
    /// Clockwise from the north.
    std::vector<CoastSide> coast;
    /// The hexes around the land, sorted.
    std::vector<engine::Hex> sea;
    Frame frame;
    /// The ways in which the land lies on itself.
    std::vector<Turn> turns;

    [[nodiscard]] const std::vector<engine::Hex>& land() const { return layout.land; }
    [[nodiscard]] bool isLand(engine::Hex hex) const;
    /// The place of a site in its list; the corner or side must be one of them.
    [[nodiscard]] std::size_t indexOf(const engine::Corner& corner) const;
    [[nodiscard]] std::size_t indexOf(const engine::Side& side) const;
};
using ShapePtr = std::shared_ptr<const Shape>;

/// The sides of these hexes, each once.
[[nodiscard]] std::vector<LatticeSide> latticeOf(const std::vector<engine::Hex>& land);

/// The land must not be empty; it may be of several islands.
[[nodiscard]] ShapePtr shapeOf(const engine::Layout& layout);
/// The boxes for three and four, and for five and six players.
[[nodiscard]] const ShapePtr& smallShape();
[[nodiscard]] const ShapePtr& largeShape();

}  // namespace vision::board
