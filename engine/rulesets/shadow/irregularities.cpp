// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/shadow/irregularities.h"

#include "engine/rulesets/shadow/border.h"

namespace engine {

void findShadowIrregularities(const Position& position, Irregularities& found) {
    constexpr std::size_t kRealPlayers = 2;
    const std::size_t players = position.table->players.size();
    if (position.inForce(clause::SW_1) && players != 0 && players != kRealPlayers) {
        found.push_back({clause::SW_1, std::nullopt});
    }
    for (const CornerId corner : position.topology().corners()) {
        if (position.buildings[corner] && borderRefusal(position, corner)) {
            found.push_back({clause::SW_3, corner});
        }
    }
    for (const SideId side : position.topology().sides()) {
        if (position.routes[side] && borderRefusal(position, side)) {
            found.push_back({clause::SW_3, side});
        }
    }
}

}  // namespace engine
