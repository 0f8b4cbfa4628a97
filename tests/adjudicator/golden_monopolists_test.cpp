// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <string>
#include <vector>

#include "adjudicator/text/event_text.h"
#include "engine/action/evolve.h"
#include "engine/notation/action_json.h"
#include "engine/rules/points.h"
#include "tests/support/play_out.h"

using namespace engine;

namespace {

constexpr const char* kGame = ADJ_TEST_DATA "/golden/monopolists.txt";

/// An act as it stands in a transcript: its line of JSON, and below it what it brought about.
struct Entry {
    std::string action;
    std::vector<std::string> sentences;
};

std::vector<Entry> readTranscript() {
    std::ifstream file(kGame);
    REQUIRE(file.good());
    std::vector<Entry> entries;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("> ")) {
            entries.push_back({line.substr(2), {}});
        } else if (line.starts_with("  ") && !entries.empty()) {
            entries.back().sentences.push_back(line.substr(2));
        }
    }
    return entries;
}

std::vector<std::string> told(const Events& events, const Table& table) {
    std::vector<std::string> sentences;
    for (const Event& event : events) {
        sentences.push_back(adjudicator::sentence(event, table, Language::English));
    }
    return sentences;
}

/// How much of what the document is about occurs in a game.
std::size_t richness(const test::PlayOut& game) {
    const std::vector kinds{"take-over",        "claim",          "relocate",        "factory-paid", "choose",
                            "exchange-reached", "harbour-placed", "monopolist-moved"};
    return static_cast<std::size_t>(
        std::ranges::count_if(kinds, [&](const char* name) { return game.seen().contains(name); }));
}

}  // namespace

TEST_CASE("A whole game of the Monopolists is decided as its transcript says", "[adjudicator][golden][MO-20]") {
    Position now = test::monopolistsStart(4);
    const auto table = now.table;
    const std::vector<Entry> entries = readTranscript();
    REQUIRE(!entries.empty());
    for (const Entry& entry : entries) {
        INFO(entry.action);
        const auto action = actionFromJson(entry.action, *table);
        REQUIRE(action.has_value());
        const auto decision = decide(now, *action);
        REQUIRE(decision.has_value());
        REQUIRE(told(decision->events, *table) == entry.sentences);
        evolve(now, decision->events);
    }
    CHECK(now.turn.phase == Phase::Ended);
    REQUIRE(now.turn.winner.has_value());
    CHECK(now.turn.winner == now.turn.player);
    CHECK(points(now, *now.turn.winner) >= 14);
}

TEST_CASE("The transcript is written anew: of many games the shortest that has most in it", "[.write-golden]") {
    const Position start = test::monopolistsStart(4);
    std::vector<Action> best;
    std::size_t richest = 0;
    for (unsigned seed = 1; seed <= 8; ++seed) {
        test::PlayOut game(start, seed);
        game.play(2000);
        const std::size_t rich = game.ended() ? richness(game) : 0;
        if (rich > richest || (rich == richest && game.actions().size() < best.size())) {
            richest = rich;
            best = game.actions();
        }
    }
    REQUIRE(!best.empty());
    std::ofstream file(kGame);
    file << "# A whole game of the Monopolists on the map for four: red, blue, white, orange. All hands are empty at "
            "first,\n"
            "# the bank has 19 cards of each resource. Below each act stands what it brought about.\n";
    Position now = start;
    for (const Action& action : best) {
        const auto decision = decide(now, action);
        REQUIRE(decision.has_value());
        file << "> " << toJson(action, *start.table) << '\n';
        for (const std::string& sentence : told(decision->events, *start.table)) {
            file << "  " << sentence << '\n';
        }
        evolve(now, decision->events);
    }
}
