// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <vector>

#include "tests/adjudicator/record/test_desk.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"
#include "tests/support/wild_acts.h"

using adjudicator::VerdictKind;
using adjudicator::test::Desk;
using engine::Action;
using engine::Position;
using engine::Setup;
using engine::test::Documents;
using engine::test::Manner;
using engine::test::RandomPlayer;

namespace {

/// An act that the rules refuse changes nothing and is not written.
void tryRefused(Desk& desk, RandomPlayer& player) {
    const Action wild = player.withDice(engine::test::wildAct(player.now(), player.random()));
    if (decide(player.now(), wild)) {
        return;
    }
    const Setup before = desk.setup();
    const std::size_t entries = desk.table().log().size();
    desk.play(wild);
    REQUIRE(desk.refused);
    REQUIRE(desk.table().log().size() == entries);
    REQUIRE(desk.setup() == before);
}

/// Plays a random game at a desk with its book; the positions before each act.
std::vector<Setup> play(Desk& desk, RandomPlayer& player, int most) {
    std::vector<Setup> before;
    for (int i = 0; i < most && !player.ended(); ++i) {
        INFO("act " << i);
        tryRefused(desk, player);
        before.push_back(desk.setup());
        desk.play(player.play(legalActs(player.now())).action);
        REQUIRE_FALSE(desk.refused);
        REQUIRE_FALSE(desk.refusedByTable);
        REQUIRE_FALSE(desk.failure);
        REQUIRE(desk.setup() == toSetup(player.now()));
    }
    return before;
}

/// The table holds of its own entries what anybody reads off the book.
void checkHeldAsWritten(Desk& desk) {
    const std::vector<db::Entry> entries = *desk.book().entries(desk.game());
    const auto& log = desk.table().log();
    REQUIRE(log.size() == entries.size());
    for (std::size_t i = 1; i < entries.size(); ++i) {
        INFO(entries[i].body);
        const auto read =
            adjudicator::entryFromBody<adjudicator::TableGame>(entries[i].body, *desk.table().position().table);
        REQUIRE(read);
        REQUIRE(log[i].head == db::Head{entries[i].seq, entries[i].hash});
        REQUIRE(log[i].entry.time == read->time);
        REQUIRE(log[i].entry.body.index() == read->body.index());
        const auto* act = log[i].act();
        if (act == nullptr) {
            continue;
        }
        const auto& readAct = std::get<adjudicator::ActDone>(read->body);
        REQUIRE(act->rules == readAct.rules);
        REQUIRE(act->action == readAct.action);
        REQUIRE(act->events == readAct.events);
        REQUIRE(act->trusted == readAct.trusted);
        REQUIRE(act->thrown.has_value() == readAct.thrown.has_value());
    }
}

/// What was played is taken back act by act, or all at once; the record is sound before and after, and opens again.
void playAndTakeBack(const Documents& documents, unsigned seed, int most) {
    INFO(engine::test::nameOf(documents) << ", seed " << seed);
    const Position start = engine::test::randomStart(documents, seed);
    Desk desk(toSetup(start));
    RandomPlayer player(start, seed, seed % 2 == 0 ? Manner::Eager : Manner::Restless);
    const std::vector<Setup> before = play(desk, player, most);
    REQUIRE(before.front() == toSetup(start));
    checkHeldAsWritten(desk);
    CHECK(desk.verified().kind == VerdictKind::Sound);
    if (seed % 3 == 0) {
        std::uint64_t first = 0;
        while (desk.table().log()[first].act() == nullptr) {
            ++first;
        }
        desk.table().undoTo({first, {}});
    } else {
        for (auto then = before.rbegin(); then != before.rend(); ++then) {
            desk.table().takeBack();
            REQUIRE(desk.setup() == *then);
        }
    }
    CHECK_FALSE(desk.refusedByTable);
    CHECK_FALSE(desk.table().line().lastStep());
    CHECK(desk.setup() == toSetup(start));
    CHECK(desk.verified().kind == VerdictKind::Sound);
    desk.restart();
    CHECK(desk.setup() == toSetup(start));
}

}  // namespace

TEST_CASE("Taking back a whole random game gives its start, in every set of documents", "[adjudicator][random]") {
    unsigned seed = 0;
    for (const Documents& documents : engine::test::everySet()) {
        playAndTakeBack(documents, ++seed, 150);
    }
}

TEST_CASE("Many random games are played and taken back through the record", "[.full][adjudicator][random]") {
    for (const Documents& documents : engine::test::everySet()) {
        for (unsigned seed = 1; seed <= 4; ++seed) {
            playAndTakeBack(documents, seed, 250);
        }
    }
}
