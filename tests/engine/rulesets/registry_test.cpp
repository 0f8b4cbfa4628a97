// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/registry.h"

#include <algorithm>
#include <catch2/catch.hpp>

namespace engine::test {

namespace {

Rules rulesOf(const RulesChoice& choice) {
    const auto rules = combine(choice);
    REQUIRE(rules.has_value());
    return *rules;
}

}  // namespace

TEST_CASE("The base game's numbers and prices hold where no document sets others", "[rulesets][B-2][B-8][B-11][B-13]") {
    const Rules rules = rulesOf({});
    CHECK(rules.documents == std::vector{Document::Base});
    CHECK(rules.number(Number::WinningScore) == 10);
    CHECK(rules.number(Number::HandLimit) == 7);
    CHECK(rules.number(Number::RoadLengthNeeded) == 5);
    CHECK(rules.number(Number::Roads) == 15);
    CHECK(rules.number(Number::Settlements) == 5);
    CHECK(rules.number(Number::Cities) == 4);
    CHECK(rules.price(Item::Settlement) == Cards::of(1, 1, 1, 1, 0));
    CHECK(rules.price(Item::City) == Cards::of(0, 0, 0, 2, 3));
    CHECK(rules.founding == Founding::TwoSettlements);
    CHECK(rules.has(clause::B_12));
    CHECK_FALSE(rules.armies);
}

TEST_CASE("Soldiers & Armies sets 13 points, ten cards on a 7 and its own founding",
          "[rulesets][SA-1][SA-2][SA-4][SA-D3][SA-E1]") {
    const Rules rules = rulesOf({{"soldiers"}, {}, {}, {}, {}, 4});
    CHECK(rules.number(Number::WinningScore) == 13);
    CHECK(rules.clauseOf(Number::WinningScore) == clause::SA_E1);
    CHECK(rules.number(Number::HandLimit) == 10);
    CHECK(rules.number(Number::HandLimitPerWall) == 2);
    CHECK(rules.price(Item::Infantry) == Cards::of(0, 0, 1, 1, 0));
    CHECK(rules.price(Item::Cavalry) == Cards::of(0, 0, 1, 2, 1));
    CHECK(rules.price(Item::Artillery) == Cards::of(0, 1, 0, 1, 2));
    CHECK(rules.price(Item::Nuke) == Cards::of(1, 1, 1, 1, 3));
    CHECK(rules.price(Item::Wall) == Cards::of(2, 0, 0, 0, 0));
    CHECK(rules.founding == Founding::SettlementThenCity);
    CHECK(rules.armies);
    CHECK_FALSE(rules.has(clause::B_12));
    CHECK(rulesOf({{"soldiers"}, {{"R-START", "city-first"}}, {}, {}, {}, 4}).founding == Founding::CityThenSettlement);
}

TEST_CASE("The order in which documents are named does not matter", "[rulesets]") {
    const Rules one = rulesOf({{"ccm", "soldiers", "base"}, {}, {}, {{"winning_score", 30}}, {}, 4});
    const Rules other = rulesOf({{"base", "soldiers", "ccm", "soldiers"}, {}, {}, {{"winning_score", 30}}, {}, 4});
    CHECK(one == other);
}

TEST_CASE("An agreed winning score changes the special cards of a CCM game", "[rulesets][CC-7][CC-8][CC-9][CC-10]") {
    const Rules rules = rulesOf({{"ccm"}, {}, {}, {{"winning_score", 30}}, {}, 4});
    CHECK(rules.number(Number::WinningScore) == 30);
    CHECK(rules.number(Number::KnightsNeeded) == 6);
    CHECK(rules.number(Number::RoadLengthNeeded) == 10);
    CHECK(rules.number(Number::SpecialCardValue) == 6);
    CHECK(rules.clauseOf(Number::RoadLengthNeeded) == clause::CC_9);
    // A number of the table's own stays.
    CHECK(rulesOf({{"ccm"}, {}, {}, {{"winning_score", 30}, {"road_length_needed", 8}}, {}, 4})
              .number(Number::RoadLengthNeeded) == 8);
    // Without CCM a winning score is a number like any other.
    CHECK(rulesOf({{}, {}, {}, {{"winning_score", 30}}, {}, 4}).number(Number::RoadLengthNeeded) == 5);
    CHECK_FALSE(combine({{"ccm"}, {}, {}, {{"winning_score", 201}}, {}, 4}).has_value());
}

TEST_CASE("Everything that cannot be is reported at once and by name", "[rulesets]") {
    const auto rules = combine({{"chess", "monopolists"},
                                {{"R-NOTHING", "x"}, {"R-MERGE", "maybe"}},
                                {"SA-X"},
                                {{"goats", 3}, {"roads", -1}},
                                {{"goat", {}}},
                                4});
    REQUIRE_FALSE(rules.has_value());
    const auto has = [&](FaultKind kind, const char* at) {
        return std::find(rules.error().begin(), rules.error().end(), Fault{kind, at}) != rules.error().end();
    };
    CHECK(has(FaultKind::UnknownDocument, "chess"));
    CHECK(combine({{"dice-game-plus"}, {}, {}, {}, {}, 4}).error() ==
          Faults{{FaultKind::NoTableGame, "dice-game-plus"}});
    CHECK(has(FaultKind::UnknownRuling, "R-NOTHING"));
    CHECK(has(FaultKind::UnknownRuling, "R-MERGE=maybe"));
    CHECK(has(FaultKind::UnknownSwitch, "SA-X"));
    CHECK(has(FaultKind::UnknownNumber, "goats"));
    CHECK(has(FaultKind::NumberOutOfRange, "roads"));
    CHECK(has(FaultKind::UnknownPrice, "goat"));
}

}  // namespace engine::test
