// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/brush.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace ui {

namespace {

constexpr int kMostWalls = 3;

template <class Item, class Name>
auto findAt(std::vector<Item>& items, const Name& place) {
    return std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.at == place; });
}

template <class Item, class Name>
void eraseAt(std::vector<Item>& items, const Name& place) {
    std::erase_if(items, [&](const Item& item) { return item.at == place; });
}

}  // namespace

bool isPiece(Brush::Kind kind) {
    using Kind = Brush::Kind;
    switch (kind) {
        case Kind::Settlement:
        case Kind::City:
        case Kind::Metropolis:
        case Kind::Factory:
        case Kind::Capital:
        case Kind::Road:
        case Kind::Ship:
        case Kind::Bridge:
        case Kind::Wall:
        case Kind::Army:
        case Kind::Nuke:
        case Kind::UpsideDown:
            return true;
        case Kind::Look:
        case Kind::Terrain:
        case Kind::Number:
        case Kind::Robber:
        case Kind::Pirate:
        case Kind::Harbour:
        case Kind::FaceDown:
        case Kind::Erase:
        case Kind::Removed:
        case Kind::Continent:
            return false;
    }
    return false;
}

BrushPlace placeOf(const Brush& brush) {
    using Kind = Brush::Kind;
    switch (brush.kind) {
        case Kind::Look:
        case Kind::Erase:
            return BrushPlace::Any;
        case Kind::Terrain:
        case Kind::Number:
        case Kind::Robber:
        case Kind::Pirate:
        case Kind::FaceDown:
        case Kind::Bridge:
        case Kind::Removed:
        case Kind::Continent:
            return BrushPlace::Hex;
        case Kind::Road:
        case Kind::Ship:
        case Kind::Harbour:
            return BrushPlace::Side;
        case Kind::Settlement:
        case Kind::City:
        case Kind::Metropolis:
        case Kind::Factory:
        case Kind::Capital:
        case Kind::Wall:
        case Kind::Army:
        case Kind::Nuke:
        case Kind::UpsideDown:
            return BrushPlace::Corner;
    }
    return BrushPlace::Any;
}

namespace {

/// Across the hex in each of the three ways in turn, then none.
bool paintBridge(engine::Setup& board, engine::Hex hex, const std::string& owner) {
    using engine::CornerDirection;
    const auto found = std::find_if(board.bridges.begin(), board.bridges.end(),
                                    [&](const engine::BridgeSetup& bridge) { return bridge.hex == hex; });
    if (found == board.bridges.end()) {
        board.bridges.push_back({hex, CornerDirection::N, CornerDirection::S, owner});
    } else if (found->owner != owner) {
        found->owner = owner;
    } else if (found->from == CornerDirection::N) {
        std::tie(found->from, found->to) = std::pair(CornerDirection::NE, CornerDirection::SW);
    } else if (found->from == CornerDirection::NE) {
        std::tie(found->from, found->to) = std::pair(CornerDirection::SE, CornerDirection::NW);
    } else {
        board.bridges.erase(found);
    }
    return true;
}

bool paintHex(engine::Setup& board, std::set<engine::Hex>& doubtful, const Brush& brush, engine::Hex hex,
              const std::string& owner) {
    using Kind = Brush::Kind;
    const auto found =
        std::find_if(board.hexes.begin(), board.hexes.end(), [&](const auto& item) { return item.hex == hex; });
    if (found == board.hexes.end()) {
        if (brush.kind != Kind::Terrain) {
            return false;
        }
        engine::HexSetup added;
        added.hex = hex;
        added.terrain = brush.terrain;
        board.hexes.push_back(added);
        return true;
    }
    doubtful.erase(hex);
    const auto toggle = [&](std::optional<engine::Hex>& piece) {
        piece = piece == hex ? std::nullopt : std::optional(hex);
        return true;
    };
    switch (brush.kind) {
        case Kind::Terrain:
            found->terrain = brush.terrain;
            if (brush.terrain == engine::Terrain::Desert || brush.terrain == engine::Terrain::Sea) {
                found->number.reset();
            }
            return true;
        case Kind::Number:
            found->number = brush.number;
            return true;
        case Kind::FaceDown:
            found->faceDown = !found->faceDown;
            return true;
        case Kind::Robber:
            return toggle(board.robber);
        case Kind::Pirate:
            return toggle(board.pirate);
        case Kind::Removed:
            found->removed = !found->removed;
            return true;
        case Kind::Continent:
            found->continent = found->continent == brush.continent ? std::string() : brush.continent;
            return true;
        case Kind::Bridge:
            return paintBridge(board, hex, owner);
        case Kind::Look:
        case Kind::Settlement:
        case Kind::City:
        case Kind::Metropolis:
        case Kind::Road:
        case Kind::Ship:
        case Kind::Wall:
        case Kind::Army:
        case Kind::Nuke:
        case Kind::Harbour:
        case Kind::UpsideDown:
        case Kind::Erase:
        case Kind::Factory:
        case Kind::Capital:
            break;
    }
    return false;
}

bool paintCorner(engine::Setup& board, const Brush& brush, const engine::Corner& corner, const std::string& owner) {
    using Kind = Brush::Kind;
    const auto building = findAt(board.buildings, corner);
    const bool stands = building != board.buildings.end();
    const auto put = [&](engine::BuildingKind kind) {
        if (stands && building->kind == kind && building->owner == owner) {
            board.buildings.erase(building);
        } else if (stands) {
            *building = {corner, kind, owner, 0, false};
        } else {
            board.buildings.push_back({corner, kind, owner, 0, false});
        }
        return true;
    };
    switch (brush.kind) {
        case Kind::Settlement:
            return put(engine::BuildingKind::Settlement);
        case Kind::City:
            return put(engine::BuildingKind::City);
        case Kind::Metropolis:
            return put(engine::BuildingKind::Metropolis);
        case Kind::Factory:
            return put(engine::BuildingKind::Factory);
        case Kind::Capital:
            return put(engine::BuildingKind::Capital);
        case Kind::Wall:
            if (stands) {
                building->walls = (building->walls + 1) % (kMostWalls + 1);
            }
            return stands;
        case Kind::UpsideDown:
            if (stands) {
                building->upsideDown = !building->upsideDown;
            }
            return stands;
        case Kind::Army: {
            auto army = findAt(board.armies, corner);
            if (army == board.armies.end() || army->owner != owner) {
                eraseAt(board.armies, corner);
                board.armies.push_back({corner, owner, {}});
                army = board.armies.end() - 1;
            }
            int& count = brush.unit == engine::UnitKind::Artillery ? army->units.artillery
                         : brush.unit == engine::UnitKind::Cavalry ? army->units.cavalry
                                                                   : army->units.infantry;
            ++count;
            return true;
        }
        case Kind::Nuke: {
            const auto nuke = findAt(board.nukes, corner);
            const bool same = nuke != board.nukes.end() && nuke->owner == owner;
            eraseAt(board.nukes, corner);
            if (!same) {
                board.nukes.push_back({corner, owner});
            }
            return true;
        }
        case Kind::Look:
        case Kind::Terrain:
        case Kind::Number:
        case Kind::Road:
        case Kind::Ship:
        case Kind::Robber:
        case Kind::Pirate:
        case Kind::Harbour:
        case Kind::FaceDown:
        case Kind::Erase:
        case Kind::Bridge:
        case Kind::Removed:
        case Kind::Continent:
            break;
    }
    return false;
}

bool paintSide(engine::Setup& board, const Brush& brush, const engine::Side& side, const std::string& owner) {
    using Kind = Brush::Kind;
    if (brush.kind == Kind::Harbour) {
        const auto is = [&](const engine::HarbourSetup& harbour) { return harbour.side == side; };
        const auto found = std::find_if(board.harbours.begin(), board.harbours.end(), is);
        const bool same = found != board.harbours.end() && found->trade == brush.trade;
        std::erase_if(board.harbours, is);
        if (!same) {
            board.harbours.push_back({side, brush.trade});
        }
        return true;
    }
    if (brush.kind != Kind::Road && brush.kind != Kind::Ship) {
        return false;
    }
    const auto kind = brush.kind == Kind::Road ? engine::RouteKind::Road : engine::RouteKind::Ship;
    const auto found = findAt(board.routes, side);
    const bool same = found != board.routes.end() && found->owner == owner && found->kind == kind;
    eraseAt(board.routes, side);
    if (!same) {
        board.routes.push_back({side, kind, owner});
    }
    return true;
}

bool erase(engine::Setup& board, std::set<engine::Hex>& doubtful, const PlaceName& place) {
    const auto eraseFirst = [&](auto& items, const auto& at) {
        const bool stood = findAt(items, at) != items.end();
        eraseAt(items, at);
        return stood;
    };
    if (const auto* corner = std::get_if<engine::Corner>(&place)) {
        // One layer at a time, as it lies: weapon, army, building.
        return eraseFirst(board.nukes, *corner) || eraseFirst(board.armies, *corner) ||
               eraseFirst(board.buildings, *corner);
    }
    if (const auto* side = std::get_if<engine::Side>(&place)) {
        return eraseFirst(board.routes, *side) ||
               std::erase_if(board.harbours, [&](const auto& harbour) { return harbour.side == *side; }) > 0;
    }
    const engine::Hex hex = std::get<engine::Hex>(place);
    if (board.robber == hex) {
        board.robber.reset();
        return true;
    }
    if (board.pirate == hex) {
        board.pirate.reset();
        return true;
    }
    if (std::erase_if(board.bridges, [&](const auto& bridge) { return bridge.hex == hex; }) > 0) {
        return true;
    }
    doubtful.erase(hex);
    return std::erase_if(board.hexes, [&](const auto& item) { return item.hex == hex; }) > 0;
}

}  // namespace

bool putDown(engine::Setup& board, std::set<engine::Hex>& doubtful, const Brush& brush, const PlaceName& place,
             const std::string& owner) {
    if (brush.kind == Brush::Kind::Look) {
        return false;
    }
    if (brush.kind == Brush::Kind::Erase) {
        return erase(board, doubtful, place);
    }
    if (const auto* hex = std::get_if<engine::Hex>(&place)) {
        return paintHex(board, doubtful, brush, *hex, owner);
    }
    if (const auto* corner = std::get_if<engine::Corner>(&place)) {
        return paintCorner(board, brush, *corner, owner);
    }
    return paintSide(board, brush, std::get<engine::Side>(place), owner);
}

}  // namespace ui
