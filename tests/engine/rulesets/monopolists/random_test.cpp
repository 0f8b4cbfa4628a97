// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>

#include "engine/action/evolve.h"
#include "engine/action/legal_actions.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "engine/rules/supply.h"
#include "engine/rulesets/monopolists/continents.h"
#include "engine/state/to_position.h"
#include "tests/support/play_out.h"

namespace engine::test {

namespace {

void checkPosition(const Position& now) {
    for (const PlayerId player : now.seats()) {
        for (const Piece piece :
             {Piece::Road, Piece::Ship, Piece::Settlement, Piece::City, Piece::Factory, Piece::Wall}) {
            CHECK(piecesOnBoard(now, player, piece) <= *piecesOwned(now.rules(), piece));
        }
    }
    for (const std::string& continent : continents(now)) {
        CHECK(now.marks.monopolistOf(continent) == monopolistOf(now, continent));
    }
    const Setup written = toSetup(now);
    const auto read = setupFromJson(toJson(written));
    REQUIRE(read.has_value());
    CHECK(*read == written);
    auto position = toPosition(*read);
    REQUIRE(position.has_value());
    position->table = now.table;
    CHECK(*position == now);
}

}  // namespace

TEST_CASE("Random games of the Monopolists hold together", "[rulesets][random][MO-8]") {
    std::map<std::string, int> seen;
    for (unsigned seed = 1; seed <= 20; ++seed) {
        INFO("seed " << seed);
        const Position begin = monopolistsStart(seed % 4 == 0 ? 5 : 4);
        PlayOut game(begin, seed);
        for (int made = 0; made < 500 && !game.ended(); ++made) {
            REQUIRE(game.step());
            REQUIRE(game.knowledgeHolds());
            if (made % 20 == 0) {
                checkPosition(game.now());
                for (const Action& action : legalActions(game.now())) {
                    const bool waits = diceOf(action) != nullptr;
                    INFO(toJson(action, *game.now().table));
                    CHECK((waits || decide(game.now(), action).has_value()));
                }
            }
            const Action& last = game.actions().back();
            const auto again = actionFromJson(toJson(last, *begin.table), *begin.table);
            REQUIRE(again.has_value());
            REQUIRE(*again == last);
        }
        const auto events = eventsFromJson(toJson(game.events(), *begin.table), *begin.table);
        REQUIRE(events.has_value());
        Position folded = begin;
        evolve(folded, *events);
        CHECK(folded == game.now());
        for (const auto& [name, count] : game.seen()) {
            seen[name] += count;
        }
    }
    for (const char* name : {"take-over", "claim", "monopolist-moved", "factory-paid"}) {
        INFO(name);
        CHECK(seen.contains(name));
    }
}

}  // namespace engine::test
