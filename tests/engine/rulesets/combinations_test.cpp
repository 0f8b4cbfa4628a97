// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/combinations.h"

#include <algorithm>
#include <catch2/catch.hpp>

namespace engine::test {

namespace {

constexpr std::array kTable{Document::Soldiers, Document::Monopolists, Document::Shadow, Document::Ccm};

RulesChoice choiceOf(std::vector<std::string> documents, std::map<std::string, std::string> rulings = {},
                     std::map<std::string, int> numbers = {}) {
    return {std::move(documents), std::move(rulings), {}, std::move(numbers), {}, 4};
}

int scoreOf(const RulesChoice& choice) {
    const auto rules = combine(choice);
    REQUIRE(rules.has_value());
    return rules->number(Number::WinningScore);
}

}  // namespace

TEST_CASE("All fifteen sets of the table documents combine in any order, or name why not", "[rulesets][SW-1][MO-1]") {
    int combined = 0;
    for (unsigned set = 1; set < 16; ++set) {
        std::vector<std::string> documents;
        for (std::size_t i = 0; i < kTable.size(); ++i) {
            if ((set >> i & 1U) != 0) {
                documents.emplace_back(toText(kTable[i]));
            }
        }
        CAPTURE(documents);
        const auto rules = combine(choiceOf(documents));
        const auto has = [&](std::string_view name) { return std::ranges::find(documents, name) != documents.end(); };
        const bool excluded = has("monopolists") && has("shadow");
        CHECK(rules.has_value() != excluded);
        if (excluded) {
            CHECK(rules.error() == Faults{{FaultKind::DocumentsExclude, "MO-1, SW-1"}});
            continue;
        }
        ++combined;
        CHECK(rules->houseCombination == (documents.size() > 1));
        std::ranges::sort(documents);
        do {
            const auto again = combine(choiceOf(documents));
            REQUIRE(again.has_value());
            CHECK(*again == *rules);
        } while (std::ranges::next_permutation(documents).found);
    }
    CHECK(combined == 11);
}

TEST_CASE("The dice game goes with nothing", "[rulesets][WP-1]") {
    const auto rules = combine(choiceOf({"dice-game-plus", "soldiers"}));
    REQUIRE_FALSE(rules.has_value());
    CHECK(rules.error().front() == Fault{FaultKind::DocumentsExclude, "WP-1, SA-1"});
}

TEST_CASE("Where two documents set a number, a named ruling decides", "[rulesets][SA-E1][MO-20][SW-11][CC-7][MO-7]") {
    CHECK(scoreOf(choiceOf({"soldiers", "monopolists"})) == 14);
    CHECK(scoreOf(choiceOf({"soldiers", "monopolists"}, {{"R-X-SA-MO-SCORE", "soldiers"}})) == 13);
    CHECK(scoreOf(choiceOf({"monopolists"}, {{"R-MO-END", "over-14"}})) == 15);
    CHECK(scoreOf(choiceOf({"soldiers", "shadow"})) == 13);
    CHECK(scoreOf(choiceOf({"soldiers", "shadow"}, {{"R-X-SA-SW-SCORE", "shadow"}})) == 10);
    CHECK(scoreOf(choiceOf({"soldiers", "ccm"}, {}, {{"winning_score", 20}})) == 20);
    CHECK(scoreOf(choiceOf({"soldiers", "ccm"}, {{"R-X-SA-CC-SCORE", "document"}}, {{"winning_score", 20}})) == 13);
    CHECK(scoreOf(choiceOf({"monopolists", "ccm"}, {{"R-X-MO-CC-SCORE", "document"}}, {{"winning_score", 20}})) == 14);
    CHECK(scoreOf(choiceOf({"shadow", "ccm"}, {{"R-X-SW-CC-SCORE", "document"}}, {{"winning_score", 20}})) == 10);

    const auto walls = [](const char* option) {
        const auto rules = combine(choiceOf({"soldiers", "monopolists"}, {{"R-X-SA-MO-WALLS", option}}));
        REQUIRE(rules.has_value());
        return std::pair(rules->number(Number::WallsPerCity), rules->number(Number::Walls));
    };
    CHECK(walls("soldiers") == std::pair(3, 6));
    CHECK(walls("monopolists") == std::pair(1, 3));
    const auto hand = [](const char* option) {
        const auto rules =
            combine(choiceOf({"soldiers", "monopolists"}, {{"R-MO-WALL-HAND", "none"}, {"R-X-SA-MO-HAND", option}}));
        REQUIRE(rules.has_value());
        return rules->number(Number::HandLimitPerWall);
    };
    CHECK(hand("soldiers") == 2);
    CHECK(hand("monopolists") == 0);
}

TEST_CASE("Where two documents touch, a named ruling decides", "[rulesets][SA-1][SA-2][MO-3][SA-D1][MO-18][CC-8]") {
    const auto with = [](std::vector<std::string> documents, const char* ruling, const char* option) {
        const auto rules = combine(choiceOf(std::move(documents), {{ruling, option}}));
        REQUIRE(rules.has_value());
        return *rules;
    };
    CHECK(with({"soldiers", "monopolists"}, "R-X-SA-MO-START", "settlement-and-city").founding ==
          Founding::SettlementThenCity);
    CHECK(with({"soldiers", "monopolists"}, "R-X-SA-MO-START", "two-settlements").founding == Founding::TwoSettlements);
    CHECK_FALSE(with({"soldiers", "monopolists"}, "R-X-SA-MO-CARDS", "drawn").has(clause::MO_18));
    CHECK_FALSE(with({"soldiers", "monopolists"}, "R-X-SA-MO-CARDS", "bought").has(clause::SA_D1));
    CHECK_FALSE(with({"soldiers", "ccm"}, "R-X-SA-CC-ARMY", "out").has(clause::B_12));
    CHECK(with({"soldiers", "ccm"}, "R-X-SA-CC-ARMY", "in-play").has(clause::B_12));
}

TEST_CASE("An optional clause holds only when switched on", "[rulesets][SA-V1][SA-V2][SA-V3][CC-15]") {
    for (const ClauseId clause : {clause::SA_V1, clause::SA_V2, clause::SA_V3, clause::SA_D4, clause::CC_15}) {
        RulesChoice choice = choiceOf({"soldiers", "ccm"});
        CHECK_FALSE(combine(choice)->has(clause));
        choice.switches = {std::string(toText(clause))};
        CHECK(combine(choice)->has(clause));
        choice.documents = {"base"};
        CHECK_FALSE(combine(choice).has_value());
    }
}

}  // namespace engine::test
