// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <string>

#include "adjudicator/record/table_game.h"
#include "engine/action/dice.h"
#include "engine/board/coordinates.h"

namespace adjudicator::test {

/// An island on which red's army 1A2C on 0,0:N may attack blue's building on 1,-2:S (a city if not said otherwise).
inline engine::Setup battlefield(const std::string& building = "city") {
    const bool upsideDown = building.ends_with("/upside-down");
    const auto read = TableGame::setupFromJson(fmt::format(
        R"({{"format":"catan-position/1","hexes":[],"players":["red","blue"],"documents":["base","soldiers"],
            "buildings":[{{"at":"1,-2:S","kind":"{}","owner":"blue","upside_down":{}}},
                         {{"at":"-1,1:S","kind":"settlement","owner":"red"}}],
            "routes":[{{"at":"-1,1:SE","kind":"road","owner":"red"}}],
            "armies":[{{"at":"0,0:N","owner":"red","artillery":1,"cavalry":2}}],
            "turn":{{"round":3,"player":"red","phase":"combat"}}}})",
        building.substr(0, building.find('/')), upsideDown));
    REQUIRE(read);
    engine::Setup setup = *read;
    for (int q = -2; q <= 2; ++q) {
        for (int r = -2; r <= 2; ++r) {
            if (engine::distance({0, 0}, {q, r}) <= 2) {
                setup.hexes.push_back({{q, r}, engine::Terrain::Fields, q == 0 ? 8 : 5, false, false, {}});
            }
        }
    }
    return setup;
}

inline constexpr const char* kAttack = R"({"do":"attack","by":"red","from":["0,0:N"],"at":"1,-2:S"})";

/// A round with entered dice.
inline std::string roundOf(const engine::Die& attacker, const engine::Die& defender) {
    return fmt::format(
        R"({{"do":"throw","dice":[{{"sides":{},"value":{}}},{{"sides":{},"value":{}}}],"source":"entered"}})",
        attacker.sides, attacker.value, defender.sides, defender.value);
}

}  // namespace adjudicator::test
