// SPDX-License-Identifier: GPL-3.0-or-later
// Books of several games, forged by a desk with its own key: which game came before, and which are gone.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "adjudicator/seal/receipt.h"
#include "adjudicator/seal/release.h"
#include "tests/adjudicator/cli/club.h"
#include "tests/support/forge.h"

using namespace adjudicator;
using namespace adjudicator::cli;
using nlohmann::json;
using Body = nlohmann::ordered_json;

namespace {

/// Three games of one desk in one book, and books forged from it.
struct ThreeGames {
    Club club;
    std::vector<std::string> ids{club.begin(), club.begin(), club.begin()};

    /// `change` is told the number of the game, too. The verdict as another desk finds it, which remembers nothing; the
    /// script made from the page says the same of whether it is sound.
    json forged(const std::function<bool(std::uint64_t number, std::uint64_t seq, Body& body)>& change) const {
        const std::filesystem::path file = club.file("forged.db");
        std::filesystem::remove(file);
        const DeskFolder desk(club.own);
        std::uint64_t number = 0;
        test::forge(
            club.book, file,
            [&](std::uint64_t seq, Body& body) {
                number = seq == 0 ? body["game_number"].get<std::uint64_t>() : number;
                return change(number, seq, body);
            },
            &*desk.key());
        std::filesystem::rename(club.own, club.file("aside"));
        json found = club.verified(file);
        std::filesystem::remove_all(club.own);
        std::filesystem::rename(club.file("aside"), club.own);
        CHECK(club.script("'" + file.string() + "'") == found.at("exit").get<int>());
        return found;
    }
};

bool holdsBack(const json& game) {
    return std::ranges::any_of(game.at("could_have"), [](const json& each) { return each.at("how") == "kept-back"; });
}

}  // namespace

TEST_CASE("a game that names another one before it than the book has does not hold", "[adjudicator][cli][verify]") {
    const ThreeGames games;
    const json found = games.forged([](std::uint64_t number, std::uint64_t seq, Body& body) {
        if (number == 3 && seq == 0) {
            body["before"] = 1;
        }
        return true;
    });
    // Game 1 does not hold the entry that is named as its newest.
    CHECK(found.at("exit") == 1);
    CHECK(found.at("reason") == "previous-cut");
}

TEST_CASE("a game taken out is missed unless the next one leaves it out, and then it is said",
          "[adjudicator][cli][verify]") {
    const ThreeGames games;
    SECTION("out alone") {
        const json found = games.forged([](std::uint64_t number, std::uint64_t, Body&) { return number != 2; });
        CHECK(found.at("exit") == 1);
        CHECK(found.at("reason") == "game-missing");
    }
    SECTION("and the next one begins after the one before") {
        const json head = games.club.log(games.ids[0], games.club.book).back();
        const json found = games.forged([&](std::uint64_t number, std::uint64_t seq, Body& body) {
            if (number == 3 && seq == 0) {
                body["before"] = 1;
                body["previous_head"] = head.at("hash");
            }
            return number != 2;
        });
        CHECK(found.at("exit") == 0);
        CHECK(holdsBack(found.at("games")[1]));
        // The desk itself knows better where it stands in the place of the true one.
        games.club.copyBook(games.club.file("forged.db"), games.club.book);
        const json known = games.club.verified(games.club.book);
        CHECK(known.at("exit") == 1);
        CHECK(known.at("reason") == "desk-saw-more");
        CHECK(known.at("missing_games").size() == 2);
    }
}

TEST_CASE("a forged word that a whole game is lost is told as this desk's word", "[adjudicator][cli][verify]") {
    const ThreeGames games;
    REQUIRE(games.club.rule(games.club.book).exit == 0);
    const json second = games.club.log(games.ids[1], games.club.book).back();
    const json found = games.forged([&](std::uint64_t number, std::uint64_t, Body& body) {
        if (number == 3 && body["kind"] == "act") {
            body = Body{{"time", body["time"]},
                        {"kind", "older-state"},
                        {"seq", second.at("entry")},
                        {"head", second.at("hash")},
                        {"game", games.ids[1]},
                        {"number", 2},
                        {"more", 0}};
        }
        return true;
    });
    CHECK(found.at("exit") == 0);
    const json& putBack = found.at("games")[2].at("put_back");
    REQUIRE(putBack.size() == 1);
    CHECK(putBack[0].at("game") == games.ids[1]);
    CHECK(putBack[0].at("number") == 2);
    // The desk that wrote the book remembers another entry there.
    CHECK(games.club.verified(games.club.file("forged.db")).at("exit") == 1);
}

TEST_CASE("receipts and releases are as their schemas say", "[cli][docs]") {
    const Club club;
    (void)club.begin();
    const std::filesystem::path receipts = club.file("mine.jsonl");
    REQUIRE(game({"receipts", "-o", receipts.string(), "--db", club.book.string()}).exit == 0);
    std::ifstream lines(receipts);
    std::size_t seen = 0;
    for (std::string line; std::getline(lines, line); ++seen) {
        CHECK(adjudicator::test::Schema("receipt").misfit(json::parse(line)).empty());
    }
    CHECK(seen == 1);
    const DeskFolder friends(club.file("friends"));
    const std::string key = db::toHex(std::span<const std::uint8_t>(friends.key()->publicKey()));
    const CommandRun run = game({"hand-over", "--to", key, "--db", club.book.string()});
    REQUIRE(run.exit == 0);
    CHECK(adjudicator::test::Schema("release").misfit(json::parse(run.out)).empty());
    CHECK_FALSE(adjudicator::test::Schema("release").misfit(json::parse(R"({"format":"adj-release/2"})")).empty());
}

TEST_CASE("a desk takes a game over with the release of the desk before, and with no other text",
          "[adjudicator][cli][seal]") {
    const Club club;
    const std::string id = club.begin();
    const std::filesystem::path friends = club.file("friends");
    const DeskFolder other(friends / "adjudicator");
    const std::string key = db::toHex(std::span<const std::uint8_t>(other.key()->publicKey()));
    const std::filesystem::path release = club.file("release.json");
    REQUIRE(game({"hand-over", "--to", key, "-o", release.string(), "--db", club.book.string()}).exit == 0);
    ::setenv("XDG_DATA_HOME", friends.c_str(), 1);
    const auto takeOver = [&](const std::filesystem::path& file) {
        return game({"hand-over", "--reason", "battery", "--release", file.string(), "--db", club.book.string()}).exit;
    };
    CHECK(takeOver(club.book) == kUnusable);
    CHECK(takeOver(release) == kFine);
    const json log = club.log(id, club.book);
    const auto handed =
        std::ranges::find_if(log, [](const json& entry) { return entry.at("body").at("kind") == "hand-over"; });
    REQUIRE(handed != log.end());
    CHECK(handed->at("body").at("to") == key);
    CHECK(handed->at("body").at("release") == json::parse(bytesOf(release.string())).at("release"));
    CHECK(club.verified(club.book).at("exit") == 0);
    CHECK(club.script("'" + club.book.string() + "'") == 0);
}
