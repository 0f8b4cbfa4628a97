// SPDX-License-Identifier: GPL-3.0-or-later
// A house painted at a free crossing of a rendered board, as large as the settlements there or larger.
#include <algorithm>
#include <cmath>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/vision/support/free_crossings.h"
#include "tests/vision/support/painted_table.h"
#include "tests/vision/support/told_at_rest.h"

namespace {

constexpr tests::Paint kOrangeWall{226, 132, 30};

struct HouseTable : tests::PaintedTable {
    engine::Corner corner;
    vision::Point middle;

    HouseTable() {
        const auto corners = tests::freeCrossings(board);
        REQUIRE_FALSE(corners.empty());
        corner = corners.front();
        middle = {1.7320508075688772 * (corner.hex.q + corner.hex.r / 2.0),
                  1.5 * corner.hex.r + (corner.south ? 1 : -1)};
    }
    [[nodiscard]] vision::KnownPieces known() const {
        vision::KnownPieces pieces = vision::piecesOf(board);
        for (vision::BuildingReading& building : pieces.buildings) {
            building.kind = engine::BuildingKind::Settlement;
        }
        return pieces;
    }
    [[nodiscard]] vision::PieceChange told(double half, const vision::KnownPieces& pieces, bool factories) const {
        vision::LookedFor lookedFor;
        lookedFor.set(vision::Extra::Factories, factories);
        vision::Image built = image;
        paint(built, middle, 0.5, kOrangeWall,
              [half](double x, double y) { return std::abs(x) < half && std::abs(y) < 0.9 * half; });
        vision::TableWatch table = watch(pieces, lookedFor.asCertain());
        const auto changes = tests::toldAtRest(table, built);
        REQUIRE(changes.size() == 1);
        CHECK(changes.front().at == vision::Place(corner));
        CHECK(changes.front().colour == vision::PieceColour::Orange);
        return changes.front();
    }
};

}  // namespace

TEST_CASE("a house much larger than the table's settlements is a factory where the game has any",
          "[vision][watch][MO-5]") {
    const HouseTable table;
    const auto count = std::count_if(
        table.board.buildings.begin(), table.board.buildings.end(),
        [](const vision::BuildingReading& building) { return building.owner != vision::PieceColour::White; });
    REQUIRE(count >= 3);
    const vision::PieceChange large = table.told(0.3, table.known(), true);
    CHECK(large.piece == engine::Piece::Factory);
    CHECK(large.other == engine::Piece::Settlement);
    CHECK(large.otherChance < 0.5);
    CHECK(table.told(0.17, table.known(), true).piece == engine::Piece::Settlement);
    CHECK(table.told(0.3, table.known(), false).piece == engine::Piece::Settlement);

    // Nothing to compare with.
    vision::KnownPieces few = table.known();
    for (vision::BuildingReading& building : few.buildings) {
        building.kind = engine::BuildingKind::City;
    }
    CHECK(table.told(0.3, few, true).piece == engine::Piece::Settlement);
}
