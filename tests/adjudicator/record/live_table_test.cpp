// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/live_table.h"

#include <catch2/catch.hpp>

#include <string>

#include "adjudicator/cli/demo_game.h"
#include "adjudicator/desk.h"
#include "adjudicator/record/throw_counts.h"
#include "adjudicator/verify/verify.h"
#include "tests/adjudicator/record/test_desk.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using adjudicator::test::Folder;

namespace {

std::vector<engine::HexSetup> pastures() {
    std::vector<engine::HexSetup> hexes;
    for (int q = -2; q <= 2; ++q) {
        for (int r = -2; r <= 2; ++r) {
            if (engine::distance({0, 0}, {q, r}) <= 2) {
                hexes.push_back({{q, r}, engine::Terrain::Pasture, 8, false, false, {}});
            }
        }
    }
    return hexes;
}

engine::Setup rolling() {
    engine::Setup setup = cli::demoSetup(pastures());
    setup.turn->phase = "roll";
    return setup;
}

const ActDone& lastAct(Desk& desk) {
    return *desk.table().log()[desk.table().line().lastStep()->entry].act();
}

}  // namespace

TEST_CASE("a commitment is shown before any act", "[adjudicator][dice]") {
    Desk desk(rolling());
    REQUIRE(desk.table().line().openThrow());
    CHECK(desk.table().line().openThrow()->number == 0);
    CHECK_FALSE(desk.table().declared());
}

TEST_CASE("a virtual roll is declared, may get a word, and is opened", "[adjudicator][dice]") {
    Desk desk(rolling());
    desk.play(R"({"do":"roll","by":"red"})");
    REQUIRE(desk.table().declared());
    CHECK(desk.table().position().turn.phase == engine::Phase::Roll);

    SECTION("with a word it is witnessed") {
        desk.table().openThrow({"Möwe"});
        CHECK(lastAct(desk).thrown->level == DiceLevel::Witnessed);
    }
    SECTION("without one the desk alone vouches") {
        desk.table().openThrow({""});
        CHECK(lastAct(desk).thrown->level == DiceLevel::Desk);
    }
    CHECK(lastAct(desk).thrown->number == 0U);
    CHECK_FALSE(desk.table().declared());
    CHECK(desk.table().line().openThrow()->number == 1);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("while a throw is declared nothing else is played or taken back", "[adjudicator][dice]") {
    Desk desk(rolling());
    desk.play(R"({"do":"roll","by":"red"})");
    desk.play(R"({"do":"end-turn","by":"red"})");
    CHECK(desk.refusedByTable == TableRefusal::ThrowIsDeclared);
    desk.refusedByTable.reset();
    desk.table().takeBack();
    CHECK(desk.refusedByTable == TableRefusal::ThrowIsDeclared);
}

TEST_CASE("dice that somebody brings along are entered, whatever they call themselves", "[adjudicator][dice]") {
    Desk desk(rolling());
    desk.play(R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"virtual"})");
    CHECK(lastAct(desk).thrown->level == DiceLevel::Entered);
    CHECK(countsOf(desk.table().line()).entered == 1);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("an act that may not be thrown for is refused before it is declared", "[adjudicator][dice]") {
    Desk desk(rolling());
    desk.play(R"({"do":"roll","by":"blue"})");
    REQUIRE(desk.refused);
    CHECK(desk.refused->why == engine::Why::NotYourTurn);
    CHECK_FALSE(desk.table().declared());
}

TEST_CASE("taking back gives the position before, restoring the one after", "[adjudicator]") {
    Desk desk(cli::demoSetup(pastures()));
    const engine::Setup start = desk.setup();
    desk.play(R"({"do":"fire-nuke","by":"red","from":"0,-2:N","hex":"-1,1"})");
    const engine::Setup fired = desk.setup();
    CHECK(fired != start);
    desk.table().takeBack();
    CHECK(desk.setup() == start);
    desk.table().restore();
    CHECK(desk.setup() == fired);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("several take-backs are restored one after the other, until an act follows", "[adjudicator]") {
    Desk desk(cli::demoSetup(pastures()));
    desk.play(R"({"do":"attack","by":"red","from":["1,-2:S"],"at":"0,0:N"})");
    desk.play(R"({"do":"throw","dice":[{"sides":12,"value":9},{"sides":12,"value":2}]})");
    const engine::Setup fought = desk.setup();
    desk.table().takeBack();
    desk.table().takeBack();
    desk.table().restore();
    desk.table().restore();
    CHECK(desk.setup() == fought);
    desk.table().takeBack();
    desk.play(R"({"do":"throw","dice":[{"sides":12,"value":1},{"sides":12,"value":2}]})");
    desk.table().restore();
    CHECK(desk.refusedByTable == TableRefusal::NothingToRestore);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("undo to here drops the act and all after it", "[adjudicator]") {
    Desk desk(cli::demoSetup(pastures()));
    const engine::Setup start = desk.setup();
    desk.play(R"({"do":"attack","by":"red","from":["1,-2:S"],"at":"0,0:N"})");
    const ActPlace attack = *desk.table().line().lastStep();
    desk.play(R"({"do":"throw","dice":[{"sides":12,"value":9},{"sides":12,"value":2}]})");
    desk.table().undoTo(attack);
    CHECK(desk.setup() == start);
    desk.table().undoTo(attack);
    CHECK(desk.refusedByTable == TableRefusal::NotOnLine);
}

TEST_CASE("a throw whose act is taken back stays thrown", "[adjudicator][dice]") {
    Desk desk(rolling());
    desk.play(R"({"do":"roll","by":"red"})");
    desk.table().openThrow({"first"});
    const engine::Dice thrown = *engine::diceOf(lastAct(desk).action);
    desk.table().takeBack();
    CHECK(countsOf(desk.table().line()).takenBack == 1);
    desk.play(R"({"do":"roll","by":"red"})");
    CHECK_FALSE(desk.table().declared());
    CHECK(*engine::diceOf(lastAct(desk).action) == thrown);
    CHECK(desk.table().line().openThrow()->number == 1);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("by a ruling an act taken back is thrown for anew", "[adjudicator][dice][R-RETHROW]") {
    engine::Setup setup = rolling();
    setup.rulings["R-RETHROW"] = "new-dice";
    Desk desk(setup);
    desk.play(R"({"do":"roll","by":"red"})");
    desk.table().openThrow({"first"});
    desk.table().takeBack();
    desk.play(R"({"do":"roll","by":"red"})");
    REQUIRE(desk.table().declared());
    desk.table().openThrow({"second"});
    CHECK(desk.table().line().openThrow()->number == 2);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("everything is as it was after a restart, an open throw too", "[adjudicator][dice]") {
    Desk desk(rolling());
    desk.play(R"({"do":"roll","by":"red"})");
    const engine::Setup before = desk.setup();
    desk.restart();
    CHECK(desk.setup() == before);
    REQUIRE(desk.table().declared());
    desk.table().openThrow({""});
    CHECK(desk.verified().kind == VerdictKind::Sound);
    CHECK(countsOf(desk.table().line()).voids == 0);
}

TEST_CASE("a commitment whose secret was lost is a visible void, and the next is shown", "[adjudicator][dice]") {
    Desk desk(rolling());
    desk.restart([&] { desk.loseSecrets(); });
    CHECK(countsOf(desk.table().line()).voids == 1);
    REQUIRE(desk.table().line().openThrow());
    CHECK(desk.table().line().openThrow()->number == 1);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("looking at another desk's game that is over writes nothing; going on with it says what was lost",
          "[adjudicator][dice]") {
    Desk desk(rolling());
    desk.play(R"({"do":"end-game","winner":"red","reason":"time"})");
    REQUIRE(TableGame::isOver(desk.table().position()));
    const db::Head head = desk.table().line().head();
    desk.restart([&] { desk.loseSecrets(); });
    CHECK(desk.table().line().head() == head);
    desk.restart();
    CHECK(desk.table().line().head() == head);

    desk.diskFull = true;
    desk.table().takeBack();
    REQUIRE(desk.failure);
    desk.diskFull = false;
    desk.table().takeBack();
    CHECK(countsOf(desk.table().line()).voids == 1);
    REQUIRE(desk.table().line().openThrow());
    CHECK(desk.table().line().openThrow()->number == 1);
    desk.play(R"({"do":"roll","by":"red"})");
    desk.table().openThrow({""});
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("a seal on another desk's game that is over stands behind what was lost", "[adjudicator][dice]") {
    Desk desk(rolling());
    desk.play(R"({"do":"end-game","winner":"red","reason":"time"})");
    desk.restart([&] { desk.loseSecrets(); });
    desk.table().seal();
    CHECK(countsOf(desk.table().line()).voids == 1);
    CHECK(std::holds_alternative<Sealed>(desk.table().line().log().back().entry.body));
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("looking at another desk's game writes nothing; whoever goes on with it shows a commitment of his own",
          "[adjudicator][dice]") {
    Desk desk(rolling());
    CHECK_FALSE(desk.table().onlyLooks());
    const bool isDeclared = GENERATE(false, true);
    if (isDeclared) {
        desk.play(R"({"do":"roll","by":"red"})");
    }
    const db::Head head = desk.table().line().head();
    desk.restart([&] { desk.giveAway(); });
    CHECK(desk.table().onlyLooks());
    desk.restart();
    CHECK(desk.table().line().head() == head);
    const auto goesOn = [&] {
        CHECK_FALSE(desk.table().onlyLooks());
        CHECK(countsOf(desk.table().line()).voids == 1);
        REQUIRE(desk.table().line().openThrow());
        CHECK(desk.table().line().openThrow()->number == 1);
        CHECK(desk.verified().kind == VerdictKind::Sound);
    };
    SECTION("by a throw") {
        desk.play(R"({"do":"roll","by":"red"})");
        goesOn();
        REQUIRE(desk.table().declared());
        desk.table().openThrow({""});
        CHECK(countsOf(desk.table().line()).voids == 1);
        CHECK(desk.verified().kind == VerdictKind::Sound);
    }
    SECTION("by dice of the table") {
        desk.play(R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":5}]})");
        goesOn();
    }
    SECTION("by the throw that waits") {
        desk.table().openThrow({"word"});
        goesOn();
        CHECK(desk.refusedByTable == TableRefusal::NoThrowDeclared);
    }
    SECTION("by an act that the rules refuse") {
        desk.play(R"({"do":"end-turn","by":"red"})");
        CHECK(desk.refused);
    }
}

TEST_CASE("what cannot be written did not happen", "[adjudicator]") {
    Desk desk(rolling());
    const engine::Setup before = desk.setup();
    desk.diskFull = true;
    desk.play(R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":5}]})");
    REQUIRE(desk.failure);
    CHECK(desk.setup() == before);
    desk.play(R"({"do":"roll","by":"red"})");
    CHECK_FALSE(desk.table().declared());

    desk.diskFull = false;
    desk.play(R"({"do":"roll","by":"red"})");
    desk.table().openThrow({"again"});
    // The dice are real: a 7 leaves the phase and stirs the robber.
    CHECK(desk.setup() != before);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("a throw that could not be written keeps its secret", "[adjudicator][dice]") {
    Desk desk(rolling());
    desk.play(R"({"do":"roll","by":"red"})");
    desk.diskFull = true;
    desk.table().openThrow({""});
    REQUIRE(desk.failure);
    CHECK(desk.table().declared());
    desk.diskFull = false;
    desk.table().openThrow({""});
    CHECK(lastAct(desk).thrown->number == 0U);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("the worked combat through the table ends with a conquest and a sound record", "[adjudicator][SA-K14]") {
    Folder folder;
    auto book = db::Book::open(folder.path() / "demo.db", db::OpenMode::Create);
    REQUIRE(book);
    DeskFolder desk(folder.path());
    const auto line = cli::playDemo(*book, cli::demoSetup(pastures()), desk);
    REQUIRE(line);
    const engine::Position& position = line->position();
    const auto site = *position.topology().find(*engine::cornerFromText("0,0:N"));
    REQUIRE(position.buildings[site]);
    CHECK(position.table->idOf(position.buildings[site]->owner) == "red");
    const auto road = *position.topology().find(*engine::sideFromText("0,0:NE"));
    CHECK(position.table->idOf(position.routes[road]->owner) == "red");
    const Verification verification = *verify(*book, line->game(), line->head().hash);
    CHECK(verification.kind == VerdictKind::Sound);
    CHECK(verification.anchoredTo == line->head().seq);
}
