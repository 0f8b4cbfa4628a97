// SPDX-License-Identifier: GPL-3.0-or-later
// A damaged book: what is readable is said, and saved.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/adjudicator/cli/game_run.h"

using namespace adjudicator;
using namespace adjudicator::cli;
using nlohmann::json;

namespace {

/// Two games; of the second, the page with the newest entry cannot be read.
struct HalfLost {
    Folder folder;
    std::string book = folder.book();
    std::string sound;
    std::string lost;

    HalfLost() {
        sound = begin();
        adjust(3);
        lost = begin();
        adjust(60);
        std::string bytes = bytesOf(book);
        constexpr std::size_t kPageSize = 4096;
        const auto at = bytes.find("reason 59\"");
        REQUIRE(at != std::string::npos);
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(at / kPageSize * kPageSize), 100, '\xff');
        std::ofstream(book, std::ios::binary | std::ios::trunc) << bytes;
    }

private:
    [[nodiscard]] std::string begin() const {
        const CommandRun run = game({"new", "--documents", "base", "--players", "red,blue", "--db", book});
        REQUIRE(run.exit == 0);
        return json::parse(run.out).at("game").get<std::string>();
    }
    void adjust(int count) const {
        std::string lines;
        for (int i = 0; i < count; ++i) {
            lines += R"({"do":"adjust","reason":"reason )" + std::to_string(i) +
                     R"(","set":{"points":{"red":{"extra":1}}},"remove":[]})" + "\n";
        }
        REQUIRE(game({"do", "--db", book}, lines).exit == 0);
    }
};

}  // namespace

TEST_CASE("a damaged game is listed as damaged beside the others", "[adjudicator][cli]") {
    const HalfLost books;
    const CommandRun run = game({"list", "--json", "--db", books.book});
    REQUIRE(run.exit == 0);
    const json games = json::parse(run.out);
    REQUIRE(games.size() == 2);
    CHECK(games[0].at("game") == books.sound);
    CHECK(games[0].at("damaged") == false);
    CHECK(games[0].at("entries") == 5);
    CHECK(games[1].at("game") == books.lost);
    CHECK(games[1].at("damaged") == true);
    CHECK(games[1].at("entries").is_null());
    CHECK(games[1].at("head").is_null());
    const CommandRun text = game({"list", "--db", books.book});
    CHECK(text.out.find(books.lost + "  damaged  ") != std::string::npos);
}

TEST_CASE("the other games of a damaged book are shown and verified", "[adjudicator][cli]") {
    const HalfLost books;
    CHECK(game({"show", "--game", books.sound, "--db", books.book}).exit == 0);
    CHECK(game({"log", "--game", books.sound, "--db", books.book}).exit == 0);
    const CommandRun verified = game({"verify", "--game", books.sound, "--db", books.book});
    CHECK(verified.exit == 1);
    CHECK(verified.out.starts_with("damaged: the file, outside this game's entries; all 5 of them hold, head "));
    CHECK(game({"show", "--game", books.lost, "--db", books.book}).exit == 2);
}

TEST_CASE("of a damaged game verify says what is readable, and export saves that", "[adjudicator][cli]") {
    const HalfLost books;
    const CommandRun verified = game({"verify", "--json", "--game", books.lost, "--db", books.book});
    CHECK(verified.exit == 1);
    const json verdict = json::parse(verified.out);
    CHECK(verdict.at("verdict") == "damaged");
    CHECK(verdict.at("reason") == "unreadable");
    const auto readable = verdict.at("entries").get<std::uint64_t>();
    CHECK(readable > 10);
    CHECK(verdict.at("entry") == readable);
    CHECK(game({"verify", "--game", books.lost, "--db", books.book})
              .out.find("; " + std::to_string(readable) + " entries hold, an export saves them") != std::string::npos);

    // Up to there the game is shown where it lies.
    CHECK(game({"show", "--at", "10", "--game", books.lost, "--db", books.book}).exit == 0);
    const CommandRun log = game({"log", "--at", "10", "--json", "--game", books.lost, "--db", books.book});
    CHECK(log.exit == 0);
    CHECK(json::parse(log.out).size() == 11);

    const CommandRun saved = game({"export", "--game", books.lost, "--db", books.book});
    CHECK(saved.exit == 1);
    CHECK(std::count(saved.err.begin(), saved.err.end(), '\n') == 1);
    const std::string there = books.book + ".saved.db";
    REQUIRE(game({"import", "-", "--db", there}, saved.out).exit == 0);
    // This desk has seen what is lost; another has not.
    CHECK(json::parse(game({"verify", "--json", "--db", there}).out).at("reason") == "desk-saw-more");
    const Folder elsewhere;
    const json again = json::parse(game({"verify", "--json", "--db", there}).out);
    CHECK(again.at("verdict") == "sound");
    CHECK(again.at("entries") == readable);
    CHECK(again.at("head") == verdict.at("head"));
    CHECK(game({"show", "--db", there}).exit == 0);
}
