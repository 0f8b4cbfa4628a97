// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_walk.h"

#include <cmath>
#include <set>

namespace ui {

namespace {

std::set<PlaceName> walkable(const std::vector<engine::Hex>& board, Wanted wanted, bool hexes) {
    std::set<PlaceName> places;
    for (const engine::Hex hex : board) {
        if (hexes || wanted == Wanted::Hex) {
            places.insert(hex);
            continue;
        }
        for (std::size_t i = 0; i < engine::kHexDirections.size(); ++i) {
            if (wanted != Wanted::Side) {
                places.insert(engine::cornerOf(hex, engine::kCornerDirections[i]));
            }
            if (wanted != Wanted::Corner) {
                places.insert(engine::sideOf(hex, engine::kHexDirections[i]));
            }
        }
    }
    return places;
}

}  // namespace

std::optional<PlaceName> steppedTo(QPointF direction, const std::optional<PlaceName>& start, QPointF from,
                                   const std::vector<engine::Hex>& board, Wanted wanted, bool hexes,
                                   const HexLayout& layout) {
    const QPointF here = start ? layout.pixelOf(*start) : from;
    std::optional<PlaceName> best;
    qreal least = 1e9;
    for (const PlaceName& place : walkable(board, wanted, hexes)) {
        const QPointF step = layout.pixelOf(place) - here;
        const qreal length = std::hypot(step.x(), step.y());
        if (start && length < 1) {
            continue;
        }
        const qreal along = length < 1 ? 1 : QPointF::dotProduct(step, direction) / length;
        if (start && along < 0.45) {
            continue;
        }
        // Near and straight ahead beats far or sideways.
        const qreal cost = length * (start ? 2.2 - along : 1);
        if (cost < least) {
            least = cost;
            best = place;
        }
    }
    return best;
}

}  // namespace ui
