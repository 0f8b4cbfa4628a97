// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/supply.h"

namespace engine {

namespace {

/// What a bridge takes out of its owner's supply (CC-12).
constexpr int kRoadsInABridge = 5;

int buildings(const Position& position, PlayerId player, BuildingKind kind) {
    int count = 0;
    for (const CornerId corner : position.buildings.of(player)) {
        count += position.buildings[corner]->kind == kind ? 1 : 0;
    }
    return count;
}

int routes(const Position& position, PlayerId player, RouteKind kind) {
    int count = 0;
    for (const SideId side : position.routes.of(player)) {
        count += position.routes[side]->kind == kind ? 1 : 0;
    }
    return count;
}

int bridges(const Position& position, PlayerId player) {
    int count = 0;
    for (const Bridge& bridge : position.bridges) {
        count += bridge.owner == player ? 1 : 0;
    }
    return count;
}

}  // namespace

int piecesOnBoard(const Position& position, PlayerId player, Piece piece) {
    int count = 0;
    switch (piece) {
        case Piece::Road:
            // CC-12: a bridge takes five roads out of the supply.
            return routes(position, player, RouteKind::Road) + kRoadsInABridge * bridges(position, player);
        case Piece::Ship:
            return routes(position, player, RouteKind::Ship);
        case Piece::Settlement:
            return buildings(position, player, BuildingKind::Settlement);
        case Piece::City:
            // A metropolis stands on a city piece; CC-13: a capital is a city with a further city piece.
            for (const CornerId corner : position.buildings.of(player)) {
                const BuildingKind kind = position.buildings[corner]->kind;
                count += kind == BuildingKind::City || kind == BuildingKind::Metropolis ? 1 : 0;
                count += kind == BuildingKind::Capital ? 2 : 0;
            }
            return count;
        case Piece::Metropolis:
            return buildings(position, player, BuildingKind::Metropolis);
        case Piece::Factory:
            return buildings(position, player, BuildingKind::Factory);
        case Piece::Capital:
            return buildings(position, player, BuildingKind::Capital);
        case Piece::Bridge:
            return bridges(position, player);
        case Piece::Wall:
            for (const CornerId corner : position.buildings.of(player)) {
                count += position.buildings[corner]->walls;
            }
            return count;
        case Piece::Army:
            return static_cast<int>(position.armies.of(player).size());
        case Piece::Nuke:
            return static_cast<int>(position.nukes.of(player).size());
    }
    return 0;
}

Units unitsOnBoard(const Position& position, PlayerId player) {
    Units units;
    for (const CornerId corner : position.armies.of(player)) {
        units += position.armies[corner]->units;
    }
    return units;
}

std::optional<int> piecesOwned(const Rules& rules, Piece piece) {
    switch (piece) {
        case Piece::Road:
            return rules.number(Number::Roads);
        case Piece::Ship:
            return rules.number(Number::Ships);
        case Piece::Settlement:
            return rules.number(Number::Settlements);
        case Piece::City:
            return rules.number(Number::Cities);
        case Piece::Wall:
            return rules.number(Number::Walls);
        case Piece::Nuke:
            return rules.number(Number::Nukes);
        case Piece::Factory:
            return rules.number(Number::Factories);
        case Piece::Capital:
            return rules.number(Number::Capitals);
        case Piece::Metropolis:
        case Piece::Bridge:
        case Piece::Army:
            return std::nullopt;
    }
    return std::nullopt;
}

bool hasPieceLeft(const Position& position, PlayerId player, Piece piece) {
    if (piece == Piece::Bridge) {
        return piecesOnBoard(position, player, Piece::Road) + kRoadsInABridge <= position.number(Number::Roads);
    }
    const auto owned = piecesOwned(position.rules(), piece);
    return !owned || piecesOnBoard(position, player, piece) < *owned;
}

}  // namespace engine
