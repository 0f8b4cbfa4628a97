// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/placement.h"
#include "engine/rules/supply.h"
#include "engine/rulesets/monopolists/map_faults.h"
#include "engine/state/to_position.h"

namespace engine {

namespace {

constexpr std::size_t kHexesForFour = 19;
constexpr std::size_t kHexesForSix = 30;
using TerrainCounts = std::array<int, 8>;
// B-1, in the order of Terrain: hills, forest, pasture, fields, mountains, desert, gold, sea.
constexpr TerrainCounts kTilesForFour{3, 4, 4, 4, 3, 1, 0, 0};
constexpr TerrainCounts kTilesForSix{5, 6, 6, 6, 5, 2, 0, 0};

using TokenCounts = std::array<int, 13>;
constexpr TokenCounts kTokensForFour{0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1};
constexpr TokenCounts kTokensForSix{0, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2};

/// A board of one box with other tiles or tokens than the box holds.
void findOddCounts(const Position& position, Irregularities& found) {
    TerrainCounts tiles{};
    TokenCounts tokens{};
    std::size_t land = 0;
    for (const HexState& hex : position.hexes) {
        if (hex.faceDown || hex.removed || !hex.continent.empty()) {
            return;
        }
        if (*hex.terrain != Terrain::Sea) {
            ++land;
            ++tiles[static_cast<std::size_t>(*hex.terrain)];
            tokens[static_cast<std::size_t>(hex.number.value_or(0))] += hex.number ? 1 : 0;
        }
    }
    const bool oddForFour = land == kHexesForFour && (tiles != kTilesForFour || tokens != kTokensForFour);
    const bool oddForSix = land == kHexesForSix && (tiles != kTilesForSix || tokens != kTokensForSix);
    if (oddForFour || oddForSix) {
        found.push_back({clause::B_1, std::nullopt});
    }
}

void findExcessPieces(const Position& position, Irregularities& found) {
    for (const PlayerId player : position.seats()) {
        for (const Piece piece : {Piece::Road, Piece::Ship, Piece::Settlement, Piece::City}) {
            auto owned = piecesOwned(position.rules(), piece);
            const bool marked =
                position.rules().armies && position.rules().rulings.get<RNopiece>() == RNopiece::MarkedCity;
            if (owned && piece == Piece::Settlement && marked) {
                // R-NOPIECE: city pieces that are not in use may stand as settlements.
                const int cities = position.number(Number::Cities) - piecesOnBoard(position, player, Piece::City);
                *owned += std::max(cities, 0);
            }
            if (owned && piecesOnBoard(position, player, piece) > *owned) {
                found.push_back({clause::B_2, std::nullopt});
            }
        }
    }
}

void findCloseBuildings(const Position& position, Irregularities& found) {
    for (const CornerId corner : position.topology().corners()) {
        if (!position.buildings[corner]) {
            continue;
        }
        const auto& neighbours = position.topology().neighboursOf(corner);
        const bool close = std::any_of(neighbours.begin(), neighbours.end(),
                                       [&](CornerId neighbour) { return position.buildings[neighbour].has_value(); });
        if (close || !isOnLand(position, corner)) {
            found.push_back({clause::B_4, corner});
        }
    }
}

/// Routes that no chain of the owner's joins to one of the owner's buildings.
void findLooseRoutes(const Position& position, Irregularities& found) {
    const Topology& board = position.topology();
    PerSide<bool> joined(board.sideCount(), false);
    std::vector<SideId> open;
    const auto join = [&](SideId side) {
        if (!joined[side]) {
            joined[side] = true;
            open.push_back(side);
        }
    };
    for (const SideId side : board.sides()) {
        for (const CornerId end : board.endsOf(side)) {
            const auto& building = position.buildings[end];
            if (position.routes[side] && building && building->owner == position.routes[side]->owner) {
                join(side);
            }
        }
    }
    const auto joinAt = [&](CornerId corner, PlayerId owner) {
        for (const SideId next : board.sidesOf(corner)) {
            if (position.routes[next] && position.routes[next]->owner == owner) {
                join(next);
            }
        }
    };
    while (!open.empty()) {
        const SideId side = open.back();
        open.pop_back();
        const PlayerId owner = position.routes[side]->owner;
        for (const CornerId end : board.endsOf(side)) {
            joinAt(end, owner);
            for (const Bridge& bridge : position.bridges) {
                if (bridge.owner == owner && (bridge.from == end || bridge.to == end)) {
                    joinAt(bridge.from == end ? bridge.to : bridge.from, owner);
                }
            }
        }
    }
    for (const SideId side : board.sides()) {
        if (position.routes[side] && !joined[side]) {
            found.push_back({position.routes[side]->kind == RouteKind::Road ? clause::B_5 : clause::B_14, side});
        }
    }
}

void findMisplacedRoutes(const Position& position, Irregularities& found) {
    for (const SideId side : position.topology().sides()) {
        const auto& route = position.routes[side];
        if (route && route->kind == RouteKind::Road && !isOnLand(position, side)) {
            found.push_back({clause::B_5, side});
        }
        if (route && route->kind == RouteKind::Ship && !isOnSea(position, side)) {
            found.push_back({clause::B_14, side});
        }
    }
}

void findMilitary(const Position& position, Irregularities& found) {
    for (const CornerId corner : position.topology().corners()) {
        const auto& building = position.buildings[corner];
        const auto& army = position.armies[corner];
        if (army && building && army->owner != building->owner) {
            found.push_back({clause::SA_6, corner});
        }
        const bool walled =
            building && (building->kind == BuildingKind::City || building->kind == BuildingKind::Metropolis ||
                         building->kind == BuildingKind::Capital);
        const int most = position.rules().walls ? position.number(Number::WallsPerCity) : 3;
        if (building && building->walls > (walled ? most : 0)) {
            found.push_back(
                {position.rules().walls ? position.rules().clauseOf(Number::WallsPerCity) : clause::SA_W1, corner});
        }
    }
    PerPlayer<int> nukes;
    for (const CornerId corner : position.topology().corners()) {
        if (const auto& owner = position.nukes[corner]; owner && ++nukes[*owner] > 1) {
            found.push_back({clause::SA_N1, corner});
        }
    }
}

}  // namespace

Irregularities irregularities(const Position& position) {
    Irregularities found;
    findOddCounts(position, found);
    findExcessPieces(position, found);
    findCloseBuildings(position, found);
    // MO-8: a takeover may leave routes without a building.
    if (!position.inForce(clause::MO_8)) {
        findLooseRoutes(position, found);
    }
    findMisplacedRoutes(position, found);
    if (position.robber && !position.hexes[*position.robber].isLand() && !position.hexes[*position.robber].removed) {
        found.push_back({clause::B_8, *position.robber});
    }
    findMilitary(position, found);
    findMonopolistsIrregularities(position, found);
    return found;
}

}  // namespace engine
