// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/odds.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "tests/engine/combat/naive_combat.h"
#include "tests/support/effort.h"
#include "tests/support/forces.h"

using namespace engine;

namespace {

using test::side;

Approx exactly(double value) {
    return Approx(value).epsilon(0).margin(1e-12);
}

void checkSums(const Odds& odds) {
    double attacker = 0;
    for (const auto& left : odds.attackerLeft) {
        CHECK(left.p > 0);
        attacker += left.p;
    }
    double defender = 0;
    for (const auto& left : odds.defenderLeft) {
        CHECK(left.p > 0);
        defender += left.p;
    }
    double rounds = 0;
    double mean = 0;
    for (std::size_t k = 0; k < odds.rounds.size(); ++k) {
        rounds += odds.rounds[k];
        mean += static_cast<double>(k) * odds.rounds[k];
    }
    CHECK(attacker == exactly(odds.attackerWins));
    CHECK(defender == exactly(odds.defenderHolds));
    CHECK(odds.attackerWins + odds.defenderHolds == exactly(1));
    CHECK(rounds == exactly(1));
    CHECK(mean == exactly(odds.meanRounds));
    CHECK(odds.rounds.back() > 0);
}

void checkAgainstNaive(const Battle& battle, const CombatRules& rules, std::optional<int> stopAfter = std::nullopt) {
    const auto odds = oddsOf(battle, rules, stopAfter);
    REQUIRE(odds.has_value());
    checkSums(*odds);
    const naive::Result truth = naive::odds(battle, rules, stopAfter.value_or(1000));
    CHECK(odds->attackerWins == exactly(truth.wins));
    REQUIRE(odds->attackerLeft.size() == truth.attackerLeft.size());
    for (const auto& left : odds->attackerLeft) {
        CAPTURE(toText(left.units));
        REQUIRE(truth.attackerLeft.contains(naive::word(left.units)));
        CHECK(left.p == exactly(truth.attackerLeft.at(naive::word(left.units))));
    }
    REQUIRE(odds->defenderLeft.size() == truth.defenderLeft.size());
    for (const auto& left : odds->defenderLeft) {
        CAPTURE(toText(left.standing));
        const int lives = left.standing.fort ? left.standing.fort->endurance() : 0;
        const std::string key = naive::word(left.standing.units) + "+" + std::to_string(lives);
        REQUIRE(truth.defenderLeft.contains(key));
        CHECK(left.p == exactly(truth.defenderLeft.at(key)));
    }
    for (const auto& [k, p] : truth.rounds) {
        CAPTURE(k);
        REQUIRE((p == 0 || static_cast<std::size_t>(k) < odds->rounds.size()));
        CHECK((static_cast<std::size_t>(k) < odds->rounds.size() ? odds->rounds[static_cast<std::size_t>(k)] : 0) ==
              exactly(p));
    }
}

}  // namespace

TEST_CASE("the chance of one round is counted face by face", "[combat][odds][SA-K5]") {
    CHECK(winProbability({6}, {6}, 0) == 15.0 / 36);
    CHECK(winProbability({12}, {12}, 0) == 66.0 / 144);
    CHECK(winProbability({12}, {6}, 0) == 51.0 / 72);
    CHECK(winProbability({6}, {20}, 3) == 3.0 / 120);
    CHECK(winProbability({6}, {8}, 6) == 0);
    CHECK(winProbability({6, 6}, {12}, 0) == exactly(naive::win({6, 6}, {12}, 0)));
    CHECK(winProbability({6}, {6, 8, 12}, 0) == exactly(naive::win({6}, {6, 8, 12}, 0)));
    CHECK(winProbability({12, 10, 6}, {10, 20}, 3) == exactly(naive::win({12, 10, 6}, {10, 20}, 3)));
    for (const int attacker : {6, 10, 12}) {
        for (const int defender : {6, 8, 10, 12, 20}) {
            for (int walls = 0; walls <= 3; ++walls) {
                CHECK(winProbability({attacker}, {defender}, walls) ==
                      exactly(naive::win({attacker}, {defender}, walls)));
            }
        }
    }
}

TEST_CASE("one army against anything agrees with counting every path", "[combat][odds][SA-K8]") {
    const char* attacker = GENERATE("I", "2I", "C", "A", "1A1C", "1A2C", "2C2I");
    const char* building = GENERATE("settlement", "settlement/upside-down", "city", "city/upside-down", "metropolis");
    CAPTURE(attacker, building);
    const int walls = *building == 's' ? 0 : 2;
    checkAgainstNaive({side({attacker}), side({}, building, walls), std::nullopt}, {});
    checkAgainstNaive({side({attacker}), side({"1C1I"}), std::nullopt}, {});
    checkAgainstNaive({side({attacker}), side({"C"}), side({}, building, walls)}, {});
}

TEST_CASE("walls and the d10 of cities enter the odds", "[combat][odds][SA-V2][SA-W1]") {
    CombatRules rules;
    rules.citiesThrowTen = true;
    for (int walls = 0; walls <= 3; ++walls) {
        checkAgainstNaive({side({"1A1C"}), side({}, "metropolis", walls), std::nullopt}, rules);
    }
    rules.wallsDrop = RWallsDrop::Wait;
    checkAgainstNaive({side({"1A1C"}), side({}, "city", 3), std::nullopt}, rules);
}

TEST_CASE("allied odds agree with counting every path under every ruling", "[combat][odds][SA-K12]") {
    CombatRules rules;
    rules.allyDie = GENERATE(RAllyDie::Best, RAllyDie::Sum);
    rules.allyLoss = GENERATE(RAllyLoss::Highest, RAllyLoss::Owner);
    CAPTURE(static_cast<int>(rules.allyDie), static_cast<int>(rules.allyLoss));
    const std::vector<Battle> battles{
        {side({"C", "I"}), side({}, "settlement"), std::nullopt},
        {side({"C", "I"}), side({"I"}, "settlement"), std::nullopt},
        {side({"A"}), side({"C"}, "city", 1), std::nullopt},
        {side({"1C1I"}), side({"C", "2I"}), std::nullopt},
        {side({"C", "C"}), side({"C", "I"}), std::nullopt},
        {side({"A", "I"}), side({"I", "I"}), side({"I"}, "settlement")},
        {side({"A"}), side({"I"}), side({"C"}, "city/upside-down", 2)},
    };
    for (const Battle& battle : battles) {
        CAPTURE(toText(standingOf(battle.attacker)), toText(battle.defenderStanding()));
        const auto odds = oddsOf(battle, rules);
        REQUIRE(odds.has_value());
        checkSums(*odds);
        // Equally good choices may end differently, so with choices only the value of the game is comparable.
        if (rules.allyLoss == RAllyLoss::Highest && rules.allyDie == RAllyDie::Best) {
            checkAgainstNaive(battle, rules);
        } else {
            CHECK(odds->attackerWins == exactly(naive::odds(battle, rules).wins));
        }
    }
}

TEST_CASE("a free choice of losses never hurts the side that has it", "[combat][odds][SA-K12]") {
    CombatRules owner;
    owner.allyLoss = RAllyLoss::Owner;
    const Battle attack{side({"A", "A"}), side({}, "city"), std::nullopt};
    CHECK(oddsOf(attack, owner)->attackerWins > oddsOf(attack, {})->attackerWins + 0.01);
    const Battle defence{side({"1A1C"}), side({"A", "A"}), std::nullopt};
    CHECK(oddsOf(defence, owner)->attackerWins < oddsOf(defence, {})->attackerWins - 0.01);
}

TEST_CASE("a combat that is stopped early holds what still stands", "[combat][odds][SA-K10]") {
    const Battle battle{side({"1A2C"}), side({"I"}), side({}, "city", 1)};
    for (int rounds = 0; rounds <= 14; ++rounds) {
        CAPTURE(rounds);
        checkAgainstNaive(battle, {}, rounds);
    }
    const auto none = oddsOf(battle, {}, 0);
    REQUIRE(none.has_value());
    CHECK(none->rounds == std::vector<double>{1});
    CHECK(none->defenderHolds == 1);
}

TEST_CASE("thrown combats come out as the odds say", "[combat][odds][random]") {
    const std::vector<Battle> battles{{side({"1A2C"}), side({}, "city", 1), std::nullopt},
                                      {side({"1A", "1C1I"}), side({"1C", "1I"}), side({"1I"}, "city")}};
    CombatRules rules;
    rules.allyDie = GENERATE(RAllyDie::Best, RAllyDie::Sum);
    rules.allyLoss = GENERATE(RAllyLoss::Highest, RAllyLoss::Owner);
    for (const Battle& start : battles) {
        const auto odds = oddsOf(start, rules);
        const auto play = BestPlay::of(start, rules);
        REQUIRE(odds.has_value());
        REQUIRE(play.has_value());
        std::mt19937 random(20240611);
        std::map<std::string, double> seen;
        constexpr int kGames = static_cast<int>(test::effort(20000));
        for (int game = 0; game < kGames; ++game) {
            Battle battle = start;
            while (!battle.over()) {
                const RoundDice dice = diceOf(battle, rules);
                std::vector<int> faces;
                for (const std::vector<int>* party : {&dice.attacker, &dice.defender}) {
                    for (const int sides : *party) {
                        faces.push_back(std::uniform_int_distribution(1, sides)(random));
                    }
                }
                const Party loser = *loserOf(battle, faces, rules);
                const auto round = decideRound(battle, faces, rules, play->choose(battle, loser));
                REQUIRE(round.has_value());
                battle = round->after;
            }
            seen[(battle.attacker.gone() ? "d " : "a ") + toText(standingOf(battle.attacker)) + " " +
                 toText(battle.defenderStanding())] += 1;
        }
        double chiSquare = 0;
        int freedom = -1;
        double rest = kGames;
        double restExpected = kGames;
        const auto compare = [&](const std::string& key, double p) {
            if (p * kGames >= 10) {
                chiSquare += std::pow(seen[key] - p * kGames, 2) / (p * kGames);
                ++freedom;
                rest -= seen[key];
                restExpected -= p * kGames;
            }
        };
        for (const auto& left : odds->attackerLeft) {
            compare("a " + toText(left.units) + " destroyed", left.p);
        }
        for (const auto& left : odds->defenderLeft) {
            compare("d destroyed " + toText(left.standing), left.p);
        }
        CHECK(std::abs(rest - restExpected) < 5 * std::sqrt(restExpected + 1));
        REQUIRE(freedom > 3);
        // Five standard deviations above the mean of the distribution.
        CHECK(chiSquare < freedom + 5 * std::sqrt(2.0 * freedom));
    }
}

TEST_CASE("great armies have odds too, and too great alliances are refused", "[combat][odds]") {
    const auto odds = oddsOf({side({"99A99C99I"}), side({"99A99C99I"}), side({}, "metropolis", 3)}, {});
    REQUIRE(odds.has_value());
    checkSums(*odds);
    CombatRules owner;
    owner.allyLoss = RAllyLoss::Owner;
    const auto refused = oddsOf({side({"99A", "98A", "97A", "96A"}), side({"I"}), std::nullopt}, owner);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == OddsFault::TooManyStates);
}
