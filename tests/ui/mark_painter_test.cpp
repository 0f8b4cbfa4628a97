// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/mark_painter.h"

#include <catch2/catch.hpp>

#include <QLineF>

#include "ui/board/artwork.h"

namespace {

/// How far the mark of a place reaches where an army stands beside it: in hex sides, in pixels at least.
constexpr qreal kReach = 0.21;
constexpr qreal kLeastReach = 9;
constexpr engine::Units kLargest{2, 4, 3};

ui::HexLayout layoutOf(const ui::BoardPicture& picture, QSizeF room = {900, 700}) {
    ui::HexLayout layout;
    const auto hexes = picture.hexNames();
    layout.fit(hexes, room, 1);
    return layout;
}

/// An army of all three kinds north of the middle hex, on a crossing alone or under a city.
ui::BoardPicture crowded(bool inCity) {
    const engine::Corner north{{0, 0}, false};
    ui::BoardPicture picture;
    for (const engine::Hex hex : {engine::Hex{0, 0}, engine::Hex{1, -1}, engine::Hex{0, -1}}) {
        picture.hexes.push_back({hex, engine::Terrain::Hills, 8});
    }
    picture.armies.push_back({north, kLargest, {}});
    if (inCity) {
        picture.buildings.push_back({north, engine::BuildingKind::City, {}});
    }
    return picture;
}

QRectF plateOf(const ui::BoardPicture& picture, const ui::HexLayout& layout) {
    const qreal unit = layout.scale() / 100;
    const QSizeF size(ui::artwork::armyWidth(kLargest) * unit, ui::artwork::kPlateHeight * unit);
    const QPointF below(0, picture.buildings.empty() ? 0 : ui::artwork::kPlateBelow * unit);
    return {layout.pixelOf(picture.armies.front().at) + below - QPointF(size.width(), size.height()) / 2, size};
}

}  // namespace

TEST_CASE("no mark of a place hides how many an army is", "[ui][board]") {
    const auto inCity = GENERATE(false, true);
    CAPTURE(inCity);
    const ui::BoardPicture picture = crowded(inCity);
    const ui::HexLayout layout = layoutOf(picture);
    const engine::Corner at = picture.armies.front().at;
    const qreal reach = kReach * layout.scale();
    const QRectF kept = plateOf(picture, layout).adjusted(-reach, -reach, reach, reach);
    CHECK_FALSE(kept.contains(ui::markSpot(at, picture, layout)));
    int sides = 0;
    for (const engine::Hex hex : picture.hexNames()) {
        for (const engine::HexDirection direction : engine::kHexDirections) {
            const engine::Side side = engine::sideOf(hex, direction);
            const auto ends = engine::endsOf(side);
            if (ends[0] != at && ends[1] != at) {
                CHECK(ui::markSpot(side, picture, layout) == layout.pixelOf(side));
                continue;
            }
            const QPointF spot = ui::markSpot(side, picture, layout);
            CHECK_FALSE(kept.contains(spot));
            // It still belongs to its side.
            CHECK(QLineF(spot, layout.pixelOf(side)).length() < 0.36 * layout.scale());
            ++sides;
        }
    }
    // Each of the three sides lies between two hexes.
    CHECK(sides == 6);
}

TEST_CASE("on a small board the mark of an army is large enough to be read, and hides no count", "[ui][board]") {
    const ui::BoardPicture picture = crowded(GENERATE(false, true));
    const ui::HexLayout layout = layoutOf(picture, {150, 120});
    REQUIRE(kReach * layout.scale() < kLeastReach);
    const QRectF kept = plateOf(picture, layout).adjusted(-kLeastReach, -kLeastReach, kLeastReach, kLeastReach);
    CHECK_FALSE(kept.contains(ui::markSpot(picture.armies.front().at, picture, layout)));
}

TEST_CASE("a mark makes room for the robber, with a number and without", "[ui][board]") {
    ui::BoardPicture picture = crowded(false);
    const engine::Hex desert{0, 0};
    picture.hexes.front() = {desert, engine::Terrain::Desert, std::nullopt};
    const ui::HexLayout layout = layoutOf(picture);
    CHECK(ui::markSpot(desert, picture, layout) == layout.pixelOf(desert));
    picture.robber = desert;
    CHECK(ui::markSpot(desert, picture, layout).x() > layout.pixelOf(desert).x() + 0.4 * layout.scale());
}
