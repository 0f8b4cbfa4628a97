// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/random_board.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/check.h"
#include "engine/state/layouts.h"
#include "engine/state/shuffle.h"

namespace ui {

namespace {

using engine::Layout;
using engine::Terrain;

constexpr std::size_t kHexesForFour = 19;

Layout layoutFor(bool large) {
    return large ? engine::layoutForSix() : engine::layoutForFour();
}

/// The box's harbours on its own island; an island of another shape has its harbours placed by hand.
void addHarbours(engine::Setup& setup, const std::vector<engine::Hex>& land, const Layout& layout,
                 std::mt19937& random) {
    if (land.size() != layout.land.size() || !std::is_permutation(land.begin(), land.end(), layout.land.begin())) {
        return;
    }
    auto harbours = layout.harbours;
    std::shuffle(harbours.begin(), harbours.end(), random);
    for (std::size_t i = 0; i < harbours.size(); ++i) {
        setup.harbours.push_back({layout.harbourSites[i], harbours[i]});
    }
}

/// The box's tokens less those that lie; where the board has more hexes than the box tokens, the box begins again.
std::vector<int> tokensLeft(const Layout& layout, const std::vector<int>& lying, std::size_t wanted) {
    std::vector<int> left = layout.tokens;
    for (const int number : lying) {
        const auto used = std::find(left.begin(), left.end(), number);
        if (used != left.end()) {
            left.erase(used);
        }
    }
    while (left.size() < wanted) {
        left.push_back(layout.tokens[left.size() % layout.tokens.size()]);
    }
    return left;
}

}  // namespace

void makeRandomBoard(engine::Setup& setup, bool large, std::mt19937& random) {
    const Layout layout = layoutFor(large);
    const auto order = engine::fairOrder(layout, random);
    ADJ_CHECK(order.has_value(), "a box can be dealt fairly");
    engine::Setup board = engine::dealt(layout, *order);
    setup.hexes = std::move(board.hexes);
    setup.harbours = std::move(board.harbours);
    setup.robber = board.robber;
}

void completeBoard(engine::Setup& setup, std::mt19937& random) {
    std::vector<engine::Hex> land;
    std::vector<engine::HexSetup*> bare;
    std::vector<int> lying;
    for (engine::HexSetup& hex : setup.hexes) {
        if (hex.terrain == Terrain::Sea || hex.removed) {
            continue;
        }
        land.push_back(hex.hex);
        if (hex.number) {
            lying.push_back(*hex.number);
        } else if (hex.terrain != Terrain::Desert && !hex.faceDown) {
            bare.push_back(&hex);
        }
    }
    const Layout layout = layoutFor(land.size() > kHexesForFour);
    std::vector<int> left = tokensLeft(layout, lying, bare.size());
    // With tokens already lying an arrangement without red neighbours need not exist: the last try stands.
    constexpr int kTries = 2000;
    for (int i = 0; i < kTries && !bare.empty(); ++i) {
        std::shuffle(left.begin(), left.end(), random);
        for (std::size_t k = 0; k < bare.size(); ++k) {
            bare[k]->number = left[k];
        }
        if (engine::isFair(setup)) {
            break;
        }
    }
    if (setup.harbours.empty() && !land.empty()) {
        addHarbours(setup, land, layout, random);
    }
    for (const engine::HexSetup& hex : setup.hexes) {
        if (!setup.robber && hex.terrain == Terrain::Desert) {
            setup.robber = hex.hex;
        }
    }
}

}  // namespace ui
