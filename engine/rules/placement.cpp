// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/placement.h"

#include <algorithm>

#include "engine/rules/hooks/hooks.h"

namespace engine {

namespace {

Refusal refused(ClauseId clause, Why why, Place at) {
    return {clause, why, {at}, std::nullopt};
}

ClauseId clauseOf(RouteKind kind) {
    return kind == RouteKind::Road ? clause::B_5 : clause::B_14;
}

bool isForeign(const std::optional<Army>& army, PlayerId player) {
    return army && army->owner != player;
}

bool hasOwnBridgeAt(const Position& position, PlayerId player, CornerId corner) {
    return std::any_of(position.bridges.begin(), position.bridges.end(), [&](const Bridge& bridge) {
        return bridge.owner == player && (bridge.from == corner || bridge.to == corner);
    });
}

/// Why a new route of this kind may not be joined to anything of the player's at one of its ends; none where it may.
std::optional<Why> whyNotJoined(const Position& position, PlayerId player, CornerId end, SideId at, RouteKind kind,
                                std::optional<SideId> lifted) {
    if (isForeign(position.armies[end], player)) {
        return Why::BlockedByArmy;
    }
    const auto& building = position.buildings[end];
    if (building && building->owner == player) {
        return std::nullopt;
    }
    const auto& sides = position.topology().sidesOf(end);
    // B-14: a road and a ship join only at an own building.
    const bool reaches =
        std::any_of(sides.begin(), sides.end(),
                    [&](SideId side) {
                        const auto& route = position.routes[side];
                        return side != at && side != lifted && route && route->owner == player && route->kind == kind;
                    }) ||
        (kind == RouteKind::Road && hasOwnBridgeAt(position, player, end));
    if (!reaches) {
        return Why::NotConnected;
    }
    return building ? std::optional(Why::BlockedByBuilding) : std::nullopt;
}

}  // namespace

OwnNetwork::OwnNetwork(const Position& position, PlayerId player)
    : m_routeEnds(position.topology().cornerCount()),
      m_corners(position.topology().cornerCount()),
      m_sides(position.topology().sideCount()) {
    const Topology& board = position.topology();
    for (const SideId side : position.routes.of(player)) {
        m_routeEnds.add(board.endsOf(side)[0]);
        m_routeEnds.add(board.endsOf(side)[1]);
    }
    for (const Bridge& bridge : position.bridges) {
        if (bridge.owner == player) {
            m_routeEnds.add(bridge.from);
            m_routeEnds.add(bridge.to);
        }
    }
    m_corners.add(m_routeEnds);
    m_corners.add(position.buildings.of(player));
    for (const CornerId corner : m_corners) {
        for (const SideId side : board.sidesOf(corner)) {
            m_sides.add(side);
        }
    }
}

bool isOnLand(const Position& position, CornerId corner) {
    const auto& hexes = position.topology().hexesOf(corner);
    return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return position.hexes[hex].isLand(); });
}

bool isOnLand(const Position& position, SideId side) {
    const auto& hexes = position.topology().hexesOf(side);
    return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return position.hexes[hex].isLand(); });
}

bool isOnSea(const Position& position, SideId side) {
    const auto& hexes = position.topology().hexesOf(side);
    return hexes.size() < 2 || std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
               return !position.hexes[hex].removed && !position.hexes[hex].isLand();
           });
}

bool hasOwnRouteAt(const Position& position, PlayerId player, CornerId corner) {
    const auto& sides = position.topology().sidesOf(corner);
    const bool route = std::any_of(sides.begin(), sides.end(), [&](SideId side) {
        return position.routes[side] && position.routes[side]->owner == player;
    });
    return route || hasOwnBridgeAt(position, player, corner);
}

std::optional<Refusal> settlementSiteRefusal(const Position& position, PlayerId player, CornerId at) {
    if (position.buildings[at]) {
        return refused(clause::B_4, Why::PlaceTaken, at);
    }
    if (!isOnLand(position, at)) {
        return refused(clause::B_4, Why::NotOnLand, at);
    }
    if (auto refusal = firstAt<&Hooks::corner>(position, at)) {
        return refusal;
    }
    for (const CornerId neighbour : position.topology().neighboursOf(at)) {
        if (position.buildings[neighbour]) {
            return refused(clause::B_4, Why::TooClose, neighbour);
        }
    }
    if (auto refusal = firstAt<&Hooks::distance>(position, at)) {
        return refusal;
    }
    if (isForeign(position.armies[at], player)) {
        return refused(clauseOfBlocking(Piece::Army), Why::BlockedByArmy, at);
    }
    // A weapon left alone holds its crossing as a unit does.
    if (position.nukes[at].value_or(player) != player) {
        return Refusal{
            clauseOfBlocking(Piece::Nuke), Why::PlaceTaken, {at}, position.rules().rulings.choice(ruling::R_NUKE_UNIT)};
    }
    return std::nullopt;
}

std::optional<Refusal> settlementRefusal(const Position& position, PlayerId player, CornerId at) {
    if (auto refusal = settlementSiteRefusal(position, player, at)) {
        return refusal;
    }
    if (!hasOwnRouteAt(position, player, at)) {
        return refused(clause::B_4, Why::NoOwnRoute, at);
    }
    return std::nullopt;
}

std::optional<Refusal> routeRefusal(const Position& position, PlayerId player, SideId at, RouteKind kind) {
    if (position.routes[at]) {
        return refused(clauseOf(kind), Why::PlaceTaken, at);
    }
    return freeSideRefusal(position, player, at, kind);
}

std::optional<Refusal> freeSideRefusal(const Position& position, PlayerId player, SideId at, RouteKind kind,
                                       std::optional<SideId> lifted) {
    const ClauseId clause = clauseOf(kind);
    if (kind == RouteKind::Road && !isOnLand(position, at)) {
        return refused(clause, Why::NotOnLand, at);
    }
    if (auto refusal = firstAt<&Hooks::side>(position, at)) {
        return refusal;
    }
    if (kind == RouteKind::Ship) {
        if (!isOnSea(position, at)) {
            return refused(clause, Why::NotOnCoast, at);
        }
        for (const HexId hex : position.topology().hexesOf(at)) {
            if (position.pirate == hex) {
                return refused(clause, Why::PirateNear, hex);
            }
        }
    }
    std::optional<Why> first;
    CornerId where{};
    for (const CornerId end : position.topology().endsOf(at)) {
        const auto why = whyNotJoined(position, player, end, at, kind, lifted);
        if (!why) {
            return std::nullopt;
        }
        // The more telling of the two ends: something of one's own that is cut off, before nothing at all.
        if (!first || first == Why::NotConnected) {
            first = why;
            where = end;
        }
    }
    if (first == Why::NotConnected) {
        return refused(clause, Why::NotConnected, at);
    }
    return refused(first == Why::BlockedByArmy ? clauseOfBlocking(Piece::Army) : clause::B_5, *first, where);
}

std::vector<CornerId> legalSettlements(const Position& position, PlayerId player) {
    std::vector<CornerId> corners;
    const OwnNetwork network(position, player);
    for (const CornerId corner : network.routeEnds()) {
        if (!settlementSiteRefusal(position, player, corner)) {
            corners.push_back(corner);
        }
    }
    return corners;
}

std::vector<SideId> legalRoutes(const Position& position, PlayerId player, RouteKind kind) {
    std::vector<SideId> sides;
    const OwnNetwork network(position, player);
    for (const SideId side : network.sides()) {
        // Most of the own sides are inland: asked first, without a refusal to be made and thrown away.
        const bool isInland = kind == RouteKind::Ship && !isOnSea(position, side);
        if (!position.routes[side] && !isInland && !freeSideRefusal(position, player, side, kind)) {
            sides.push_back(side);
        }
    }
    return sides;
}

}  // namespace engine
