// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/drawn_places.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/state/cards.h"
#include "engine/state/to_position.h"
#include "ui/draft/board_choice.h"

namespace ui {

namespace {

bool takeFrom(engine::Setup& board, engine::Hex hex, const std::string& what) {
    const auto takeFigure = [&](std::optional<engine::Hex>& figure) {
        const bool stood = figure == hex;
        figure = stood ? std::nullopt : figure;
        return stood;
    };
    if (what == "robber") {
        return takeFigure(board.robber);
    }
    if (what == "pirate") {
        return takeFigure(board.pirate);
    }
    if (what == "bridge") {
        return std::erase_if(board.bridges, [&](const auto& bridge) { return bridge.hex == hex; }) > 0;
    }
    const auto found = std::ranges::find(board.hexes, hex, &engine::HexSetup::hex);
    if (found == board.hexes.end()) {
        return false;
    }
    return (what == "face_down" && std::exchange(found->faceDown, false)) ||
           (what == "removed" && std::exchange(found->removed, false));
}

bool takeFrom(engine::Setup& board, const engine::Corner& corner, const std::string& what) {
    const auto stands = [&](const auto& piece) { return piece.at == corner; };
    if (what == "nuke") {
        return std::erase_if(board.nukes, stands) > 0;
    }
    if (what == "wall") {
        const auto building = std::ranges::find_if(board.buildings, stands);
        return building != board.buildings.end() && std::exchange(building->walls, 0) > 0;
    }
    if (engine::buildingKindFromText(what)) {
        return std::erase_if(board.buildings, stands) > 0;
    }
    // Units, with or without a weapon.
    const bool weapon = what.find("nuke") != std::string::npos && std::erase_if(board.nukes, stands) > 0;
    return std::erase_if(board.armies, stands) > 0 || weapon;
}

bool takeFrom(engine::Setup& board, const engine::Side& side, const std::string& what) {
    if (what == "any" || engine::resourceFromText(what)) {
        return std::erase_if(board.harbours, [&](const auto& harbour) { return harbour.side == side; }) > 0;
    }
    return std::erase_if(board.routes, [&](const auto& route) { return route.at == side; }) > 0;
}

}  // namespace

std::optional<engine::Position> bareBoard(const engine::Setup& setup) {
    engine::Setup bare;
    putBoard(bare, setup);
    clearPieces(bare);
    bare.robber.reset();
    bare.pirate.reset();
    bare.pirateOwner.reset();
    bare.documents = {"base"};
    for (const char* id : {"red", "blue"}) {
        bare.players.push_back({id, {}, {}});
    }
    auto position = engine::toPosition(bare);
    return position ? std::optional(std::move(*position)) : std::nullopt;
}

bool takeAwaySeen(engine::Setup& board, const PlaceName& place, const std::string& what) {
    return std::visit([&](const auto& at) { return takeFrom(board, at, what); }, place);
}

}  // namespace ui
