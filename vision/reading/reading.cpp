// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading/reading.h"

#include <algorithm>
#include <set>

#include "engine/check.h"

namespace vision {

Point Homography::operator()(Point board) const {
    const double w = m[2][0] * board.x + m[2][1] * board.y + m[2][2];
    return {(m[0][0] * board.x + m[0][1] * board.y + m[0][2]) / w,
            (m[1][0] * board.x + m[1][1] * board.y + m[1][2]) / w};
}

std::string_view toText(PieceColour colour) {
    switch (colour) {
        case PieceColour::Red:
            return "red";
        case PieceColour::Blue:
            return "blue";
        case PieceColour::White:
            return "white";
        case PieceColour::Orange:
            return "orange";
        case PieceColour::Green:
            return "green";
        case PieceColour::Brown:
            return "brown";
    }
    ADJ_CHECK(false, "every colour has a word");
}

std::string_view toText(Doubt doubt) {
    switch (doubt) {
        case Doubt::Terrain:
            return "terrain";
        case Doubt::Number:
            return "number";
        case Doubt::Piece:
            return "piece";
        case Doubt::Kind:
            return "kind";
        case Doubt::Owner:
            return "owner";
        case Doubt::Harbour:
            return "harbour";
        case Doubt::Robber:
            return "robber";
    }
    ADJ_CHECK(false, "every doubt has a word");
}

std::string toText(const Place& place) {
    return std::visit([](const auto& at) { return engine::toText(at); }, place);
}

bool isDoubtful(const BoardReading& board, engine::Hex hex) {
    return std::any_of(board.unsure.begin(), board.unsure.end(),
                       [hex](const Unsure& unsure) { return unsure.at == Place(hex); });
}

std::vector<engine::Hex> unseenHexesOf(const BoardReading& board) {
    std::vector<engine::Hex> unseen;
    for (const TileReading& tile : board.tiles) {
        if (!tile.isSeen) {
            unseen.push_back(tile.hex);
        }
    }
    return unseen;
}

std::vector<engine::Hex> seaHexesOf(const BoardReading& board) {
    std::set<engine::Hex> sea;
    for (const RouteReading& route : board.routes) {
        if (route.kind == engine::RouteKind::Ship) {
            const auto hexes = engine::hexesAt(route.at);
            sea.insert(hexes.begin(), hexes.end());
        }
    }
    if (board.pirate) {
        sea.insert(board.pirate->hex);
    }
    for (const TileReading& tile : board.tiles) {
        sea.erase(tile.hex);
    }
    return {sea.begin(), sea.end()};
}

engine::Setup toSetup(const BoardReading& board) {
    engine::Setup setup;
    for (const TileReading& tile : board.tiles) {
        engine::HexSetup hex;
        hex.hex = tile.hex;
        hex.faceDown = tile.faceDown;
        hex.removed = tile.removed;
        if (!tile.faceDown) {
            hex.terrain = tile.terrain;  // what a hex was counts, where it was taken away
        }
        if (!tile.faceDown && !tile.removed) {
            hex.number = tile.number;
        }
        setup.hexes.push_back(hex);
    }
    for (const engine::Hex sea : seaHexesOf(board)) {
        engine::HexSetup hex;
        hex.hex = sea;
        hex.terrain = engine::Terrain::Sea;
        setup.hexes.push_back(hex);
    }
    for (const HarbourReading& harbour : board.harbours) {
        setup.harbours.push_back({harbour.side, harbour.trade, false});
    }
    for (const BuildingReading& building : board.buildings) {
        setup.buildings.push_back(
            {building.at, building.kind, std::string(toText(building.owner)), building.walls, false});
    }
    for (const RouteReading& route : board.routes) {
        setup.routes.push_back({route.at, route.kind, std::string(toText(route.owner))});
    }
    for (const BridgeReading& bridge : board.bridges) {
        setup.bridges.push_back({bridge.hex, bridge.from, bridge.to, std::string(toText(bridge.owner))});
    }
    for (const ArmyReading& army : board.armies) {
        setup.armies.push_back({army.at, std::string(toText(army.owner)), army.units});
    }
    for (const NukeReading& nuke : board.nukes) {
        setup.nukes.push_back({nuke.at, std::string(toText(nuke.owner))});
    }
    if (board.robber) {
        setup.robber = board.robber->hex;
    }
    if (board.pirate) {
        setup.pirate = board.pirate->hex;
    }
    return setup;
}

}  // namespace vision
