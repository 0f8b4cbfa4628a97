// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/building_kind.h"

#include <catch2/catch.hpp>

using vision::pieces::SeenBuilding;
using vision::pieces::tellKinds;

namespace {

SeenBuilding buildingSeen(double area, double length, double width) {
    return {0, vision::PieceColour::Red, {area, length, width, 0.1}};
}

}  // namespace

TEST_CASE("wooden houses are told from wooden cities", "[vision][pieces]") {
    const auto kinds = tellKinds(
        {buildingSeen(0.075, 0.09, 0.072), buildingSeen(0.12, 0.137, 0.075), buildingSeen(0.078, 0.088, 0.075)});
    REQUIRE(kinds.size() == 3);
    CHECK(kinds[0].kind == engine::BuildingKind::Settlement);
    CHECK(kinds[1].kind == engine::BuildingKind::City);
    CHECK(kinds[2].kind == engine::BuildingKind::Settlement);
    CHECK(kinds[0].chance > 0.8);
    CHECK(kinds[1].chance > 0.8);
}

TEST_CASE("what broad moulded buildings are stays in doubt", "[vision][pieces]") {
    for (const auto& kind : tellKinds(
             {buildingSeen(0.18, 0.131, 0.116), buildingSeen(0.18, 0.137, 0.118), buildingSeen(0.19, 0.13, 0.12)})) {
        CHECK(kind.chance < 0.9);
        CHECK(kind.chance >= 0.5);
    }
}
