// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "engine/notation/position_json.h"
#include "engine/state/to_position.h"

namespace engine::test {

/// A table of three with something of everything on the board; `turn` and `players` are JSON.
inline engine::Position examplePosition(
    const std::string& turn = R"({"round":3,"player":"red","phase":"combat"})",
    const std::string& players = R"([{"id":"red","name":"Anna"},{"id":"blue","name":"Ben"},"white"])") {
    std::string hexes;
    constexpr const char* kTerrains[] = {"hills", "forest", "pasture", "fields", "mountains"};
    int n = 0;
    for (int r = -2; r <= 2; ++r) {
        for (int q = -2; q <= 2; ++q) {
            if (q + r >= -2 && q + r <= 2) {
                hexes += (hexes.empty() ? "" : ",") + std::string(R"({"q":)") + std::to_string(q) + R"(,"r":)" +
                         std::to_string(r) +
                         (q == 2 && r == 0 ? R"(,"terrain":"sea"})"
                                           : R"(,"terrain":")" + std::string(kTerrains[n++ % 5]) + R"(","number":8})");
            }
        }
    }
    const std::string text = R"({"format":"catan-position/1","hexes":[)" + hexes + R"(],"players":)" + players +
                             R"(,"documents":["base","soldiers"],
        "buildings":[{"at":"0,0:N","kind":"city","owner":"red","walls":1},{"at":"1,-2:S","kind":"city","owner":"blue"},
                     {"at":"-1,1:S","kind":"settlement","owner":"white"}],
        "routes":[{"at":"0,0:NE","kind":"road","owner":"red"},{"at":"1,-2:SE","kind":"road","owner":"blue"}],
        "armies":[{"at":"0,0:N","owner":"red","artillery":1,"cavalry":2},{"at":"-1,1:S","owner":"white","infantry":2}],
        "nukes":[{"at":"0,0:N","owner":"red"}],"robber":"1,0","turn":)" +
                             turn + "}";
    const auto setup = engine::setupFromJson(text);
    INFO(text);
    if (!setup) {
        INFO(setup.error().at << ' ' << setup.error().found);
        REQUIRE(setup.has_value());
    }
    auto position = engine::toPosition(*setup);
    if (!position) {
        INFO(toText(position.error().front().kind) << ' ' << position.error().front().at);
        REQUIRE(position.has_value());
    }
    return *position;
}

}  // namespace engine::test
