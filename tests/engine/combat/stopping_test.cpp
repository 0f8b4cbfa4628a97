// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/stopping.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "tests/support/forces.h"

using namespace engine;

namespace {

using test::side;

Approx near(double value) {
    return Approx(value).epsilon(0).margin(1e-12);
}

/// The gain of stopping here, added up by hand.
struct ByHand {
    double infantry = 2;
    double cavalry = 13.0 / 3;
    double artillery = 14.0 / 3;
    double wall = 8.0 / 3;
    double point = 6;
    double share = 0.5;

    double units(const Forces& force) const {
        double sum = 0;
        for (const Units& army : force.armies) {
            sum += army.infantry * infantry + army.cavalry * cavalry + army.artillery * artillery;
        }
        return sum;
    }
    double building(const Fort& fort) const {
        const std::vector<double> levels{0, 13.0 / 3 + point, 31.0 / 3 + 2 * point, 61.0 / 3 + 4 * point};
        const auto level = static_cast<std::size_t>(fort.level) + 1;
        return (fort.upsideDown ? (levels[level] + levels[level - 1]) / 2 : levels[level]) + fort.walls * wall;
    }
    double all(const Forces& force) const { return units(force) + (force.fort ? building(*force.fort) : 0); }
    double defender(const Battle& battle) const {
        return all(battle.defender) + (battle.covered ? all(*battle.covered) : 0);
    }
    double gain(const Battle& start, const Battle& now) const {
        const bool hasBuilding = start.defender.fort || (start.covered && start.covered->fort);
        const bool conquered = now.defender.gone() && !now.covered && hasBuilding;
        return share * (defender(start) - defender(now)) - (all(start.attacker) - all(now.attacker)) +
               (conquered ? building(Fort{}) : 0);
    }
};

/// Every face of every die, round after round; each side chooses where its losses fall by trying all of it.
class EveryThrow {
public:
    EveryThrow(Battle start, CombatRules rules, bool mayStop)
        : m_start(std::move(start)), m_rules(rules), m_mayStop(mayStop) {}

    double value(const Battle& battle) {
        const std::string key = keyOf(battle);
        if (const auto known = m_known.find(key); known != m_known.end()) {
            return known->second;
        }
        const double now = m_prices.gain(m_start, battle);
        double best = now;
        if (!battle.over()) {
            best = thrownOnce(battle);
            best = m_mayStop ? std::max(best, now) : best;
        }
        return m_known[key] = best;
    }

    double thrownOnce(const Battle& battle) {
        const RoundDice dice = diceOf(battle, m_rules);
        std::vector<int> sides = dice.attacker;
        sides.insert(sides.end(), dice.defender.begin(), dice.defender.end());
        std::vector<int> faces(sides.size(), 1);
        double counts[2] = {0, 0};
        for (bool more = true; more;) {
            counts[static_cast<int>(*loserOf(battle, faces, m_rules))] += 1;
            more = false;
            for (std::size_t i = 0; i < faces.size() && !more; ++i) {
                more = faces[i] < sides[i];
                faces[i] = more ? faces[i] + 1 : 1;
            }
        }
        return (counts[0] * after(battle, Party::Attacker) + counts[1] * after(battle, Party::Defender)) /
               (counts[0] + counts[1]);
    }

private:
    double after(const Battle& battle, Party loser) {
        const bool attacks = loser == Party::Attacker;
        std::optional<double> best;
        for (const Member member : lossChoices(attacks ? battle.attacker : battle.defender, m_rules)) {
            Battle next = battle;
            Forces& hit = attacks ? next.attacker : next.defender;
            hit = afterLoss(hit, member, m_rules);
            const double v = value(onToCovered(std::move(next)));
            best = !best ? v : attacks ? std::max(*best, v) : std::min(*best, v);
        }
        return *best;
    }
    static std::string keyOf(const Battle& battle) {
        std::string key;
        for (const Forces* force : {&battle.attacker, &battle.defender, battle.covered ? &*battle.covered : nullptr}) {
            if (force != nullptr) {
                for (const Units& army : force->armies) {
                    key += toText(army) + ".";
                }
                key += force->fort ? toText(*force->fort) + std::to_string(force->fort->walls) : "";
            }
            key += "|";
        }
        return key;
    }

    Battle m_start;
    CombatRules m_rules;
    bool m_mayStop;
    ByHand m_prices;
    std::map<std::string, double> m_known;
};

}  // namespace

TEST_CASE("the stopping rule gains what counting every throw gains", "[combat][stopping][SA-K10]") {
    CombatRules rules;
    rules.allyDie = GENERATE(RAllyDie::Best, RAllyDie::Sum);
    rules.allyLoss = GENERATE(RAllyLoss::Highest, RAllyLoss::Owner);
    rules.wallsDrop = GENERATE(RWallsDrop::Leave, RWallsDrop::Wait);
    CAPTURE(static_cast<int>(rules.allyDie), static_cast<int>(rules.allyLoss), static_cast<int>(rules.wallsDrop));
    const std::vector<Battle> battles{
        {side({"1A2C"}), side({}, "city"), std::nullopt},
        {side({"2C1I"}), side({}, "metropolis/upside-down", 2), std::nullopt},
        {side({"I"}), side({"2A"}), std::nullopt},
        {side({"1A1C"}), side({"1C"}), side({}, "city/upside-down", 1)},
        {side({"C", "1I"}), side({"I"}, "settlement"), std::nullopt},
        {side({"A", "I"}), side({"I", "C"}), side({"I"}, "settlement")},
    };
    for (const Battle& battle : battles) {
        CAPTURE(toText(standingOf(battle.attacker)), toText(battle.defenderStanding()));
        const auto stopping = stoppingOf(battle, rules, {});
        REQUIRE(stopping.has_value());
        CHECK(stopping->gain == near(EveryThrow(battle, rules, true).value(battle)));
        CHECK(stopping->gainToTheEnd == near(EveryThrow(battle, rules, false).value(battle)));
        CHECK(stopping->gain >= stopping->gainToTheEnd - 1e-12);
        CHECK(stopping->gain >= 0);
        CHECK(stopping->wins + stopping->destroyed + stopping->stops == near(1));
        REQUIRE_FALSE(stopping->states.empty());
        EveryThrow truth(battle, rules, true);
        CHECK(stopping->states.front().goOn == near(truth.thrownOnce(battle)));
        CHECK(stopping->states.front().stopNow == 0);
        for (const Stopping::State& state : stopping->states) {
            CHECK(state.fights == (state.goOn > state.stopNow + 1e-12));
            CHECK(state.wins >= 0);
            CHECK(state.wins <= 1);
        }
    }
}

TEST_CASE("no other way of stopping gains more", "[combat][stopping][SA-K10]") {
    // Every set of states to stop at is tried: infantry and cavalry against an upside-down settlement and its army.
    const Battle battle{side({"1C1I"}), side({"I"}), side({}, "settlement/upside-down")};
    const auto stopping = stoppingOf(battle, {}, {});
    REQUIRE(stopping.has_value());
    const std::size_t choices = stopping->states.size();
    REQUIRE(choices == 6);
    double best = -1e9;
    for (unsigned set = 0; set < 1U << choices; ++set) {
        // Rows by lost rounds of the attacker, columns of the defender.
        const auto play = [&](const auto& self, const Battle& now, std::size_t a, std::size_t d) -> double {
            if (now.over() || (set >> (a * 2 + d) & 1U) != 0) {
                return ByHand().gain(battle, now);
            }
            const RoundDice dice = diceOf(now, {});
            const double p = winProbability(dice.attacker, dice.defender, wallsOf(now));
            Battle won = now;
            won.defender = afterLoss(won.defender, lossChoices(won.defender, {}).front(), {});
            Battle lost = now;
            lost.attacker = afterLoss(lost.attacker, 0, {});
            return p * self(self, onToCovered(won), a, d + 1) + (1 - p) * self(self, lost, a + 1, d);
        };
        best = std::max(best, play(play, battle, 0, 0));
    }
    CHECK(stopping->gain == near(best));
}

TEST_CASE("thrown combats that follow the rule end as it expects", "[combat][stopping][SA-K10]") {
    const Battle start{side({"2A"}), side({"1I"}), side({}, "city", 1)};
    const auto stopping = stoppingOf(start, {}, {});
    REQUIRE(stopping.has_value());
    REQUIRE(stopping->stops > 0.05);
    REQUIRE(stopping->wins > 0.05);
    std::map<std::string, bool> fights;
    for (const auto& state : stopping->states) {
        fights[toText(state.attacker) + ":" + toText(state.defender)] = state.fights;
    }
    std::mt19937 random(20261121);
    constexpr int kGames = 20000;
    double counts[3] = {0, 0, 0};
    double sum = 0;
    double squares = 0;
    for (int game = 0; game < kGames; ++game) {
        Battle battle = start;
        int end = -1;
        while (end < 0) {
            if (battle.over()) {
                end = battle.attacker.gone() ? 1 : 0;
            } else if (!fights.at(toText(standingOf(battle.attacker)) + ":" + toText(battle.defenderStanding()))) {
                end = 2;
            } else {
                const RoundDice dice = diceOf(battle, {});
                const std::vector<int> faces{std::uniform_int_distribution(1, dice.attacker.front())(random),
                                             std::uniform_int_distribution(1, dice.defender.front())(random)};
                battle = decideRound(battle, faces, {})->after;
            }
        }
        counts[end] += 1;
        const double gain = ByHand().gain(start, battle);
        sum += gain;
        squares += gain * gain;
    }
    double chiSquare = 0;
    const double expected[3] = {stopping->wins, stopping->destroyed, stopping->stops};
    for (int end = 0; end < 3; ++end) {
        const double count = expected[end] * kGames;
        if (count == 0) {
            CHECK(counts[end] == 0);
        } else {
            chiSquare += std::pow(counts[end] - count, 2) / count;
        }
    }
    // Five standard deviations above the mean of two degrees of freedom.
    CHECK(chiSquare < 12);
    const double mean = sum / kGames;
    const double deviation = std::sqrt((squares / kGames - mean * mean) / kGames);
    CHECK(std::abs(mean - stopping->gain) < 5 * deviation);
}

TEST_CASE("prices move the rule the way they should", "[combat][stopping]") {
    const Battle battle{side({"1A2C"}), side({}, "city", 2), std::nullopt};
    CombatPrices dear;
    dear.set(Weight::Infantry, 100);
    dear.set(Weight::Cavalry, 200);
    dear.set(Weight::Artillery, 300);
    CHECK(stoppingOf(battle, {}, dear)->gain == 0);
    CHECK_FALSE(stoppingOf(battle, {}, dear)->states.front().fights);
    CombatPrices free;
    for (const Weight unit : {Weight::Infantry, Weight::Cavalry, Weight::Artillery}) {
        free.set(unit, 0);
    }
    const auto fearless = stoppingOf(battle, {}, free);
    CHECK(fearless->stops == 0);
    CHECK(fearless->gain == near(fearless->gainToTheEnd));
    CHECK(fearless->wins == near(oddsOf(battle, {})->attackerWins));
    CHECK(fearless->attackerLoses == 0);
    CombatPrices points;
    points.set(Weight::Point, 20);
    CHECK(stoppingOf(battle, {}, points)->gain > stoppingOf(battle, {}, {})->gain);
}

TEST_CASE("prices have names and come back from them", "[combat][stopping]") {
    for (std::size_t i = 0; i < kWeightCount; ++i) {
        const auto weight = static_cast<Weight>(i);
        CHECK(weightFromText(toText(weight)) == weight);
    }
    CHECK_FALSE(weightFromText("horse"));
    // A city in place of a settlement costs what a point counts.
    const CombatPrices prices;
    CHECK(prices.of(Weight::City) - prices.of(Weight::Settlement) == near(prices.of(Weight::Point)));
    CHECK(worthOf(*standingFromText("1A2C+city/upside-down"), prices) ==
          near(14.0 / 3 + 26.0 / 3 + (31.0 / 3 + 12 + 13.0 / 3 + 6) / 2));
}

TEST_CASE("it is said whether to attack now, after one more unit or not at all", "[combat][stopping]") {
    const auto sure = adviceOf({side({"3A"}), side({}, "settlement"), std::nullopt}, {}, {});
    REQUIRE(sure.has_value());
    REQUIRE(sure->choices.size() == 4);
    CHECK(sure->best == std::size_t{0});
    CHECK_FALSE(sure->choices[0].more);
    CHECK(sure->choices[3].more == UnitKind::Artillery);
    for (std::size_t i = 1; i < 4; ++i) {
        CHECK(sure->choices[i].wins >= sure->choices[0].wins);
    }
    CHECK(sure->choices[0].gain ==
          near(stoppingOf({side({"3A"}), side({}, "settlement"), std::nullopt}, {}, {})->gain));
    CHECK(sure->choices[2].gain ==
          near(stoppingOf({side({"3A1C"}), side({}, "settlement"), std::nullopt}, {}, {})->gain - 2));
    const auto never = adviceOf({side({"I"}), side({"3A"}), std::nullopt}, {}, {});
    CHECK_FALSE(never->best);
    const auto later = adviceOf({side({"C"}), side({}, "city"), std::nullopt}, {}, {});
    REQUIRE(later->best);
    CHECK(*later->best > 0);
}

TEST_CASE("the cheapest garrisons hold a city as often as wanted and no less would", "[combat][stopping][SA-K2]") {
    const Forces attacker = side({"1A2C"});
    const Fort city = *fortFromText("city");
    const auto garrisons = garrisonsFor(attacker, city, 0.9, {}, {});
    REQUIRE_FALSE(garrisons.empty());
    const auto holds = [&](const Units& units, int walls) {
        Fort fort = city;
        fort.walls = walls;
        const Forces building{{}, fort};
        const Battle battle = units.empty() ? Battle{attacker, building, std::nullopt}
                                            : Battle{attacker, {{units}, std::nullopt}, building};
        return oddsOf(battle, {})->defenderHolds;
    };
    double last = 0;
    for (const Garrison& garrison : garrisons) {
        CAPTURE(toText(garrison.units), garrison.walls);
        CHECK(garrison.holds >= 0.9);
        CHECK(garrison.holds == near(holds(garrison.units, garrison.walls)));
        CHECK(garrison.price >= last);
        last = garrison.price;
        for (int Units::*count : {&Units::infantry, &Units::cavalry, &Units::artillery}) {
            Units less = garrison.units;
            if (less.*count > 0) {
                --(less.*count);
                CHECK(holds(less, garrison.walls) < 0.9);
            }
        }
        if (garrison.walls > 0) {
            CHECK(holds(garrison.units, garrison.walls - 1) < 0.9);
        }
    }
    // None is missing: whatever is enough has one of them in it.
    for (int walls = 0; walls <= 3; ++walls) {
        for (int code = 0; code < 4 * 5 * 8; ++code) {
            const Units units{code / 40, code / 8 % 5, code % 8};
            if (holds(units, walls) >= 0.9) {
                CHECK(std::any_of(garrisons.begin(), garrisons.end(), [&](const Garrison& g) {
                    return g.walls <= walls && g.units.artillery <= units.artillery &&
                           g.units.cavalry <= units.cavalry && g.units.infantry <= units.infantry;
                }));
            }
        }
    }
    CHECK(garrisonsFor(side({"I"}), *fortFromText("metropolis"), 0.9, {}, {}).front().units.empty());
    CHECK(garrisonsFor(side({"50A"}), city, 0.9, {}, {}).empty());
}

TEST_CASE("a combat that is over is not weighed", "[combat][stopping]") {
    const auto over = stoppingOf({side({"2I"}), {}, std::nullopt}, {}, {});
    REQUIRE(over.has_value());
    CHECK(over->states.empty());
    CHECK(over->gain == 0);
    CHECK(over->wins == 1);
}
