// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/rulings.h"

#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

using namespace engine;
using Pairs = std::vector<std::pair<std::string, std::string>>;

namespace {

// An option of another ruling, or a plain number, does not compile.
template <class T>
concept CanBeSet = requires(Rulings rulings, T value) { rulings.set(value); };
static_assert(CanBeSet<RMerge> && CanBeSet<RulingChoice>);
static_assert(!CanBeSet<int> && !CanBeSet<RulingId>);
static_assert(rulingOf<RMerge> == RulingId::R_MERGE);

}  // namespace

TEST_CASE("a fresh game plays by the defaults", "[clauses][rulings]") {
    const Rulings rulings;
    CHECK(rulings.get<RMerge>() == RMerge::Join);
    CHECK(rulings.get<RMoEnd>() == RMoEnd::At14);
    CHECK(rulings.is(RulingId::R_MERGE, "join"));
    CHECK_FALSE(rulings.is(RulingId::R_MERGE, "no"));
    CHECK_FALSE(rulings.is(RulingId::R_MERGE, "part"));
    CHECK(rulings.departures().empty());
    for (const RulingId id : kRulingIds) {
        CHECK(rulings.option(id) == 0);
    }
}

TEST_CASE("rulings are chosen by option and by id", "[clauses][rulings]") {
    Rulings rulings;
    rulings.set(RMerge::No);
    rulings.set(RulingChoice{RulingId::R_TIME, 1});
    CHECK(rulings.get<RMerge>() == RMerge::No);
    CHECK(rulings.get<RTime>() == RTime::AtOnce);
    CHECK(rulings.get<RSplit>() == RSplit::Part);
    CHECK(rulings.departures() == std::vector<RulingChoice>{choiceOf(RMerge::No), choiceOf(RTime::AtOnce)});
    CHECK(rulings != Rulings{});
    rulings.set(RMerge::Join);
    rulings.set(RTime::FinishRound);
    CHECK(rulings == Rulings{});
}

TEST_CASE("every option of every ruling can be read", "[clauses][rulings]") {
    for (const RulingId id : kRulingIds) {
        for (std::uint8_t option = 0; option < optionCount(id); ++option) {
            const Pairs pairs{{std::string(toText(id)), std::string(optionText({id, option}))}};
            const auto rulings = rulingsFrom(pairs);
            CAPTURE(pairs);
            REQUIRE(rulings);
            CHECK(rulings->option(id) == option);
            CHECK(rulings->departures().size() == (option == 0 ? 0 : 1));
        }
    }
}

TEST_CASE("unknown rulings and options are refused by name", "[clauses][rulings]") {
    using Kind = RulingFault::Kind;
    const auto fault = [](const Pairs& pairs) { return rulingsFrom(pairs).error(); };
    CHECK(fault({{"R-MERGE", "join"}, {"R-MERGR", "no"}}) == RulingFault{Kind::UnknownRuling, "R-MERGR", "no"});
    CHECK(fault({{"R-MERGE", "whole"}}) == RulingFault{Kind::UnknownOption, "R-MERGE", "whole"});
    CHECK(fault({{"R-MERGE", "Join"}}) == RulingFault{Kind::UnknownOption, "R-MERGE", "Join"});
    CHECK(fault({{"", ""}}) == RulingFault{Kind::UnknownRuling, "", ""});
    CHECK(fault({{"R-MERGE", "join"}, {"R-MERGE", "no"}}) == RulingFault{Kind::ChosenTwice, "R-MERGE", "no"});
    CHECK(rulingsFrom(Pairs{{"R-MERGE", "no"}, {"R-MERGE", "no"}})->get<RMerge>() == RMerge::No);
    CHECK(rulingsFrom(Pairs{}) == Rulings{});
    CHECK(allRulingsFrom(Pairs{{"R-A", "x"}, {"R-SPLIT", "y"}, {"R-MERGE", "no"}}).error().size() == 2);
}
