// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dispute/settle.h"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace adjudicator;
using engine::Language;

namespace {

SettledCombat remembered() {
    SettledCombat said;
    said.combat.attackers = {"1A2C"};
    said.combat.defender = "city";
    return said;
}

std::string all(const std::vector<SettledLine>& lines) {
    std::string text;
    for (const SettledLine& line : lines) {
        text += line.text + "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("dice and claims are read and written as people say them", "[adjudicator][dispute]") {
    const auto battle = *combatCase(remembered().combat, Language::English);
    for (const char* text : {"10,7,?,5", "10,7,?,5,...", "...", ""}) {
        const auto account = accountFrom(battle, text, Language::English);
        REQUIRE(account);
        CHECK(toText(*account) == text);
    }
    CHECK(toText(*accountFrom(battle, " 10 , 7;? , 5 ; ", Language::English)) == "10,7,?,5");
    CHECK(accountFrom(battle, "10,7,5", Language::English).error().text == "round 2 has 2 dice");
    CHECK(accountFrom(battle, "10,seven", Language::English).error().field == "dice");
    for (const char* text : {"destroyed", "2C:destroyed", "destroyed:city/upside-down"}) {
        const auto claim = claimFrom(text, Language::English);
        REQUIRE(claim);
        CHECK(toText(*claim) == text);
    }
    for (const char* text : {"", "ruin", "city:city", ":", "1C:"}) {
        INFO(text);
        CHECK_FALSE(claimFrom(text, Language::English));
    }
}

TEST_CASE("who is right is said with the first step where a claim parts from the rules",
          "[adjudicator][dispute][SA-K5]") {
    SettledCombat said = remembered();
    said.attacker = {"10,7,5,5,6,4", "1A2C:settlement"};
    said.defender = {"", "3C:settlement"};
    const auto settlement = settle(said, Language::English);
    REQUIRE(settlement);
    CHECK_FALSE(settlement->difference);
    REQUIRE(settlement->results.size() == 1);
    const auto lines = linesOf(*settlement, "Ben", "Anna", Language::English);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].kind == SettledLine::Kind::Refused);
    CHECK(
        lines[0].text ==
        "Ben says 1A2C:settlement: this parts from the rules in round 2 (5 : 5): a tie is not thrown again, it is the "
        "attacker's defeat (SA-K5).");
    CHECK(lines[0].clauses == std::vector{engine::clause::SA_K5});
    CHECK(lines[1].kind == SettledLine::Kind::Allowed);
    CHECK(lines[1].text == "Anna says 3C:settlement: so the rules have it.");
    CHECK(all(linesOf(*settlement, "Ben", "Anna", Language::German)).find("Gleichstand") != std::string::npos);
}

TEST_CASE("what the sides remember differently is named, and what both leave open has its odds",
          "[adjudicator][dispute]") {
    SettledCombat said = remembered();
    said.attacker = {"10,7,6,5", "city"};
    said.defender = {"10,7,5,5", ""};
    const auto settlement = settle(said, Language::English);
    REQUIRE(settlement);
    CHECK(settlement->difference == engine::AccountDifference{1, 0});
    CHECK(toText(settlement->agreed) == "10,7,?,5");
    CHECK(settlement->results.size() == 2);
    const std::string text = all(linesOf(*settlement, "Ben", "Anna", Language::English));
    CHECK(text.find("The accounts part in round 2, die 1: 6 by Ben, 5 by Anna.") != std::string::npos);
    CHECK(text.find("no dice lead to it in so many rounds") == std::string::npos);
}

TEST_CASE("without any dice everything that can be is possible", "[adjudicator][dispute]") {
    SettledCombat said = remembered();
    said.attacker.claim = "destroyed";
    said.defender.claim = "metropolis";
    const auto settlement = settle(said, Language::English);
    REQUIRE(settlement);
    CHECK(settlement->agreed.open);
    CHECK(settlement->attacker.judged->allowed);
    CHECK_FALSE(settlement->defender.judged->allowed);
    CHECK_FALSE(settlement->defender.judged->otherDice);
}

TEST_CASE("texts that cannot be read are named by their field", "[adjudicator][dispute]") {
    const auto fieldOf = [](auto change) {
        SettledCombat said = remembered();
        change(said);
        const auto fault = faultOf(said, Language::English);
        return fault ? fault->field : std::string();
    };
    CHECK(fieldOf([](SettledCombat&) {}).empty());
    CHECK(fieldOf([](SettledCombat& said) { said.combat.attackers = {"9X"}; }) == "attacker");
    CHECK(fieldOf([](SettledCombat& said) { said.combat.walls = 4; }) == "walls");
    CHECK(fieldOf([](SettledCombat& said) { said.combat.rulings = {"R-ALLY-DIE=none"}; }) == "ruling");
    CHECK(fieldOf([](SettledCombat& said) { said.attacker.dice = "a"; }) == "attacker.dice");
    CHECK(fieldOf([](SettledCombat& said) { said.defender.claim = "a"; }) == "defender.claim");
    CHECK(fieldOf([](SettledCombat& said) { said.result = "a"; }) == "result");
}
