// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <vector>

#include "ui/board/board_picture.h"

namespace ui::test {

/// Every kind of hex and piece: 61 hexes, 9 harbours and 156 pieces, the robber and the pirate among them. The first
/// building holds an army.
inline BoardPicture largeBoard() {
    using namespace engine;
    constexpr int kRadius = 4;
    BoardPicture picture;
    std::mt19937 random(7);
    constexpr std::array kTerrains{Terrain::Hills,     Terrain::Forest, Terrain::Pasture, Terrain::Fields,
                                   Terrain::Mountains, Terrain::Desert, Terrain::Sea};
    std::vector<Corner> corners;
    std::vector<Side> sides;
    for (int q = -kRadius; q <= kRadius; ++q) {
        for (int r = std::max(-kRadius, -q - kRadius); r <= std::min(kRadius, -q + kRadius); ++r) {
            const Hex hex{q, r};
            const Terrain terrain = kTerrains.at(random() % kTerrains.size());
            std::optional<int> number;
            if (terrain != Terrain::Sea && terrain != Terrain::Desert) {
                constexpr std::array kNumbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
                number = kNumbers.at(random() % kNumbers.size());
            }
            picture.hexes.push_back({hex, terrain, number, false, false, false});
            for (const CornerDirection direction : kCornerDirections) {
                const Corner corner = cornerOf(hex, direction);
                if (std::find(corners.begin(), corners.end(), corner) == corners.end()) {
                    corners.push_back(corner);
                }
            }
            for (const HexDirection direction : kHexDirections) {
                const Side side = sideOf(hex, direction);
                if (std::find(sides.begin(), sides.end(), side) == sides.end()) {
                    sides.push_back(side);
                }
            }
        }
    }
    std::shuffle(corners.begin(), corners.end(), random);
    std::shuffle(sides.begin(), sides.end(), random);
    const auto look = [&](std::size_t i) {
        return lookOf(QStringLiteral("p%1").arg(i % 6), QString(), static_cast<int>(i % 6));
    };
    for (std::size_t i = 0; i < 74; ++i) {
        picture.routes.push_back({sides[i], i % 7 == 6 ? RouteKind::Ship : RouteKind::Road, look(i)});
    }
    for (std::size_t i = 0; i < 44; ++i) {
        constexpr std::array kKinds{BuildingKind::Settlement, BuildingKind::City, BuildingKind::Metropolis};
        picture.buildings.push_back({corners[i], kKinds.at(i % 3), look(i), static_cast<int>(i % 4), i % 9 == 8});
    }
    for (std::size_t i = 0; i < 24; ++i) {
        picture.armies.push_back({corners[30 + i], Units{2, 1, static_cast<int>(i % 3)}, look(i)});
    }
    for (std::size_t i = 0; i < 6; ++i) {
        picture.nukes.push_back({corners[60 + i], look(i)});
    }
    picture.armies.push_back({picture.buildings.front().at, Units{1, 1, 1}, picture.buildings.front().look});
    for (int i = 0; i < 4; ++i) {
        const Hex over{i - 2, -1};
        picture.bridges.push_back({cornerOf(over, CornerDirection::N), cornerOf(over, CornerDirection::S),
                                   look(static_cast<std::size_t>(i))});
    }
    for (int i = 0; i < 9; ++i) {
        const Hex land{i % 5 - 4, 4 - i % 5 + i / 5};
        picture.harbours.push_back(
            {sideOf(land, HexDirection::SW), land, i % 3 == 0 ? std::nullopt : std::optional(Resource::Ore)});
    }
    picture.robber = Hex{1, 1};
    picture.pirate = Hex{-2, 1};
    return picture;
}

}  // namespace ui::test
