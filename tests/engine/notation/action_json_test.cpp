// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/action_json.h"

#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

Game gameTable() {
    return Game(Scene::soldiers("combat").army("red", "0,0:N", "1C").city("blue", "0,0:NE", 1));
}

Action readAction(const Game& game, std::string_view text) {
    const auto action = actionFromJson(text, *game.now.table);
    INFO(text);
    if (!action) {
        UNSCOPED_INFO(toText(action.error().problem) << " at " << action.error().at);
    }
    REQUIRE(action.has_value());
    return *action;
}

JsonFault actionFaultOf(const Game& game, std::string_view text) {
    const auto action = actionFromJson(text, *game.now.table);
    INFO(text);
    REQUIRE_FALSE(action.has_value());
    return action.error();
}

}  // namespace

TEST_CASE("The actions of the interface page are read as they are written there", "[notation]") {
    const Game game = gameTable();
    const PlayerId red = game.player("red");
    CHECK(readAction(
              game,
              R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":4}],"source":"entered"})") ==
          game.roll("red", 3, 4));
    CHECK(readAction(game, R"({"do":"roll","by":"red"})") == Action(Roll{red, {}}));
    CHECK(readAction(game, R"({"do":"build","by":"red","piece":"road","at":"0,0:NE"})") == game.road("red", "0,0:NE"));
    CHECK(readAction(game, R"({"do":"attack","by":"red","from":["0,0:N"],"at":"1,-1:S","allies":[]})") ==
          game.attack("red", {"0,0:N"}, "0,0:NE"));
    const Action thrown = readAction(
        game, R"({"do":"throw","dice":[{"sides":12,"value":10},{"sides":12,"value":7}],"source":"entered"})");
    CHECK(std::get<Throw>(thrown).dice == Dice{{{12, 10}, {12, 7}}, DiceSource::Entered});
    CHECK(readAction(game, R"({"do":"stop","by":"red","retreat":[{"from":"0,0:N","to":"0,0:NW"}]})") ==
          game.stop("red", {{"0,0:N", "0,0:NW"}}));
    const Action adjust = readAction(
        game,
        R"({"do":"adjust","reason":"road seen two turns late","set":{"routes":[{"at":"0,0:NE","kind":"road","owner":"red"}]},"remove":[]})");
    CHECK(std::get<Adjust>(adjust).set->routes.size() == 1);
}

TEST_CASE("A name of six serves for a corner where a corner is meant, for a side where a side is", "[notation]") {
    const Game game = gameTable();
    CHECK(readAction(game, R"({"do":"build","by":"red","piece":"settlement","at":"0,0:SE"})") ==
          game.settlement("red", "0,0:SE"));
    CHECK(readAction(game, R"({"do":"build","by":"red","piece":"road","at":"0,0:SW"})") == game.road("red", "0,0:SW"));
    CHECK(readAction(game, R"({"do":"build","by":"red","piece":"city","at":"0,0:SE"})") == game.city("red", "0,0:SE"));
    CHECK(readAction(game, R"({"do":"upgrade","by":"red","at":"0,0:SE"})") == game.city("red", "0,0:SE"));
    CHECK(readAction(game, R"({"do":"fire-nuke","by":"red","from":"0,0:SE","hex":"1,1"})") ==
          game.fire("red", "0,0:SE", "1,1"));
}

TEST_CASE("Dice written down without a source were thrown by hand", "[notation]") {
    const Game game = gameTable();
    const Action roll =
        readAction(game, R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":4}]})");
    CHECK(std::get<Roll>(roll).dice.source == DiceSource::Entered);
}

TEST_CASE("An adjustment may remove and set nothing", "[notation]") {
    const Game game = gameTable();
    const Action act = readAction(game, R"({"do":"adjust","reason":"never built","remove":["0,0:NE","0,0:N"]})");
    CHECK(std::get<Adjust>(act).remove == std::vector<Place>{game.side("0,0:NE"), game.corner("0,0:N")});
}

TEST_CASE("Every action comes back from its text", "[notation]") {
    const Game game = gameTable();
    const PlayerId red = game.player("red");
    Adjust adjust{"late", {}, {game.corner("0,0:N"), game.side("0,0:NE")}};
    adjust.set->armies = {{cornerNamed("0,0:N"), "red", unitsNamed("1A2C")}};
    adjust.set->holdings["red"].hand = Hand::exactly(Cards::of(1, 0, 0, 0, 0));
    const std::vector<Action> actions{
        game.found("red", "0,0:N", "0,0:NE"),
        game.roll("red", 1, 6),
        Roll{red, {}},
        Discard{red, Cards::of(1, 2, 0, 0, 0), std::nullopt},
        Discard{red, std::nullopt, 4},
        MoveRobber{red, game.hex("0,0"), game.player("blue")},
        MoveRobber{red, game.hex("0,0"), std::nullopt},
        game.road("red", "0,0:NE"),
        game.wall("red", "0,0:NE"),
        game.buyNuke("red", "0,0:NE"),
        game.city("red", "0,0:N"),
        game.buy("red", "1A2C3I", "0,0:N"),
        game.move("red", "0,0:N", "0,0:S"),
        MoveArmy{red, game.corner("0,0:N"), {}, game.corners({"0,0:NW"}), unitsNamed("I"), true},
        game.attack("red", {"0,0:N", "0,0:SE"}, "0,0:NE", {"1,-1:SE"}),
        Throw{red, {{{12, 3}, {8, 4}}, DiceSource::Camera}, "owl", game.corner("0,0:N")},
        game.stop("red", {{"0,0:N", "0,0:NW"}}),
        game.conquer("red"),
        game.declineConquest("red"),
        game.fire("red", "0,0:N", "1,1"),
        game.endPhase("red"),
        game.endTurn("red"),
        Rule{"so be it", clause::SA_K10, Site(game.corner("0,0:N"))},
        Rule{"so be it", {}, {}},
        adjust,
        EndGame{red, "time is up"},
        EndGame{std::nullopt, "rain"}};
    for (const Action& action : actions) {
        const std::string text = toJson(action, *game.now.table);
        CHECK(readAction(game, text) == action);
    }
}

TEST_CASE("The dice of a round come back from the record with their source", "[notation][SA-K3]") {
    Game game = gameTable();
    game.play(game.attack("red", {"0,0:N"}, "0,0:NE"));
    const Decision round = game.play(game.throwing({9, 4}));
    for (const Event& event : round.events) {
        const auto again = eventFromJson(toJson(event, *game.now.table), *game.now.table);
        REQUIRE(again.has_value());
        CHECK(*again == event);
    }
    CHECK(eventsOf<RoundFought>(round).front().attackerDice.source == DiceSource::Entered);
}

TEST_CASE("What cannot be read in an action is named with its place", "[notation]") {
    const Game game = gameTable();
    const auto fault = [&](std::string_view text) {
        const JsonFault found = actionFaultOf(game, text);
        return std::string(toText(found.problem)) + " " + found.at;
    };
    CHECK(fault("{").starts_with("not-json line 1"));
    CHECK(fault("[]").starts_with("wrong-type"));
    CHECK(fault("{}") == "missing-field do");
    CHECK(fault(R"({"do":"dance","by":"red"})") == "unknown-word do");
    CHECK(fault(R"({"do":7})") == "wrong-type do");
    CHECK(fault(R"({"do":"roll"})") == "missing-field by");
    CHECK(fault(R"({"do":"roll","by":"green"})") == "unknown-player by");
    CHECK(fault(R"({"do":"roll","by":"red","colour":1})") == "unknown-field colour");
    CHECK(fault(R"({"do":"roll","by":"red","dice":[{"sides":6,"value":7}]})") == "out-of-range dice[0].value");
    CHECK(fault(R"({"do":"roll","by":"red","dice":[{"sides":6}]})") == "missing-field dice[0].value");
    CHECK(fault(R"({"do":"roll","by":"red","source":"oracle"})") == "unknown-word source");
    CHECK(fault(R"({"do":"attack","by":"red","from":["9,9:N"],"at":"0,0:N"})") == "unknown-place from[0]");
    CHECK(fault(R"({"do":"attack","by":"red","from":"0,0:N","at":"0,0:N"})") == "wrong-type from");
    CHECK(fault(R"({"do":"buy-units","by":"red","units":"1Q","at":"0,0:N"})") == "unknown-word units");
    CHECK(fault(R"({"do":"build","by":"red","piece":"castle","at":"0,0:N"})") == "unknown-word piece");
    CHECK(fault(R"({"do":"adjust","reason":"x","set":{"routs":[]}})") == "unknown-field set.routs");
}

}  // namespace engine::test
