// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/questions/put_answer.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace adjudicator::questions {

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

/// Everybody's things of one kind by their places.
template <class Things, class At>
auto findAt(Things& things, const At& at) {
    return std::ranges::find_if(things, [&](const auto& thing) { return thing.at == at; });
}

void putTile(engine::Setup& board, engine::Hex at, const Answer& answer) {
    const auto hex = std::ranges::find(board.hexes, at, &engine::HexSetup::hex);
    if (hex == board.hexes.end()) {
        return;
    }
    hex->faceDown = answer.word == "face_down";
    hex->removed = answer.word == "removed";
    if (const auto terrain = engine::terrainFromText(answer.word)) {
        hex->terrain = terrain;
    }
    const bool bearsToken = !hex->faceDown && !hex->removed && hex->terrain != engine::Terrain::Desert &&
                            hex->terrain != engine::Terrain::Sea;
    if (!bearsToken) {
        hex->number.reset();
    }
}

void putNumber(engine::Setup& board, engine::Hex at, const Answer& answer) {
    const auto hex = std::ranges::find(board.hexes, at, &engine::HexSetup::hex);
    if (hex == board.hexes.end()) {
        return;
    }
    int number = 0;
    const char* end = answer.word.data() + answer.word.size();
    const bool isNumber = std::from_chars(answer.word.data(), end, number).ptr == end;
    hex->number = isNumber ? std::optional(number) : std::nullopt;
}

void putHarbour(engine::Setup& board, const engine::Side& side, const Answer& answer) {
    std::erase_if(board.harbours, [&](const auto& harbour) { return harbour.side == side; });
    if (!answer.isNothing()) {
        board.harbours.push_back({side, engine::resourceFromText(answer.word), false});
    }
}

void putMarker(engine::Setup& board, engine::Hex hex, const Item& item, const Answer& answer) {
    if (!answer.isNothing()) {
        (answer.word == "pirate" ? board.pirate : board.robber) = hex;
        return;
    }
    for (const Answer& other : item.answers) {
        takeFrom(board, hex, other.word);
    }
}

void putRoute(engine::Setup& board, const engine::Side& side, const Answer& answer) {
    auto route = findAt(board.routes, side);
    if (answer.isNothing()) {
        takeFrom(board, side, "road");
        return;
    }
    if (route == board.routes.end()) {
        if (answer.owner.empty()) {
            return;
        }
        board.routes.push_back({side, engine::RouteKind::Road, answer.owner});
        route = board.routes.end() - 1;
    }
    route->kind = engine::routeKindFromText(answer.word).value_or(route->kind);
    route->owner = answer.owner.empty() ? route->owner : answer.owner;
}

void putBridge(engine::Setup& board, engine::Hex hex, const Answer& answer) {
    if (answer.isNothing()) {
        takeFrom(board, hex, "bridge");
        return;
    }
    // One that was not read lies in a direction that nobody knows.
    for (engine::BridgeSetup& bridge : board.bridges) {
        if (bridge.hex == hex && !answer.owner.empty()) {
            bridge.owner = answer.owner;
        }
    }
}

void putFigures(engine::Setup& board, const engine::Corner& corner, const Answer& answer, const std::string& owner) {
    const auto army = findAt(board.armies, corner);
    const engine::Units before = army == board.armies.end() ? engine::Units{0, 0, 1} : army->units;
    takeFrom(board, corner, "1I+nuke");
    if (answer.word != "nuke") {
        const auto units = engine::unitsFromText(answer.word.substr(0, answer.word.find("+nuke")));
        board.armies.push_back({corner, owner, units.value_or(before)});
    }
    if (answer.word.ends_with("nuke")) {
        board.nukes.push_back({corner, owner});
    }
}

/// Whose what stands at a corner is: the army's before the building's, as it stands above it.
std::string standingOwner(const engine::Setup& board, const engine::Corner& corner) {
    if (const auto army = findAt(board.armies, corner); army != board.armies.end()) {
        return army->owner;
    }
    if (const auto nuke = findAt(board.nukes, corner); nuke != board.nukes.end()) {
        return nuke->owner;
    }
    const auto building = findAt(board.buildings, corner);
    return building == board.buildings.end() ? std::string() : building->owner;
}

/// The item asks about figures: an army or a weapon may stand there.
bool mayBeFigures(const Item& item) {
    return std::ranges::any_of(item.answers, [](const Answer& answer) {
        return !answer.word.empty() && !answer.isNothing() && !engine::buildingKindFromText(answer.word);
    });
}

void setOwner(engine::Setup& board, const engine::Corner& corner, const std::string& owner) {
    bool isFigures = false;
    for (auto& army : board.armies) {
        isFigures = isFigures || army.at == corner;
        army.owner = army.at == corner ? owner : army.owner;
    }
    for (auto& nuke : board.nukes) {
        isFigures = isFigures || nuke.at == corner;
        nuke.owner = nuke.at == corner ? owner : nuke.owner;
    }
    // Figures stand beside a building of whoever has it.
    if (const auto building = findAt(board.buildings, corner); building != board.buildings.end() && !isFigures) {
        building->owner = owner;
    }
}

void putStanding(engine::Setup& board, const engine::Corner& corner, const Item& item, const Answer& answer) {
    const auto building = findAt(board.buildings, corner);
    if (answer.word == "wall") {
        if (building != board.buildings.end()) {
            building->walls = std::max(building->walls, 1);
        }
        return;
    }
    if (answer.word.empty()) {
        setOwner(board, corner, answer.owner);
        return;
    }
    if (answer.isNothing()) {
        // What was asked about goes, and what is beside it stays.
        for (const Answer& other : item.answers) {
            if (!other.word.empty()) {
                takeFrom(board, corner, other.word);
            }
        }
        if (item.what == vision::Doubt::Owner && !takeFrom(board, corner, "1I+nuke")) {
            takeFrom(board, corner, "settlement");
        }
        return;
    }
    const std::string owner = answer.owner.empty() ? standingOwner(board, corner) : answer.owner;
    if (owner.empty()) {
        return;
    }
    const auto kind = engine::buildingKindFromText(answer.word);
    if (!kind) {
        putFigures(board, corner, answer, owner);
        return;
    }
    if (mayBeFigures(item)) {
        takeFrom(board, corner, "1I+nuke");  // what looked like figures is the building
    }
    if (building == board.buildings.end()) {
        board.buildings.push_back({corner, *kind, owner, 0, false});
    } else {
        building->kind = *kind;
        building->owner = owner;
    }
}

void put(engine::Setup& board, const Item& item, const Answer& answer) {
    if (const auto* corner = std::get_if<engine::Corner>(&item.at)) {
        putStanding(board, *corner, item, answer);
    } else if (const auto* side = std::get_if<engine::Side>(&item.at)) {
        item.what == vision::Doubt::Harbour ? putHarbour(board, *side, answer) : putRoute(board, *side, answer);
    } else {
        const engine::Hex hex = std::get<engine::Hex>(item.at);
        switch (item.what) {
            case vision::Doubt::Terrain:
                return putTile(board, hex, answer);
            case vision::Doubt::Number:
                return putNumber(board, hex, answer);
            case vision::Doubt::Robber:
                return putMarker(board, hex, item, answer);
            case vision::Doubt::Piece:
            case vision::Doubt::Kind:
            case vision::Doubt::Owner:
            case vision::Doubt::Harbour:
                return putBridge(board, hex, answer);
        }
    }
}

}  // namespace

bool putAnswer(engine::Setup& board, const Item& item, const Answer& answer) {
    engine::Setup after = board;
    put(after, item, answer);
    if (after == board) {
        return false;
    }
    board = std::move(after);
    return true;
}

bool takeAwaySeen(engine::Setup& board, const vision::Place& place, const std::string& what) {
    return std::visit([&](const auto& at) { return takeFrom(board, at, what); }, place);
}

bool takeAwayAllOf(engine::Setup& board, const std::string& owner) {
    const auto isTheirs = [&](const auto& piece) { return piece.owner == owner; };
    std::size_t taken = std::erase_if(board.buildings, isTheirs);
    taken += std::erase_if(board.routes, isTheirs);
    taken += std::erase_if(board.bridges, isTheirs);
    taken += std::erase_if(board.armies, isTheirs);
    taken += std::erase_if(board.nukes, isTheirs);
    return taken > 0;
}

}  // namespace adjudicator::questions
