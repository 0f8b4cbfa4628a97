// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/layouts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>
#include <utility>

#include "engine/check.h"

namespace engine {

namespace {

/// Rows of hexes from the first to the last, each starting under the middle of the widest.
std::vector<Hex> rows(int half, int widest) {
    std::vector<Hex> hexes;
    for (int r = -half; r <= half; ++r) {
        const int first = r < 0 ? -half - r : -half;
        for (int i = 0; i < widest - std::abs(r); ++i) {
            hexes.push_back({first + i, r});
        }
    }
    return hexes;
}

template <class T>
std::vector<T> bag(std::initializer_list<std::pair<T, int>> counts) {
    std::vector<T> items;
    for (const auto& [item, count] : counts) {
        items.insert(items.end(), static_cast<std::size_t>(count), item);
    }
    return items;
}

std::pair<double, double> middleOf(const Side& side) {
    const auto at = [](Hex hex) { return std::pair(std::numbers::sqrt3 * (hex.q + hex.r / 2.0), 1.5 * hex.r); };
    const auto hexes = hexesAt(side);
    const auto a = at(hexes[0]);
    const auto b = at(hexes[1]);
    return {(a.first + b.first) / 2, (a.second + b.second) / 2};
}

/// The sides between land and sea in the order of a walk round the island.
std::vector<Side> coast(const std::vector<Hex>& land) {
    const std::set<Hex> island(land.begin(), land.end());
    std::vector<Side> sides;
    double x = 0;
    double y = 0;
    for (const Hex& hex : land) {
        x += std::numbers::sqrt3 * (hex.q + hex.r / 2.0) / static_cast<double>(land.size());
        y += 1.5 * hex.r / static_cast<double>(land.size());
        for (const HexDirection direction : kHexDirections) {
            if (!island.contains(neighbour(hex, direction))) {
                sides.push_back(sideOf(hex, direction));
            }
        }
    }
    const auto angle = [&](const Side& side) {
        const auto [sx, sy] = middleOf(side);
        return std::atan2(sy - y, sx - x);
    };
    std::sort(sides.begin(), sides.end(), [&](const Side& a, const Side& b) { return angle(a) < angle(b); });
    return sides;
}

std::vector<Side> spreadHarbours(const std::vector<Hex>& land, std::size_t count) {
    const std::vector<Side> sides = coast(land);
    std::vector<Side> sites;
    for (std::size_t i = 0; i < count; ++i) {
        sites.push_back(sides[i * sides.size() / count]);
    }
    return sites;
}

/// Hexes nearest to the middle first, as many as wanted: a round island.
std::vector<Hex> roundIsland(std::size_t count) {
    int radius = 0;
    while (static_cast<std::size_t>(3 * radius * (radius + 1) + 1) < count) {
        ++radius;
    }
    std::vector<Hex> hexes;
    for (int q = -radius; q <= radius; ++q) {
        for (int r = -radius; r <= radius; ++r) {
            if (distance({0, 0}, {q, r}) <= radius) {
                hexes.push_back({q, r});
            }
        }
    }
    const auto away = [](Hex hex) { return hex.q * hex.q + hex.q * hex.r + hex.r * hex.r; };
    std::stable_sort(hexes.begin(), hexes.end(), [&](Hex a, Hex b) { return away(a) < away(b); });
    hexes.resize(count);
    std::sort(hexes.begin(), hexes.end(), [](Hex a, Hex b) { return std::pair(a.r, a.q) < std::pair(b.r, b.q); });
    return hexes;
}

template <class T>
std::vector<T> inOrder(const std::vector<T>& items, const std::vector<std::size_t>& order) {
    if (order.empty()) {
        return items;
    }
    ADJ_CHECK(order.size() == items.size(), "an order names each part once");
    std::vector<T> ordered;
    for (const std::size_t at : order) {
        ordered.push_back(items[at]);
    }
    return ordered;
}

constexpr std::array<std::optional<Resource>, 5> kSpecialHarbours{Resource::Brick, Resource::Lumber, Resource::Wool, Resource::Grain,
                                                                  Resource::Ore};

Layout box(std::vector<Hex> land, std::vector<Terrain> terrains, std::vector<int> tokens, std::size_t threeToOne) {
    Layout layout{std::move(land), std::move(terrains), std::move(tokens), {}, {}};
    layout.harbours.assign(kSpecialHarbours.begin(), kSpecialHarbours.end());
    layout.harbours.insert(layout.harbours.end(), threeToOne, std::nullopt);
    return layout;
}

}  // namespace

Layout layoutForFour() {
    Layout layout = box(rows(2, 5),
                        bag<Terrain>({{Terrain::Forest, 4}, {Terrain::Pasture, 4}, {Terrain::Fields, 4}, {Terrain::Hills, 3},
                                      {Terrain::Mountains, 3}, {Terrain::Desert, 1}}),
                        bag<int>({{2, 1}, {3, 2}, {4, 2}, {5, 2}, {6, 2}, {8, 2}, {9, 2}, {10, 2}, {11, 2}, {12, 1}}), 4);
    layout.harbourSites = spreadHarbours(layout.land, layout.harbours.size());
    return layout;
}

Layout layoutForSix() {
    Layout layout = box(rows(3, 6),
                        bag<Terrain>({{Terrain::Forest, 6}, {Terrain::Pasture, 6}, {Terrain::Fields, 6}, {Terrain::Hills, 5},
                                      {Terrain::Mountains, 5}, {Terrain::Desert, 2}}),
                        bag<int>({{2, 2}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {8, 3}, {9, 3}, {10, 3}, {11, 3}, {12, 2}}), 5);
    layout.harbours.emplace_back(Resource::Wool);
    layout.harbourSites = spreadHarbours(layout.land, layout.harbours.size());
    return layout;
}

Layout mergedLayout(std::span<const Layout> boxes) {
    Layout merged;
    std::size_t hexes = 0;
    for (const Layout& part : boxes) {
        hexes += part.land.size();
        merged.terrains.insert(merged.terrains.end(), part.terrains.begin(), part.terrains.end());
        merged.tokens.insert(merged.tokens.end(), part.tokens.begin(), part.tokens.end());
        merged.harbours.insert(merged.harbours.end(), part.harbours.begin(), part.harbours.end());
    }
    ADJ_CHECK(hexes <= kMaxHexes, "merged boxes stay within the largest board");
    merged.land = roundIsland(hexes);
    merged.harbourSites = spreadHarbours(merged.land, merged.harbours.size());
    return merged;
}

Setup dealt(const Layout& layout, const DealOrder& order) {
    const auto terrains = inOrder(layout.terrains, order.terrains);
    const auto tokens = inOrder(layout.tokens, order.tokens);
    const auto harbours = inOrder(layout.harbours, order.harbours);
    Setup setup;
    auto token = tokens.begin();
    for (std::size_t i = 0; i < layout.land.size(); ++i) {
        HexSetup hex;
        hex.hex = layout.land[i];
        hex.terrain = terrains[i];
        if (terrains[i] != Terrain::Desert && token != tokens.end()) {
            hex.number = *token++;
        } else if (!setup.robber) {
            setup.robber = hex.hex;
        }
        setup.hexes.push_back(std::move(hex));
    }
    for (std::size_t i = 0; i < harbours.size(); ++i) {
        setup.harbours.push_back({layout.harbourSites[i], harbours[i]});
    }
    return setup;
}

bool isFair(const Setup& setup) {
    std::set<Hex> hot;
    for (const HexSetup& hex : setup.hexes) {
        if (hex.number == 6 || hex.number == 8) {
            hot.insert(hex.hex);
        }
    }
    return std::none_of(hot.begin(), hot.end(), [&](const Hex& hex) {
        return std::any_of(kHexDirections.begin(), kHexDirections.end(),
                           [&](HexDirection direction) { return hot.contains(neighbour(hex, direction)); });
    });
}

}  // namespace engine
