// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "engine/state/position.h"
#include "engine/state/setup.h"
#include "engine/state/to_position.h"

namespace engine::test {

/// An island of all hexes within `radius`.
inline Setup islandSetup(int radius) {
    Setup setup;
    for (int r = -radius; r <= radius; ++r) {
        for (int q = -radius; q <= radius; ++q) {
            if (distance({0, 0}, {q, r}) <= radius) {
                setup.hexes.push_back({{q, r}, Terrain::Forest, 8, false, false, ""});
            }
        }
    }
    setup.players = {{"red", "", ""}, {"blue", "", ""}};
    return setup;
}

struct MeshWish {
    int radius = 2;
    int routes = 15;
    int bridges = 0;
    int foreignBuildings = 0;
    int ownBuildings = 0;
    double shipShare = 0;
    /// Grow round a point instead of along a random walk: dense meshes.
    bool round = false;
};

/// A connected net of red routes with bridges and buildings strewn over it; supply and distances ignored.
template <class Generator>
Position randomNet(const MeshWish& wish, Generator& random) {
    Setup setup = islandSetup(wish.radius);
    std::vector<Hex> hexes;
    for (const HexSetup& hex : setup.hexes) {
        hexes.push_back(hex.hex);
    }
    const Topology board(hexes);
    const auto below = [&](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    };
    std::bernoulli_distribution isShip(wish.shipShare);
    PerSide<bool> taken(board.sideCount(), false);
    std::vector<CornerId> reached{static_cast<CornerId>(below(board.cornerCount()))};
    const std::size_t wanted = std::min(static_cast<std::size_t>(wish.routes), board.sideCount());
    std::size_t oldest = 0;
    while (setup.routes.size() < wanted) {
        const std::size_t newest = reached.size() - 1;
        const std::size_t from =
            wish.round ? oldest + below(std::min<std::size_t>(newest - oldest + 1, 8)) : below(newest + 1);
        const CornerId corner = reached[from];
        std::vector<SideId> open;
        for (const SideId side : board.sidesOf(corner)) {
            if (!taken[side]) {
                open.push_back(side);
            }
        }
        if (open.empty()) {
            std::swap(reached[from], reached[oldest]);
            oldest += oldest < newest ? 1U : 0U;
            continue;
        }
        const SideId side = open[below(open.size())];
        taken[side] = true;
        reached.push_back(board.otherEnd(side, corner));
        setup.routes.push_back({board.side(side), isShip(random) ? RouteKind::Ship : RouteKind::Road, "red"});
    }
    std::vector<CornerId> corners = reached;
    std::sort(corners.begin(), corners.end());
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    std::shuffle(corners.begin(), corners.end(), random);
    for (int at = 0; at < wish.foreignBuildings + wish.ownBuildings && !corners.empty(); ++at) {
        setup.buildings.push_back({board.corner(corners.back()), BuildingKind::Settlement,
                                   at < wish.foreignBuildings ? "blue" : "red", 0, false});
        corners.pop_back();
    }
    // Bridges over hexes of which the net has both corners.
    PerCorner<bool> isReached(board.cornerCount(), false);
    for (const CornerId corner : reached) {
        isReached[corner] = true;
    }
    std::vector<Hex> order = hexes;
    std::shuffle(order.begin(), order.end(), random);
    for (const Hex hex : order) {
        const std::size_t turn = below(3);
        const auto& around = board.cornersOf(*board.find(hex));
        if (static_cast<int>(setup.bridges.size()) < wish.bridges && isReached[around[turn]] &&
            isReached[around[turn + 3]]) {
            setup.bridges.push_back({hex, kCornerDirections[turn], kCornerDirections[turn + 3], "red"});
        }
    }
    auto position = toPosition(setup);
    return std::move(*position);
}

}  // namespace engine::test
