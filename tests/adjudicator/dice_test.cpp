// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <cmath>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "adjudicator/dice/dice_proof.h"
#include "db/codes.h"

using namespace adjudicator;

namespace {

DiceSecret secretFromHex(const std::string& text) {
    return {db::hashFromHex(text).value().bytes};
}

OpenedThrow someThrow() {
    OpenedThrow opened;
    opened.game = db::gameIdOf("a game");
    opened.n = 3;
    opened.secret.bytes = db::sha256("a secret").bytes;
    opened.word = "seven";
    opened.sides = {12, 12, 8};
    opened.commitment = commitment(opened.game, opened.n, opened.secret);
    opened.faces = faces(opened.secret, opened.game, opened.n, opened.word, opened.sides);
    return opened;
}

}  // namespace

TEST_CASE("commitments and faces are those of the published vectors", "[dice]") {
    std::ifstream file(ADJ_SOURCE_DIR "/docs/dice-test-vectors.json");
    const auto throws = nlohmann::json::parse(file).at("throws");
    REQUIRE(throws.size() >= 30);
    for (const auto& item : throws) {
        INFO(item.dump());
        OpenedThrow opened;
        opened.game = db::gameIdFromHex(item.at("game").get<std::string>()).value();
        opened.n = item.at("n").get<std::uint32_t>();
        opened.secret = secretFromHex(item.at("secret").get<std::string>());
        opened.word = item.at("word").get<std::string>();
        opened.sides = item.at("sides").get<std::vector<int>>();
        opened.commitment = db::hashFromHex(item.at("commitment").get<std::string>()).value();
        opened.faces = item.at("faces").get<std::vector<int>>();
        CHECK(commitment(opened.game, opened.n, opened.secret) == opened.commitment);
        CHECK(faces(opened.secret, opened.game, opened.n, opened.word, opened.sides) == opened.faces);
        CHECK_FALSE(verifyThrow(opened).has_value());
    }
}

TEST_CASE("a false throw is told by the part that is false", "[dice]") {
    REQUIRE_FALSE(verifyThrow(someThrow()).has_value());
    auto opened = someThrow();
    SECTION("another secret opened than committed") {
        opened.secret.bytes[31] ^= 1;
        CHECK(verifyThrow(opened) == FalseThrow{ThrowFault::CommitmentFalse, {}});
    }
    SECTION("the commitment of another throw") {
        opened.n = 4;
        CHECK(verifyThrow(opened) == FalseThrow{ThrowFault::CommitmentFalse, {}});
    }
    SECTION("the commitment of another game") {
        opened.game.bytes[0] ^= 1;
        CHECK(verifyThrow(opened) == FalseThrow{ThrowFault::CommitmentFalse, {}});
    }
    SECTION("a face changed") {
        opened.faces[1] = opened.faces[1] % 12 + 1;
        CHECK(verifyThrow(opened) == FalseThrow{ThrowFault::FacesFalse, 1});
    }
    SECTION("a die left out or added") {
        opened.faces.pop_back();
        CHECK(verifyThrow(opened) == FalseThrow{ThrowFault::FacesFalse, 2});
        opened = someThrow();
        opened.faces.push_back(1);
        CHECK(verifyThrow(opened) == FalseThrow{ThrowFault::FacesFalse, 3});
    }
    SECTION("another word") {
        opened.word = "eight";
        REQUIRE(verifyThrow(opened).has_value());
        CHECK(verifyThrow(opened)->fault == ThrowFault::FacesFalse);
    }
    SECTION("impossible dice") {
        opened.sides[2] = GENERATE(-6, 0, 1, 257);
        CHECK(verifyThrow(opened) == FalseThrow{ThrowFault::SidesImpossible, 2});
    }
}

TEST_CASE("each die of every kind shows each face equally often", "[dice]") {
    // Fixed secrets, so the outcome is fixed: what is tested is the mapping from bytes to faces.
    const int sides = GENERATE(2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 100, 129, 255, 256);
    const db::GameId game = db::gameIdOf("uniform");
    std::vector<int> counts(static_cast<std::size_t>(sides), 0);
    const int rolls = 400 * sides;
    const std::vector<int> dice(static_cast<std::size_t>(rolls / 4), sides);
    for (std::uint32_t n = 0; n < 4; ++n) {
        const DiceSecret secret{db::sha256("secret " + std::to_string(n)).bytes};
        for (const int face : faces(secret, game, n, "word", dice)) {
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
    const DiceSecret secret{db::sha256("pairs").bytes};
    constexpr int kThrows = 3600;
    for (std::uint32_t n = 0; n < kThrows; ++n) {
        const auto result = faces(secret, game, n, "", std::vector{6, 6});
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
        drawn.insert(drawSecret().bytes);
    }
    CHECK(drawn.size() == 1000);
}

TEST_CASE("a virtual throw is witnessed only if a word was said", "[dice]") {
    CHECK(levelOf("seven") == DiceLevel::Witnessed);
    CHECK(levelOf("") == DiceLevel::Desk);
}
