// SPDX-License-Identifier: GPL-3.0-or-later
// The board's editor: what each brush does to a draft.
#include <algorithm>
#include <tuple>
#include <utility>

#include "ui/pages/game_draft.h"

namespace ui {

namespace {

constexpr int kMostWalls = 3;

/// Put down by a player, so that the board beneath stays as it was dealt.
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
            break;
    }
    return false;
}

template <class Item, class Name>
auto findAt(std::vector<Item>& items, const Name& place) {
    return std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.at == place; });
}

template <class Item, class Name>
void eraseAt(std::vector<Item>& items, const Name& place) {
    std::erase_if(items, [&](const Item& item) { return item.at == place; });
}

}  // namespace

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
        case Kind::Wall:
        case Kind::Army:
        case Kind::Nuke:
        case Kind::UpsideDown:
        case Kind::Factory:
        case Kind::Capital:
            break;
    }
    return BrushPlace::Corner;
}

bool GameDraft::paint(const Brush& brush, const PlaceName& place, const std::string& owner) {
    if (brush.kind == Brush::Kind::Look) {
        return false;
    }
    BoardState before = boardState();
    const engine::Hex* hex = std::get_if<engine::Hex>(&place);
    const engine::Corner* corner = std::get_if<engine::Corner>(&place);
    const bool changed = brush.kind == Brush::Kind::Erase ? erase(place)
                         : hex != nullptr                 ? paintHex(brush, *hex, owner)
                         : corner != nullptr              ? paintCorner(brush, *corner, owner)
                                                          : paintSide(brush, std::get<engine::Side>(place), owner);
    if (changed) {
        remember(std::move(before));
        if (!isPiece(brush.kind)) {
            m_usualBoard = false;
            m_board.kind = BoardChoice::Kind::Own;
        }
        piecesChanged();
    }
    return changed;
}

bool GameDraft::paintHex(const Brush& brush, engine::Hex hex, const std::string& owner) {
    using Kind = Brush::Kind;
    const auto found =
        std::find_if(m_setup.hexes.begin(), m_setup.hexes.end(), [&](const auto& item) { return item.hex == hex; });
    if (found == m_setup.hexes.end()) {
        if (brush.kind != Kind::Terrain) {
            return false;
        }
        engine::HexSetup added;
        added.hex = hex;
        added.terrain = brush.terrain;
        m_setup.hexes.push_back(added);
        return true;
    }
    m_doubtful.erase(hex);
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
            return toggle(m_setup.robber);
        case Kind::Pirate:
            return toggle(m_setup.pirate);
        case Kind::Removed:
            found->removed = !found->removed;
            return true;
        case Kind::Continent:
            found->continent = found->continent == brush.continent ? std::string() : brush.continent;
            return true;
        case Kind::Bridge:
            return paintBridge(hex, owner);
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

/// Across the hex in each of the three ways in turn, then none.
bool GameDraft::paintBridge(engine::Hex hex, const std::string& owner) {
    using engine::CornerDirection;
    const auto found = std::find_if(m_setup.bridges.begin(), m_setup.bridges.end(),
                                    [&](const engine::BridgeSetup& bridge) { return bridge.hex == hex; });
    if (found == m_setup.bridges.end()) {
        m_setup.bridges.push_back({hex, CornerDirection::N, CornerDirection::S, owner});
    } else if (found->owner != owner) {
        found->owner = owner;
    } else if (found->from == CornerDirection::N) {
        std::tie(found->from, found->to) = std::pair(CornerDirection::NE, CornerDirection::SW);
    } else if (found->from == CornerDirection::NE) {
        std::tie(found->from, found->to) = std::pair(CornerDirection::SE, CornerDirection::NW);
    } else {
        m_setup.bridges.erase(found);
    }
    return true;
}

bool GameDraft::paintCorner(const Brush& brush, const engine::Corner& corner, const std::string& owner) {
    using Kind = Brush::Kind;
    const auto building = findAt(m_setup.buildings, corner);
    const bool stands = building != m_setup.buildings.end();
    const auto put = [&](engine::BuildingKind kind) {
        if (stands && building->kind == kind && building->owner == owner) {
            m_setup.buildings.erase(building);
        } else if (stands) {
            *building = {corner, kind, owner, 0, false};
        } else {
            m_setup.buildings.push_back({corner, kind, owner, 0, false});
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
            auto army = findAt(m_setup.armies, corner);
            if (army == m_setup.armies.end() || army->owner != owner) {
                eraseAt(m_setup.armies, corner);
                m_setup.armies.push_back({corner, owner, {}});
                army = m_setup.armies.end() - 1;
            }
            int& count = brush.unit == engine::UnitKind::Artillery ? army->units.artillery
                         : brush.unit == engine::UnitKind::Cavalry ? army->units.cavalry
                                                                   : army->units.infantry;
            ++count;
            return true;
        }
        case Kind::Nuke: {
            const auto nuke = findAt(m_setup.nukes, corner);
            const bool same = nuke != m_setup.nukes.end() && nuke->owner == owner;
            eraseAt(m_setup.nukes, corner);
            if (!same) {
                m_setup.nukes.push_back({corner, owner});
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

bool GameDraft::paintSide(const Brush& brush, const engine::Side& side, const std::string& owner) {
    using Kind = Brush::Kind;
    if (brush.kind == Kind::Harbour) {
        const auto is = [&](const engine::HarbourSetup& harbour) { return harbour.side == side; };
        const auto found = std::find_if(m_setup.harbours.begin(), m_setup.harbours.end(), is);
        const bool same = found != m_setup.harbours.end() && found->trade == brush.trade;
        std::erase_if(m_setup.harbours, is);
        if (!same) {
            m_setup.harbours.push_back({side, brush.trade});
        }
        return true;
    }
    if (brush.kind != Kind::Road && brush.kind != Kind::Ship) {
        return false;
    }
    const auto kind = brush.kind == Kind::Road ? engine::RouteKind::Road : engine::RouteKind::Ship;
    const auto found = findAt(m_setup.routes, side);
    const bool same = found != m_setup.routes.end() && found->owner == owner && found->kind == kind;
    eraseAt(m_setup.routes, side);
    if (!same) {
        m_setup.routes.push_back({side, kind, owner});
    }
    return true;
}

bool GameDraft::erase(const PlaceName& place) {
    const auto eraseFirst = [&](auto& items, const auto& at) {
        const bool stood = findAt(items, at) != items.end();
        eraseAt(items, at);
        return stood;
    };
    if (const auto* corner = std::get_if<engine::Corner>(&place)) {
        // One layer at a time, as it lies: weapon, army, building.
        return eraseFirst(m_setup.nukes, *corner) || eraseFirst(m_setup.armies, *corner) ||
               eraseFirst(m_setup.buildings, *corner);
    }
    if (const auto* side = std::get_if<engine::Side>(&place)) {
        return eraseFirst(m_setup.routes, *side) ||
               std::erase_if(m_setup.harbours, [&](const auto& harbour) { return harbour.side == *side; }) > 0;
    }
    const engine::Hex hex = std::get<engine::Hex>(place);
    if (m_setup.robber == hex) {
        m_setup.robber.reset();
        return true;
    }
    if (m_setup.pirate == hex) {
        m_setup.pirate.reset();
        return true;
    }
    if (std::erase_if(m_setup.bridges, [&](const auto& bridge) { return bridge.hex == hex; }) > 0) {
        return true;
    }
    m_doubtful.erase(hex);
    return std::erase_if(m_setup.hexes, [&](const auto& item) { return item.hex == hex; }) > 0;
}

}  // namespace ui
