// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/crossing_painter.h"

#include <catch2/catch.hpp>

#include <QLineF>
#include <cmath>

#include "adjudicator/report/piece_art.h"
#include "ui/board/mark_painter.h"
#include "ui/board/stage_painter.h"

namespace svg = adjudicator::svg;
using engine::BuildingKind;

namespace {

const engine::Corner kAt{{0, 0}, false};
const engine::Corner kBeside{{0, -1}, true};

/// What may stand on a crossing: any building or none, with walls where it may have them, an army of so many kinds.
ui::BoardPicture standing(std::optional<BuildingKind> building, bool upsideDown, int walls, int kinds, bool nuke) {
    ui::BoardPicture picture;
    picture.hexes.push_back({{0, 0}, engine::Terrain::Hills, 8});
    if (building) {
        picture.buildings.push_back({kAt, *building, {}, walls, upsideDown});
    }
    if (kinds > 0) {
        picture.armies.push_back({kAt, {kinds > 2 ? 2 : 0, kinds > 1 ? 3 : 0, 4}, {}});
    }
    if (nuke) {
        picture.nukes.push_back({kAt, {}});
    }
    return picture;
}

/// The four marks of an aim, as boxes.
std::vector<QRectF> marksOf(const QRectF& aim) {
    constexpr qreal kArm = 17;
    constexpr qreal kHalf = 5.5;
    std::vector<QRectF> marks;
    for (const QPointF at : {aim.topLeft(), aim.topRight(), aim.bottomLeft(), aim.bottomRight()}) {
        const qreal x = at.x() < aim.center().x() ? kArm : -kArm;
        const qreal y = at.y() < aim.center().y() ? kArm : -kArm;
        marks.push_back(QRectF(at, at + QPointF(x, 0)).normalized().adjusted(-kHalf, -kHalf, kHalf, kHalf));
        marks.push_back(QRectF(at, at + QPointF(0, y)).normalized().adjusted(-kHalf, -kHalf, kHalf, kHalf));
    }
    return marks;
}

}  // namespace

TEST_CASE("wall, army, weapon and aim of a crossing each have a place of their own", "[ui][board]") {
    const std::optional<BuildingKind> building =
        GENERATE(std::optional<BuildingKind>(), std::optional(BuildingKind::Settlement),
                 std::optional(BuildingKind::City), std::optional(BuildingKind::Metropolis),
                 std::optional(BuildingKind::Capital), std::optional(BuildingKind::Factory));
    const bool upsideDown = GENERATE(false, true);
    const int walls = GENERATE(0, 1, 3);
    const int kinds = GENERATE(0, 1, 3);
    CAPTURE(building ? static_cast<int>(*building) : -1, upsideDown, walls, kinds);
    const ui::BoardPicture picture = standing(building, upsideDown, walls, kinds, true);
    const QRectF stands = ui::crossingBox(kAt, picture);
    const QRectF aim = ui::aimBox(kAt, picture);
    CHECK((stands.isEmpty() || aim.contains(stands)));
    for (const QRectF& mark : marksOf(aim)) {
        CHECK_FALSE(mark.intersects(stands));
        CHECK_FALSE(mark.intersects(ui::weaponBox(kAt, picture).adjusted(1, 1, -1, -1)));
    }
    if (building && kinds > 0 && walls > 0) {
        // Foot of the wall over the plate's upper edge.
        const double foot =
            36 + svg::reachesBelow(*building, upsideDown) - svg::aboveArmy(*building, walls, upsideDown);
        CHECK(foot < svg::kPlateBelow - svg::kPlateHeight / 2);
    }
    if (kinds > 0) {
        // The last count ends so far before the plate's right edge.
        const qreal lastCount = svg::armyWidth(picture.armies.front().units) / 2 - 8;
        CHECK(ui::weaponBox(kAt, picture).left() > lastCount);
    }
}

TEST_CASE("on the stage nothing lies between those who fight, nor on each other's counts", "[ui][board]") {
    ui::BoardPicture picture = standing(BuildingKind::City, GENERATE(false, true), 1, 3, false);
    picture.armies.push_back(picture.armies.front());
    picture.armies.back().at = kBeside;
    picture.nukes.push_back({kBeside, {}});
    const ui::Markers::Stage stage{kAt, {kBeside}, {}, {}};
    const qreal scale = GENERATE(1.0, 1.2, 1.36);
    for (int seats = 0; seats < 6; ++seats) {
        CAPTURE(seats);
        ui::StageView view{{}, scale, 1};
        view.layout.setSeats(seats);
        const auto placed = [&](const QRectF& box, const engine::Corner& corner) {
            return box.translated(ui::stageSpot(stage, corner, view) / (view.layout.scale() / 100 * view.scale));
        };
        const QRectF target = placed(ui::crossingBox(kAt, picture), kAt);
        const QRectF attacker = placed(ui::crossingBox(kBeside, picture), kBeside);
        const QRectF weapon = placed(ui::weaponBox(kBeside, picture, ui::weaponSideOf(stage, kBeside, view)), kBeside);
        CHECK_FALSE(target.intersects(attacker));
        CHECK_FALSE(target.intersects(weapon));
    }
}

TEST_CASE("what a lost round takes off its crossing is known by what stood there", "[ui][board][SA-K6][SA-K7]") {
    using Kind = ui::FallenPiece::Kind;
    const ui::Markers::Stage stage{kAt, {kBeside}, {}, {}};
    const ui::BoardPicture before = standing(BuildingKind::City, true, 1, 3, false);
    const auto fallen = [&](auto change) {
        ui::BoardPicture after = before;
        change(after);
        std::vector<Kind> kinds;
        for (const ui::FallenPiece& piece : ui::fallenBetween(before, after, stage)) {
            CHECK(piece.at == kAt);
            kinds.push_back(piece.kind);
        }
        return kinds;
    };
    CHECK(fallen([](auto&) {}).empty());
    CHECK(fallen([](auto& board) { board.armies.front().units = {1, 4, 4}; }) == std::vector{Kind::Artillery});
    CHECK(fallen([](auto& board) { board.armies.front().units = {2, 3, 3}; }) == std::vector{Kind::Infantry});
    CHECK(fallen([](auto& board) { board.armies.clear(); }) == std::vector{Kind::Army});
    CHECK(fallen([](auto& board) {
              board.buildings.front() = {kAt, BuildingKind::Settlement, {}, 0, false};
          }) == std::vector{Kind::Building});
    CHECK(fallen([](auto& board) { board.buildings.front().walls = 0; }) == std::vector{Kind::Wall});
    CHECK(fallen([](auto& board) { board.buildings.clear(); }) == std::vector{Kind::Building});
    // A city that is turned over loses nothing yet.
    const ui::BoardPicture upright = standing(BuildingKind::City, false, 1, 0, false);
    ui::BoardPicture turned = upright;
    turned.buildings.front().upsideDown = true;
    CHECK(ui::fallenBetween(upright, turned, stage).empty());
}

TEST_CASE("a framed board shows its places, and the way there zooms about a point that stands still", "[ui][board]") {
    const std::vector<engine::Hex> hexes{{0, 0}, {1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    const std::vector<QPointF> points{ui::HexLayout::planeOf(kAt), ui::HexLayout::planeOf(kBeside)};
    for (int seats = 0; seats < 6; ++seats) {
        ui::HexLayout whole;
        whole.setSeats(seats);
        whole.fit(hexes, {900, 700}, 1);
        ui::HexLayout framed = whole;
        const QRectF room(0, 180, 900, 520);
        framed.frame(points, room, 1, 240);
        CHECK(framed.scale() > whole.scale());
        CHECK(framed.scale() <= 240);
        for (const QPointF point : points) {
            CHECK(room.adjusted(60, 60, -60, -60).contains(framed.toPixel(point)));
        }
        const ui::HexLayout begin = ui::HexLayout::between(whole, framed, 0);
        const ui::HexLayout end = ui::HexLayout::between(whole, framed, 1);
        for (const QPointF point : points) {
            CHECK(QLineF(begin.toPixel(point), whole.toPixel(point)).length() < 0.01);
            CHECK(QLineF(end.toPixel(point), framed.toPixel(point)).length() < 0.01);
        }
        const ui::HexLayout half = ui::HexLayout::between(whole, framed, 0.5);
        CHECK(half.scale() == Approx(std::sqrt(whole.scale() * framed.scale())));
        // Each point goes straight.
        const QLineF way(whole.toPixel(points[0]), framed.toPixel(points[0]));
        const QPointF there = half.toPixel(points[0]);
        CHECK(QLineF(way.p1(), there).length() + QLineF(there, way.p2()).length() == Approx(way.length()).margin(0.1));
    }
}

TEST_CASE("counts of a combat are forty pixels high on a screen of 1080 lines", "[ui][board]") {
    constexpr QSizeF kBoard(972, 740);
    ui::HexLayout layout;
    const std::vector<QPointF> points{ui::HexLayout::planeOf(kAt), ui::HexLayout::planeOf(kBeside)};
    layout.frame(points, {0, 190, kBoard.width(), kBoard.height() - 190}, 1.12, 240);
    const qreal scale = ui::stageScale(layout, kBoard);
    // Type of 22 hundredths, digits 0.72 of it.
    CHECK(22 * 0.72 * layout.scale() / 100 * scale >= 39.5);
    // The attacker steps back from what is drawn so large.
    const ui::Markers::Stage stage{kAt, {kBeside}, {}, {}};
    const ui::StageView view{layout, scale, 1};
    CHECK(QLineF(ui::stageSpot(stage, kAt, view), ui::stageSpot(stage, kBeside, view)).length() > layout.scale());
    CHECK(ui::stageSpot(stage, kAt, view) == layout.pixelOf(kAt));
}

TEST_CASE("the counts of an army that is looked at stand beside it, inside the board", "[ui][board]") {
    ui::BoardPicture picture = standing(BuildingKind::City, false, 1, 3, true);
    ui::HexLayout layout;
    layout.fit(picture.hexNames(), {500, 380}, 2.2);
    const QRectF box = ui::callOutBox(kAt, picture, layout, {500, 380});
    CHECK(QRectF(0, 0, 500, 380).contains(box));
    const qreal unit = layout.scale() / 100;
    const QRectF stands = ui::crossingBox(kAt, picture);
    const QRectF pixels(layout.pixelOf(kAt) + stands.topLeft() * unit, stands.size() * unit);
    CHECK_FALSE(box.intersects(pixels));
    CHECK(box.height() > svg::kPlateHeight * unit);
    CHECK(ui::callOutBox(kBeside, picture, layout, {500, 380}).isEmpty());
    // A place that may be taken stays in sight.
    for (const engine::Hex& hex : {engine::Hex{0, 0}, engine::Hex{0, -1}, engine::Hex{1, -1}}) {
        for (const engine::CornerDirection direction : engine::kCornerDirections) {
            const engine::Corner corner = engine::cornerOf(hex, direction);
            const QRectF besides = ui::callOutBox(kAt, picture, layout, {500, 380}, {{corner, QStringLiteral("a")}});
            CHECK((corner == kAt || !besides.contains(ui::markSpot(corner, picture, layout))));
            CHECK(QRectF(0, 0, 500, 380).contains(besides));
            CHECK_FALSE(besides.intersects(pixels));
        }
    }
}
