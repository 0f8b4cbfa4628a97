// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of the box for five and six players, and of merged boxes: rendered by support/larger_boards.py.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <catch2/catch.hpp>

#include "engine/notation/position_json.h"
#include "engine/state/layouts.h"
#include "tests/places.h"
#include "tests/vision/support/named.h"
#include "tests/vision/support/piece_score.h"
#include "tests/vision/support/truth.h"
#include "vision/overlay.h"
#include "vision/read_photo.h"
#include "vision/watch/table_watch.h"

namespace {

std::filesystem::path largerScene(const std::string& name) {
    return std::filesystem::path(ADJ_TEST_DATA) / "scenes_larger" / name;
}

engine::Setup largerTruth(const std::string& name) {
    std::ifstream stream(largerScene(name + ".json"));
    auto setup = engine::setupFromJson(std::string{std::istreambuf_iterator<char>(stream), {}});
    REQUIRE(setup);
    return *setup;
}

struct LargerRow {
    const char* scene;
    int tiles;
    int numbers;
    int buildings;
    int roads;
    int harbours;
};

vision::PhotoReading readLarger(const std::string& name, const std::optional<engine::Layout>& layout = {}) {
    auto photo = vision::readPhoto(largerScene(name + ".jpg"), {}, vision::kBaseGameOnly, layout);
    REQUIRE(photo);
    return *photo;
}

/// The picture so many pixels further right and down; what comes in is black.
vision::Image movedAside(const vision::Image& image, int right, int down) {
    vision::Image moved = image;
    for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
            const bool isInside = x >= right && y >= down;
            for (int c = 0; c < 3; ++c) {
                const auto at = [&](int column, int row) {
                    return (static_cast<std::size_t>(row) * static_cast<std::size_t>(image.width) +
                            static_cast<std::size_t>(column)) *
                               3 +
                           static_cast<std::size_t>(c);
                };
                moved.rgb[at(x, y)] = isInside ? image.rgb[at(x - right, y - down)] : std::uint8_t{0};
            }
        }
    }
    return moved;
}

}  // namespace

TEST_CASE("the large board is known for what it is and read as the small one is", "[vision][large][photos]") {
    // What is read and not asked, at least; of 30 tiles and numbers, and of all pieces but white ones.
    for (const LargerRow& row :
         {LargerRow{"scene_5601", 30, 29, 10, 13, 3}, LargerRow{"scene_5631", 30, 28, 7, 18, 2}}) {
        CAPTURE(row.scene);
        const vision::PhotoReading photo = readLarger(row.scene);
        CHECK(photo.board.layout == engine::layoutForSix());
        CHECK(photo.board.layoutConfidence >= 0.9);
        REQUIRE(photo.board.tiles.size() == 30);
        const tests::Truth truth = tests::readTruth(largerScene(std::string(row.scene) + ".json"));
        const vision::BoardReading named = tests::namedAs(truth, photo.board);
        const tests::Score tiles = tests::score(truth, named, {});
        CHECK(tiles.cornerMean < 0.03);
        CHECK(tiles.tilesRight >= row.tiles);
        CHECK(tiles.confidentMistakes == 0);
        CHECK(tiles.numbersRight >= row.numbers);
        CHECK(tiles.numbersMisread == 0);
        const tests::PieceScore pieces = tests::scorePieces(truth, largerTruth(row.scene), named);
        CHECK(pieces.buildings >= row.buildings);
        CHECK(pieces.roads >= row.roads);
        CHECK(pieces.misread == 0);
        CHECK(pieces.harbours >= row.harbours);
        CHECK(pieces.harboursMisread == 0);
    }
}

TEST_CASE("what is said to lie on the table is looked for and nothing else", "[vision][large]") {
    const auto large = readLarger("scene_5601", engine::layoutForSix());
    CHECK(large.board.layoutConfidence == 1);
    CHECK_FALSE(vision::readPhoto(largerScene("scene_5601.jpg"), {}, vision::kBaseGameOnly, engine::layoutForFour()));
    const auto small = std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0007.jpg";
    CHECK_FALSE(vision::readPhoto(small, {}, vision::kBaseGameOnly, engine::layoutForSix()));
    const auto told = vision::readPhoto(small, {}, vision::kBaseGameOnly);
    REQUIRE(told);
    CHECK(told->board.layout == engine::layoutForFour());
    CHECK(told->board.layoutConfidence >= 0.9);
    // More land than a picture is read for.
    engine::Layout endless;
    for (int q = 0; q <= static_cast<int>(vision::kMostLand); ++q) {
        endless.land.push_back({q, 0});
    }
    CHECK(vision::readBoard(large.image, {}, vision::kBaseGameOnly, endless).error() == vision::ReadError::NoBoard);
}

TEST_CASE("a merged board is read when it is said", "[vision][large][photos]") {
    const engine::Layout merged = engine::mergedLayout(std::vector{engine::layoutForFour(), engine::layoutForFour()});
    const auto photo = readLarger("scene_3811", merged);
    CHECK(photo.board.tiles.size() == 38);
    const tests::Truth truth = tests::readTruth(largerScene("scene_3811.json"));
    const tests::Score tiles = tests::score(truth, tests::namedAs(truth, photo.board), {});
    CHECK(tiles.cornerMean < 0.03);
    CHECK(tiles.tilesRight >= 37);
    CHECK(tiles.confidentMistakes == 0);
    CHECK(tiles.numbersMisread == 0);
}

TEST_CASE("the lattice of a large board has all its sides", "[vision][large]") {
    const auto photo = readLarger("scene_5601");
    CHECK(vision::latticeIn(photo.board.homography, photo.board.layout.land).size() == 109);
}

TEST_CASE("on a large board too a road that comes is seen, once", "[vision][watch][large]") {
    const auto photo = readLarger("frame_0004");
    const tests::Truth truth = tests::readTruth(largerScene("frame_0004.json"));
    const vision::BoardReading named = tests::namedAs(truth, photo.board);
    vision::TableWatch watch(photo.image, named.homography, vision::piecesOf(named), named.layout);
    const auto later = vision::loadPhoto(largerScene("frame_0013.jpg"));
    REQUIRE(later);
    std::vector<vision::PieceChange> changes;
    for (int i = 0; i < 3; ++i) {
        for (const vision::PieceChange& change : watch.next(*later).changes) {
            changes.push_back(change);
            watch.accept(change);
        }
    }
    // What happened between the two frames: two roads and a city. The third road around a crossing changes so much
    // around it that it may be taken for something larger; nothing is seen that is not.
    const auto road = [&](const char* at, vision::PieceColour colour) {
        return std::count_if(changes.begin(), changes.end(), [&](const vision::PieceChange& change) {
            return change.what == vision::PieceChange::What::Appeared && change.piece == engine::Piece::Road &&
                   change.colour == colour && vision::toText(change.at) == at;
        });
    };
    CHECK(road("-3,-1:E", vision::PieceColour::Brown) == 1);
    CHECK(road("-3,0:SE", vision::PieceColour::Red) <= 1);
    for (const vision::PieceChange& change : changes) {
        CAPTURE(vision::toText(change.at));
        CHECK((change.piece == engine::Piece::Road || vision::toText(change.at) == "-1,2:S"));
    }
    CHECK(changes.size() <= 3);
}

TEST_CASE("a board of any shape that was pushed is found again", "[vision][watch][large]") {
    const std::filesystem::path data(ADJ_TEST_DATA);
    for (const char* picture : {"scenes/scene_0007.jpg", "scenes_larger/frame_0013.jpg"}) {
        const auto photo = vision::readPhoto(data / picture, {}, vision::kBaseGameOnly);
        REQUIRE(photo);
        for (const int right : {40, 12}) {
            CAPTURE(picture, right);
            vision::TableWatch watch(photo->image, photo->board.homography, vision::piecesOf(photo->board),
                                     photo->board.layout);
            const vision::Image moved = movedAside(photo->image, right, right / 2);
            CHECK_FALSE(watch.next(moved).relocated);  // it may be moving still
            const vision::WatchFrame settled = watch.next(moved);
            CHECK(settled.relocated);
            CHECK(settled.changes.empty());
            const vision::Point before = photo->board.homography({0, 0});
            const vision::Point after = watch.homography()({0, 0});
            CHECK(after.x - before.x == Approx(right).margin(0.5));
            CHECK(after.y - before.y == Approx(right / 2).margin(0.5));
        }
    }
}
