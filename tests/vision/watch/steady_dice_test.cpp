// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/steady_dice.h"

#include <catch2/catch.hpp>

using vision::DiceReading;
using vision::SteadyDice;

namespace {

vision::DieReading steadyDie(int value, double x, double confidence = 0.9) {
    return {value, "white", {x, 0.5}, confidence, 0.02};
}

DiceReading lying(std::vector<vision::DieReading> dice) {
    return {std::move(dice), {}};
}

}  // namespace

TEST_CASE("dice are a throw once two readings in a row agree", "[vision][dice][watch]") {
    SteadyDice steady;
    steady.look(lying({steadyDie(4, 0.3), steadyDie(3, 0.6)}));
    CHECK_FALSE(steady.thrown());
    steady.look(lying({steadyDie(4, 0.304, 0.97), steadyDie(3, 0.6)}));
    REQUIRE(steady.thrown());
    REQUIRE(steady.thrown()->size() == 2);
    CHECK(steady.thrown()->front().value == 4);
    CHECK(steady.thrown()->front().confidence == 0.97);
}

TEST_CASE("dice that roll, change or cannot be read are none", "[vision][dice][watch]") {
    SteadyDice steady;
    steady.look(lying({steadyDie(4, 0.3)}));
    SECTION("moved by more than half their half side") {
        steady.look(lying({steadyDie(4, 0.32)}));
    }
    SECTION("another value") {
        steady.look(lying({steadyDie(5, 0.3)}));
    }
    SECTION("one more") {
        steady.look(lying({steadyDie(4, 0.3), steadyDie(1, 0.7)}));
    }
    SECTION("one that is not read") {
        DiceReading reading = lying({steadyDie(4, 0.3)});
        reading.unread.push_back({{0.7, 0.5}, vision::DieDoubt::NoPattern});
        steady.look(reading);
    }
    SECTION("none any more") {
        steady.look(lying({}));
    }
    CHECK_FALSE(steady.thrown());
}

TEST_CASE("a throw that was taken is not told again before the dice moved", "[vision][dice][watch]") {
    SteadyDice steady;
    const DiceReading first = lying({steadyDie(4, 0.3), steadyDie(3, 0.6)});
    steady.look(first);
    steady.look(first);
    REQUIRE(steady.thrown());
    steady.dismiss();
    CHECK_FALSE(steady.thrown());
    steady.look(first);
    steady.look(first);
    CHECK_FALSE(steady.thrown());
    // A hand over them, and they lie there as before.
    steady.look(lying({}));
    steady.look(first);
    steady.look(first);
    CHECK_FALSE(steady.thrown());
    // The same values elsewhere are a new throw.
    const DiceReading second = lying({steadyDie(4, 0.4), steadyDie(3, 0.7)});
    steady.look(second);
    CHECK_FALSE(steady.thrown());
    steady.look(second);
    CHECK(steady.thrown());
}
