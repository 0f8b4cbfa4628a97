// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "adjudicator/seal/head_text.h"
#include "db/codes.h"
#include "tests/adjudicator/cli/game_run.h"
#include "tests/support/schema.h"

using namespace adjudicator;
using namespace adjudicator::cli;
using nlohmann::json;

namespace {

/// Two games in one book; heads are those of the first.
struct TwoGames {
    Folder folder;
    std::string first = begin();
    SeenHead seen = headOf(first);
    std::string second = begin();

    [[nodiscard]] std::string begin() const {
        const CommandRun run = game({"new", "--documents", "base", "--players", "red,blue", "--db", folder.book()});
        REQUIRE(run.exit == 0);
        return json::parse(run.out).at("game").get<std::string>();
    }
    [[nodiscard]] SeenHead headOf(const std::string& id) const {
        const json verified = json::parse(game({"verify", "--json", "--game", id, "--db", folder.book()}).out);
        return {*db::gameIdFromHex(id),
                {verified.at("entries").get<std::uint64_t>() - 1,
                 *db::hashFromHex(verified.at("head").get<std::string>())}};
    }
    [[nodiscard]] CommandRun verify(const std::string& head, const std::string& id = {}) const {
        std::vector<std::string> arguments{"verify", "--json", "--head", head, "--db", folder.book()};
        if (!id.empty()) {
            arguments.insert(arguments.end(), {"--game", id});
        }
        return game(arguments);
    }
};

bool isOneLine(const std::string& text) {
    return std::ranges::count(text, '\n') == 1 && text.ends_with('\n');
}

}  // namespace

TEST_CASE("a head's QR text anchors the game that it names", "[adjudicator][cli][seal]") {
    const TwoGames games;
    const std::string text = headText(games.seen.game, games.seen.head);
    for (const CommandRun& run : {games.verify(text), games.verify(text, games.first)}) {
        CHECK(run.exit == 0);
        CHECK(run.err.empty());
        const json verified = json::parse(run.out);
        CHECK(verified.at("head") == db::toHex(games.seen.head.hash));
        CHECK(verified.at("anchored_to") == games.seen.head.seq);
    }
    CHECK(games.verify(db::toHex(games.seen.head.hash), games.first).exit == 0);
}

TEST_CASE("a head of another game, or with another number, is refused in one line", "[adjudicator][cli][seal]") {
    const TwoGames games;
    const CommandRun other = games.verify(headText(games.seen.game, games.seen.head), games.second);
    CHECK(other.exit == 2);
    CHECK(isOneLine(other.err));
    CHECK(other.err.find(games.first) != std::string::npos);
    CHECK(other.out.empty());

    const CommandRun shifted = games.verify(headText(games.seen.game, {games.seen.head.seq + 1, games.seen.head.hash}));
    CHECK(shifted.exit == 2);
    CHECK(isOneLine(shifted.err));

    const CommandRun unknown = games.verify(headText(db::gameIdOf("elsewhere"), games.seen.head));
    CHECK(unknown.exit == 2);
    CHECK(isOneLine(unknown.err));
}

TEST_CASE("a head that the record does not hold is damage, and no head is no head", "[adjudicator][cli][seal]") {
    const TwoGames games;
    CHECK(games.verify(headText(games.seen.game, {games.seen.head.seq, db::sha256("never written")})).exit == 1);
    for (const char* text : {"ADJ1:", "K7Q2-0XJM", "0"}) {
        const CommandRun run = games.verify(text);
        CHECK(run.exit == 2);
        CHECK(isOneLine(run.err));
    }
}

TEST_CASE("verify speaks of all games of a book unless one is named", "[adjudicator][cli][verify]") {
    const TwoGames games;
    const CommandRun run = game({"verify", "--db", games.folder.book()});
    CHECK(run.exit == 0);
    for (const std::string& id : {games.first, games.second}) {
        CHECK(run.out.find(id + "  Game ") != std::string::npos);
    }
    CHECK(run.out.find("2 games: 2 sound, 0 not") != std::string::npos);
    CHECK(game({"verify", "--game", games.first, "--db", games.folder.book()}).out.starts_with("sound: "));
    const json all = json::parse(game({"verify", "--json", "--db", games.folder.book()}).out);
    CHECK(all.at("verdict") == "sound");
    CHECK(adjudicator::test::Schema("verdict").misfit(all).empty());
    CHECK(all.at("game") == games.second);
    REQUIRE(all.at("games").size() == 2);
    for (const char* part : {"proved", "trusted", "taken_back", "put_back", "void", "replaced", "behind_seal",
                             "desk_remembers", "seen_by", "decided_otherwise", "could_have"}) {
        CHECK(all.at("games")[0].contains(part));
    }
}

TEST_CASE("one game of a book that does not hold makes the book's verdict", "[adjudicator][cli][verify]") {
    const TwoGames games;
    const std::string copy = games.folder.book() + ".copy";
    REQUIRE(game({"backup", copy, "--db", games.folder.book()}).exit == 0);
    REQUIRE(game({"do", "--game", games.first, "--db", games.folder.book()},
                 R"({"do":"end-game","winner":"red","reason":"time"})")
                .exit == 0);
    CHECK(game({"verify", "--db", games.folder.book()}).exit == 0);
    const CommandRun run = game({"verify", "--json", "--db", copy});
    CHECK(run.exit == 1);
    const json older = json::parse(run.out);
    CHECK(older.at("game") == games.first);
    CHECK(older.at("verdict") == "damaged");
    CHECK(older.at("reason") == "desk-saw-more");
    CHECK(older.at("desk_remembers").at("in_book") == false);
    CHECK(older.at("games")[1].at("verdict") == "sound");
    const CommandRun told = game({"verify", "--db", copy});
    CHECK(told.out.find("This book ends at entry 1, this desk has seen 3.") != std::string::npos);
    CHECK(told.out.find("2 games: 1 sound, 1 not") != std::string::npos);
}

TEST_CASE("an empty name is no name", "[adjudicator][cli][verify]") {
    const TwoGames games;
    CHECK_THROWS_AS(games.verify(""), CLI::ValidationError);
    CHECK_THROWS_AS(game({"verify", "--db", ""}), CLI::ValidationError);
}

TEST_CASE("a head of which only the hash is known finds its game", "[adjudicator][cli][seal]") {
    const TwoGames games;
    const json verified = json::parse(games.verify(db::toHex(games.seen.head.hash)).out);
    CHECK(verified.at("game") == games.first);
    CHECK(verified.at("anchored_to") == games.seen.head.seq);
    CHECK(verified.at("seen_by")[0].at("entry") == games.seen.head.seq);
}
