// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "engine/state/layouts.h"
#include "vision/harbours/tell_harbours.h"

namespace {

using engine::Resource;
using vision::harbours::CoastLook;
using vision::harbours::tellHarbours;
using vision::harbours::TradeChances;

constexpr std::size_t kLargeCoast = 38;
using Signs = std::vector<std::pair<std::size_t, std::optional<Resource>>>;

/// Eleven signs in even steps as they may lie on a real frame, and their trades.
Signs largeFrame() {
    return {{1, std::nullopt},     {4, Resource::Wool}, {8, std::nullopt},     {11, Resource::Brick},
            {15, std::nullopt},    {18, Resource::Ore}, {22, Resource::Wool},  {25, std::nullopt},
            {29, Resource::Grain}, {32, std::nullopt},  {36, Resource::Lumber}};
}

std::vector<CoastLook> largeCoastWith(const Signs& signs) {
    std::vector<CoastLook> looks(kLargeCoast);
    for (CoastLook& look : looks) {
        look.seen = true;
        look.marks = {-0.9, 1.3, 0, 0};
    }
    for (const auto& [side, trade] : signs) {
        looks[side].sign = 1.1;
        looks[side].marks = !trade                      ? std::array{-0.3, 0.7, 0.0, 0.0}
                            : trade == Resource::Brick  ? std::array{1.0, -0.2, 0.75, 0.1}
                            : trade == Resource::Lumber ? std::array{0.25, -0.1, 0.17, 0.1}
                            : trade == Resource::Grain  ? std::array{0.25, -0.9, 0.1, -0.55}
                            : trade == Resource::Wool   ? std::array{-0.1, 0.35, 0.0, 0.1}
                                                        : std::array{-0.15, 0.4, 0.0, 0.1};
    }
    return looks;
}

double thereAt(const TradeChances& chances) {
    double sum = 0;
    for (const double chance : chances) {
        sum += chance;
    }
    return sum;
}

double brickAt(const TradeChances& chances) {
    return chances[static_cast<std::size_t>(vision::harbours::Trade::Brick)];
}

const std::vector<std::optional<Resource>> kTrades = engine::layoutForSix().harbours;

}  // namespace

TEST_CASE("the harbours of the large frame are told wherever they lie along it", "[vision][harbours][large]") {
    for (std::size_t shift = 0; shift < kLargeCoast; shift += 5) {
        Signs frame = largeFrame();
        for (auto& [side, trade] : frame) {
            side = (side + shift) % kLargeCoast;
        }
        const auto all = tellHarbours(largeCoastWith(frame), kTrades);
        REQUIRE(all.size() == kLargeCoast);
        double total = 0;
        for (const TradeChances& chances : all) {
            total += thereAt(chances);
        }
        CHECK(total == Approx(11).margin(0.1));
        for (const auto& [side, trade] : frame) {
            CAPTURE(shift, side);
            CHECK(thereAt(all[side]) > 0.95);
            CHECK((brickAt(all[side]) > 0.9) == (trade == Resource::Brick));
        }
    }
}

TEST_CASE("a covered sign of the large frame is deduced and not sure of its place", "[vision][harbours][large]") {
    auto looks = largeCoastWith(largeFrame());
    looks[11].seen = false;
    looks[11].sign = 0;
    const auto all = tellHarbours(looks, kTrades);
    CHECK(thereAt(all[11]) > 0.5);
    CHECK(brickAt(all[11]) > 0.45);
}

TEST_CASE("a bare large frame has no harbours that are sure", "[vision][harbours][large]") {
    for (const TradeChances& chances : tellHarbours(largeCoastWith({}), kTrades)) {
        CHECK(thereAt(chances) < 0.5);
    }
}

TEST_CASE("a coast too short for its harbours has none told", "[vision][harbours][large]") {
    const auto all = tellHarbours(std::vector<CoastLook>(12), kTrades);
    CHECK(all.size() == 12);
    CHECK(std::all_of(all.begin(), all.end(), [](const TradeChances& chances) { return thereAt(chances) == 0; }));
}
