// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/game_draft.h"

#include <algorithm>

#include "adjudicator/rule_book.h"
#include "engine/rulesets/registry.h"
#include "ui/pages/random_board.h"

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
            return BrushPlace::Hex;
        case Kind::Road:
        case Kind::Ship:
        case Kind::Harbour:
            return BrushPlace::Side;
        default:
            return BrushPlace::Corner;
    }
}

GameDraft::GameDraft() {
    for (const char* id : {"red", "blue", "white", "orange"}) {
        m_setup.players.push_back({id, {}, {}});
    }
    m_setup.documents = {"soldiers"};
}

void GameDraft::load(engine::Setup setup, std::set<engine::Hex> doubtful) {
    const auto players = m_setup.players;
    const auto documents = m_setup.documents;
    m_setup = std::move(setup);
    m_doubtful = std::move(doubtful);
    // What the source leaves open keeps what was chosen here; owners that occur must be players.
    if (m_setup.players.empty()) {
        m_setup.players = players;
        const auto add = [this](const std::string& owner) {
            const auto is = [&](const engine::PlayerSetup& player) { return player.id == owner; };
            if (std::none_of(m_setup.players.begin(), m_setup.players.end(), is)) {
                m_setup.players.push_back({owner, {}, {}});
            }
        };
        for (const auto& building : m_setup.buildings) {
            add(building.owner);
        }
        for (const auto& route : m_setup.routes) {
            add(route.owner);
        }
        for (const auto& army : m_setup.armies) {
            add(army.owner);
        }
    }
    if (m_setup.documents.empty()) {
        m_setup.documents = documents;
    }
}

void GameDraft::randomise(bool large, std::mt19937& random) {
    engine::Setup fresh;
    fresh.players = m_setup.players;
    fresh.documents = m_setup.documents;
    fresh.rulings = m_setup.rulings;
    fresh.numbers = m_setup.numbers;
    makeRandomBoard(fresh, large, random);
    m_setup = std::move(fresh);
    m_doubtful.clear();
}

void GameDraft::complete(std::mt19937& random) {
    completeBoard(m_setup, random);
}

void GameDraft::setPlayers(std::vector<engine::PlayerSetup> players) {
    m_setup.players = std::move(players);
}

void GameDraft::setDocument(const std::string& document, bool on) {
    std::erase(m_setup.documents, document);
    if (on) {
        m_setup.documents.push_back(document);
    }
    // What was chosen for a combination that is none any more is no choice of this game.
    std::vector<engine::Document> played;
    for (const std::string& name : m_setup.documents) {
        if (const auto known = engine::documentFromText(name)) {
            played.push_back(*known);
        }
    }
    std::erase_if(m_setup.rulings, [&](const auto& chosen) {
        const auto ruling = engine::rulingFromText(chosen.first);
        return ruling && adjudicator::isOfCombination(*ruling) && !adjudicator::concerns(*ruling, played);
    });
}

bool GameDraft::hasDocument(const std::string& document) const {
    return std::find(m_setup.documents.begin(), m_setup.documents.end(), document) != m_setup.documents.end();
}

void GameDraft::setWinningScore(std::optional<int> score) {
    const std::string name(engine::toText(engine::Number::WinningScore));
    if (score) {
        m_setup.numbers[name] = *score;
    } else {
        m_setup.numbers.erase(name);
    }
}

void GameDraft::setRuling(const std::string& ruling, const std::string& option) {
    m_setup.rulings[ruling] = option;
}

std::optional<engine::Rules> GameDraft::rules() const {
    auto rules = engine::combine({m_setup.documents, m_setup.rulings, m_setup.switches, m_setup.numbers, m_setup.prices,
                                  m_setup.players.size()});
    return rules ? std::optional(std::move(*rules)) : std::nullopt;
}

bool GameDraft::paint(const Brush& brush, const PlaceName& place, const std::string& owner) {
    if (brush.kind == Brush::Kind::Look) {
        return false;
    }
    if (brush.kind == Brush::Kind::Erase) {
        erase(place);
        return true;
    }
    if (const auto* hex = std::get_if<engine::Hex>(&place)) {
        return paintHex(brush, *hex);
    }
    if (const auto* corner = std::get_if<engine::Corner>(&place)) {
        return paintCorner(brush, *corner, owner);
    }
    return paintSide(brush, std::get<engine::Side>(place), owner);
}

bool GameDraft::paintHex(const Brush& brush, engine::Hex hex) {
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
        default:
            return false;
    }
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
        default:
            return false;
    }
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

void GameDraft::erase(const PlaceName& place) {
    if (const auto* corner = std::get_if<engine::Corner>(&place)) {
        // One layer at a time, as it lies: weapon, army, building.
        if (findAt(m_setup.nukes, *corner) != m_setup.nukes.end()) {
            eraseAt(m_setup.nukes, *corner);
        } else if (findAt(m_setup.armies, *corner) != m_setup.armies.end()) {
            eraseAt(m_setup.armies, *corner);
        } else {
            eraseAt(m_setup.buildings, *corner);
        }
    } else if (const auto* side = std::get_if<engine::Side>(&place)) {
        if (findAt(m_setup.routes, *side) != m_setup.routes.end()) {
            eraseAt(m_setup.routes, *side);
        } else {
            std::erase_if(m_setup.harbours, [&](const auto& harbour) { return harbour.side == *side; });
        }
    } else {
        const engine::Hex hex = std::get<engine::Hex>(place);
        if (m_setup.robber == hex) {
            m_setup.robber.reset();
        } else {
            std::erase_if(m_setup.hexes, [&](const auto& item) { return item.hex == hex; });
            m_doubtful.erase(hex);
        }
    }
}

engine::Expected<engine::Position, engine::Faults> GameDraft::judge() const {
    return engine::toPosition(m_setup);
}

}  // namespace ui
