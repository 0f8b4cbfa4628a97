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

/// Finds pieces, marks and cards that no document of the game knows.
class UnknownThings {
public:
    UnknownThings(const Position& position, Irregularities& found) : m_position(position), m_found(found) {}

    void find() {
        findPieces();
        MarksOf<ByIds> marks = m_position.marks;
        for (const PlayerId player : m_position.seats()) {
            // A weapon on the board says itself that it was bought.
            marks.nukeBought[player] = marks.nukeBought[player] && !m_nukes[player];
        }
        const MarksOf<ByIds> none;
        const auto look = [&](const char* name, const auto& value, const auto& absent) {
            if (!(value == absent)) {
                lookAt(name);
            }
        };
        MarksOf<ByIds>::fields(look, marks, none);
        const auto holds = [&](const std::optional<PlayerId>& holder, const char* name) {
            if (holder) {
                lookAt(name);
            }
        };
        holds(m_position.pirateOwner, "pirate_owner");
        holds(m_position.secondRoadHolder, "second_road_holder");
        holds(m_position.secondArmyHolder, "second_army_holder");
        if (m_position.largestArmyHolder && !m_position.rules().has(clause::B_12)) {
            add(clause::B_12, "largest_army_holder");
        }
        for (const GuestCountsOf<ByIds>& mark : m_position.marks.guests) {
            const auto known = guestMark(mark.mark);
            if (!known || !m_position.rules().has(documentOf(known.clause()))) {
                add(known ? known.clause() : clause::B_1, mark.mark);
            }
        }
    }

private:
    void findPieces() {
        const Topology& board = m_position.topology();
        for (const CornerId corner : board.corners()) {
            if (const auto& building = m_position.buildings[corner]) {
                lookAt(pieceOf(building->kind), corner, building->owner);
                if (building->walls > 0) {
                    lookAt(Piece::Wall, corner, building->owner);
                }
            }
            if (const auto& army = m_position.armies[corner]) {
                lookAt(Piece::Army, corner, army->owner);
            }
            if (const auto owner = m_position.nukes[corner]) {
                lookAt(Piece::Nuke, corner, *owner);
                m_nukes[*owner] = true;
            }
        }
        for (const Bridge& bridge : m_position.bridges) {
            lookAt(Piece::Bridge, bridge.hex, bridge.owner);
        }
    }

    /// The clause of a document that would bring it, where no document of the game does; empty: it is known.
    template <class Own>
    [[nodiscard]] std::optional<ClauseId> unknownBy(std::span<const Own> Hooks::*things, auto isIt) const {
        std::optional<ClauseId> brings;
        for (const Hooks* hooks : speakers()) {
            for (const Own& own : hooks->*things) {
                if (isIt(own)) {
                    if (m_position.rules().has(documentOf(own.clause))) {
                        return std::nullopt;
                    }
                    brings = brings.value_or(own.clause);
                }
            }
        }
        return brings;
    }

    void lookAt(Piece piece, const Place& at, PlayerId owner) {
        if (const auto brings = unknownBy(&Hooks::pieces, [&](const OwnPiece& own) { return own.piece == piece; })) {
            m_found.push_back({*brings, at, owner, piece, true});
        }
    }
    void lookAt(std::string_view name) {
        if (const auto brings = unknownBy(&Hooks::marks, [&](const OwnMark& own) { return own.name == name; })) {
            add(*brings, std::string(name));
        }
    }
    void add(ClauseId brings, std::string name) {
        m_found.push_back({brings, std::nullopt, std::nullopt, std::nullopt, true, std::move(name)});
    }

    const Position& m_position;
    Irregularities& m_found;
    /// Whose weapon stands on the board.
    PerPlayer<bool> m_nukes;
};

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
    for (std::size_t i = 0; i < tokens.size() && !firstAt<&Hooks::tokensWait>(position); ++i) {
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
    if (!position.rules().said.looseRoutes) {
        findLooseRoutes(position, found);
    }
    findMisplacedRoutes(position, found);
    UnknownThings(position, found).find();
    if (position.robber && !position.hexes[*position.robber].isLand() && !position.hexes[*position.robber].removed) {
        found.push_back({clause::B_8, *position.robber});
    }
    allAt<&Hooks::irregularities>(position, found);
    return found;
}

}  // namespace engine
