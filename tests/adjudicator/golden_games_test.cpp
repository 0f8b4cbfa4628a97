// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <string>

#include "adjudicator/text/event_text.h"
#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "engine/state/to_position.h"
#include "tests/places.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"

namespace engine::test {

namespace {

// A golden game is a text: `=` the table as a position, `>` an act, and below it two blanks and the log's line.
// With ADJ_REGENERATE_GOLDEN set the games are played anew and written; with ADJ_RETELL_GOLDEN only their lines are.

std::string pathOf(const std::string& name) {
    return std::string(ADJ_TEST_DATA) + "/golden/" + name + ".txt";
}

Position startOf(const std::string& name) {
    const Documents documents = name == "base" ? Documents{"base"} : Documents{"base", name};
    Setup setup = freshTable(documents, name == "shadow" ? 2 : 3);
    const std::array names{"Anna", "Ben", "Clara"};
    for (std::size_t i = 0; i < setup.players.size(); ++i) {
        setup.players[i].name = names[i];
    }
    return toPosition(setup).value();
}

std::string lineOf(const Action& action, const Events& events, const Table& table) {
    return adjudicator::summary(action, events, table, Language::English);
}

/// The shortest of the games that come to an end.
void regenerate(const std::string& name) {
    const Position start = startOf(name);
    std::vector<Played> shortest;
    for (unsigned seed = 1; seed <= 12; ++seed) {
        std::vector<Played> game = playedOut(start, seed, 2500);
        const bool ended = std::holds_alternative<GameEnded>(game.back().decision.events.back().body);
        if (ended && (shortest.empty() || game.size() < shortest.size())) {
            shortest = std::move(game);
        }
    }
    REQUIRE_FALSE(shortest.empty());
    std::ofstream file(pathOf(name));
    file << "= " << toJson(toSetup(start)) << "\n";
    for (const Played& played : shortest) {
        file << "> " << toJson(played.action, *start.table) << "\n";
        file << "  " << lineOf(played.action, played.decision.events, *start.table) << "\n";
    }
}

/// The same acts, told anew.
void retell(const std::string& name) {
    std::ifstream file(pathOf(name));
    std::string line;
    std::getline(file, line);
    Position now = toPosition(setupFromJson(line.substr(2)).value()).value();
    std::string text = line + "\n";
    while (std::getline(file, line)) {
        if (line.starts_with("> ")) {
            const Action action = actionFromJson(line.substr(2), *now.table).value();
            const Decision decision = decide(now, action).value();
            text += line + "\n  " + lineOf(action, decision.events, *now.table) + "\n";
            evolve(now, decision.events);
        }
    }
    std::ofstream(pathOf(name)) << text;
}

void replay(const std::string& name) {
    std::ifstream file(pathOf(name));
    REQUIRE(file);
    std::string line;
    std::getline(file, line);
    const auto setup = setupFromJson(line.substr(2));
    REQUIRE(setup.has_value());
    Position now = toPosition(*setup).value();
    int acts = 0;
    std::string told;
    while (std::getline(file, line)) {
        INFO(name << ", act " << acts << ": " << line);
        if (line.starts_with("> ")) {
            const auto action = actionFromJson(line.substr(2), *now.table);
            REQUIRE(action.has_value());
            const auto decision = decide(now, *action);
            REQUIRE(decision.has_value());
            told = lineOf(*action, decision->events, *now.table);
            evolve(now, decision->events);
            ++acts;
        } else {
            REQUIRE(line == "  " + told);
        }
    }
    CHECK(acts > 50);
    CHECK(now.turn.phase == Phase::Ended);
    CHECK(now.turn.winner.has_value());
}

}  // namespace

TEST_CASE("whole games of each document go as they went before", "[golden]") {
    const std::string name = GENERATE("base", "soldiers", "shadow", "ccm");
    if (std::getenv("ADJ_REGENERATE_GOLDEN") != nullptr) {
        regenerate(name);
    }
    if (std::getenv("ADJ_RETELL_GOLDEN") != nullptr) {
        retell(name);
    }
    replay(name);
}

}  // namespace engine::test
