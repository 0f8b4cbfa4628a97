// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/support/free_crossings.h"

#include <algorithm>

namespace tests {

std::vector<engine::Corner> freeCrossings(const vision::BoardReading& board) {
    const auto isLand = [&](engine::Hex hex) {
        return std::any_of(board.tiles.begin(), board.tiles.end(), [&](const auto& tile) { return tile.hex == hex; });
    };
    const auto isTaken = [&](const engine::Side& side) {
        const auto hexes = engine::hexesAt(side);
        const auto ends = engine::endsOf(side);
        return !isLand(hexes[0]) || !isLand(hexes[1]) ||
               std::any_of(board.routes.begin(), board.routes.end(),
                           [&](const auto& route) { return route.at == side; }) ||
               std::any_of(board.buildings.begin(), board.buildings.end(),
                           [&](const auto& building) { return building.at == ends[0] || building.at == ends[1]; });
    };
    std::vector<engine::Corner> free;
    for (const vision::TileReading& tile : board.tiles) {
        for (const auto direction : {engine::CornerDirection::N, engine::CornerDirection::S}) {
            const engine::Corner corner = engine::cornerOf(tile.hex, direction);
            const auto sides = engine::sidesAt(corner);
            if (std::none_of(sides.begin(), sides.end(), isTaken)) {
                free.push_back(corner);
            }
        }
    }
    return free;
}

}  // namespace tests
