// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading/turn.h"

#include <algorithm>
#include <cstddef>

namespace vision {

namespace {

engine::Hex turnedClockwise(engine::Hex hex, int sixths) {
    for (int i = 0; i < sixths; ++i) {
        hex = {-hex.r, hex.q + hex.r};
    }
    return hex;
}

}  // namespace

engine::Hex oldName(engine::Hex hex, const Turn& turn) {
    const engine::Hex turned = turnedClockwise(hex, turn.sixths);
    return {turned.q + turn.shift.q, turned.r + turn.shift.r};
}

engine::Hex newName(engine::Hex hex, const Turn& turn) {
    return turnedClockwise({hex.q - turn.shift.q, hex.r - turn.shift.r}, 6 - turn.sixths);
}

engine::Corner newName(const engine::Corner& corner, const Turn& turn) {
    const std::size_t north = corner.south ? 3 : 0;
    return engine::cornerOf(newName(corner.hex, turn),
                            engine::kCornerDirections.at((north + static_cast<std::size_t>(6 - turn.sixths)) % 6));
}

engine::Side newName(const engine::Side& side, const Turn& turn) {
    const auto direction = static_cast<std::size_t>(side.direction) + static_cast<std::size_t>(6 - turn.sixths);
    return engine::sideOf(newName(side.hex, turn), engine::kHexDirections.at(direction % 6));
}

std::vector<Turn> turnsOf(const std::vector<engine::Hex>& land) {
    std::vector<engine::Hex> sorted = land;
    std::sort(sorted.begin(), sorted.end());
    std::vector<Turn> turns;
    for (int sixths = 0; sixths < 6 && !sorted.empty(); ++sixths) {
        std::vector<engine::Hex> turned;
        for (const engine::Hex hex : sorted) {
            turned.push_back(turnedClockwise(hex, sixths));
        }
        std::sort(turned.begin(), turned.end());
        // The order of hexes is the same after a shift, so that the first goes onto the first or none fits.
        const engine::Hex shift{sorted.front().q - turned.front().q, sorted.front().r - turned.front().r};
        const bool fits = std::equal(turned.begin(), turned.end(), sorted.begin(), [&](engine::Hex a, engine::Hex b) {
            return engine::Hex{a.q + shift.q, a.r + shift.r} == b;
        });
        if (fits) {
            turns.push_back({sixths, shift});
        }
    }
    return turns;
}

}  // namespace vision
