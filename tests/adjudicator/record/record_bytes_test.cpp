// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies that were written once are hashed for ever: they must read, and what is written today must be the same bytes.
#include <catch2/catch.hpp>
#include <fstream>
#include <string>
#include <vector>

#include "adjudicator/record/line.h"
#include "adjudicator/record/throw_counts.h"
#include "tests/places.h"

using namespace adjudicator;

namespace {

/// The bodies of a table game of an earlier program, in order.
std::vector<std::string> oldBodies() {
    std::ifstream file(ADJ_TEST_DATA "/books/table_game.jsonl");
    REQUIRE(file.good());
    std::vector<std::string> bodies;
    for (std::string line; std::getline(file, line);) {
        bodies.push_back(line);
    }
    REQUIRE(bodies.size() == 20);
    return bodies;
}

}  // namespace

TEST_CASE("entries of a table game are written byte for byte as before", "[adjudicator][record]") {
    const std::vector<std::string> bodies = oldBodies();
    auto line = Line::begin(bodies.front());
    REQUIRE(line);
    for (std::size_t i = 1; i < bodies.size(); ++i) {
        INFO(bodies[i]);
        const auto entry = entryFromBody<TableGame>(bodies[i], *line->position().table);
        REQUIRE(entry);
        CHECK(toBody(*entry, line->position().table.get()) == bodies[i]);
        REQUIRE(line->apply(bodies[i]));
    }
    CHECK(line->position().turn.phase == engine::Phase::Ended);
    CHECK(countsOf(*line).desk == 2);
}
