// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <cmath>
#include <vector>

#include "ui/board/hex_layout.h"

namespace {

std::vector<engine::Hex> island() {
    std::vector<engine::Hex> hexes;
    for (int r = -2; r <= 2; ++r) {
        for (int q = -2; q <= 2; ++q) {
            if (std::abs(q + r) <= 2) {
                hexes.push_back({q, r});
            }
        }
    }
    return hexes;
}

}  // namespace

TEST_CASE("every hex, crossing and path is found where it is drawn, turned and zoomed", "[ui]") {
    const int seats = GENERATE(0, 1, 2, 3, 4, 5);
    const double zoom = GENERATE(0.4, 1.0, 3.7);
    ui::HexLayout layout;
    layout.setSeats(seats);
    layout.fit(island(), QSizeF(1130, 778), 1.05);
    layout.zoom(zoom, QPointF(300, 200));
    layout.pan(QPointF(-37, 91));
    for (const engine::Hex hex : island()) {
        CHECK(layout.hexAt(layout.pixelOf(hex)) == hex);
        CHECK(ui::PlaceName(hex) == layout.placeAt(layout.pixelOf(hex)));
        for (std::size_t i = 0; i < 6; ++i) {
            const auto corner = engine::cornerOf(hex, engine::kCornerDirections[i]);
            const auto side = engine::sideOf(hex, engine::kHexDirections[i]);
            // A finger's breadth beside the spot still means it.
            for (const QPointF off : {QPointF(0, 0), QPointF(0.11, 0.07), QPointF(-0.09, 0.1)}) {
                const QPointF nearCorner = layout.pixelOf(corner) + off * layout.scale();
                const QPointF nearSide = layout.pixelOf(side) + off * layout.scale();
                REQUIRE(layout.cornerAt(nearCorner) == corner);
                REQUIRE(layout.sideAt(nearSide) == side);
            }
        }
    }
}

TEST_CASE("the whole board fits into any window", "[ui]") {
    const auto size = GENERATE(QSizeF(320, 260), QSizeF(710, 470), QSizeF(2600, 900));
    const int seats = GENERATE(0, 1, 4);
    ui::HexLayout layout;
    layout.setSeats(seats);
    layout.fit(island(), size, 1.05);
    for (const engine::Hex hex : island()) {
        CHECK(QRectF(QPointF(0, 0), size).contains(layout.outline(hex).boundingRect()));
    }
}

TEST_CASE("zooming keeps the place under the pointer", "[ui]") {
    ui::HexLayout layout;
    layout.setSeats(2);
    layout.fit(island(), QSizeF(900, 700), 1);
    const QPointF pointer(210, 500);
    const QPointF before = layout.toPlane(pointer);
    layout.zoom(2.5, pointer);
    const QPointF after = layout.toPlane(pointer);
    CHECK(before.x() == Approx(after.x()));
    CHECK(before.y() == Approx(after.y()));
}
