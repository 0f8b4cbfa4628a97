// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/known_pieces.h"

#include <algorithm>

namespace vision {

namespace {

/// Of what sort a piece is, for isSameSort().
int sortOf(const PieceChange& change) {
    if (change.what == PieceChange::What::RobberMoved) {
        return 0;
    }
    if (change.what == PieceChange::What::PirateMoved) {
        return 6;
    }
    if (isOfHex(change)) {
        return 7;
    }
    switch (change.piece) {
        case engine::Piece::Road:
        case engine::Piece::Ship:
            return 1;
        case engine::Piece::Army:
        case engine::Piece::Nuke:
            return 2;
        case engine::Piece::Wall:
            return 3;
        case engine::Piece::Bridge:
            return 4;
        case engine::Piece::Settlement:
        case engine::Piece::City:
        case engine::Piece::Metropolis:
        case engine::Piece::Factory:
        case engine::Piece::Capital:
            break;
    }
    return 5;
}

void learnBuilding(std::vector<BuildingReading>& buildings, const PieceChange& change) {
    const auto& corner = std::get<engine::Corner>(change.at);
    const auto there =
        std::find_if(buildings.begin(), buildings.end(), [&](const auto& building) { return building.at == corner; });
    if (change.piece == engine::Piece::Wall) {
        if (there != buildings.end()) {
            there->walls = std::max(0, there->walls + (change.what == PieceChange::What::Vanished ? -1 : 1));
        }
        return;
    }
    const int walls = there != buildings.end() ? there->walls : 0;
    if (there != buildings.end()) {
        buildings.erase(there);
    }
    if (change.what != PieceChange::What::Vanished) {
        const auto kind =
            engine::buildingKindFromText(engine::toText(change.piece)).value_or(engine::BuildingKind::Settlement);
        buildings.push_back({corner, kind, change.colour, 1, walls});
    }
}

void learnFigures(KnownPieces& known, const PieceChange& change) {
    using What = PieceChange::What;
    const auto& corner = std::get<engine::Corner>(change.at);
    const auto here = [&](const auto& piece) { return piece.at == corner; };
    const FigureGuess guess = change.figures.empty() ? FigureGuess{{0, 0, 1}, false} : change.figures.front();
    const bool nukeOnly = change.piece == engine::Piece::Nuke || (guess.nuke && guess.units.empty());
    if (change.what == What::Vanished) {
        // How many of several are left nobody has said.
        if (!change.partly) {
            if (!nukeOnly) {
                std::erase_if(known.armies, here);
            }
            if (change.piece == engine::Piece::Nuke || guess.nuke) {
                std::erase_if(known.nukes, here);
            }
        }
        return;
    }
    if (nukeOnly || guess.nuke) {
        std::erase_if(known.nukes, here);
        known.nukes.push_back({corner, change.colour, 1});
    }
    if (nukeOnly) {
        return;
    }
    engine::Units units = guess.units;
    const auto army = std::find_if(known.armies.begin(), known.armies.end(), here);
    if (change.partly && army != known.armies.end()) {
        units += army->units;
    }
    std::erase_if(known.armies, here);
    known.armies.push_back({corner, change.colour, units, 1});
}

void learnHex(KnownPieces& known, const PieceChange& change) {
    const engine::Hex hex = std::get<engine::Hex>(change.at);
    switch (change.what) {
        case PieceChange::What::RobberMoved:
            known.robber = hex;
            return;
        case PieceChange::What::PirateMoved:
            known.pirate = hex;
            return;
        case PieceChange::What::FaceDown:
        case PieceChange::What::FaceUp:
            std::erase(known.faceDown, hex);
            if (change.what == PieceChange::What::FaceDown) {
                known.faceDown.push_back(hex);
            }
            return;
        case PieceChange::What::Appeared:
        case PieceChange::What::Vanished:
        case PieceChange::What::Replaced:
            return;
    }
}

void learnBridge(std::vector<BridgeReading>& bridges, const PieceChange& change) {
    const engine::Hex hex = std::get<engine::Hex>(change.at);
    std::erase_if(bridges, [&](const BridgeReading& bridge) { return bridge.hex == hex; });
    if (change.what != PieceChange::What::Vanished && change.end) {
        bridges.push_back({hex, *change.end, engine::opposite(*change.end), change.colour, 1});
    }
}

/// Under its new name.
BridgeReading renamed(BridgeReading bridge, const Turn& turn) {
    const engine::Corner from = newName(engine::cornerOf(bridge.hex, bridge.from), turn);
    bridge.hex = newName(bridge.hex, turn);
    while (engine::cornerOf(bridge.hex, bridge.from) != from) {
        bridge.from = engine::next(bridge.from);
    }
    bridge.to = engine::opposite(bridge.from);
    return bridge;
}

}  // namespace

bool isOfHex(const PieceChange& change) {
    using enum PieceChange::What;
    return change.what == RobberMoved || change.what == PirateMoved || change.what == FaceDown || change.what == FaceUp;
}

bool isSameSort(const PieceChange& a, const PieceChange& b) {
    return sortOf(a) == sortOf(b);
}

std::vector<std::size_t> settledBy(const PieceChange& confirmed, const std::vector<PieceChange>& seen) {
    std::vector<std::size_t> settled;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (seen[i].at == confirmed.at && isSameSort(seen[i], confirmed)) {
            settled.push_back(i);
        }
    }
    const auto mayBeOther = [](const PieceChange& change) {
        return change.what == PieceChange::What::Appeared && change.piece != engine::Piece::Wall;
    };
    for (std::size_t i = 0; i < seen.size() && settled.empty(); ++i) {
        if (mayBeOther(confirmed) && mayBeOther(seen[i]) && seen[i].at == confirmed.at &&
            seen[i].colour == confirmed.colour) {
            settled.push_back(i);
        }
    }
    return settled;
}

KnownPieces turned(KnownPieces pieces, const Turn& turn) {
    for (BuildingReading& building : pieces.buildings) {
        building.at = newName(building.at, turn);
    }
    for (RouteReading& route : pieces.routes) {
        route.at = newName(route.at, turn);
    }
    for (ArmyReading& army : pieces.armies) {
        army.at = newName(army.at, turn);
    }
    for (NukeReading& nuke : pieces.nukes) {
        nuke.at = newName(nuke.at, turn);
    }
    if (pieces.robber) {
        pieces.robber = newName(*pieces.robber, turn);
    }
    if (pieces.pirate) {
        pieces.pirate = newName(*pieces.pirate, turn);
    }
    for (engine::Hex& hex : pieces.faceDown) {
        hex = newName(hex, turn);
    }
    for (BridgeReading& bridge : pieces.bridges) {
        bridge = renamed(bridge, turn);
    }
    return pieces;
}

KnownPieces piecesOf(const BoardReading& board) {
    KnownPieces pieces{board.buildings, board.routes, board.robber ? std::optional(board.robber->hex) : std::nullopt,
                       board.armies, board.nukes};
    if (board.pirate) {
        pieces.pirate = board.pirate->hex;
    }
    for (const TileReading& tile : board.tiles) {
        if (tile.faceDown) {
            pieces.faceDown.push_back(tile.hex);
        }
    }
    pieces.bridges = board.bridges;
    return pieces;
}

namespace watch {

bool isFigure(const PieceChange& change) {
    return !isOfHex(change) && (change.piece == engine::Piece::Army || change.piece == engine::Piece::Nuke);
}

void learn(KnownPieces& known, const PieceChange& change) {
    if (isOfHex(change)) {
        learnHex(known, change);
    } else if (isFigure(change)) {
        learnFigures(known, change);
    } else if (change.piece == engine::Piece::Bridge) {
        learnBridge(known.bridges, change);
    } else if (std::holds_alternative<engine::Corner>(change.at)) {
        learnBuilding(known.buildings, change);
    } else {
        std::erase_if(known.routes, [&](const auto& route) { return Place(route.at) == change.at; });
        if (change.what != PieceChange::What::Vanished) {
            const auto kind = change.piece == engine::Piece::Ship ? engine::RouteKind::Ship : engine::RouteKind::Road;
            known.routes.push_back({std::get<engine::Side>(change.at), kind, change.colour, 1});
        }
    }
}

bool areShipsLikely(const KnownPieces& known) {
    const auto isShip = [](const RouteReading& route) { return route.kind == engine::RouteKind::Ship; };
    const auto isOfSuchGames = [](const BuildingReading& building) {
        return building.kind == engine::BuildingKind::Capital || building.kind == engine::BuildingKind::Factory;
    };
    return !known.bridges.empty() || !known.faceDown.empty() ||
           std::any_of(known.routes.begin(), known.routes.end(), isShip) ||
           std::any_of(known.buildings.begin(), known.buildings.end(), isOfSuchGames);
}

}  // namespace watch

}  // namespace vision
