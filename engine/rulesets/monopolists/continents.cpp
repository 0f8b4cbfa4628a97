// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/continents.h"

#include <algorithm>

#include "engine/rules/points.h"

namespace engine {

namespace {

constexpr int kLeastPoints = 2;

/// The name of the continent that a hex is part of; empty for deserts, sea and the Exchange.
std::string continentOf(const HexState& hex) {
    const bool counts = hex.isLand() && hex.terrain != Terrain::Desert && hex.continent != kExchange;
    return counts ? hex.continent : std::string();
}

std::vector<std::string> named(std::vector<std::string> names) {
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::erase(names, std::string());
    return names;
}

/// What a settlement or city counts for the Monopolist; factories count nothing.
int weightOf(const Building& building) {
    return building.kind == BuildingKind::Factory ? 0 : pointsOf(building.kind);
}

}  // namespace

std::vector<std::string> continents(const Position& position) {
    std::vector<std::string> names;
    for (const HexState& hex : position.hexes) {
        names.push_back(continentOf(hex));
    }
    return named(std::move(names));
}

std::vector<std::string> continentsAt(const Position& position, CornerId corner) {
    std::vector<std::string> names;
    for (const HexId hex : position.topology().hexesOf(corner)) {
        names.push_back(continentOf(position.hexes[hex]));
    }
    return named(std::move(names));
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
        if (building && !position.isOut(building->owner)) {
            const std::vector<std::string> there = continentsAt(position, corner);
            points[building->owner] += std::ranges::count(there, continent) > 0 ? weightOf(*building) : 0;
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
