// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/text/event_text.h"
#include "engine/action/evolve.h"
#include "engine/notation/action_json.h"
#include "engine/rules/points.h"
#include "engine/state/to_position.h"
#include "tests/places.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"

using namespace engine;

namespace {

constexpr const char* kMonopolistsGame = ADJ_TEST_DATA "/golden/monopolists.txt";

/// An act as it stands in a transcript: its line of JSON, and below it what it brought about.
struct Entry {
    std::string action;
    std::vector<std::string> sentences;
};

std::vector<Entry> readTranscript() {
    std::ifstream file(kMonopolistsGame);
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

Position start() {
    return toPosition(test::freshTable({"base", "monopolists"}, 4)).value();
}

/// What the document is about, by the names of acts and events.
const std::vector<std::string_view> kFeatures{"take-over",      "claim",           "relocate",
                                              "factory-paid",   "choose",          "exchange-reached",
                                              "harbour-placed", "monopolist-moved"};

std::set<std::string_view> featuresOf(const std::vector<test::Played>& game) {
    std::set<std::string_view> seen;
    for (const test::Played& played : game) {
        const auto* relocate = std::get_if<Relocate>(&played.action);
        if (relocate == nullptr || relocate->at) {
            seen.insert(nameOf(played.action));
        }
        for (const Event& event : played.decision.events) {
            seen.insert(nameOf(event));
        }
    }
    std::erase_if(seen, [](std::string_view name) { return std::ranges::find(kFeatures, name) == kFeatures.end(); });
    return seen;
}

void write(const std::vector<test::Played>& game) {
    std::ofstream file(kMonopolistsGame);
    file << "# A whole game of the Monopolists on the map for four: red, blue, white, orange. All hands are empty at "
            "first,\n"
            "# the bank has 19 cards of each resource. Below each act stands what it brought about.\n";
    const auto table = start().table;
    for (const test::Played& played : game) {
        file << "> " << toJson(played.action, *table) << '\n';
        for (const std::string& sentence : told(played.decision.events, *table)) {
            file << "  " << sentence << '\n';
        }
    }
}

/// The same acts, told anew.
void retell() {
    Position now = start();
    std::vector<test::Played> game;
    for (const Entry& entry : readTranscript()) {
        const Action action = actionFromJson(entry.action, *now.table).value();
        const Decision decision = decide(now, action).value();
        evolve(now, decision.events);
        game.push_back({action, decision});
    }
    write(game);
}

/// The shortest of the games that come to an end with most in it.
void regenerate() {
    std::vector<test::Played> best;
    for (unsigned seed = 1; seed <= 60; ++seed) {
        std::vector<test::Played> game = test::playedOut(start(), seed, 1500);
        const bool ended = std::holds_alternative<GameEnded>(game.back().decision.events.back().body);
        const std::size_t rich = featuresOf(game).size();
        const std::size_t richest = featuresOf(best).size();
        if (ended && (rich > richest || (rich == richest && game.size() < best.size()))) {
            best = std::move(game);
        }
    }
    REQUIRE(!best.empty());
    write(best);
}

}  // namespace

TEST_CASE("A whole game of the Monopolists is decided as its transcript says", "[adjudicator][golden][MO-20]") {
    if (std::getenv("ADJ_REGENERATE_GOLDEN") != nullptr) {
        regenerate();
    }
    if (std::getenv("ADJ_RETELL_GOLDEN") != nullptr) {
        retell();
    }
    Position now = start();
    const auto table = now.table;
    std::vector<test::Played> game;
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
        game.push_back({*action, *decision});
    }
    for (const std::string_view feature : kFeatures) {
        INFO(feature);
        CHECK(featuresOf(game).contains(feature));
    }
    CHECK(now.turn.phase == Phase::Ended);
    REQUIRE(now.turn.winner.has_value());
    CHECK(now.turn.winner == now.turn.player);
    CHECK(points(now, *now.turn.winner) >= 14);
}
