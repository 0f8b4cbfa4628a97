// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/longest_road.h"

#include <algorithm>

namespace engine {

namespace {

int extend(const Position& p, PlayerId player, CornerId at, std::optional<RouteKind> kind, PerSide<bool>& used) {
    const auto& building = p.buildings[at];
    if (kind && building && building->owner != player) {
        return 0;
    }
    const bool own = building && building->owner == player;
    int best = 0;
    for (const SideId side : p.topology().sidesOf(at)) {
        const auto& route = p.routes[side];
        if (!route || route->owner != player || used[side] || (kind && *kind != route->kind && !own)) {
            continue;
        }
        used[side] = true;
        best = std::max(best, 1 + extend(p, player, p.topology().otherEnd(side, at), route->kind, used));
        used[side] = false;
    }
    return best;
}

}  // namespace

int longestRoad(const Position& position, PlayerId player) {
    PerSide<bool> used(position.topology().sideCount(), false);
    int best = 0;
    for (const CornerId corner : position.topology().corners()) {
        best = std::max(best, extend(position, player, corner, std::nullopt, used));
    }
    return best;
}

std::optional<PlayerId> longestRoadOwner(const PerPlayer<int>& lengths, std::size_t players, std::optional<PlayerId> holder,
                                         int needed) {
    int most = 0;
    for (const PlayerId player : ids<PlayerId>(players)) {
        most = std::max(most, lengths[player]);
    }
    if (most < needed) {
        return std::nullopt;
    }
    std::optional<PlayerId> leader;
    int leaders = 0;
    for (const PlayerId player : ids<PlayerId>(players)) {
        if (lengths[player] == most) {
            ++leaders;
            leader = player;
        }
    }
    if (leaders == 1) {
        return leader;
    }
    return holder && lengths[*holder] == most ? holder : std::nullopt;
}

}  // namespace engine
