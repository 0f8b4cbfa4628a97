// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/continents.h"

#include <algorithm>
#include <string_view>

#include "engine/rules/points.h"

namespace engine {

namespace {

constexpr int kLeastPoints = 2;

/// The continent that a hex is part of: no desert, no sea, not the Exchange; empty for none.
std::string_view continentOf(const HexState& hex) {
    const bool counts = hex.isLand() && hex.terrain != Terrain::Desert && hex.continent != kExchange;
    return counts ? std::string_view(hex.continent) : std::string_view();
}

/// What a settlement or city counts for the Monopolist; factories count nothing.
int weightOf(const Building& building) {
    return building.kind == BuildingKind::Factory ? 0 : pointsOf(building.kind);
}

void addName(std::vector<std::string_view>& names, std::string_view name) {
    if (!name.empty() && std::ranges::find(names, name) == names.end()) {
        names.push_back(name);
    }
}

/// Hands on the name of each continent at the corner, once.
template <class Use>
void eachContinentAt(const Position& position, CornerId corner, Use use) {
    const auto& hexes = position.topology().hexesOf(corner);
    for (const HexId* hex = hexes.begin(); hex != hexes.end(); ++hex) {
        const std::string_view name = continentOf(position.hexes[*hex]);
        const bool isAnother = std::none_of(
            hexes.begin(), hex, [&](HexId earlier) { return continentOf(position.hexes[earlier]) == name; });
        if (!name.empty() && isAnother) {
            use(name);
        }
    }
}

/// What everybody's buildings count on a continent.
struct ContinentStanding {
    std::string_view continent;
    PerPlayer<int> points;

    [[nodiscard]] std::optional<PlayerId> monopolist() const {
        const auto most = std::max_element(points.begin(), points.end());
        if (*most < kLeastPoints || std::count(points.begin(), points.end(), *most) != 1) {
            return std::nullopt;
        }
        return PlayerId(static_cast<std::size_t>(most - points.begin()));
    }
};

/// A building on a border counts for each of its continents, once (R-MO-CONTINENT). Continents in order, those alone
/// where something counts.
std::vector<ContinentStanding> standings(const Position& position) {
    std::vector<ContinentStanding> all;
    for (const CornerId corner : position.buildings.taken()) {
        const Building& building = *position.buildings[corner];
        if (position.isOut(building.owner) || weightOf(building) == 0) {
            continue;
        }
        eachContinentAt(position, corner, [&](std::string_view continent) {
            auto found = std::ranges::find(all, continent, &ContinentStanding::continent);
            if (found == all.end()) {
                found = all.insert(found, {continent, {}});
            }
            found->points[building.owner] += weightOf(building);
        });
    }
    std::ranges::sort(all, {}, &ContinentStanding::continent);
    return all;
}

}  // namespace

std::vector<std::string_view> continents(const Position& position) {
    std::vector<std::string_view> names;
    for (const HexState& hex : position.hexes) {
        addName(names, continentOf(hex));
    }
    std::ranges::sort(names);
    return names;
}

bool hasContinents(const Position& position) {
    return std::ranges::any_of(position.hexes, [](const HexState& hex) { return !continentOf(hex).empty(); });
}

std::vector<std::string_view> continentsAt(const Position& position, CornerId corner) {
    std::vector<std::string_view> names;
    eachContinentAt(position, corner, [&](std::string_view name) { names.push_back(name); });
    std::ranges::sort(names);
    return names;
}

std::size_t countOfContinentsAt(const Position& position, CornerId corner) {
    std::size_t count = 0;
    eachContinentAt(position, corner, [&](std::string_view) { ++count; });
    return count;
}

bool shareContinent(const Position& position, CornerId one, CornerId other) {
    const auto at = [&](CornerId corner, auto&& matches) {
        return std::ranges::any_of(position.topology().hexesOf(corner), [&](HexId hex) {
            const std::string_view name = continentOf(position.hexes[hex]);
            return !name.empty() && matches(name);
        });
    };
    return at(one,
              [&](std::string_view name) { return at(other, [&](std::string_view there) { return there == name; }); });
}

bool isOnExchange(const Position& position, CornerId corner) {
    const auto& hexes = position.topology().hexesOf(corner);
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](HexId hex) { return position.hexes[hex].continent == kExchange; });
}

std::optional<PlayerId> monopolistOf(const Position& position, std::string_view continent) {
    const std::vector<ContinentStanding> all = standings(position);
    const auto found = std::ranges::find(all, continent, &ContinentStanding::continent);
    return found == all.end() ? std::nullopt : found->monopolist();
}

int continentPoints(const Position& position, std::string_view continent, PlayerId player) {
    const std::vector<ContinentStanding> all = standings(position);
    const auto found = std::ranges::find(all, continent, &ContinentStanding::continent);
    return found == all.end() ? 0 : found->points[player];
}

void moveMonopolists(Deciding& deciding) {
    if (!deciding.now().inForce(clause::MO_15)) {
        return;
    }
    std::vector<ContinentStanding> all = standings(deciding.now());
    const auto counts = [&](std::string_view name) {
        return std::ranges::find(all, name, &ContinentStanding::continent) != all.end();
    };
    // Where nothing counts any more a card may still lie.
    if (!std::ranges::all_of(deciding.now().marks.monopolists, counts, &MonopolistOf<ByIds>::continent)) {
        for (const std::string_view name : continents(deciding.now())) {
            if (!counts(name)) {
                all.push_back({name, {}});
            }
        }
        std::ranges::sort(all, {}, &ContinentStanding::continent);
    }
    // Cards that move change no continent: its names stay where they are.
    for (const ContinentStanding& standing : all) {
        const auto monopolist = standing.monopolist();
        if (monopolist != deciding.now().marks.monopolistOf(standing.continent)) {
            deciding.add(MonopolistMoved{std::string(standing.continent), monopolist}, {clause::MO_15},
                         {deciding.now().rules().rulings.choice(ruling::R_MO_CONTINENT)});
        }
    }
}

}  // namespace engine
