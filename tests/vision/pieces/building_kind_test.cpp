// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/building_kind.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>

#include <catch2/catch.hpp>

using vision::pieces::cellMiddle;
using vision::pieces::kGridCells;
using vision::pieces::Misfits;
using vision::pieces::misfitsOf;
using vision::pieces::Seen;
using vision::pieces::tellKinds;

namespace {

/// A building seen from straight above that covers where `covers` says so.
Seen seenOn(const std::function<bool(double, double)>& covers) {
    Seen seen;
    for (int i = 0; i < kGridCells; ++i) {
        for (int j = 0; j < kGridCells; ++j) {
            const auto row = static_cast<std::size_t>(i);
            const auto column = static_cast<std::size_t>(j);
            seen.weight[row][column] = std::hypot(cellMiddle(i), cellMiddle(j)) < 0.44 ? 1 : 0;
            seen.share[row][column] = covers(cellMiddle(i), cellMiddle(j)) ? 0.95F : 0.02F;
        }
    }
    return seen;
}

Misfits buildingOn(const std::function<bool(double, double)>& covers) {
    return misfitsOf(seenOn(covers));
}

/// A rectangle of that size, turned by 0.6 and a little off its place.
Misfits rectangleOf(double length, double width) {
    return buildingOn([=](double x, double y) {
        const double along = (x - 0.03) * std::cos(0.6) + (y + 0.02) * std::sin(0.6);
        const double across = (y + 0.02) * std::cos(0.6) - (x - 0.03) * std::sin(0.6);
        return std::abs(along) < length / 2 && std::abs(across) < width / 2;
    });
}

Misfits discOf(double radius) {
    return buildingOn([=](double x, double y) { return std::hypot(x + 0.02, y - 0.03) < radius; });
}

constexpr auto kSettlement = engine::BuildingKind::Settlement;
constexpr auto kCity = engine::BuildingKind::City;

}  // namespace

TEST_CASE("wooden houses are told from wooden cities", "[vision][pieces]") {
    const auto kinds = tellKinds({rectangleOf(0.3, 0.24), rectangleOf(0.47, 0.23), rectangleOf(0.29, 0.25)});
    REQUIRE(kinds.size() == 3);
    CHECK(kinds[0].kind == kSettlement);
    CHECK(kinds[1].kind == kCity);
    CHECK(kinds[2].kind == kSettlement);
    for (const auto& kind : kinds) {
        CHECK(kind.chance > 0.9);
    }
}

TEST_CASE("moulded cities are round beside broad houses of their size", "[vision][pieces]") {
    const auto kinds = tellKinds({discOf(0.25), rectangleOf(0.46, 0.37), discOf(0.255)});
    CHECK(kinds[0].kind == kCity);
    CHECK(kinds[1].kind == kSettlement);
    CHECK(kinds[2].kind == kCity);
}

TEST_CASE("of two sizes of round feet the larger are cities", "[vision][pieces]") {
    const auto kinds = tellKinds({discOf(0.225), discOf(0.28), discOf(0.225), discOf(0.22)});
    CHECK(kinds[0].kind == kSettlement);
    CHECK(kinds[1].kind == kCity);
    CHECK(kinds[2].kind == kSettlement);
    CHECK(kinds[3].kind == kSettlement);
}

TEST_CASE("a doubtful building is likelier what the others of its table are", "[vision][pieces]") {
    // Between a house of 0.3 and a city of 0.48.
    const Misfits doubtful = rectangleOf(0.385, 0.24);
    const auto cityChance = [](const vision::pieces::KindChance& kind) {
        return kind.kind == kCity ? kind.chance : 1 - kind.chance;
    };
    const Misfits house = rectangleOf(0.3, 0.24);
    const Misfits city = rectangleOf(0.47, 0.23);
    const double amongHouses = cityChance(tellKinds({doubtful, house, house, house, house}).front());
    const double amongCities = cityChance(tellKinds({doubtful, city, city, city, city}).front());
    CHECK(amongHouses < amongCities);
    CHECK(tellKinds({}).empty());
}

TEST_CASE("what is dark says little of a building's outline", "[vision][pieces]") {
    // A house beside whose one end lies something dark of its colour, as its shadow may be.
    const auto within = [](double x, double y, double length) {
        return std::abs(x) < length / 2 && std::abs(y) < 0.12;
    };
    Seen seen = seenOn([&](double x, double y) { return within(x, y, 0.36); });
    const Misfits clear = misfitsOf(seen);
    for (int i = 0; i < kGridCells; ++i) {
        for (int j = 0; j < kGridCells; ++j) {
            if (!within(cellMiddle(i), cellMiddle(j), 0.3)) {
                seen.weight[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] *= 0.4F;
            }
        }
    }
    const Misfits dark = misfitsOf(seen);
    const auto house = static_cast<std::size_t>(vision::pieces::Body::WoodenHouse);
    CHECK(dark.of[house][1] < 0.6 * clear.of[house][1]);
}

TEST_CASE("what hardly shows leaves its kind in doubt", "[vision][pieces]") {
    const auto kinds =
        tellKinds({buildingOn([](double x, double y) { return std::sin(40 * x) * std::sin(40 * y) > 0.3; })});
    REQUIRE(kinds.size() == 1);
    CHECK(kinds[0].chance < 0.9);
    CHECK(kinds[0].chance >= 0.5);
}
