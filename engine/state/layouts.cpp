// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/layouts.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "engine/board/topology.h"
#include "engine/check.h"

namespace engine {

namespace {

using Trades = std::vector<std::optional<Resource>>;

template <class T>
void addMany(std::vector<T>& list, int count, const T& what) {
    list.insert(list.end(), static_cast<std::size_t>(count), what);
}

std::vector<Terrain> tiles(int hills, int forest, int pasture, int fields, int mountains, int desert) {
    std::vector<Terrain> list;
    addMany(list, forest, Terrain::Forest);
    addMany(list, pasture, Terrain::Pasture);
    addMany(list, fields, Terrain::Fields);
    addMany(list, hills, Terrain::Hills);
    addMany(list, mountains, Terrain::Mountains);
    addMany(list, desert, Terrain::Desert);
    return list;
}

/// `extremes` tokens each of 2 and 12, `others` of 3 to 6 and 8 to 11.
std::vector<int> tokensOf(int extremes, int others) {
    std::vector<int> list;
    for (const int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) {
        addMany(list, number == 2 || number == 12 ? extremes : others, number);
    }
    return list;
}

Trades tradesOf(int any, const PerResource<int>& special) {
    Trades list;
    for (const Resource resource : kResources) {
        addMany(list, special[resource], std::optional(resource));
    }
    addMany(list, any, std::optional<Resource>());
    return list;
}

/// Cuts the coast into equal parts, each of which begins with a harbour.
std::vector<Side> spread(const std::vector<Side>& coast, std::size_t count) {
    std::vector<Side> sites;
    for (std::size_t at = 0; at < count; ++at) {
        sites.push_back(coast[at * coast.size() / count]);
    }
    return sites;
}

void sortByRows(std::vector<Hex>& land) {
    std::sort(land.begin(), land.end(), [](Hex a, Hex b) { return std::pair(a.r, a.q) < std::pair(b.r, b.q); });
}

/// Hexes by how far their middles are from a point, given as six times its axial coordinates.
std::vector<Hex> nearestHexes(std::size_t count, int q6, int r6) {
    int radius = 1;
    while (3 * radius * (radius - 1) + 1 < static_cast<int>(count)) {
        ++radius;
    }
    ++radius;
    std::vector<std::pair<int, Hex>> byDistance;
    for (int r = -radius; r <= radius; ++r) {
        for (int q = -radius; q <= radius; ++q) {
            const int dq = 6 * q - q6;
            const int dr = 6 * r - r6;
            byDistance.emplace_back(dq * dq + dq * dr + dr * dr, Hex{q, r});
        }
    }
    std::sort(byDistance.begin(), byDistance.end());
    std::vector<Hex> land;
    for (std::size_t at = 0; at < count; ++at) {
        land.push_back(byDistance[at].second);
    }
    sortByRows(land);
    return land;
}

/// As round as so many hexes get: about a hex's middle, a corner or the middle of a side, whichever has the least
/// coast.
std::vector<Hex> compactIsland(std::size_t count) {
    std::vector<Hex> best;
    std::size_t leastCoast = 0;
    for (const auto& [q6, r6] : {std::pair(0, 0), std::pair(2, 2), std::pair(3, 0)}) {
        std::vector<Hex> land = nearestHexes(count, q6, r6);
        const std::size_t coast = coastOf(land).size();
        if (best.empty() || coast < leastCoast) {
            best = std::move(land);
            leastCoast = coast;
        }
    }
    return best;
}

/// The harbours that the coast has room for, no two at one corner (CC-5).
Trades tradesThatFit(int any, PerResource<int> special, int room) {
    const auto specials = [&] { return std::accumulate(special.items.begin(), special.items.end(), 0); };
    if (specials() + any > room) {
        special.items.fill(*std::min_element(special.items.begin(), special.items.end()));
    }
    while (specials() > room) {
        for (int& count : special.items) {
            --count;
        }
    }
    return tradesOf(std::min(any, room - specials()), special);
}

template <class T>
std::vector<T> inOrder(const std::vector<T>& parts, const std::vector<std::size_t>& order) {
    if (order.empty()) {
        return parts;
    }
    ADJ_CHECK(order.size() == parts.size(), "an order names each part");
    std::vector<bool> met(parts.size(), false);
    std::vector<T> ordered;
    for (const std::size_t at : order) {
        ADJ_CHECK(at < parts.size() && !met[at], "an order names each part once");
        met[at] = true;
        ordered.push_back(parts[at]);
    }
    return ordered;
}

bool isRed(const std::optional<int>& number) {
    return number == 6 || number == 8;
}

/// The hexes with a 6 or 8 beside another.
std::set<Hex> unfairHexes(const Setup& setup) {
    std::set<Hex> red;
    for (const HexSetup& hex : setup.hexes) {
        if (isRed(hex.number)) {
            red.insert(canonical(hex.hex, setup.wrap));
        }
    }
    std::set<Hex> unfair;
    for (const Hex hex : red) {
        for (const HexDirection direction : kHexDirections) {
            if (red.contains(canonical(neighbour(hex, direction), setup.wrap))) {
                unfair.insert(hex);
            }
        }
    }
    return unfair;
}

}  // namespace

Layout layoutForFour() {
    Layout layout;
    layout.land = nearestHexes(19, 0, 0);
    layout.terrains = tiles(3, 4, 4, 4, 3, 1);
    layout.tokens = tokensOf(1, 2);
    layout.harbours = tradesOf(4, {{1, 1, 1, 1, 1}});
    layout.harbourSites = spread(coastOf(layout.land), layout.harbours.size());
    return layout;
}

Layout layoutForSix() {
    Layout layout;
    // Rows of 3, 4, 5, 6, 5, 4 and 3: a hexagon of radius 3 without the last hex of each row.
    for (int r = -3; r <= 3; ++r) {
        for (int q = std::max(-3, -3 - r); q < std::min(3, 3 - r); ++q) {
            layout.land.push_back({q, r});
        }
    }
    layout.terrains = tiles(5, 6, 6, 6, 5, 2);
    layout.tokens = tokensOf(2, 3);
    layout.harbours = tradesOf(5, {{1, 1, 2, 1, 1}});
    layout.harbourSites = spread(coastOf(layout.land), layout.harbours.size());
    return layout;
}

Layout mergedLayout(std::span<const Layout> boxes) {
    ADJ_CHECK(!boxes.empty(), "a board is made of at least one box");
    if (boxes.size() == 1) {
        return boxes.front();
    }
    Layout merged;
    int any = 0;
    PerResource<int> special;
    for (const Layout& box : boxes) {
        merged.terrains.insert(merged.terrains.end(), box.terrains.begin(), box.terrains.end());
        merged.tokens.insert(merged.tokens.end(), box.tokens.begin(), box.tokens.end());
        for (const auto& trade : box.harbours) {
            ++(trade ? special[*trade] : any);
        }
    }
    ADJ_CHECK(merged.terrains.size() <= kMaxHexes, "merged boxes stay within the largest board");
    merged.land = compactIsland(merged.terrains.size());
    const std::vector<Side> coast = coastOf(merged.land);
    merged.harbours = tradesThatFit(any, special, static_cast<int>(coast.size() / 2));
    merged.harbourSites = spread(coast, merged.harbours.size());
    return merged;
}

std::vector<Side> coastOf(std::span<const Hex> land) {
    const std::set<Hex> hexes(land.begin(), land.end());
    std::map<Corner, std::vector<Side>> coastAt;
    std::size_t length = 0;
    std::vector<Side> coast;
    for (const Hex hex : hexes) {
        for (const HexDirection direction : kHexDirections) {
            if (!hexes.contains(neighbour(hex, direction))) {
                const Side side = sideOf(hex, direction);
                for (const Corner& end : endsOf(side)) {
                    coastAt[end].push_back(side);
                }
                ++length;
            }
        }
    }
    const Hex first = *std::min_element(land.begin(), land.end(),
                                        [](Hex a, Hex b) { return std::pair(a.r, a.q) < std::pair(b.r, b.q); });
    Side side = sideOf(first, HexDirection::NW);
    Corner at = cornerOf(first, CornerDirection::N);
    do {
        coast.push_back(side);
        const auto& meeting = coastAt.at(at);
        ADJ_CHECK(meeting.size() == 2, "two coast sides meet at a corner");
        side = meeting[0] == side ? meeting[1] : meeting[0];
        const auto ends = endsOf(side);
        at = ends[0] == at ? ends[1] : ends[0];
    } while (side != coast.front());
    ADJ_CHECK(coast.size() == length, "the land is one island without inner seas");
    return coast;
}

Setup dealt(const Layout& layout, const DealOrder& order) {
    ADJ_CHECK(layout.terrains.size() == layout.land.size(), "one tile for each land hex");
    ADJ_CHECK(layout.harbours.size() == layout.harbourSites.size(), "one harbour for each site");
    const auto terrains = inOrder(layout.terrains, order.terrains);
    const auto tokens = inOrder(layout.tokens, order.tokens);
    const auto harbours = inOrder(layout.harbours, order.harbours);
    Setup setup;
    std::size_t token = 0;
    for (std::size_t at = 0; at < layout.land.size(); ++at) {
        HexSetup hex;
        hex.hex = layout.land[at];
        hex.terrain = terrains[at];
        if (hex.terrain != Terrain::Desert) {
            ADJ_CHECK(token < tokens.size(), "one token for each tile but deserts");
            hex.number = tokens[token++];
        } else if (!setup.robber) {
            setup.robber = hex.hex;
        }
        setup.hexes.push_back(std::move(hex));
    }
    ADJ_CHECK(token == tokens.size(), "one tile that is not desert for each token");
    for (std::size_t at = 0; at < harbours.size(); ++at) {
        setup.harbours.push_back({layout.harbourSites[at], harbours[at]});
    }
    return setup;
}

bool isFair(const Setup& setup) {
    return unfairHexes(setup).empty();
}

std::vector<std::size_t> unfairTokens(const Layout& layout, const DealOrder& order) {
    const Setup setup = dealt(layout, order);
    const std::set<Hex> unfair = unfairHexes(setup);
    std::vector<std::size_t> tokens;
    std::size_t token = 0;
    for (const HexSetup& hex : setup.hexes) {
        if (hex.terrain == Terrain::Desert) {
            continue;
        }
        if (unfair.contains(hex.hex)) {
            tokens.push_back(token);
        }
        ++token;
    }
    return tokens;
}

}  // namespace engine
