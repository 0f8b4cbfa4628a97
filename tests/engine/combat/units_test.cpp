// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/units.h"

#include <catch2/catch.hpp>
#include <string>

using namespace engine;

TEST_CASE("units are written artillery first and without zeros", "[combat][SA-4]") {
    CHECK(toText(Units{1, 2, 3}) == "1A2C3I");
    CHECK(toText(Units{0, 2, 0}) == "2C");
    CHECK(toText(Units{0, 0, 99}) == "99I");
    CHECK(toText(Units{}).empty());
}

TEST_CASE("units are read in any order, and a bare letter is one", "[combat][SA-4]") {
    CHECK(unitsFromText("1A2C3I") == Units{1, 2, 3});
    CHECK(unitsFromText("3I1A2C") == Units{1, 2, 3});
    CHECK(unitsFromText("I") == Units{0, 0, 1});
    CHECK(unitsFromText("AC") == Units{1, 1, 0});
    CHECK(unitsFromText("0A2C") == Units{0, 2, 0});
    CHECK(unitsFromText("99A99C99I") == Units{99, 99, 99});
}

TEST_CASE("every army that can be written is read back as itself", "[combat]") {
    for (int a = 0; a <= 12; ++a) {
        for (int c = 0; c <= 12; ++c) {
            for (int i = 0; i <= 12; ++i) {
                if (const Units units{a, c, i}; !units.empty()) {
                    REQUIRE(unitsFromText(toText(units)) == units);
                }
            }
        }
    }
}

TEST_CASE("texts that name no army are refused", "[combat]") {
    for (const char* text : {"", "0A", "0A0C0I", "A1", "1", "1A2", "1A1A", "1B", "1a", "-1A", "+1A", " 1A", "1A ",
                             "1 A", "1A,2C", "100A", "99999999999999999999A", "1.5A", "city"}) {
        CAPTURE(text);
        CHECK_FALSE(unitsFromText(text));
    }
}

TEST_CASE("the losing army downgrades artillery first, then cavalry, then loses infantry", "[combat][SA-K6]") {
    Units army{1, 1, 1};
    std::string seen;
    while (!army.empty()) {
        const int endurance = army.endurance();
        army = downgraded(army);
        CHECK(army.endurance() == endurance - 1);
        seen += toText(army) + " ";
    }
    CHECK(seen == "2C1I 1C2I 3I 2I 1I  ");
}

TEST_CASE("an army that a board may hold can be written and read after every loss", "[combat][SA-K6]") {
    for (Units army :
         {Units{kMostUnits, 0, 0}, Units{0, kMostUnits, 0}, Units{1, kMostUnits - 1, 0}, Units{33, 33, 33}}) {
        while (!army.empty()) {
            REQUIRE(unitsFromText(toText(army)) == army);
            army = downgraded(army);
        }
    }
}

TEST_CASE("an army's best unit is its highest", "[combat][SA-K3]") {
    CHECK(Units{1, 0, 9}.highest() == UnitKind::Artillery);
    CHECK(Units{0, 1, 9}.highest() == UnitKind::Cavalry);
    CHECK(Units{0, 0, 9}.highest() == UnitKind::Infantry);
    CHECK_FALSE(Units{}.highest());
}
