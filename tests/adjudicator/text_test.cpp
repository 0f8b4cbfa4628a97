// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "adjudicator/text/action_text.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/place_words.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/refusals/irregularity_text.h"
#include "adjudicator/text/refusals/refusal_text.h"
#include "adjudicator/text/words.h"
#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/action/refusal_fields.h"
#include "engine/notation/action_json.h"
#include "tests/adjudicator/text_scenes.h"
#include "tests/support/both_languages.h"
#include "tests/support/example_table.h"
#include "tests/support/scene.h"

using namespace adjudicator;
using adjudicator::test::checkPair;
using adjudicator::test::scenes;
using engine::Language;
using engine::test::examplePosition;

namespace {

/// A place that is given by its coordinates, as sentences have it.
struct Said {
    std::string name;
    std::string at;
    std::string to;
    std::string from;
};
Said said(const engine::Position& position, std::string_view coordinates, Language language = Language::English,
          bool isSide = false) {
    const engine::Topology& board = position.topology();
    const auto corner = engine::cornerFromText(coordinates);
    const auto hex = engine::hexFromText(coordinates);
    const engine::Place place = !isSide && corner && board.find(*corner) ? engine::Place(*board.find(*corner))
                                : hex                                    ? engine::Place(*board.find(*hex))
                                      : engine::Place(*board.find(*engine::sideFromText(coordinates)));
    const adjudicator::PlaceWords words(*position.table, language);
    return {words.name(place), words.at(place), words.to(place), words.from(place)};
}

engine::CornerId corner(const engine::Position& position, const char* name) {
    return *position.topology().find(*engine::cornerFromText(name));
}
engine::SideId side(const engine::Position& position, const char* name) {
    return *position.topology().find(*engine::sideFromText(name));
}
engine::HexId hex(const engine::Position& position, const char* name) {
    return *position.topology().find(*engine::hexFromText(name));
}

engine::Action action(const engine::Position& position, const std::string& json) {
    const auto read = engine::actionFromJson(json, *position.table);
    INFO(json);
    REQUIRE(read.has_value());
    return *read;
}

/// Decides the act, applies it and answers with its log line.
std::string playTold(engine::Position& position, const std::string& json, Language language = Language::English) {
    const engine::Action act = action(position, json);
    const auto decision = engine::decide(position, act);
    INFO(json);
    if (!decision) {
        FAIL(sentence(decision.error(), position, Language::English));
    }
    const std::string line = summary(act, decision->events, *position.table, language);
    checkPair(summary(act, decision->events, *position.table, Language::English),
              summary(act, decision->events, *position.table, Language::German));
    for (const engine::Event& event : decision->events) {
        checkPair(sentence(event, *position.table, Language::English),
                  sentence(event, *position.table, Language::German));
    }
    engine::evolve(position, decision->events);
    return line;
}

std::string refused(const engine::Position& position, const std::string& json, Language language = Language::English) {
    const auto decision = engine::decide(position, action(position, json));
    INFO(json);
    REQUIRE_FALSE(decision.has_value());
    return sentence(decision.error(), position, language);
}

/// The first alternatives of a variant, one of each, with default contents.
template <class Variant, std::size_t... I>
std::vector<Variant> oneOfEach(std::index_sequence<I...>) {
    return {Variant(std::variant_alternative_t<I, Variant>())...};
}
template <class Variant>
std::vector<Variant> oneOfEach() {
    return oneOfEach<Variant>(std::make_index_sequence<std::variant_size_v<Variant>>());
}

}  // namespace

TEST_CASE("every refusal has its sentence in both languages, whatever places it names", "[adjudicator][text]") {
    for (const engine::Position& position : scenes()) {
        const engine::Place free = corner(position, "0,1:S");
        const engine::Place city = corner(position, "1,-2:S");
        const engine::Place army = corner(position, "0,0:N");
        const engine::Place road = side(position, "0,0:NE");
        const engine::Place land = hex(position, "0,0");
        const std::vector<std::vector<engine::Place>> places{{},     {free},       {city},       {army},      {road},
                                                             {land}, {army, land}, {army, city}, {army, free}};
        for (const engine::Why why : engine::kWhys) {
            for (const auto& at : places) {
                for (const engine::ClauseId clause :
                     {engine::clause::B_3, engine::clause::SA_N1, engine::clause::SA_K10, engine::clause::SA_4,
                      engine::clause::MO_5}) {
                    const engine::Refusal refusal{clause, why, at, std::nullopt};
                    INFO(toText(refusal.why));
                    const std::string english = sentence(refusal, position, Language::English);
                    checkPair(english, sentence(refusal, position, Language::German));
                    CHECK(english.size() <= 140);
                }
            }
        }
    }
}

TEST_CASE("every reason says something of its own", "[adjudicator][text]") {
    const engine::Position position = examplePosition();
    std::vector<std::string> sentences;
    for (const engine::Why why : engine::kWhys) {
        const engine::Refusal refusal{engine::clause::B_9, why, {corner(position, "0,1:S")}, std::nullopt};
        sentences.push_back(sentence(refusal, position, Language::English));
    }
    std::ranges::sort(sentences);
    CHECK(std::ranges::adjacent_find(sentences) == sentences.end());
}

TEST_CASE("a refusal that is about a player's hand or piece, or about who is due, names the player",
          "[adjudicator][text]") {
    const engine::Position position = examplePosition(R"({"round":3,"player":"red","phase":"build"})");
    for (const engine::Why why : engine::kWhys) {
        const engine::RefusalFields fields = fieldsOf(why);
        engine::Refusal refusal{engine::clause::B_9, why, {corner(position, "0,1:S")}, std::nullopt};
        refusal.player = engine::PlayerId(2);
        INFO(toText(why));
        if (fields.player) {
            CHECK(sentence(refusal, position, Language::English).find("White") != std::string::npos);
            CHECK(sentence(refusal, position, Language::German).find("Weiß") != std::string::npos);
        }
        if (why == engine::Why::NotYourTurn || why == engine::Why::NotYourBid) {
            refusal.say([](engine::RefusalDetails& details) {
                details.due = {{engine::PlayerId(2), engine::Duty::Bid, engine::clause::SW_9}};
            });
            CHECK(sentence(refusal, position, Language::English).find("White") != std::string::npos);
        }
    }
}

TEST_CASE("what is lacking is said with the price, from the value alone", "[adjudicator][text][B-2]") {
    const engine::Position position = examplePosition(R"({"round":3,"player":"red","phase":"build"})");
    engine::Refusal refusal{engine::clause::B_2, engine::Why::CannotPay, {}, {}, engine::PlayerId(2)};
    const auto says = [&](Language language) { return sentence(refusal, position, language); };
    refusal.price = engine::Cards::of(1, 1, 1, 1, 0);
    refusal.say([](engine::RefusalDetails& details) {
        details.item = engine::Item::Settlement;
        details.lacks = engine::Shortage{engine::Cards::of(0, 0, 1, 0, 0), 0};
    });
    CHECK(says(Language::English) == "White lacks 1 wool: a settlement costs brick, lumber, wool and grain");
    CHECK(says(Language::German) == "Weiß fehlt 1 Wolle: Eine Siedlung kostet Lehm, Holz, Wolle und Getreide");
    refusal.price = engine::Cards::of(0, 0, 0, 2, 3);
    refusal.say([](engine::RefusalDetails& details) {
        details.item = engine::Item::City;
        details.lacks = engine::Shortage{engine::Cards::of(0, 0, 0, 0, 1), 2};
    });
    CHECK(says(Language::English) == "White lacks 1 ore and 2 cards: a city costs 2 grain and 3 ore");
    refusal.say([](engine::RefusalDetails& details) { details.item.reset(); });
    CHECK(says(Language::German) == "Weiß fehlen 1 Erz und 2 Karten: Nötig sind 2 Getreide und 3 Erz");
}

TEST_CASE("a refusal names the place, the player and what is allowed instead", "[adjudicator][text]") {
    const engine::Position combat = examplePosition();
    const engine::Position build = examplePosition(R"({"round":3,"player":"red","phase":"build"})");
    CHECK(refused(build, R"({"do":"build","by":"red","piece":"settlement","at":"1,-1:N"})") ==
          "Too close to Ben's city " + said(build, "1,-2:S").at + ": one crossing must stay free between buildings");
    CHECK(refused(build, R"({"do":"build","by":"red","piece":"settlement","at":"1,-1:N"})", Language::German) ==
          "Zu nah, denn dort steht die Stadt von Ben " + said(build, "1,-2:S", Language::German).at +
              ": Zwischen Bauwerken bleibt eine Kreuzung frei");
    CHECK(refused(build, R"({"do":"build","by":"red","piece":"road","at":"0,0:NE"})") ==
          adjudicator::capitalised(said(build, "0,0:NE", Language::English, true).at) +
              " is no room: there stands Anna's road");
    CHECK(refused(build, R"({"do":"end-turn","by":"blue"})") == "It is the turn of Anna");
    CHECK(refused(combat, R"({"do":"throw","dice":[]})") == "No combat is under way: an attack must come first");
    const engine::Position seven = examplePosition(
        R"({"round":3,"player":"red","phase":"roll","pending":{"robber":{"discards":{"blue":4,"white":6}}}})");
    CHECK(refused(seven, R"({"do":"end-turn","by":"red"})") == "First cards must be discarded: Ben 4, White 6");
    CHECK(refused(seven, R"({"do":"end-turn","by":"red"})", Language::German) ==
          "Zuerst sind Karten abzugeben: Ben 4, Weiß 6");
}

TEST_CASE("the dice that are due are named", "[adjudicator][text][SA-K3]") {
    engine::Position position = examplePosition();
    CHECK(playTold(position, R"({"do":"attack","by":"red","from":["0,0:N"],"at":"1,-2:S"})") ==
          "Anna attacks Ben " + said(position, "1,-2:S").at + " " + said(position, "0,0:N").from);
    CHECK(refused(position, R"({"do":"throw"})") == "The dice are missing: throw d12 and d12");
    CHECK(refused(position, R"({"do":"throw"})", Language::German) == "Die Würfel fehlen: Zu werfen sind W12 und W12");
}

TEST_CASE("every event and every action has its sentence in both languages", "[adjudicator][text]") {
    const engine::Position position = examplePosition();
    for (const engine::EventBody& body : oneOfEach<engine::EventBody>()) {
        const engine::Event event{engine::EventBody(body), {}, {}};
        INFO(nameOf(event));
        checkPair(sentence(event, *position.table, Language::English),
                  sentence(event, *position.table, Language::German));
    }
    for (const engine::Action& act : oneOfEach<engine::Action>()) {
        INFO(nameOf(act));
        checkPair(sentence(act, *position.table, Language::English), sentence(act, *position.table, Language::German));
        // Without events the log says what was wanted.
        CHECK(summary(act, {}, *position.table, Language::English) ==
              sentence(act, *position.table, Language::English));
    }
}

TEST_CASE("a combat is told in one line a round", "[adjudicator][text][SA-K7]") {
    engine::Position position = examplePosition();
    const auto thrown = [](int attacker, int defender, int sides = 12) {
        return R"({"do":"throw","dice":[{"sides":12,"value":)" + std::to_string(attacker) + R"(},{"sides":)" +
               std::to_string(sides) + R"(,"value":)" + std::to_string(defender) + "}]}";
    };
    playTold(position, R"({"do":"attack","by":"red","from":["0,0:N"],"at":"1,-2:S"})");
    CHECK(playTold(position, thrown(6, 4)) == "Round 1: 6 against 4 – Ben's city is turned upside down");
    CHECK(playTold(position, thrown(6, 4), Language::German)
              .starts_with("Kampfrunde 2: 6 gegen 4 – die Stadt von Ben wird zu: Siedlung"));
}

TEST_CASE("a roll is told with what it yields", "[adjudicator][text][B-7]") {
    engine::Position position = examplePosition(R"({"round":3,"player":"red","phase":"roll"})");
    const std::string line =
        playTold(position,
                 R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"entered"})");
    CHECK(line.starts_with("Anna throws 3 + 5 = 8: Anna "));
    CHECK(line.find("; Ben ") != std::string::npos);
    position = examplePosition(R"({"round":3,"player":"red","phase":"roll"})");
    CHECK(playTold(position, R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":4}]})",
                   Language::German) == "Anna würfelt 3 + 4 = 7: Räuber");
    CHECK(playTold(position, R"({"do":"move-robber","by":"red","hex":"1,-2","victim":"blue"})", Language::German) ==
          "Anna versetzt den Räuber " + said(position, "1,-2", Language::German).to + " und zieht eine Karte bei Ben");
}

TEST_CASE("purchases, moves, nuclear weapons and turns are told", "[adjudicator][text]") {
    engine::Position position = examplePosition(R"({"round":3,"player":"red","phase":"build"})");
    CHECK(playTold(position, R"({"do":"build","by":"red","piece":"road","at":"0,0:NW"})")
              .starts_with("Anna builds a road " + said(position, "0,-1:SE", Language::English, true).at));
    CHECK(playTold(position, R"({"do":"buy-units","by":"red","units":"I","at":"0,0:N"})") ==
          "Anna buys 1 infantry " + said(position, "0,0:N").at + " for 1 wool, 1 grain");
    CHECK(playTold(position, R"({"do":"end-phase","by":"red"})", Language::German) == "Anna: Bewegungsphase");
    CHECK(playTold(position, R"({"do":"move-army","by":"red","from":"0,0:N","to":"0,-1:S","units":"2C"})") ==
          "Anna moves 2 cavalry " + said(position, "0,0:N").from + " " + said(position, "0,-1:S").to +
              " (steps this turn: 1)");
    playTold(position, R"({"do":"end-phase","by":"red"})");
    CHECK(playTold(position, R"({"do":"fire-nuke","by":"red","from":"0,0:N","hex":"1,-2"})")
              .starts_with("Anna fires the nuclear weapon " + said(position, "0,0:N").from + " at " +
                           said(position, "1,-2").name + " – Ben now has a settlement " + said(position, "1,-2:S").at));
    CHECK(playTold(position, R"({"do":"end-turn","by":"red"})") ==
          "Anna ends the turn – Round 3: it is the turn of Ben");
    CHECK(playTold(position, R"({"do":"rule","reason":"Nr. 5 zählt","clause":"B-8"})", Language::English) ==
          "Ruling (B-8): Nr. 5 zählt");
}

TEST_CASE("a bridge is told with the hex that it crosses", "[adjudicator][text][CC-12]") {
    const engine::Position position = examplePosition();
    const engine::HexId hex = *position.topology().find(engine::Hex{0, 0});
    const engine::CornerId corner = position.topology().cornersOf(hex).front();
    const engine::Action build = engine::Build{*position.seats().begin(), engine::Piece::Bridge, corner, hex};
    const std::string english = sentence(build, *position.table, Language::English);
    CHECK(english.find("a bridge across " + said(position, "0,0").name + " " + said(position, "0,0:N").from) !=
          std::string::npos);
    const std::string german = sentence(build, *position.table, Language::German);
    CHECK(german.find("eine Brücke über " + said(position, "0,0", Language::German).name + " von ") !=
          std::string::npos);
}

TEST_CASE("names may hold anything and sentences stay one line", "[adjudicator][text]") {
    const engine::Position position = examplePosition(
        R"({"round":3,"player":"red","phase":"build"})",
        R"([{"id":"red","name":"{0} %s\n\u001b[31m<b>Ænna</b>"},{"id":"blue","name":"  "},{"id":"white","name":"名前"}])");
    const auto& players = position.table->players;
    CHECK(displayName(players[0], Language::English) == "{0} %s  [31m<b>Ænna</b>");
    CHECK(displayName(players[1], Language::German) == "Blau");
    CHECK(displayName(players[2], Language::German) == "名前");
    CHECK(displayName({"seat 4", "", ""}, Language::German) == "seat 4");
    CHECK(refused(position, R"({"do":"end-turn","by":"blue"})") == "It is the turn of {0} %s  [31m<b>Ænna</b>");
    const engine::Event ruled{engine::Ruled{"{} two\nlines", std::nullopt}, {}, {}};
    CHECK(sentence(ruled, *position.table, Language::English) == "Ruling: {} two lines");
}

TEST_CASE("every clause's irregularity has its sentence in both languages", "[adjudicator][text]") {
    const engine::Position position = examplePosition();
    for (const engine::ClauseId clause : engine::kClauseIds) {
        // Headings of the German sources stay German; what matters is that each is said.
        for (const std::optional<engine::Place> at :
             {std::optional<engine::Place>(), std::optional<engine::Place>(corner(position, "1,-2:S"))}) {
            const std::string english = sentence(engine::Irregularity{clause, at}, position, Language::English);
            const std::string german = sentence(engine::Irregularity{clause, at}, position, Language::German);
            INFO(english << " / " << german);
            CHECK(english != german);
            CHECK(english.starts_with(at ? said(position, "1,-2:S").name + " (Ben's city): " : ""));
        }
    }
}

TEST_CASE("lists and counts read as people say them", "[adjudicator][text]") {
    const std::vector<std::string> three{"a", "b", "c"};
    CHECK(joinedAnd(three, Language::English) == "a, b and c");
    CHECK(joinedAnd(three, Language::German) == "a, b und c");
    CHECK(joinedOr(std::vector<std::string>{"a", "b"}, Language::German) == "a oder b");
    CHECK(joinedAnd({}, Language::English).empty());
    CHECK(counted(1, engine::Piece::City, Language::English) == "1 city");
    CHECK(counted(2, engine::Piece::City, Language::German) == "2 Städte");
    CHECK(withArticle(engine::Piece::Army, Language::English) == "an army");
    CHECK(withArticle(engine::Piece::Ship, Language::German) == "ein Schiff");
    CHECK(owned(engine::Piece::Ship, "Ben", Language::German) == "das Schiff von Ben");
    CHECK(cardsText(engine::Cards::of(0, 2, 1, 0, 0), Language::German) == "2 Holz, 1 Wolle");
    CHECK(unitsText({1, 2, 0}, Language::German) == "1 Artillerie, 2 Kavallerien");
    CHECK(countedCards(1, Language::German) == "1 Karte");
    CHECK(facesText({{{6, 3}, {6, 5}}, engine::DiceSource::Entered}) == "3 + 5 = 8");
}

TEST_CASE("a line of the record tells what else came of the act", "[adjudicator][text][B-12][CC-2][MO-12][SA-C1]") {
    using engine::test::Scene;
    const auto told = [](const engine::Position& position, const engine::Action& act) {
        const auto decision = engine::decide(position, act);
        REQUIRE(decision.has_value());
        checkPair(summary(act, decision->events, *position.table, Language::English),
                  summary(act, decision->events, *position.table, Language::German));
        return summary(act, decision->events, *position.table, Language::English);
    };
    const engine::PlayerId red{0};
    const engine::PlayerId blue{1};
    SECTION("a special card changes hands") {
        Scene scene = Scene::base();
        scene.settlement("red", "0,0:N").robber("1,0");
        scene.setup.holdings["red"].playedDevelopment = engine::DevelopmentCounts::of(2, 0, 0, 0, 0);
        engine::PlayCard knight;
        knight.by = red;
        knight.card = engine::DevelopmentCard::Knight;
        CHECK(told(scene.position(), knight) == "Red plays knight; Red holds the largest army (3 knights)");
    }
    SECTION("a vote has its result") {
        Scene scene = Scene::base("found");
        scene.setup.documents = {"base", "ccm"};
        scene.setup.turn->round = 1;
        const engine::Position position = scene.position();
        CHECK(told(position, engine::Vote{engine::clause::CC_14, {}, {red, blue}, {}}).ends_with(" – refused"));
        CHECK(told(position, engine::Vote{engine::clause::CC_14, {red}, {blue}, {}}).ends_with(" – a die decides"));
    }
    SECTION("a takeover names what made way, and where the robber went") {
        Scene scene = Scene::monopolists();
        scene.settlement("red", "-1,-1:N").road("red", "-2,-1:NE").road("red", "-1,-2:SE");
        scene.city("blue", "-2,-1:N").settlement("blue", "4,-2:N").settlement("blue", "-5,3:N");
        scene.hand("red", engine::Cards::of(2, 2, 2, 2, 2)).robber("-2,-2");
        const engine::Position position = scene.position();
        engine::TakeOver taking{red, corner(position, "-2,-1:N"), engine::Piece::Settlement, {}, {}};
        taking.hex = hex(position, "1,-3");
        CHECK(told(position, taking).find("Removed: Blue's city " + said(position, "-2,-1:N").at) != std::string::npos);
    }
    SECTION("a capitulation ends with the points it leaves") {
        Scene scene = Scene::soldiers("combat");
        scene.settlement("red", "0,0:N").settlement("blue", "0,1:S").settlement("white", "-2,0:N");
        scene.ruling("R-CAPITULATE", "anyone").hand("red", {});
        CHECK(told(scene.position(), engine::Capitulate{red, blue})
                  .ends_with("; Red has capitulated and leaves with 1 point"));
    }
}
