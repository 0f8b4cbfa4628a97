// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading/learned_set.h"
#include "tests/places.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/notation/position_json.h"
#include "tests/vision/support/pictures.h"
#include "tests/vision/support/truth.h"
#include "vision/pieces/place_net.h"
#include "vision/read_photo.h"
#include "vision/set/fit_places.h"
#include "vision/set/learn_set.h"

namespace {

using vision::Doubt;
using vision::LearnedSet;

std::filesystem::path learnedScene(const std::string& name) {
    return std::filesystem::path(ADJ_TEST_DATA) / "scenes" / name;
}

engine::Setup sceneSetup(const std::string& name) {
    std::ifstream stream(learnedScene(name + ".json"));
    auto setup = engine::setupFromJson(std::string{std::istreambuf_iterator<char>(stream), {}});
    REQUIRE(setup);
    return *setup;
}

/// What a person would confirm of a rendered scene.
vision::BoardReading confirmedScene(const std::string& name) {
    const engine::Setup setup = sceneSetup(name);
    vision::BoardReading board;
    board.homography = tests::readTruth(learnedScene(name + ".json")).homography;
    board.layout = engine::layoutForFour();
    for (const engine::HexSetup& hex : setup.hexes) {
        if (hex.terrain && !hex.faceDown) {
            vision::TileReading& tile = board.tiles.emplace_back();
            tile.hex = hex.hex;
            tile.terrain = *hex.terrain;
        }
    }
    for (const engine::HarbourSetup& harbour : setup.harbours) {
        board.harbours.push_back({harbour.side, harbour.trade, 1});
    }
    const auto colourOf = [](const std::string& owner) {
        return *std::find_if(vision::kPieceColours.begin(), vision::kPieceColours.end(),
                             [&](vision::PieceColour colour) { return vision::toText(colour) == owner; });
    };
    for (const auto& building : setup.buildings) {
        board.buildings.push_back({building.at, building.kind, colourOf(building.owner), 1});
    }
    for (const auto& route : setup.routes) {
        board.routes.push_back({route.at, route.kind, colourOf(route.owner), 1});
    }
    for (const auto& army : setup.armies) {
        board.armies.push_back({army.at, colourOf(army.owner), army.units, 1});
    }
    return board;
}

LearnedSet learnedFrom(const std::string& name) {
    const auto image = vision::loadPhoto(learnedScene(name + ".jpg"));
    REQUIRE(image);
    const auto set = vision::learnSet(*image, confirmedScene(name));
    REQUIRE(set);
    return *set;
}

/// The harbours of a scene: right without a question, asked, wrong without one.
struct HarbourCount {
    int right = 0;
    int asked = 0;
    int wrong = 0;
};

HarbourCount harboursOf(const std::string& name, const vision::KnownSets& sets) {
    const auto image = vision::loadPhoto(learnedScene(name + ".jpg"));
    REQUIRE(image);
    const auto homography = tests::readTruth(learnedScene(name + ".json")).homography;
    const auto reading = vision::readBoard(*image, {}, vision::kWhateverThereIs, {}, homography, sets);
    REQUIRE(reading);
    HarbourCount count;
    for (const engine::HarbourSetup& there : sceneSetup(name).harbours) {
        const bool isAsked = std::any_of(reading->unsure.begin(), reading->unsure.end(), [&](const auto& unsure) {
            return unsure.what == Doubt::Harbour && unsure.at == vision::Place(there.side);
        });
        const bool isRight = std::any_of(reading->harbours.begin(), reading->harbours.end(), [&](const auto& seen) {
            return seen.side == there.side && seen.trade == there.trade;
        });
        ++(isAsked ? count.asked : isRight ? count.right : count.wrong);
    }
    return count;
}

}  // namespace

TEST_CASE("a set that was learned from one board is read with fewer questions on another", "[vision][set]") {
    const vision::KnownSets known{{learnedFrom("scene_0002")}, true};
    for (const char* name : {"scene_0007", "scene_0011"}) {
        CAPTURE(name);
        const HarbourCount before = harboursOf(name, {});
        const HarbourCount after = harboursOf(name, known);
        CHECK(after.right > before.right);
        CHECK(after.asked < before.asked);
        CHECK(after.wrong <= before.wrong);
    }
}

TEST_CASE("a set is recognised by its harbours, and another print is not taken for it", "[vision][set]") {
    const LearnedSet own = learnedFrom("scene_0002");
    LearnedSet other = own;
    for (vision::SignLook& sign : other.signs) {
        std::reverse(sign.picture.begin(), sign.picture.end());  // as if printed upside down
    }
    // The same table from another side, smaller and grainier.
    const auto photo = vision::loadPhoto(learnedScene("scene_0002.jpg"));
    REQUIRE(photo);
    vision::Image image = tests::quarterTurned(tests::halved(*photo));
    tests::addGrain(image, 5, 1);
    const auto readWith = [&](const std::vector<LearnedSet>& sets) {
        const auto reading = vision::readBoard(image, {}, vision::kWhateverThereIs, {}, {}, {sets, false});
        REQUIRE(reading);
        return reading->set;
    };
    const auto recognised = readWith({other, own});
    REQUIRE(recognised);
    CHECK(*recognised == 1);
    CHECK_FALSE(readWith({other}));
    CHECK_FALSE(readWith({LearnedSet{}}));
    CHECK_FALSE(readWith({}));
}

TEST_CASE("what is known of a set grows with each board, and what is old fades", "[vision][set]") {
    LearnedSet one;
    one.terrains[0] = {{1, 0, 0, 0, 0, 0, 0, 0}, 3};
    one.colours[0] = {{1, 2, 3}, 2};
    one.signs.resize(9);
    LearnedSet two = one;
    two.terrains[0] = {{2, 0, 0, 0, 0, 0, 0, 0}, 1};
    two.colours[0] = {{4, 2, 3}, 1};
    const LearnedSet both = vision::joined(one, two);
    CHECK(both.terrains[0].features[0] == Approx(1.25));
    CHECK(both.terrains[0].tiles == Approx(4));
    CHECK(both.colours[0].look[0] == Approx(2));
    CHECK(both.signs.size() == 18);
    CHECK(vision::joined({}, one) == one);
    LearnedSet many = one;
    for (int board = 0; board < 20; ++board) {
        many = vision::joined(many, one);
    }
    CHECK(many.signs.size() == vision::kMostSigns);
    CHECK(many.terrains[0].tiles <= 24);
}

TEST_CASE("nothing is learned where no tiles lie", "[vision][set]") {
    vision::Image grey{640, 480, std::vector<std::uint8_t>(std::size_t{640} * 480 * 3, 128)};
    vision::BoardReading board = confirmedScene("scene_0002");
    board.homography = {{{{40, 0, 320}, {0, 40, 240}, {0, 0, 1}}}};
    CHECK_FALSE(vision::learnSet(grey, board));
    CHECK_FALSE(vision::learnSet(grey, {}));
}

namespace {

/// The logarithm of how likely the net with what was learned takes all samples of a table for what they are.
double toldRight(const vision::PlaceSamples& samples, const vision::LearnedPlaces& learned) {
    double sum = 0;
    for (const vision::PlaceSample& sample : samples) {
        std::vector<float> features;
        for (const std::uint8_t feature : sample.views.front()) {
            features.push_back(static_cast<float>(feature * vision::kFeatureStep));
        }
        const std::vector<float> outputs = vision::pieces::placeOutputs(features, learned.head);
        double all = 0;
        for (std::size_t k = 0; k < vision::pieces::kPlaceKinds; ++k) {
            all += std::exp(vision::pieces::kindSharpness() * static_cast<double>(outputs[k] - outputs[sample.kind]));
        }
        sum -= std::log(all);
    }
    return sum;
}

}  // namespace

TEST_CASE("what a confirmed board shows of its places tells those of the same set better", "[vision][set]") {
    const LearnedSet one = vision::joined({}, learnedFrom("scene_0002"));
    REQUIRE(one.places.boards.size() == 1);
    const vision::PlaceSamples& samples = one.places.boards.front();
    CHECK(std::is_sorted(samples.begin(), samples.end(),
                         [](const auto& a, const auto& b) { return a.kind < b.kind; }));  // nothing tells where
    CHECK(toldRight(samples, one.places) >= toldRight(samples, {}));
    const auto ofPlayers = std::count_if(one.places.players.begin(), one.places.players.end(),
                                         [](const vision::PlayerLook& player) { return player.pieces > 0; });
    CHECK(ofPlayers > 1);
    // Both pictures count, and the newest boards alone are kept.
    LearnedSet more = one;
    for (std::size_t board = 0; board < vision::kMostLearnedBoards; ++board) {
        more = vision::joined(more, learnedFrom("scene_0007"));
    }
    CHECK(more.places.boards.size() == vision::kMostLearnedBoards);
    CHECK(more.places.boards.front() != samples);
}

TEST_CASE("places seen through another net say nothing, and make room for those of this one", "[vision][set]") {
    LearnedSet old = vision::joined({}, learnedFrom("scene_0002"));
    ++old.places.net;
    CHECK(vision::joined(old, learnedFrom("scene_0007")).places.boards.size() == 1);
    const auto photo = vision::loadPhoto(learnedScene("scene_0002.jpg"));
    REQUIRE(photo);
    const auto readWith = [&](const LearnedSet& set) {
        const auto reading = vision::readBoard(*photo, {}, vision::kWhateverThereIs, {}, {}, {{set}, true});
        REQUIRE(reading);
        return *reading;
    };
    LearnedSet without = old;
    without.places = {};
    CHECK(readWith(old) == readWith(without));
}

TEST_CASE("places of one kind alone teach nothing of others", "[vision][set]") {
    vision::LearnedPlaces places;
    vision::set::fitPlaces(places);
    CHECK(places.head.empty());
    vision::PlaceSample bare;
    bare.views.resize(1);
    places.boards = {{bare, bare, bare, bare}};
    vision::set::fitPlaces(places);
    CHECK(places.players == vision::LearnedPlaces{}.players);
}
