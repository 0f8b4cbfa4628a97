// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/random_board.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

#include "engine/board/coordinates.h"
#include "ui/board/hex_layout.h"

namespace ui {

namespace {

using engine::Hex;
using engine::Resource;
using engine::Terrain;

std::vector<Hex> island(bool large) {
    std::vector<Hex> hexes;
    // Rows of 3 4 5 4 3, or 3 4 5 6 5 4 3.
    const int half = large ? 3 : 2;
    const int widest = large ? 6 : 5;
    for (int r = -half; r <= half; ++r) {
        const int width = widest - std::abs(r);
        const int first = r < 0 ? -half - r : -half;
        for (int i = 0; i < width; ++i) {
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

std::vector<int> tokens(bool large) {
    std::vector<int> numbers;
    for (const int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) {
        const bool rare = number == 2 || number == 12;
        numbers.insert(numbers.end(), static_cast<std::size_t>(rare ? (large ? 2 : 1) : (large ? 3 : 2)), number);
    }
    return numbers;
}

bool redTokensApart(const std::map<Hex, int>& numbers) {
    const auto isRed = [](int number) { return number == 6 || number == 8; };
    for (const auto& [hex, number] : numbers) {
        for (const engine::HexDirection direction : engine::kHexDirections) {
            const auto beside = numbers.find(engine::neighbour(hex, direction));
            if (isRed(number) && beside != numbers.end() && isRed(beside->second)) {
                return false;
            }
        }
    }
    return true;
}

/// The sides between land and sea, clockwise from the north.
std::vector<engine::Side> coast(const std::vector<Hex>& hexes) {
    const std::set<Hex> land(hexes.begin(), hexes.end());
    QPointF middle;
    for (const Hex hex : hexes) {
        middle += HexLayout::planeOf(hex) / static_cast<qreal>(hexes.size());
    }
    std::vector<std::pair<qreal, engine::Side>> sides;
    for (const Hex hex : hexes) {
        for (const engine::HexDirection direction : engine::kHexDirections) {
            if (!land.contains(engine::neighbour(hex, direction))) {
                const engine::Side side = engine::sideOf(hex, direction);
                const QPointF at = HexLayout::planeOf(side) - middle;
                const qreal angle = std::atan2(at.x(), -at.y());
                sides.emplace_back(angle < 0 ? angle + 2 * std::numbers::pi : angle, side);
            }
        }
    }
    std::sort(sides.begin(), sides.end());
    std::vector<engine::Side> ordered;
    for (const auto& [angle, side] : sides) {
        ordered.push_back(side);
    }
    return ordered;
}

void addHarbours(engine::Setup& setup, const std::vector<Hex>& hexes, bool large, std::mt19937& random) {
    std::vector<std::optional<Resource>> trades(large ? 5 : 4, std::nullopt);
    for (const Resource resource : engine::kResources) {
        trades.emplace_back(resource);
    }
    if (large) {
        trades.emplace_back(Resource::Wool);
    }
    std::shuffle(trades.begin(), trades.end(), random);
    const auto sides = coast(hexes);
    for (std::size_t i = 0; i < trades.size(); ++i) {
        // Evenly round the coast: with 30 sides for 9 harbours, 3, 3 and 4 sides apart.
        setup.harbours.push_back({sides[(i * sides.size() + sides.size() / 2) / trades.size()], trades[i]});
    }
}

}  // namespace

void makeRandomBoard(engine::Setup& setup, bool large, std::mt19937& random) {
    const auto hexes = island(large);
    auto terrains = large ? bag<Terrain>({{Terrain::Forest, 6}, {Terrain::Pasture, 6}, {Terrain::Fields, 6}, {Terrain::Hills, 5},
                                          {Terrain::Mountains, 5}, {Terrain::Desert, 2}})
                          : bag<Terrain>({{Terrain::Forest, 4}, {Terrain::Pasture, 4}, {Terrain::Fields, 4}, {Terrain::Hills, 3},
                                          {Terrain::Mountains, 3}, {Terrain::Desert, 1}});
    std::shuffle(terrains.begin(), terrains.end(), random);
    auto numbers = tokens(large);
    std::map<Hex, int> placed;
    do {
        std::shuffle(numbers.begin(), numbers.end(), random);
        placed.clear();
        std::size_t next = 0;
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            if (terrains[i] != Terrain::Desert) {
                placed[hexes[i]] = numbers[next++];
            }
        }
    } while (!redTokensApart(placed));

    setup.hexes.clear();
    setup.harbours.clear();
    setup.robber.reset();
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        engine::HexSetup hex;
        hex.hex = hexes[i];
        hex.terrain = terrains[i];
        if (const auto number = placed.find(hexes[i]); number != placed.end()) {
            hex.number = number->second;
        } else if (!setup.robber) {
            setup.robber = hexes[i];
        }
        setup.hexes.push_back(hex);
    }
    addHarbours(setup, hexes, large, random);
}

void completeBoard(engine::Setup& setup, std::mt19937& random) {
    std::vector<Hex> land;
    std::vector<engine::HexSetup*> bare;
    std::map<Hex, int> fixed;
    for (engine::HexSetup& hex : setup.hexes) {
        if (hex.terrain == Terrain::Sea || hex.removed) {
            continue;
        }
        land.push_back(hex.hex);
        if (hex.number) {
            fixed[hex.hex] = *hex.number;
        } else if (hex.terrain != Terrain::Desert && !hex.faceDown) {
            bare.push_back(&hex);
        }
    }
    const bool large = land.size() > 19;
    std::vector<int> left = tokens(large);
    for (const auto& [hex, number] : fixed) {
        const auto used = std::find(left.begin(), left.end(), number);
        if (used != left.end()) {
            left.erase(used);
        }
    }
    while (left.size() < bare.size()) {
        left.push_back(tokens(large)[left.size() % 10]);
    }
    // With tokens already lying an arrangement without red neighbours need not exist: the last try stands.
    constexpr int kTries = 2000;
    for (int i = 0; i < kTries && !bare.empty(); ++i) {
        std::shuffle(left.begin(), left.end(), random);
        std::map<Hex, int> all = fixed;
        for (std::size_t k = 0; k < bare.size(); ++k) {
            bare[k]->number = left[k];
            all[bare[k]->hex] = left[k];
        }
        if (redTokensApart(all)) {
            break;
        }
    }
    if (setup.harbours.empty() && !land.empty()) {
        addHarbours(setup, land, large, random);
    }
    for (const engine::HexSetup& hex : setup.hexes) {
        if (!setup.robber && hex.terrain == Terrain::Desert) {
            setup.robber = hex.hex;
        }
    }
}

}  // namespace ui
