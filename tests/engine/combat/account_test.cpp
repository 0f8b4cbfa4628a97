// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/account.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "tests/support/forces.h"

using namespace engine;

namespace {

using test::side;

ResultClaim claim(const char* defender, const char* attacker = nullptr) {
    ResultClaim said{std::nullopt, *standingFromText(defender)};
    if (attacker != nullptr) {
        said.attacker = standingFromText(attacker);
    }
    return said;
}

Account account(std::vector<RoundRemembered> rounds, bool open = false) {
    return {std::move(rounds), open};
}

std::string textOf(const CombatResult& result) {
    return toText(result.attacker) + ":" + toText(result.defender);
}

std::map<std::string, double> asMap(const std::vector<ResultChance>& results) {
    std::map<std::string, double> map;
    for (const ResultChance& each : results) {
        map[textOf(each.result)] += each.p;
    }
    return map;
}

constexpr std::optional<int> kUnknown;

/// The weight of every course of dice that the account does not contradict, by its result: brute force over all faces.
void enumerate(const Battle& battle, const Account& account, std::size_t round, long double weight,
               std::map<std::string, long double>& ends) {
    if (round == account.rounds.size()) {
        Standing defender = battle.defenderStanding();
        if (defender.fort) {
            defender.fort->walls = 0;
        }
        ends[toText(standingOf(battle.attacker)) + ":" + toText(defender)] += weight;
        return;
    }
    const RoundDice dice = diceOf(battle, {});
    if (dice.size() == 0) {
        return;
    }
    for (int a = 1; a <= dice.attacker.front(); ++a) {
        for (int d = 1; d <= dice.defender.front(); ++d) {
            const auto& known = account.rounds[round];
            if (!known.empty() && ((known[0] && *known[0] != a) || (known[1] && *known[1] != d))) {
                continue;
            }
            const std::vector<int> faces{a, d};
            enumerate(decideRound(battle, faces, {})->after, account, round + 1,
                      weight / dice.attacker.front() / dice.defender.front(), ends);
        }
    }
}

}  // namespace

TEST_CASE("dice that are all known leave one result", "[combat][SA-K5][SA-K7][SA-K11]") {
    const Battle battle{side({"1A2C"}), side({}, "city"), std::nullopt};
    const Account told = account({{10, 7}, {5, 5}, {6, 4}, {1, 2}, {7, 6}, {2, 3}, {5, 4}});
    const auto results = resultsOf(battle, {}, told);
    REQUIRE(results);
    REQUIRE(results->size() == 1);
    CHECK(results->front().p == Approx(1));
    CHECK(textOf(results->front().result) == "1C2I:destroyed");
}

TEST_CASE("what unknown dice leave open has its exact chance", "[combat][random][SA-K3][SA-K4]") {
    std::mt19937 random(7);
    const std::vector<Battle> battles{{side({"1A"}), side({}, "settlement"), std::nullopt},
                                      {side({"1C1I"}), side({"1I"}), side({}, "settlement")},
                                      {side({"1A"}), side({}, "city", 2), std::nullopt}};
    int compared = 0;
    for (int i = 0; i < 60; ++i) {
        const Battle& battle = battles[random() % battles.size()];
        Account told;
        const std::size_t rounds = 1 + random() % 3;
        for (std::size_t r = 0; r < rounds; ++r) {
            RoundRemembered faces;
            if (random() % 4 != 0) {
                for (int die = 0; die < 2; ++die) {
                    faces.push_back(random() % 2 == 0 ? std::optional<int>(1 + static_cast<int>(random() % 8))
                                                      : kUnknown);
                }
            }
            told.rounds.push_back(faces);
        }
        std::map<std::string, long double> ends;
        enumerate(battle, told, 0, 1, ends);
        const auto results = resultsOf(battle, {}, told);
        REQUIRE(results.has_value() == !ends.empty());
        if (ends.empty()) {
            continue;
        }
        long double total = 0;
        for (const auto& [text, weight] : ends) {
            total += weight;
        }
        const auto found = asMap(*results);
        REQUIRE(found.size() == ends.size());
        for (const auto& [text, weight] : ends) {
            CHECK(found.at(text) == Approx(static_cast<double>(weight / total)).epsilon(1e-12));
            ++compared;
        }
        CHECK(std::is_sorted(results->begin(), results->end(),
                             [](const ResultChance& a, const ResultChance& b) { return a.p > b.p; }));
    }
    CHECK(compared > 100);
}

TEST_CASE("an account that ends in the open comes by every later result", "[combat][SA-K10]") {
    const Battle battle{side({"1I"}), side({"1I"}), std::nullopt};
    const auto results = resultsOf(battle, {}, account({}, true));
    REQUIRE(results);
    const auto found = asMap(*results);
    REQUIRE(found.size() == 3);
    CHECK(found.at("1I:1I") == Approx(1));
    CHECK(found.at("1I:destroyed") == Approx(15.0 / 36));
    CHECK(found.at("destroyed:1I") == Approx(21.0 / 36));
}

TEST_CASE("what nobody can have seen is named with its round", "[combat][SA-K3][SA-K8]") {
    const Battle battle{side({"1I"}), side({"1I"}), std::nullopt};
    const auto faultOf = [&](const Account& told) { return resultsOf(battle, {}, told).error(); };
    using Kind = AccountFault::Kind;
    CHECK(faultOf(account({{7, 1}})) == AccountFault{Kind::FaceOutOfRange, 0, 0});
    CHECK(faultOf(account({{1, 0}})) == AccountFault{Kind::FaceOutOfRange, 0, 1});
    CHECK(faultOf(account({{1, 2}, {3, 4}})) == AccountFault{Kind::CombatOver, 1, 0});
    CHECK(faultOf(account({{1, 2, 3}})) == AccountFault{Kind::WrongCount, 0, 2});
}

TEST_CASE("a claim parts from the rules at the round that it decides otherwise", "[combat][SA-K4][SA-K5][SA-W1]") {
    SECTION("a tie is the attacker's defeat") {
        const Battle battle{side({"1A2C"}), side({}, "city"), std::nullopt};
        const Account told = account({{10, 7}, {5, 5}, {6, 4}});
        const auto right = judgeClaim(battle, {}, told, claim("settlement", "3C"));
        REQUIRE(right);
        CHECK(right->allowed);
        CHECK(right->p == Approx(1));
        CHECK_FALSE(right->parting);

        const auto won = judgeClaim(battle, {}, told, claim("settlement/upside-down"));
        REQUIRE(won);
        CHECK_FALSE(won->allowed);
        CHECK(won->otherDice);
        REQUIRE(won->parting);
        CHECK(won->parting->round == 1);
        CHECK(won->parting->later == 0);
        CHECK_FALSE(won->parting->nobodyLost);
        CHECK(won->parting->decided.loser == Party::Attacker);
        CHECK(std::count(won->parting->decided.clauses.begin(), won->parting->decided.clauses.end(), clause::SA_K5) ==
              1);

        const auto again = judgeClaim(battle, {}, told, claim("settlement", "1A2C"));
        REQUIRE(again);
        CHECK_FALSE(again->allowed);
        REQUIRE(again->parting);
        CHECK(again->parting->round == 1);
        CHECK(again->parting->nobodyLost);
    }
    SECTION("walls count") {
        const Battle battle{side({"1A"}), side({}, "city", 2), std::nullopt};
        const auto judged = judgeClaim(battle, {}, account({{9, 2}, {7, 6}}), claim("settlement"));
        REQUIRE(judged);
        CHECK_FALSE(judged->allowed);
        REQUIRE(judged->parting);
        CHECK(judged->parting->round == 1);
        CHECK(std::count(judged->parting->decided.clauses.begin(), judged->parting->decided.clauses.end(),
                         clause::SA_W1) == 1);
    }
    SECTION("nothing leads to it") {
        const Battle battle{side({"1I"}), side({}, "city"), std::nullopt};
        const auto judged = judgeClaim(battle, {}, account({{6, 1}}), claim("settlement"));
        REQUIRE(judged);
        CHECK_FALSE(judged->allowed);
        CHECK_FALSE(judged->parting);
        CHECK_FALSE(judged->otherDice);
    }
    SECTION("unknown dice allow it") {
        const Battle battle{side({"1I"}), side({"1I"}), std::nullopt};
        const auto judged = judgeClaim(battle, {}, account({{kUnknown, 3}}), claim("destroyed", "1I"));
        REQUIRE(judged);
        CHECK(judged->allowed);
        CHECK(judged->p == Approx(0.5));
    }
}

TEST_CASE("the owner of an alliance may have chosen otherwise", "[combat][SA-K12][R-ALLY-LOSS]") {
    const Battle battle{side({"A"}), side({"C"}, "city"), std::nullopt};
    CombatRules owner;
    owner.allyLoss = RAllyLoss::Owner;
    const Account told = account({{12, 1}});
    CHECK(judgeClaim(battle, {}, told, claim("1I+city"))->allowed);
    CHECK_FALSE(judgeClaim(battle, {}, told, claim("1C+city/upside-down"))->allowed);
    CHECK(judgeClaim(battle, owner, told, claim("1I+city"))->allowed);
    CHECK(judgeClaim(battle, owner, told, claim("1C+city/upside-down"))->allowed);
    CHECK_FALSE(judgeClaim(battle, owner, told, claim("1C+city"))->allowed);
}

TEST_CASE("faces in one row become rounds", "[combat][R-ALLY-DIE]") {
    const Battle battle{side({"1I", "1C"}), side({}, "settlement"), std::nullopt};
    const std::vector<std::optional<int>> faces{3, 1, kUnknown, 2};
    const auto best = roundsFrom(battle, {}, faces);
    REQUIRE(best);
    CHECK(*best == std::vector<RoundRemembered>{{3, 1}, {kUnknown, 2}});

    CombatRules sum;
    sum.allyDie = RAllyDie::Sum;
    CHECK(roundsFrom(battle, sum, faces).error() == AccountFault{AccountFault::Kind::WrongCount, 1, 3});
    const Battle longer{side({"1I", "1C"}), side({}, "city"), std::nullopt};
    const std::vector<std::optional<int>> unclear(7);
    CHECK(roundsFrom(longer, sum, unclear).error() == AccountFault{AccountFault::Kind::NumberUnclear, 2, 0});
    CHECK(roundsFrom(battle, {}, std::vector<std::optional<int>>{1, 6, 1, 6, 1, 6, 1, 6}).error() ==
          AccountFault{AccountFault::Kind::CombatOver, 3, 0});
}

TEST_CASE("two accounts agree on what neither contradicts", "[combat]") {
    const Account a = account({{5, 5}, {kUnknown, 4}, {1, 2}});
    CHECK_FALSE(firstDifference(a, a));
    CHECK(agreedOf(a, a) == a);

    const Account b = account({{5, 6}, {3, kUnknown}, {1, 2}});
    CHECK(firstDifference(a, b) == AccountDifference{0, 1});
    CHECK(agreedOf(a, b) == account({{5, kUnknown}, {3, 4}, {1, 2}}));

    const Account shorter = account({{5, 5}});
    CHECK(firstDifference(a, shorter) == AccountDifference{1, std::nullopt});
    CHECK(agreedOf(a, shorter) == account({{5, 5}}, true));

    const Account open = account({{5, 5}}, true);
    CHECK_FALSE(firstDifference(a, open));
    CHECK(agreedOf(open, a) == a);
    CHECK(agreedOf(open, shorter) == shorter);

    const Account forgotten = account({{}, {2, 4}, {1, 2}});
    CHECK_FALSE(firstDifference(a, forgotten));
    CHECK(agreedOf(a, forgotten) == account({{5, 5}, {2, 4}, {1, 2}}));
}
