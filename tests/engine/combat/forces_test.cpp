// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/forces.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace engine;

namespace {

Forces army(const char* units) {
    return {{*unitsFromText(units)}, std::nullopt};
}

Fort fort(const char* text, int walls = 0) {
    Fort result = *fortFromText(text);
    result.walls = walls;
    return result;
}

}  // namespace

TEST_CASE("an army throws the die of its best unit", "[combat][SA-K3]") {
    CHECK(diceOf(army("9I"), {}) == std::vector{6});
    CHECK(diceOf(army("1C9I"), {}) == std::vector{10});
    CHECK(diceOf(army("1A1C1I"), {}) == std::vector{12});
    CHECK(diceOf(Forces{{Units{}}, std::nullopt}, {}).empty());
}

TEST_CASE("a building throws the die of its level, upright or upside down", "[combat][SA-K4][SA-K7]") {
    const char* text;
    int die;
    std::tie(text, die) = GENERATE(table<const char*, int>({{"settlement", 8},
                                                            {"settlement/upside-down", 8},
                                                            {"city", 12},
                                                            {"city/upside-down", 12},
                                                            {"metropolis", 20},
                                                            {"metropolis/upside-down", 20}}));
    CAPTURE(text);
    CHECK(dieOf(fort(text), {}) == die);
    CHECK(toText(fort(text)) == text);
}

TEST_CASE("in the fiercer variant cities alone throw d10", "[combat][SA-V2]") {
    CombatRules fierce;
    fierce.citiesThrowTen = true;
    CHECK(dieOf(fort("settlement"), fierce) == 8);
    CHECK(dieOf(fort("city"), fierce) == 10);
    CHECK(dieOf(fort("city/upside-down"), fierce) == 10);
    CHECK(dieOf(fort("metropolis"), fierce) == 20);
}

TEST_CASE("a building is turned upside down, then drops a level, down to nothing", "[combat][SA-K7]") {
    std::optional<Fort> building = fort("metropolis");
    std::string seen;
    for (int left = building->endurance(); left > 0; --left) {
        REQUIRE(building);
        CHECK(building->endurance() == left);
        building = downgraded(*building, RWallsDrop::Leave);
        seen += (building ? toText(*building) : "destroyed") + " ";
    }
    CHECK(seen == "metropolis/upside-down city city/upside-down settlement settlement/upside-down destroyed ");
}

TEST_CASE("walls stay while a metropolis becomes a city and leave with the city", "[combat][SA-K13]") {
    const RWallsDrop option = GENERATE(RWallsDrop::Leave, RWallsDrop::Wait);
    const auto city = downgraded(fort("metropolis/upside-down", 3), option);
    REQUIRE(city);
    CHECK(city->walls == 3);
    CHECK(city->wallBonus() == 3);
    const auto upsideDown = downgraded(*city, option);
    REQUIRE(upsideDown);
    CHECK(upsideDown->wallBonus() == 3);
    const auto settlement = downgraded(*upsideDown, option);
    REQUIRE(settlement);
    CHECK(settlement->walls == (option == RWallsDrop::Leave ? 0 : 3));
    CHECK(settlement->wallBonus() == 0);
}

TEST_CASE("allies throw the best die, or one each under the other ruling", "[combat][SA-K12]") {
    Forces side{{Units{0, 0, 2}, Units{}, Units{0, 1, 0}}, fort("settlement")};
    CombatRules sum;
    sum.allyDie = RAllyDie::Sum;
    CHECK(diceOf(side, {}) == std::vector{10});
    CHECK(diceOf(side, sum) == std::vector{6, 10, 8});
    side.fort = fort("city");
    CHECK(diceOf(side, {}) == std::vector{12});
}

TEST_CASE("an alliance loses its highest unit first, and the building last", "[combat][SA-K12]") {
    Forces side{{Units{0, 1, 2}, Units{1, 0, 0}}, fort("settlement")};
    std::string seen;
    while (!side.gone()) {
        side = afterLoss(side, lossChoices(side, {}).front(), {});
        seen += toText(standingOf(side)) + " ";
    }
    CHECK(seen ==
          "2C2I+settlement 1C3I+settlement 4I+settlement 3I+settlement 2I+settlement 1I+settlement settlement "
          "settlement/upside-down destroyed ");
}

TEST_CASE("of equal highest units the owner chooses which army loses", "[combat][SA-K12]") {
    const Forces side{{Units{0, 0, 1}, Units{0, 1, 0}, Units{0, 2, 5}}, fort("city")};
    CHECK(lossChoices(side, {}) == std::vector<Member>{1, 2});
    CombatRules free;
    free.allyLoss = RAllyLoss::Owner;
    CHECK(lossChoices(side, free) == std::vector<Member>{1, 2, 0, 3});
    CHECK(lossChoices(Forces{{Units{}, Units{}}, fort("city")}, {}) == std::vector<Member>{2});
    CHECK(lossChoices(Forces{{Units{}}, std::nullopt}, free).empty());
}

TEST_CASE("standings are read back as they are written", "[combat]") {
    for (const char* text :
         {"destroyed", "city", "city/upside-down", "1C+city", "1A2C3I", "2I+settlement/upside-down"}) {
        CAPTURE(text);
        const auto standing = standingFromText(text);
        REQUIRE(standing);
        CHECK(toText(*standing) == text);
    }
    for (const char* text : {"", "+", "city+1C", "1C+", "+city", "1C+1I", "destroyed+city", "City", "city/upsidedown",
                             "city/upside-down/upside-down", "/upside-down", "village", "1C+destroyed", "city "}) {
        CAPTURE(text);
        CHECK_FALSE(standingFromText(text));
    }
}
