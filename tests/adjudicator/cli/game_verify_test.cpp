// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "adjudicator/seal/head_text.h"
#include "db/codes.h"
#include "tests/adjudicator/cli/game_run.h"

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
