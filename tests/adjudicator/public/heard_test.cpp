// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/public/heard.h"

#include <catch2/catch.hpp>

#include "tests/support/scene.h"

using adjudicator::Heard;
using adjudicator::HeardKind;
using engine::Event;
using engine::Language;
using engine::test::Game;
using engine::test::Scene;

namespace {

Event event(engine::EventBody body) {
    return {std::move(body), {}, {}};
}

engine::Dice dice(std::vector<engine::Die> thrown) {
    engine::Dice dice;
    dice.dice = std::move(thrown);
    return dice;
}

std::vector<Heard> told(const std::vector<Event>& events, Language language) {
    const Game game(Scene::soldiers());
    return adjudicator::heard(events, *game.now.table, language);
}

}  // namespace

TEST_CASE("a table hears whose turn it is and what is thrown, in words that a voice can read",
          "[adjudicator][public]") {
    const Game game(Scene::soldiers());
    const std::vector<Event> turn{event(engine::TurnStarted{game.player("blue"), 3}),
                                  event(engine::DiceThrown{game.player("blue"), dice({{6, 3}, {6, 5}})})};
    CHECK(told(turn, Language::English) == std::vector<Heard>{{HeardKind::Turn, "It is the turn of Blue."},
                                                              {HeardKind::Throw, "Blue throws 8: 3 and 5."}});
    CHECK(told(turn, Language::German) ==
          std::vector<Heard>{{HeardKind::Turn, "Blau ist am Zug."}, {HeardKind::Throw, "Blau würfelt 8: 3 und 5."}});
}

TEST_CASE("a seven says who gives up how many", "[adjudicator][public][B-7]") {
    const Game game(Scene::soldiers());
    engine::RobberStirred stirred;
    stirred.discards[game.player("red")] = 4;
    stirred.discards[game.player("white")] = 5;
    const std::vector<Event> seven{event(engine::DiceThrown{game.player("blue"), dice({{6, 3}, {6, 4}})}),
                                   event(stirred)};
    CHECK(told(seven, Language::English) == std::vector<Heard>{{HeardKind::Seven, "Blue throws 7: 3 and 4."},
                                                               {HeardKind::Seven, "To give up: Red 4, White 5."}});
    // A knight stirs the robber without a throw, and nobody gives up cards.
    CHECK(told({event(engine::RobberStirred{})}, Language::English).empty());
}

TEST_CASE("a round of a combat is told with the help of walls and who loses", "[adjudicator][public][SA-K3]") {
    const std::vector<Event> round{
        event(engine::RoundFought{2, dice({{12, 11}, {10, 4}}), dice({{12, 9}}), 1, engine::CombatSide::Defender}),
        event(engine::AttackEnded{{}, engine::CombatOutcome::Conquered, {}})};
    CHECK(told(round, Language::English) ==
          std::vector<Heard>{{HeardKind::Combat, "Round 2: 11 and 4 against 9 plus 1. The defender loses."},
                             {HeardKind::Combat, "The attacker wins the combat."}});
}

TEST_CASE("what not all may know is never told aloud", "[adjudicator][public]") {
    const Game game(Scene::soldiers());
    const engine::PlayerId red = game.player("red");
    const std::vector<Event> secret{event(engine::CardDrawn{red}),
                                    event(engine::CardsDealt{red, engine::Cards::of(1, 0, 0, 0, 0)}),
                                    event(engine::CardsChosen{}),
                                    event(engine::HandKnown{}),
                                    event(engine::DevelopmentKnown{}),
                                    event(engine::CardStolen{}),
                                    event(engine::Ruled{})};
    CHECK(told(secret, Language::English).empty());
    CHECK(told(secret, Language::German).empty());
}
