// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_picture.h"

#include <algorithm>

namespace ui {

namespace {

/// Of the two hexes at a coast side the one that is land; the first when neither or both are.
engine::Hex landSide(const BoardPicture& picture, const engine::Side& side) {
    const auto hexes = engine::hexesAt(side);
    for (const engine::Hex hex : hexes) {
        for (const BoardPicture::HexItem& item : picture.hexes) {
            if (item.at == hex && item.terrain != engine::Terrain::Sea) {
                return hex;
            }
        }
    }
    return hexes[0];
}

/// Of a set-up, or of the part of it that all may see.
template <class Board>
BoardPicture drawn(const Board& board) {
    BoardPicture picture;
    const auto look = [&](const std::string& owner) {
        for (std::size_t seat = 0; seat < board.players.size(); ++seat) {
            if (board.players[seat].id == owner) {
                return lookOf(QString::fromStdString(owner), QString::fromStdString(board.players[seat].colour),
                              static_cast<int>(seat));
            }
        }
        return lookOf(QString::fromStdString(owner), QString(), static_cast<int>(board.players.size()));
    };
    for (const engine::HexSetup& hex : board.hexes) {
        picture.hexes.push_back({hex.hex, hex.terrain, hex.number, hex.faceDown, hex.removed, false, hex.continent});
    }
    for (const engine::HarbourSetup& harbour : board.harbours) {
        picture.harbours.push_back({harbour.side, landSide(picture, harbour.side), harbour.trade, harbour.faceDown});
    }
    for (const engine::BuildingSetup& building : board.buildings) {
        picture.buildings.push_back(
            {building.at, building.kind, look(building.owner), building.walls, building.upsideDown});
    }
    for (const engine::RouteSetup& route : board.routes) {
        picture.routes.push_back({route.at, route.kind, look(route.owner)});
    }
    for (const engine::BridgeSetup& bridge : board.bridges) {
        picture.bridges.push_back(
            {engine::cornerOf(bridge.hex, bridge.from), engine::cornerOf(bridge.hex, bridge.to), look(bridge.owner)});
    }
    for (const engine::ArmySetup& army : board.armies) {
        picture.armies.push_back({army.at, army.units, look(army.owner)});
    }
    for (const engine::NukeSetup& nuke : board.nukes) {
        picture.nukes.push_back({nuke.at, look(nuke.owner)});
    }
    picture.robber = board.robber;
    picture.pirate = board.pirate;
    return picture;
}

}  // namespace

std::vector<engine::Hex> BoardPicture::hexNames() const {
    std::vector<engine::Hex> names;
    names.reserve(hexes.size());
    for (const HexItem& item : hexes) {
        names.push_back(item.at);
    }
    return names;
}

const BoardPicture::BuildingItem* BoardPicture::buildingAt(const engine::Corner& corner) const {
    const auto found =
        std::find_if(buildings.begin(), buildings.end(), [&](const BuildingItem& item) { return item.at == corner; });
    return found == buildings.end() ? nullptr : &*found;
}

const BoardPicture::ArmyItem* BoardPicture::armyAt(const engine::Corner& corner) const {
    const auto found = std::ranges::find(armies, corner, &ArmyItem::at);
    return found == armies.end() ? nullptr : &*found;
}

const BoardPicture::NukeItem* BoardPicture::nukeAt(const engine::Corner& corner) const {
    const auto found = std::ranges::find(nukes, corner, &NukeItem::at);
    return found == nukes.end() ? nullptr : &*found;
}

BoardPicture BoardPicture::without(const std::vector<engine::Corner>& corners) const {
    BoardPicture rest = *this;
    const auto isThere = [&](const auto& item) { return std::ranges::find(corners, item.at) != corners.end(); };
    std::erase_if(rest.buildings, isThere);
    std::erase_if(rest.armies, isThere);
    std::erase_if(rest.nukes, isThere);
    return rest;
}

bool BoardPicture::showsToken(const engine::Hex& hex) const {
    const auto found = std::ranges::find(hexes, hex, &HexItem::at);
    return found != hexes.end() && found->number && !found->faceDown && !found->removed;
}

BoardPicture pictureOf(const engine::Position& position) {
    BoardPicture picture;
    const engine::Topology& topology = position.topology();
    for (const engine::HexId id : topology.hexes()) {
        const engine::HexState& state = position.hexes[id];
        picture.hexes.push_back(
            {topology.hex(id), state.terrain, state.number, state.faceDown, state.removed, false, state.continent});
    }
    for (const engine::Harbour& harbour : position.harbours) {
        const engine::Side& side = topology.side(harbour.side);
        picture.harbours.push_back({side, landSide(picture, side), harbour.trade, harbour.faceDown});
    }
    for (const engine::CornerId id : topology.corners()) {
        const engine::Corner& corner = topology.corner(id);
        if (const auto& building = position.buildings[id]) {
            picture.buildings.push_back(
                {corner, building->kind, lookOf(position, building->owner), building->walls, building->upsideDown});
        }
        if (const auto& army = position.armies[id]) {
            picture.armies.push_back({corner, army->units, lookOf(position, army->owner)});
        }
        if (const auto& nuke = position.nukes[id]) {
            picture.nukes.push_back({corner, lookOf(position, *nuke)});
        }
    }
    for (const engine::SideId id : topology.sides()) {
        if (const auto& route = position.routes[id]) {
            picture.routes.push_back({topology.side(id), route->kind, lookOf(position, route->owner)});
        }
    }
    for (const engine::Bridge& bridge : position.bridges) {
        picture.bridges.push_back(
            {topology.corner(bridge.from), topology.corner(bridge.to), lookOf(position, bridge.owner)});
    }
    if (position.robber) {
        picture.robber = topology.hex(*position.robber);
    }
    if (position.pirate) {
        picture.pirate = topology.hex(*position.pirate);
    }
    return picture;
}

BoardPicture pictureOf(const engine::Setup& setup) {
    return drawn(setup);
}

BoardPicture pictureOf(const adjudicator::PublicBoard& board) {
    return drawn(board);
}

}  // namespace ui
