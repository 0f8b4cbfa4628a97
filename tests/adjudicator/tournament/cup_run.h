// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tests/adjudicator/cli/game_run.h"

namespace adjudicator::cli {

/// `tournament …` with a text on standard input.
inline CommandRun tournament(std::vector<std::string> arguments, const std::string& input = {}) {
    return runWith(&registerTournament, "tournament", std::move(arguments), input);
}

/// A tournament of two rounds with Anna, Ben, Cleo and Dora, the first of them seated.
inline void beginWithFour(const std::string& book) {
    REQUIRE(tournament({"new", "--db", book, "--name", "Cup", "--cut", "none", "--rounds", "2"}).exit == kFine);
    REQUIRE(tournament({"enter", "Anna", "Ben", "Cleo", "Dora", "--db", book}).exit == kFine);
    REQUIRE(tournament({"seat", "--seed", "1", "--db", book}).exit == kFine);
}

/// A game of the four in a book of its own, ended by the referee before anything was built.
inline void playedBy(const std::string& book) {
    REQUIRE(game({"new", "--db", book, "--players", "Anna,Ben,Cleo,Dora"}).exit == kFine);
    REQUIRE(game({"do", "--db", book}, R"({"do":"end-game","winner":"Anna","reason":"time"})").exit == kFine);
}

/// The id of the only tournament of a book.
inline std::string cupIn(const std::string& book) {
    return nlohmann::json::parse(tournament({"list", "--json", "--db", book}).out)[0]["tournament"];
}

}  // namespace adjudicator::cli
