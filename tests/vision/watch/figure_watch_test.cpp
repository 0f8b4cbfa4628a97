// SPDX-License-Identifier: GPL-3.0-or-later
// Figures and walls painted beside a rendered board's crossings.
#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "tests/vision/support/free_crossings.h"
#include "tests/vision/support/pictures.h"
#include "tests/vision/support/told_at_rest.h"
#include "vision/read_photo.h"
#include "vision/watch/table_watch.h"

namespace {

using vision::Extra;
using vision::Image;
using vision::KnownPieces;
using vision::PieceChange;
using vision::Point;
using What = vision::PieceChange::What;

constexpr auto kWithArms = vision::LookedFor{Extra::Armies, Extra::Nukes, Extra::Walls}.asCertain();

Point crossing(const engine::Corner& corner) {
    return {1.7320508075688772 * (corner.hex.q + corner.hex.r / 2.0), 1.5 * corner.hex.r + (corner.south ? 1 : -1)};
}

/// A rendered table with a player's paint, and two bare crossings of two hexes with nothing around.
struct ArmedTable {
    Image image;
    vision::BoardReading board;
    std::array<std::uint8_t, 3> paint{};

    ArmedTable() {
        auto photo = vision::readPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0007.jpg");
        REQUIRE(photo);
        image = photo->image;
        board = photo->board;
        const auto blue = std::find_if(board.routes.begin(), board.routes.end(),
                                       [](const auto& route) { return route.owner == vision::PieceColour::Blue; });
        REQUIRE(blue != board.routes.end());
        const auto ends = engine::endsOf(blue->at);
        const Point a = crossing(ends[0]);
        const Point b = crossing(ends[1]);
        const Point at = board.homography({(a.x + b.x) / 2, (a.y + b.y) / 2});
        const auto pixel =
            (static_cast<std::size_t>(at.y) * static_cast<std::size_t>(image.width) + static_cast<std::size_t>(at.x)) *
            3;
        std::copy_n(&image.rgb[pixel], 3, paint.begin());
    }

    /// Fills what lies within `isInside` of a point, given from there in hex sides.
    template <class Inside>
    void fill(Image& on, Point at, Inside isInside) const {
        for (double x = -0.5; x <= 0.5; x += 0.005) {
            for (double y = -0.5; y <= 0.5; y += 0.005) {
                if (!isInside(x, y)) {
                    continue;
                }
                const Point pixel = board.homography({at.x + x, at.y + y});
                const auto index =
                    (static_cast<std::size_t>(std::lround(pixel.y)) * static_cast<std::size_t>(on.width) +
                     static_cast<std::size_t>(std::lround(pixel.x))) *
                    3;
                for (std::size_t c = 0; c < 3; ++c) {
                    on.rgb[index + c] = static_cast<std::uint8_t>(paint[c] * (y < 0 ? 1.0 : 0.85));
                }
            }
        }
    }
    void putFigure(Image& on, Point at) const {
        fill(on, at, [](double x, double y) { return std::hypot(x, y) < 0.115; });
    }

    [[nodiscard]] std::vector<engine::Corner> free() const {
        auto corners = tests::freeCrossings(board);
        REQUIRE(corners.size() >= 2);
        return corners;
    }

    [[nodiscard]] vision::TableWatch watch(const vision::LookedFor& lookedFor = kWithArms) const {
        return {image, board.homography, vision::piecesOf(board), board.layout, lookedFor};
    }
};

/// Beside a crossing, towards the hex below it or above it.
Point beside(const engine::Corner& corner, double far) {
    const Point at = crossing(corner);
    return {at.x, at.y + (corner.south ? -far : far)};
}

}  // namespace

TEST_CASE("a figure comes to a crossing, walks to another and goes", "[vision][watch][figures]") {
    const ArmedTable table;
    const auto corners = table.free();
    const engine::Corner& first = corners.front();
    const engine::Corner& second = corners.back();
    vision::TableWatch watch = table.watch();

    Image come = table.image;
    table.putFigure(come, beside(first, 0.27));
    auto told = tests::toldAtRest(watch, come);
    REQUIRE(told.size() == 1);
    CHECK(told.front().at == vision::Place(first));
    CHECK(told.front().what == What::Appeared);
    CHECK(told.front().piece == engine::Piece::Army);
    CHECK(told.front().colour == vision::PieceColour::Blue);
    CHECK(told.front().confidence >= 0.5);
    CHECK_FALSE(told.front().figures.empty());
    CHECK_FALSE(told.front().partly);
    watch.accept(told.front());
    CHECK(watch.known().armies.size() == vision::piecesOf(table.board).armies.size() + 1);
    CHECK(tests::toldAtRest(watch, come).empty());

    Image walked = table.image;
    table.putFigure(walked, beside(second, 0.27));
    told = tests::toldAtRest(watch, walked);
    REQUIRE(told.size() == 2);
    for (const PieceChange& change : told) {
        CHECK(change.colour == vision::PieceColour::Blue);
        CHECK(change.at == vision::Place(change.what == What::Vanished ? first : second));
        watch.accept(change);
    }
    CHECK_FALSE(told[0].what == told[1].what);
    CHECK(tests::toldAtRest(watch, walked).empty());

    told = tests::toldAtRest(watch, table.image);
    REQUIRE(told.size() == 1);
    CHECK(told.front().what == What::Vanished);
    CHECK(told.front().at == vision::Place(second));
}

TEST_CASE("what looks brown in the shade beside a red or orange building is its owner's", "[vision][watch][figures]") {
    ArmedTable table;
    table.paint = {92, 52, 30};
    const auto building = std::find_if(table.board.buildings.begin(), table.board.buildings.end(), [](const auto& b) {
        return b.owner == vision::PieceColour::Orange || b.owner == vision::PieceColour::Red;
    });
    REQUIRE(building != table.board.buildings.end());
    vision::TableWatch watch = table.watch();
    Image now = table.image;
    table.putFigure(now, beside(building->at, 0.45));
    const auto told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().at == vision::Place(building->at));
    CHECK(told.front().piece == engine::Piece::Army);
    CHECK(told.front().colour == building->owner);
}

TEST_CASE("a small black round thing beside a city is a weapon of its owner's", "[vision][watch][figures][nukes]") {
    ArmedTable table;
    table.paint = {36, 36, 38};
    const auto city = std::find_if(table.board.buildings.begin(), table.board.buildings.end(),
                                   [](const auto& b) { return b.kind == engine::BuildingKind::City; });
    const auto settlement = std::find_if(table.board.buildings.begin(), table.board.buildings.end(),
                                         [](const auto& b) { return b.kind == engine::BuildingKind::Settlement; });
    REQUIRE(city != table.board.buildings.end());
    REQUIRE(settlement != table.board.buildings.end());
    const auto putTip = [&](Image& on, Point at, double radius) {
        table.fill(on, at, [&](double x, double y) { return std::hypot(x, y) < radius; });
    };
    Image now = table.image;
    putTip(now, beside(city->at, 0.5), 0.08);
    vision::TableWatch watch = table.watch();
    const auto told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().at == vision::Place(city->at));
    CHECK(told.front().what == What::Appeared);
    CHECK(told.front().colour == city->owner);
    REQUIRE_FALSE(told.front().figures.empty());
    CHECK(told.front().figures.front().nuke);
    CHECK(told.front().figures.front().units.empty());
    watch.accept(told.front());
    CHECK(tests::toldAtRest(watch, now).empty());

    // Not beside a settlement, not where there are no weapons, and nothing as large as the robber.
    const auto isWeapon = [&](const vision::BuildingReading& building, double radius,
                              const vision::LookedFor& lookedFor) {
        Image other = table.image;
        putTip(other, beside(building.at, 0.5), radius);
        vision::TableWatch again = table.watch(lookedFor);
        const auto all = tests::toldAtRest(again, other);
        return std::any_of(all.begin(), all.end(), [&](const PieceChange& change) {
            return change.colour == building.owner && !change.figures.empty() && change.figures.front().nuke;
        });
    };
    CHECK(isWeapon(*city, 0.08, kWithArms));
    CHECK_FALSE(isWeapon(*settlement, 0.08, kWithArms));
    vision::LookedFor unarmed = kWithArms;
    unarmed.set(Extra::Nukes, false);
    CHECK_FALSE(isWeapon(*city, 0.08, unarmed));
    CHECK_FALSE(isWeapon(*city, 0.17, kWithArms));
}

TEST_CASE("a shadow on ground that looks like a figure is not of its shape", "[vision][watch][figures]") {
    constexpr std::array<std::uint8_t, 3> kRed{150, 30, 28};
    constexpr std::array<std::uint8_t, 3> kRedInTheShade{80, 35, 25};
    ArmedTable table;
    const auto isHills = [&](engine::Hex hex) {
        return std::any_of(table.board.tiles.begin(), table.board.tiles.end(), [&](const vision::TileReading& tile) {
            return tile.hex == hex && tile.terrain == engine::Terrain::Hills;
        });
    };
    std::optional<std::pair<engine::Corner, Point>> place;
    for (const engine::Corner& corner : table.free()) {
        for (const engine::Hex& hex : engine::hexesAt(corner)) {
            if (!place && isHills(hex)) {
                const Point from = crossing(corner);
                const Point middle{1.7320508075688772 * (hex.q + hex.r / 2.0), 1.5 * hex.r};
                place = {corner, {from.x + 0.3 * (middle.x - from.x), from.y + 0.3 * (middle.y - from.y)}};
            }
        }
    }
    REQUIRE(place);
    const auto& [corner, at] = *place;
    Image now = table.image;
    table.paint = kRedInTheShade;
    table.fill(now, {at.x + 0.16, at.y}, [](double x, double y) { return std::abs(x) < 0.16 && std::abs(y) < 0.09; });
    table.paint = kRed;
    table.putFigure(now, at);
    vision::TableWatch watch = table.watch();
    const auto told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().at == vision::Place(corner));
    CHECK(told.front().colour == vision::PieceColour::Red);
    REQUIRE_FALSE(told.front().figures.empty());
    CHECK(told.front().figures.front().units == engine::Units{0, 0, 1});
}

TEST_CASE("a figure that a person entered before it was put there is not told", "[vision][watch][figures]") {
    const ArmedTable table;
    const engine::Corner corner = table.free().front();
    vision::TableWatch watch = table.watch();
    PieceChange typed{corner, What::Appeared, engine::Piece::Army, vision::PieceColour::Blue, 1};
    typed.figures = {{{0, 0, 1}, false}};
    watch.accept(typed);
    CHECK(tests::toldAtRest(watch, table.image).empty());
    Image come = table.image;
    table.putFigure(come, beside(corner, 0.27));
    CHECK(tests::toldAtRest(watch, come).empty());
    // It goes without a word: that is news.
    const auto told = tests::toldAtRest(watch, table.image);
    REQUIRE(told.size() == 1);
    CHECK(told.front().what == What::Vanished);
}

TEST_CASE("a figure that is put aside at its crossing is no change", "[vision][watch][figures]") {
    const ArmedTable table;
    const engine::Corner corner = table.free().front();
    vision::TableWatch watch = table.watch();
    Image come = table.image;
    table.putFigure(come, beside(corner, 0.27));
    const auto told = tests::toldAtRest(watch, come);
    REQUIRE(told.size() == 1);
    watch.accept(told.front());
    Image aside = table.image;
    const Point at = beside(corner, 0.3);
    table.putFigure(aside, {at.x + 0.26, at.y});
    CHECK(tests::toldAtRest(watch, aside).empty());
    // From where it stands now it can still be seen to go.
    CHECK(tests::toldAtRest(watch, table.image).size() == 1);
}

TEST_CASE("a figure that comes is told although another makes room for it", "[vision][watch][figures]") {
    const ArmedTable table;
    const engine::Corner corner = table.free().front();
    vision::TableWatch watch = table.watch();
    const Point at = beside(corner, 0.3);
    Image one = table.image;
    table.putFigure(one, at);
    const auto first = tests::toldAtRest(watch, one);
    REQUIRE(first.size() == 1);
    watch.accept(first.front());
    Image two = table.image;
    table.putFigure(two, {at.x + 0.3, at.y});
    table.putFigure(two, {at.x - 0.3, at.y});
    const auto told = tests::toldAtRest(watch, two);
    REQUIRE(told.size() == 1);
    CHECK(told.front().what == What::Appeared);
    CHECK(told.front().partly);
    // Only the one that is new.
    REQUIRE_FALSE(told.front().figures.empty());
    CHECK(told.front().figures.front().units.size() == 1);
    watch.accept(told.front());
    // One goes and the other comes back to the middle.
    const auto gone = tests::toldAtRest(watch, one);
    REQUIRE(gone.size() == 1);
    CHECK(gone.front().what == What::Vanished);
    CHECK(gone.front().partly);
}

TEST_CASE("a settlement is no figure, and without such pieces in the game nothing is one", "[vision][watch][figures]") {
    const ArmedTable table;
    const engine::Corner corner = table.free().front();
    {
        vision::TableWatch watch = table.watch();
        Image built = table.image;
        table.fill(built, crossing(corner),
                   [](double x, double y) { return std::abs(x) < 0.17 && std::abs(y) < 0.15; });
        const auto told = tests::toldAtRest(watch, built);
        REQUIRE(told.size() == 1);
        CHECK(told.front().piece == engine::Piece::Settlement);
        CHECK(told.front().at == vision::Place(corner));
    }
    vision::TableWatch base = table.watch(vision::kBaseGameOnly);
    Image come = table.image;
    table.putFigure(come, beside(corner, 0.45));
    CHECK(tests::toldAtRest(base, come).empty());
}

TEST_CASE("a wall around a city is told once, a second one not", "[vision][watch][figures]") {
    const ArmedTable table;
    KnownPieces known = vision::piecesOf(table.board);
    const auto city = std::find_if(known.buildings.begin(), known.buildings.end(),
                                   [](const auto& building) { return building.owner == vision::PieceColour::Blue; });
    REQUIRE(city != known.buildings.end());
    city->kind = engine::BuildingKind::City;
    const engine::Corner at = city->at;
    const auto wall = [&](double half) {
        Image image = table.image;
        table.fill(image, crossing(at), [&](double x, double y) { return std::max(std::abs(x), std::abs(y)) < half; });
        return image;
    };
    vision::TableWatch watch(table.image, table.board.homography, known, table.board.layout, kWithArms);
    const auto told = tests::toldAtRest(watch, wall(0.3));
    REQUIRE(told.size() == 1);
    CHECK(told.front().piece == engine::Piece::Wall);
    CHECK(told.front().what == What::Appeared);
    CHECK(told.front().at == vision::Place(at));
    watch.accept(told.front());
    CHECK(tests::toldAtRest(watch, wall(0.3)).empty());
    const auto gone = tests::toldAtRest(watch, table.image);
    REQUIRE(gone.size() == 1);
    CHECK(gone.front().what == What::Vanished);
    CHECK(gone.front().piece == engine::Piece::Wall);
}
