// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <cmath>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "adjudicator/dice/dice_proof.h"
#include "db/codes.h"
#include "tests/places.h"

using namespace adjudicator;

TEST_CASE("commitments and faces are those of the published vectors", "[dice]") {
    std::ifstream file(ADJ_SOURCE_DIR "/docs/dice-test-vectors.json");
    const auto throws = nlohmann::json::parse(file).at("throws");
    REQUIRE(throws.size() >= 30);
    for (const auto& item : throws) {
        INFO(item.dump());
        const auto game = db::gameIdFromHex(item.at("game").get<std::string>()).value();
        const auto number = item.at("n").get<std::uint32_t>();
        const Secret secret = db::hashFromHex(item.at("secret").get<std::string>()).value().bytes;
        const auto sides = item.at("sides").get<std::vector<int>>();
        CHECK(db::toHex(commitmentOf(game, number, secret)) == item.at("commitment").get<std::string>());
        CHECK(facesOf(game, number, secret, item.at("word").get<std::string>(), sides) ==
              item.at("faces").get<std::vector<int>>());
    }
}

TEST_CASE("the commitment depends on game, throw and secret, the faces on the word too", "[dice]") {
    const db::GameId game = db::gameIdOf("a game");
    const Secret secret = db::sha256("a secret").bytes;
    const std::vector<int> dice(32, 20);
    auto otherGame = game;
    otherGame.bytes[15] ^= 1;
    auto otherSecret = secret;
    otherSecret[31] ^= 1;
    const auto committed = commitmentOf(game, 3, secret);
    CHECK(commitmentOf(otherGame, 3, secret) != committed);
    CHECK(commitmentOf(game, 4, secret) != committed);
    CHECK(commitmentOf(game, 3, otherSecret) != committed);
    const auto thrown = facesOf(game, 3, secret, "seven", dice);
    CHECK(facesOf(game, 3, secret, "seven", dice) == thrown);
    CHECK(facesOf(otherGame, 3, secret, "seven", dice) != thrown);
    CHECK(facesOf(game, 4, secret, "seven", dice) != thrown);
    CHECK(facesOf(game, 3, otherSecret, "seven", dice) != thrown);
    CHECK(facesOf(game, 3, secret, "Seven", dice) != thrown);
    CHECK(facesOf(game, 3, secret, "", dice) != thrown);
}

TEST_CASE("each die of every kind shows each face equally often", "[dice]") {
    // Fixed secrets, so the outcome is fixed: what is tested is the mapping from bytes to faces.
    const int sides = GENERATE(2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 100, 129, 255, 256);
    const db::GameId game = db::gameIdOf("uniform");
    std::vector<int> counts(static_cast<std::size_t>(sides), 0);
    const int rolls = 400 * sides;
    const std::vector<int> dice(static_cast<std::size_t>(rolls / 4), sides);
    for (std::uint32_t n = 0; n < 4; ++n) {
        const Secret secret = db::sha256("secret " + std::to_string(n)).bytes;
        for (const int face : facesOf(game, n, secret, "word", dice)) {
            REQUIRE(face >= 1);
            REQUIRE(face <= sides);
            ++counts[static_cast<std::size_t>(face - 1)];
        }
    }
    double chiSquare = 0;
    for (const int count : counts) {
        const double difference = count - 400.0;
        chiSquare += difference * difference / 400.0;
    }
    // Beyond mean + 4 standard deviations of the chi-square distribution by chance less than once in 2000.
    const double freedom = sides - 1;
    INFO("chi-square " << chiSquare << " with " << freedom << " degrees of freedom");
    CHECK(chiSquare < freedom + 4 * std::sqrt(2 * freedom));
    // Nor suspiciously even.
    if (sides >= 12) {
        CHECK(chiSquare > freedom - 4 * std::sqrt(2 * freedom));
    }
}

TEST_CASE("two dice of one throw do not know of each other", "[dice]") {
    std::map<std::pair<int, int>, int> pairs;
    const db::GameId game = db::gameIdOf("pairs");
    const Secret secret = db::sha256("pairs").bytes;
    constexpr int kThrows = 3600;
    for (std::uint32_t n = 0; n < kThrows; ++n) {
        const auto result = facesOf(game, n, secret, "", std::vector{6, 6});
        ++pairs[{result[0], result[1]}];
    }
    CHECK(pairs.size() == 36);
    double chiSquare = 0;
    for (const auto& [pair, count] : pairs) {
        chiSquare += (count - 100.0) * (count - 100.0) / 100.0;
    }
    CHECK(chiSquare < 35 + 4 * std::sqrt(2 * 35.0));
}

TEST_CASE("no secret is drawn twice", "[dice]") {
    std::set<std::array<std::uint8_t, 32>> drawn;
    for (int i = 0; i < 1000; ++i) {
        drawn.insert(drawSecret());
    }
    CHECK(drawn.size() == 1000);
}

TEST_CASE("a throw's level has one name each way", "[dice]") {
    for (const DiceLevel level : {DiceLevel::Witnessed, DiceLevel::Desk, DiceLevel::Entered, DiceLevel::Camera}) {
        CHECK(diceLevelFromText(toText(level)) == level);
    }
    CHECK(toText(DiceLevel::Desk) == "desk");
    CHECK_FALSE(diceLevelFromText("Desk").has_value());
}
