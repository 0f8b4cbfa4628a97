// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/hooks/hooks.h"
#include "engine/rules/placement.h"
#include "engine/rules/supply.h"
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
                found.push_back({clause::B_2, std::nullopt, player, piece});
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
        const bool bridged = firstAt<&Hooks::distance>(position, corner).has_value();
        const bool close = std::any_of(neighbours.begin(), neighbours.end(),
                                       [&](CornerId neighbour) { return position.buildings[neighbour].has_value(); });
        if (close || bridged || !isOnLand(position, corner)) {
            found.push_back({clause::B_4, corner});
        }
    }
}

/// The corners that chains of each player's routes and bridges join to one of the player's buildings.
PerCorner<bool> joinedCorners(const Position& position, PlayerId owner) {
    const Topology& board = position.topology();
    PerCorner<bool> joined(board.cornerCount(), false);
    std::vector<CornerId> open;
    const auto join = [&](CornerId corner) {
        if (!joined[corner]) {
            joined[corner] = true;
            open.push_back(corner);
        }
    };
    for (const CornerId corner : board.corners()) {
        if (position.ownerAt(corner) == owner) {
            join(corner);
        }
    }
    while (!open.empty()) {
        const CornerId at = open.back();
        open.pop_back();
        for (const SideId side : board.sidesOf(at)) {
            if (position.routes[side] && position.routes[side]->owner == owner) {
                join(board.otherEnd(side, at));
            }
        }
        for (const Bridge& bridge : position.bridges) {
            if (bridge.owner == owner && (bridge.from == at || bridge.to == at)) {
                join(bridge.from == at ? bridge.to : bridge.from);
            }
        }
    }
    return joined;
}

/// Routes and bridges that no chain of the owner's joins to one of the owner's buildings.
void findLooseRoutes(const Position& position, Irregularities& found) {
    const Topology& board = position.topology();
    for (const PlayerId player : position.seats()) {
        const PerCorner<bool> joined = joinedCorners(position, player);
        for (const SideId side : board.sides()) {
            const auto& route = position.routes[side];
            if (route && route->owner == player && !joined[board.endsOf(side)[0]]) {
                found.push_back({route->kind == RouteKind::Road ? clause::B_5 : clause::B_14, side});
            }
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

}  // namespace

std::vector<BoxCount> boxDifferences(const Position& position) {
    TerrainCounts tiles{};
    TokenCounts tokens{};
    std::size_t land = 0;
    for (const HexState& hex : position.hexes) {
        if (hex.faceDown || hex.removed || !hex.continent.empty()) {
            return {};
        }
        if (*hex.terrain != Terrain::Sea) {
            ++land;
            ++tiles[static_cast<std::size_t>(*hex.terrain)];
            tokens[static_cast<std::size_t>(hex.number.value_or(0))] += hex.number ? 1 : 0;
        }
    }
    if (land != kHexesForFour && land != kHexesForSix) {
        return {};
    }
    const TerrainCounts& boxTiles = land == kHexesForFour ? kTilesForFour : kTilesForSix;
    const TokenCounts& boxTokens = land == kHexesForFour ? kTokensForFour : kTokensForSix;
    std::vector<BoxCount> odd;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (tiles[i] != boxTiles[i]) {
            odd.push_back({static_cast<Terrain>(i), 0, tiles[i], boxTiles[i]});
        }
    }
    // CC-15: tokens wait in the box until settlements touch their hexes.
    for (std::size_t i = 0; i < tokens.size() && !position.inForce(clause::CC_15); ++i) {
        if (tokens[i] != boxTokens[i]) {
            odd.push_back({std::nullopt, static_cast<int>(i), tokens[i], boxTokens[i]});
        }
    }
    return odd;
}

Irregularities irregularities(const Position& position) {
    Irregularities found;
    if (!boxDifferences(position).empty()) {
        found.push_back({clause::B_1, std::nullopt});
    }
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
    allAt<&Hooks::irregularities>(position, found);
    return found;
}

}  // namespace engine
