// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/building_kind.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>

#include <catch2/catch.hpp>

using vision::pieces::cellMiddle;
using vision::pieces::Misfits;
using vision::pieces::misfitsOf;
using vision::pieces::Seen;
using vision::pieces::tellKinds;

namespace {

/// A building seen from straight above that covers where `covers` says so.
Misfits buildingOn(const std::function<bool(double, double)>& covers) {
    Seen seen;
    for (int i = 0; i < vision::pieces::kGridCells; ++i) {
        for (int j = 0; j < vision::pieces::kGridCells; ++j) {
            const auto row = static_cast<std::size_t>(i);
            const auto column = static_cast<std::size_t>(j);
            seen.weight[row][column] = std::hypot(cellMiddle(i), cellMiddle(j)) < 0.44 ? 1 : 0;
            seen.share[row][column] = covers(cellMiddle(i), cellMiddle(j)) ? 0.95F : 0.02F;
        }
    }
    return misfitsOf(seen);
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

TEST_CASE("what hardly shows leaves its kind in doubt", "[vision][pieces]") {
    const auto kinds =
        tellKinds({buildingOn([](double x, double y) { return std::sin(40 * x) * std::sin(40 * y) > 0.3; })});
    REQUIRE(kinds.size() == 1);
    CHECK(kinds[0].chance < 0.9);
    CHECK(kinds[0].chance >= 0.5);
}
