// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/effort.h"
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>

namespace engine::test {

namespace {

void checkSeen(const Tally& tally, std::initializer_list<const char*> names) {
    for (const char* name : names) {
        INFO(name);
        CHECK(tally.seen.contains(name));
    }
}

/// Cut at 2,000 acts. What is rare occurs in some of so many games.
void playToTheEnd(const Documents& documents, std::initializer_list<const char*> rare = {}) {
    const Tally tally = playGames(documents, 200, 2000);
    CHECK(tally.ended > 0);
    CHECK(tally.seen.contains("game-ended"));
    checkSeen(tally, rare);
}

}  // namespace

// In all games: whatever is listed is allowed, what is allowed is listed, and everything of game_checks.h holds.

TEST_CASE("Random base games hold together", "[action][random]") {
    const Tally tally = playGames({"base"}, 8, 400);
    checkSeen(tally, {"build", "upgrade", "card-stolen", "cards-discarded"});
}

TEST_CASE("Random wars hold together", "[action][random][soldiers]") {
    const Documents documents = GENERATE(Documents{"base", "soldiers"}, Documents{"base", "soldiers", "ccm"});
    const Tally tally = playGames(documents, 12, 400);
    checkSeen(tally, {"buy-units", "move-army", "attack", "throw", "stop", "conquer", "fire-nuke", "units-changed",
                      "building-changed", "conquest-settled"});
}

TEST_CASE("Random games of the Monopolists hold together", "[action][random][monopolists]") {
    const Tally tally = playGames({"base", "monopolists"}, 20, 500);
    checkSeen(tally, {"take-over", "claim", "monopolist-moved"});
}

TEST_CASE("Random games of Shadow Economy and by the CCM rules hold together", "[action][random][shadow][ccm]") {
    const auto [documents, games] = GENERATE(
        table<Documents, unsigned>({{{"base", "shadow"}, 20}, {{"base", "ccm"}, 20}, {{"base", "shadow", "ccm"}, 10}}));
    CHECK(playGames(documents, effort(games), 400).games == static_cast<int>(effort(games)));
}

TEST_CASE("A few random games of every set of documents hold together", "[action][random]") {
    for (const Documents& documents : everySet()) {
        const Tally tally = playGames(documents, effort(3), 400);
        CAPTURE(documents);
        CHECK(tally.acts > 34 * tally.games);
    }
}

// One test for each set of everySet(), so that two can run at a time and a failure names its set.

TEST_CASE("200 random games to the end: base", "[.full][action][random]") {
    playToTheEnd({"base"});
}

TEST_CASE("200 random games to the end: base+soldiers", "[.full][action][random]") {
    playToTheEnd({"base", "soldiers"});
}

TEST_CASE("200 random games to the end: base+monopolists", "[.full][action][random]") {
    playToTheEnd({"base", "monopolists"}, {"relocate", "choose", "factory-paid", "exchange-reached"});
}

TEST_CASE("200 random games to the end: base+shadow", "[.full][action][random]") {
    playToTheEnd({"base", "shadow"});
}

TEST_CASE("200 random games to the end: base+ccm", "[.full][action][random]") {
    playToTheEnd({"base", "ccm"});
}

TEST_CASE("200 random games to the end: base+soldiers+monopolists", "[.full][action][random]") {
    playToTheEnd({"base", "soldiers", "monopolists"});
}

TEST_CASE("200 random games to the end: base+soldiers+shadow", "[.full][action][random]") {
    playToTheEnd({"base", "soldiers", "shadow"});
}

TEST_CASE("200 random games to the end: base+soldiers+ccm", "[.full][action][random]") {
    playToTheEnd({"base", "soldiers", "ccm"});
}

TEST_CASE("200 random games to the end: base+monopolists+ccm", "[.full][action][random]") {
    playToTheEnd({"base", "monopolists", "ccm"});
}

TEST_CASE("200 random games to the end: base+shadow+ccm", "[.full][action][random]") {
    playToTheEnd({"base", "shadow", "ccm"});
}

TEST_CASE("200 random games to the end: base+soldiers+monopolists+ccm", "[.full][action][random]") {
    playToTheEnd({"base", "soldiers", "monopolists", "ccm"});
}

TEST_CASE("200 random games to the end: base+soldiers+shadow+ccm", "[.full][action][random]") {
    playToTheEnd({"base", "soldiers", "shadow", "ccm"});
}

}  // namespace engine::test
