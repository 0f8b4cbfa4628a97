// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/state/layouts.h"
#include "vision/numbers/assign_numbers.h"

using vision::numbers::assignNumbers;
using vision::numbers::HexEvidence;
using vision::numbers::kNoToken;
using vision::numbers::kNumbers;
using vision::numbers::kOutcomes;

namespace {

const std::vector<int> kTokens = engine::layoutForFour().tokens;

std::size_t outcomeOf(std::optional<int> number) {
    const auto* const found = number ? std::find(kNumbers.begin(), kNumbers.end(), *number) : kNumbers.end();
    return static_cast<std::size_t>(found - kNumbers.begin());
}

/// A hex that looks like this number (empty: no token) with this chance; the rest is spread evenly.
HexEvidence evidenceOf(std::optional<int> number, double chance, double desert = 0.01) {
    HexEvidence hex;
    hex.chances.fill((1 - chance) / (kOutcomes - 1));
    hex.chances[outcomeOf(number)] = chance;
    hex.desert = desert;
    return hex;
}

/// The tokens of the base game; the desert is the first hex.
std::vector<std::optional<int>> usualNumbers() {
    std::vector<std::optional<int>> numbers{std::nullopt, 2, 12};
    for (const int number : {3, 4, 5, 6, 8, 9, 10, 11}) {
        numbers.insert(numbers.end(), 2, number);
    }
    return numbers;
}

std::vector<HexEvidence> usualIsland() {
    std::vector<HexEvidence> island;
    for (const std::optional<int> number : usualNumbers()) {
        island.push_back(evidenceOf(number, 0.995, number ? 0.01 : 0.97));
    }
    return island;
}

}  // namespace

TEST_CASE("clear tokens are read without a doubt", "[vision][numbers]") {
    const auto classes = assignNumbers(usualIsland(), kTokens);
    const auto numbers = usualNumbers();
    REQUIRE(classes.size() == numbers.size());
    for (std::size_t i = 0; i < classes.size(); ++i) {
        CAPTURE(i);
        CHECK(classes[i].number == numbers[i]);
        CHECK(classes[i].options.size() == 1);
        CHECK(classes[i].confidence > 0.95);
    }
}

TEST_CASE("what is left over settles a token that could be either of two", "[vision][numbers]") {
    auto island = usualIsland();
    const auto numbers = usualNumbers();
    const auto nine = static_cast<std::size_t>(std::find(numbers.begin(), numbers.end(), 9) - numbers.begin());
    island[nine] = evidenceOf(9, 0.5);
    island[nine].chances[outcomeOf(11)] = 0.45;
    const auto classes = assignNumbers(island, kTokens);
    CHECK(classes[nine].number == 9);
    CHECK(classes[nine].confidence > 0.9);

    // Looks that say clearly otherwise are not overruled: three elevens stand, and are believed.
    island[nine] = evidenceOf(11, 0.999);
    CHECK(assignNumbers(island, kTokens)[nine].number == 11);
}

TEST_CASE("looks that the counts overrule are asked", "[vision][numbers]") {
    auto island = usualIsland();
    const auto numbers = usualNumbers();
    const auto nine = static_cast<std::size_t>(std::find(numbers.begin(), numbers.end(), 9) - numbers.begin());
    island[nine] = evidenceOf(11, 0.85);
    island[nine].chances[outcomeOf(9)] = 0.1;
    const auto classes = assignNumbers(island, kTokens);
    REQUIRE(classes[nine].options.size() >= 2);
    const auto& options = classes[nine].options;
    CHECK(std::find(options.begin(), options.end(), std::optional(9)) != options.end());
    CHECK(std::find(options.begin(), options.end(), std::optional(11)) != options.end());
}

TEST_CASE("a token under the robber is what is left, and is asked", "[vision][numbers]") {
    auto island = usualIsland();
    island[5] = evidenceOf(std::nullopt, 0.99);
    const auto classes = assignNumbers(island, kTokens);
    CHECK(classes[5].confidence < 0.9);
    REQUIRE(classes[5].options.size() >= 2);
    const auto& options = classes[5].options;
    CHECK(std::find(options.begin(), options.end(), usualNumbers()[5]) != options.end());
    CHECK(std::find(options.begin(), options.end(), std::nullopt) != options.end());
}

TEST_CASE("an island before the tokens are laid has none", "[vision][numbers]") {
    std::vector<HexEvidence> island(19, evidenceOf(std::nullopt, 0.99));
    island[7].desert = 0.97;
    for (const auto& one : assignNumbers(island, kTokens)) {
        CHECK_FALSE(one.number);
        CHECK(one.options.size() == 1);
    }
}
