// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/adjust.h"

#include <algorithm>

#include "ui/acts/acts.h"

namespace ui {

namespace {

bool adjustCorner(const engine::Position& position, const Brush& brush, engine::CornerId corner,
                  const std::string& owner, engine::Adjust& adjust) {
    const engine::Corner& name = position.topology().corner(corner);
    const auto& building = position.buildings[corner];
    const auto put = [&](engine::BuildingKind kind) { adjust.set->buildings.push_back({name, kind, owner, 0, false}); };
    const auto again = [&] {
        adjust.set->buildings.push_back(
            {name, building->kind, position.table->idOf(building->owner), building->walls, building->upsideDown});
        return &adjust.set->buildings.back();
    };
    switch (brush.kind) {
        case Brush::Kind::Settlement:
            put(engine::BuildingKind::Settlement);
            return true;
        case Brush::Kind::City:
            put(engine::BuildingKind::City);
            return true;
        case Brush::Kind::Metropolis:
            put(engine::BuildingKind::Metropolis);
            return true;
        case Brush::Kind::Factory:
            put(engine::BuildingKind::Factory);
            return true;
        case Brush::Kind::Capital:
            put(engine::BuildingKind::Capital);
            return true;
        case Brush::Kind::Wall:
            if (building) {
                again()->walls = (building->walls + 1) % 4;
            }
            return building.has_value();
        case Brush::Kind::UpsideDown:
            if (building) {
                again()->upsideDown = !building->upsideDown;
            }
            return building.has_value();
        case Brush::Kind::Army: {
            const auto& army = position.armies[corner];
            engine::Units units = army && position.table->idOf(army->owner) == owner ? army->units : engine::Units{};
            ++(brush.unit == engine::UnitKind::Artillery ? units.artillery
               : brush.unit == engine::UnitKind::Cavalry ? units.cavalry
                                                         : units.infantry);
            adjust.set->armies.push_back({name, owner, units});
            return true;
        }
        case Brush::Kind::Nuke:
            adjust.set->nukes.push_back({name, owner});
            return true;
        case Brush::Kind::Erase:
            if (position.armies[corner] && building) {
                // An army stands before its building: it goes first.
                adjust.set->armies.push_back({name, position.table->idOf(position.armies[corner]->owner), {}});
            } else {
                adjust.remove.emplace_back(corner);
            }
            return building || position.armies[corner] || position.nukes[corner];
        case Brush::Kind::Look:
        case Brush::Kind::Terrain:
        case Brush::Kind::Number:
        case Brush::Kind::Road:
        case Brush::Kind::Ship:
        case Brush::Kind::Robber:
        case Brush::Kind::Pirate:
        case Brush::Kind::Harbour:
        case Brush::Kind::FaceDown:
        case Brush::Kind::Bridge:
        case Brush::Kind::Removed:
        case Brush::Kind::Continent:
            break;
    }
    return false;
}

/// Across the hex in the next of the three ways; another player's bridge gives way.
void adjustBridge(const engine::Position& position, engine::HexId hex, const std::string& owner,
                  engine::Adjust& adjust) {
    using engine::CornerDirection;
    constexpr std::size_t kWays = 3;
    std::size_t way = 0;
    const auto& corners = position.topology().cornersOf(hex);
    for (const engine::Bridge& bridge : position.bridges) {
        if (bridge.hex == hex && position.table->idOf(bridge.owner) == owner) {
            const auto from = std::ranges::find(corners, bridge.from) - corners.begin();
            way = (static_cast<std::size_t>(from) + 1) % kWays;
        }
    }
    adjust.set->bridges.push_back({position.topology().hex(hex), static_cast<CornerDirection>(way),
                                   static_cast<CornerDirection>(way + kWays), owner});
}

bool adjustHex(const engine::Position& position, const Brush& brush, engine::HexId hex, const std::string& owner,
               engine::Adjust& adjust) {
    const engine::HexState& state = position.hexes[hex];
    engine::HexSetup wanted{
        position.topology().hex(hex), state.terrain, state.number, state.faceDown, state.removed, state.continent};
    switch (brush.kind) {
        case Brush::Kind::Terrain:
            wanted.terrain = brush.terrain;
            break;
        case Brush::Kind::Number:
            wanted.number = brush.number;
            break;
        case Brush::Kind::FaceDown:
            wanted.faceDown = !wanted.faceDown;
            break;
        case Brush::Kind::Robber:
            adjust.set->robber = wanted.hex;
            return true;
        case Brush::Kind::Pirate:
            adjust.set->pirate = wanted.hex;
            return true;
        case Brush::Kind::Removed:
            wanted.removed = !wanted.removed;
            break;
        case Brush::Kind::Bridge:
            adjustBridge(position, hex, owner, adjust);
            return true;
        case Brush::Kind::Erase: {
            const bool bridge =
                std::ranges::find(position.bridges, hex, &engine::Bridge::hex) != position.bridges.end();
            if (bridge || position.pirate == hex) {
                adjust.remove.emplace_back(hex);
                return true;
            }
            return false;
        }
        case Brush::Kind::Look:
        case Brush::Kind::Settlement:
        case Brush::Kind::City:
        case Brush::Kind::Metropolis:
        case Brush::Kind::Road:
        case Brush::Kind::Ship:
        case Brush::Kind::Wall:
        case Brush::Kind::Army:
        case Brush::Kind::Nuke:
        case Brush::Kind::Harbour:
        case Brush::Kind::UpsideDown:
        case Brush::Kind::Factory:
        case Brush::Kind::Capital:
        case Brush::Kind::Continent:
            return false;
    }
    adjust.set->hexes.push_back(wanted);
    return true;
}

}  // namespace

std::optional<engine::Adjust> adjustFor(const engine::Position& position, const Brush& brush, const PlaceName& place,
                                        const std::string& owner, const std::string& reason) {
    const auto at = placeOf(position.topology(), place);
    if (!at) {
        return std::nullopt;
    }
    engine::Adjust adjust;
    adjust.reason = reason;
    bool meant = false;
    if (const auto* corner = std::get_if<engine::CornerId>(&*at)) {
        meant = adjustCorner(position, brush, *corner, owner, adjust);
    } else if (const auto* hex = std::get_if<engine::HexId>(&*at)) {
        meant = adjustHex(position, brush, *hex, owner, adjust);
    } else {
        const auto side = std::get<engine::SideId>(*at);
        if (brush.kind == Brush::Kind::Erase && position.routes[side]) {
            adjust.remove.emplace_back(side);
            meant = true;
        } else if (brush.kind == Brush::Kind::Road || brush.kind == Brush::Kind::Ship) {
            const auto kind = brush.kind == Brush::Kind::Road ? engine::RouteKind::Road : engine::RouteKind::Ship;
            adjust.set->routes.push_back({position.topology().side(side), kind, owner});
            meant = true;
        }
    }
    return meant ? std::optional(adjust) : std::nullopt;
}

}  // namespace ui
