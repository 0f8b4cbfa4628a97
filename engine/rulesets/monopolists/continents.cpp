// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/continents.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "engine/rules/points.h"

namespace engine {

namespace {

constexpr int kLeastPoints = 2;

/// Part of a continent: no desert, no sea, not the Exchange.
bool counts(const HexState& hex) {
    return hex.isLand() && hex.terrain != Terrain::Desert && !hex.continent.empty() && hex.continent != kExchange;
}

/// What a settlement or city counts for the Monopolist; factories count nothing.
int weightOf(const Building& building) {
    return building.kind == BuildingKind::Factory ? 0 : pointsOf(building.kind);
}

/// A building on a border counts for each of its continents, once (R-MO-CONTINENT).
bool touches(const Position& position, CornerId corner, std::string_view continent) {
    return std::ranges::any_of(position.topology().hexesOf(corner), [&](HexId hex) {
        return counts(position.hexes[hex]) && position.hexes[hex].continent == continent;
    });
}

std::vector<std::string> named(const std::set<std::string_view>& names) {
    return {names.begin(), names.end()};
}

}  // namespace

std::vector<std::string> continents(const Position& position) {
    std::set<std::string_view> names;
    for (const HexState& hex : position.hexes) {
        if (counts(hex)) {
            names.insert(hex.continent);
        }
    }
    return named(names);
}

std::vector<std::string> continentsAt(const Position& position, CornerId corner) {
    std::set<std::string_view> names;
    for (const HexId hex : position.topology().hexesOf(corner)) {
        if (counts(position.hexes[hex])) {
            names.insert(position.hexes[hex].continent);
        }
    }
    return named(names);
}

bool isOnExchange(const Position& position, CornerId corner) {
    const auto& hexes = position.topology().hexesOf(corner);
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](HexId hex) { return position.hexes[hex].continent == kExchange; });
}

std::optional<PlayerId> monopolistOf(const Position& position, const std::string& continent) {
    PerPlayer<int> points;
    for (const CornerId corner : position.topology().corners()) {
        const auto& building = position.buildings[corner];
        if (building && !position.isOut(building->owner) && touches(position, corner, continent)) {
            points[building->owner] += weightOf(*building);
        }
    }
    const int most = *std::max_element(points.begin(), points.end());
    if (most < kLeastPoints || std::count(points.begin(), points.end(), most) != 1) {
        return std::nullopt;
    }
    return PlayerId(static_cast<std::size_t>(std::find(points.begin(), points.end(), most) - points.begin()));
}

void moveMonopolists(Deciding& deciding) {
    if (!deciding.now().inForce(clause::MO_15)) {
        return;
    }
    for (const std::string& continent : continents(deciding.now())) {
        const auto monopolist = monopolistOf(deciding.now(), continent);
        if (monopolist != deciding.now().marks.monopolistOf(continent)) {
            deciding.add(MonopolistMoved{continent, monopolist}, {clause::MO_15},
                         {deciding.now().rules().rulings.choice(ruling::R_MO_CONTINENT)});
        }
    }
}

}  // namespace engine
