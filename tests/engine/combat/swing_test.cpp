// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/swing.h"

#include <catch2/catch.hpp>
#include <numeric>

#include "engine/combat/stopping.h"
#include "tests/support/forces.h"

namespace engine::test {

TEST_CASE("The value of a combat swings round what both are expected to lose", "[combat][swing]") {
    const CombatRules rules;
    const CombatPrices prices;
    const Battle battle{{{{0, 2, 2}}, std::nullopt}, {{{0, 1, 1}}, std::nullopt}, std::nullopt};
    const auto swing = swingOf(battle, rules, prices);
    REQUIRE(swing);
    const auto stopping = stoppingOf(battle, rules, prices);
    REQUIRE(stopping);
    CHECK(swing->mean == Approx(stopping->defenderLoses - stopping->attackerLoses).margin(1e-9));
    CHECK(swing->spread > 0);
    double sum = 0;
    for (const auto& bar : swing->histogram) {
        CHECK(bar.to > bar.from);
        sum += bar.p;
    }
    CHECK(sum == Approx(1).margin(1e-9));
    CHECK(swing->histogram.size() <= 13);
    CHECK(swing->value.low <= swing->value.median);
    CHECK(swing->value.median <= swing->value.high);
    CHECK(swing->attackerLeft.high <= 4);
    CHECK(swing->defenderLeft.low >= 0);
}

TEST_CASE("A lone infantry against another: one of two remains", "[combat][swing]") {
    const Battle battle{{{{0, 0, 1}}, std::nullopt}, {{{0, 0, 1}}, std::nullopt}, std::nullopt};
    const auto swing = swingOf(battle, {}, {});
    REQUIRE(swing);
    // A tie is the attacker's defeat: 15 of 36 win.
    CHECK(swing->mean == Approx(2 * (15.0 - 21.0) / 36));
    CHECK(swing->value.low == Approx(-2));
    CHECK(swing->value.high == Approx(2));
    CHECK(swing->attackerLeft.median == 0);
    CHECK(swing->defenderLeft.median == 1);
}

}  // namespace engine::test
