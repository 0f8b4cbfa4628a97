// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/irregularities.h"

#include <algorithm>
#include <functional>

#include "engine/rules/placement.h"
#include "engine/rules/supply.h"

namespace engine {

namespace {

/// The land of the largest single box (B-1).
constexpr std::size_t kHexesForSix = 30;

/// CC-5: on a board of several boxes all resources have equally many special harbours.
void findUnequalHarbours(const Position& position, Irregularities& found) {
    const auto land = static_cast<std::size_t>(std::ranges::count_if(position.hexes, &HexState::isLand));
    if (!position.inForce(clause::CC_5) || land <= kHexesForSix) {
        return;
    }
    PerResource<int> harbours;
    for (const Harbour& harbour : position.harbours) {
        if (harbour.trade) {
            ++harbours[*harbour.trade];
        }
    }
    if (std::ranges::adjacent_find(harbours.items, std::ranges::not_equal_to{}) != harbours.items.end()) {
        found.push_back({clause::CC_5, std::nullopt});
    }
}

}  // namespace

void findCcmIrregularities(const Position& position, Irregularities& found) {
    findUnequalHarbours(position, found);
    for (const Bridge& bridge : position.bridges) {
        const bool overSea = !position.hexes[bridge.hex].isLand();
        if (overSea && (!isOnLand(position, bridge.from) || !isOnLand(position, bridge.to))) {
            found.push_back({clause::CC_12, bridge.hex});
        }
    }
    for (const PlayerId player : position.seats()) {
        if (piecesOnBoard(position, player, Piece::Capital) > 1) {
            found.push_back({clause::CC_13, std::nullopt, player, Piece::Capital});
        }
    }
    for (const HexId hex : position.topology().hexes()) {
        if (position.inForce(clause::CC_15) && position.turn.phase == Phase::Found && position.hexes[hex].number) {
            found.push_back({clause::CC_15, hex});
        }
    }
}

}  // namespace engine
