// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "engine/dice_game/legal_actions.h"
#include "engine/dice_game/scoring.h"
#include "tests/support/dice_table.h"
#include "tests/support/effort.h"

namespace engine::dice_game {

using engine::test::diceGame;

namespace {

constexpr int kMostActions = 2000;

/// Fills in the dice that a throw asks for.
Action withDice(const Position& position, Action action, std::mt19937& random) {
    if (Dice* dice = diceOf(action)) {
        const auto needed = diceNeeded(position, action);
        REQUIRE(needed);
        REQUIRE_FALSE(needed->empty());
        dice->source = DiceSource::Entered;
        for (const int sides : *needed) {
            dice->dice.push_back({sides, static_cast<int>(random() % static_cast<unsigned>(sides)) + 1});
        }
    }
    return action;
}

/// Legal acts as written, each joker also in its short form.
std::set<std::string> written(const Position& position, const std::vector<Action>& actions) {
    std::set<std::string> texts;
    for (const Action& action : actions) {
        texts.insert(toJson(action, *position.table));
        if (const auto* joker = std::get_if<UseJoker>(&action); joker != nullptr && position.sheet()[joker->at].gives) {
            UseJoker brief = *joker;
            brief.to.reset();
            texts.insert(toJson(Action(brief), *position.table));
        }
    }
    return texts;
}

/// Some act of any kind, legal or not.
Action anyAction(const Position& position, std::mt19937& random) {
    const auto below = [&](std::size_t count) { return random() % count; };
    const auto by = PlayerId(below(position.table->players.size()));
    switch (below(4)) {
        case 0: {
            Throw thrown{by, {}, {}, std::nullopt};
            for (std::size_t i = below(5); i > 0; --i) {
                ++thrown.keep[kFaces[below(kFaces.size())]];
            }
            return thrown;
        }
        case 1:
            return UseJoker{by, JokerId(below(position.sheet().jokers.size())), kFaces[below(kFaces.size())],
                            kResources[below(kResources.size())]};
        case 2: {
            const auto place = PlaceId(below(position.sheet().places.size()));
            return Build{by, position.sheet()[place].piece, place, {}};
        }
        default:
            return EndTurn{by};
    }
}

/// What must hold after every act.
void checkSums(const Position& position) {
    CHECK(position.faces().total() <= position.turn.dice);
    for (const Face face : kFaces) {
        CHECK(position.faces()[face] >= 0);
    }
    CHECK(irregularities(position).empty());
    if (position.sheet().winningPoints && !position.isOver()) {
        for (const PlayerId player : position.seats()) {
            CHECK(points(position, player) < *position.sheet().winningPoints);
        }
    }
}

/// Plays one game at random and checks each step; whether it came to its end.
bool playOne(unsigned seed, const std::string& sheet) {
    std::mt19937 random(seed);
    Position position = diceGame(2 + static_cast<int>(seed % 3), R"("sheet":")" + sheet + '"');
    const Position start = position;
    Events all;
    for (int i = 0; i < kMostActions && !position.isOver(); ++i) {
        const std::vector<Action> legal = legalActions(position);
        REQUIRE_FALSE(legal.empty());
        for (const Action& action : legal) {
            const Action filled = withDice(position, action, random);
            INFO(toJson(filled, *position.table));
            CHECK(decide(position, filled).has_value());
        }
        const auto texts = written(position, legal);
        const Position before = position;
        for (int n = 0; n < 4; ++n) {
            const Action other = anyAction(position, random);
            const std::string text = toJson(other, *position.table);
            INFO(text);
            const bool allowed = diceOf(other) != nullptr ? diceNeeded(position, other).has_value()
                                                          : decide(position, other).has_value();
            CHECK(allowed == texts.contains(text));
            CHECK(position == before);
        }
        const Action chosen = withDice(position, legal[random() % legal.size()], random);
        const auto back = actionFromJson(toJson(chosen, *position.table), *position.table);
        REQUIRE(back);
        CHECK(*back == chosen);
        const auto decision = decide(position, chosen);
        REQUIRE(decision);
        CHECK(decision->trusted.empty());
        for (const Event& event : decision->events) {
            CHECK_FALSE(event.clauses.empty());
            REQUIRE(fits(position, event));
            evolve(position, event);
        }
        const auto events = eventsFromJson(toJson(decision->events, *position.table), *position.table);
        REQUIRE(events);
        CHECK(*events == decision->events);
        all.insert(all.end(), decision->events.begin(), decision->events.end());
        checkSums(position);
        if (i % 50 == 0) {
            const auto read = positionFromJson(toJson(position));
            REQUIRE(read);
            // Another table object, so the same only as it is written.
            CHECK(toJson(*read) == toJson(position));
        }
    }
    Position folded = start;
    evolve(folded, all);
    CHECK(folded == position);
    return position.isOver();
}

void playMany(unsigned games) {
    unsigned ended = 0;
    for (unsigned seed = 1; seed <= games; ++seed) {
        INFO("seed " << seed);
        ended += playOne(seed, seed % 5 == 0 ? "original" : "plus") ? 1U : 0U;
    }
    // Playing without any plan is slow, but most games end all the same.
    CHECK(ended * 10 >= games * 8);
}

}  // namespace

TEST_CASE("random dice games hold together", "[dice-game][random]") {
    playMany(test::effort(10));
}

TEST_CASE("two hundred random dice games hold together", "[.full][dice-game][random]") {
    playMany(200);
}

}  // namespace engine::dice_game
