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

/// A game worth reading: it is won, and has something of everything in it.
bool isTelling(const test::PlayOut& game) {
    const auto occurs = [&](const char* name) { return game.seen().contains(name); };
    return game.ended() && std::ranges::all_of(std::vector{"take-over", "claim", "relocate", "factory-paid", "choose",
                                                           "exchange-reached", "harbour-placed", "monopolist-moved"},
                                               occurs);
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

TEST_CASE("The transcript is written anew: the shortest of many games that has everything", "[.write-golden]") {
    const Position start = test::monopolistsStart(4);
    std::vector<Action> best;
    for (unsigned seed = 1; seed <= 40; ++seed) {
        test::PlayOut game(start, seed);
        game.play(best.empty() ? 4000 : static_cast<int>(best.size()));
        if (isTelling(game) && (best.empty() || game.actions().size() < best.size())) {
            best = game.actions();
        }
    }
    REQUIRE(!best.empty());
    std::ofstream file(kGame);
    file << "# A whole game of the Monopolists on the map for four: red, blue, white, orange. All hands are empty at first,\n"
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
