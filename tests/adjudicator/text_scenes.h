// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include "engine/state/position.h"
#include "tests/support/example_table.h"

namespace adjudicator::test {

/// The position with tokens as a box has them, so that its places are called as on a table.
inline engine::Position numbered(engine::Position position) {
    constexpr std::array kTokens{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
    auto table = std::make_shared<engine::Table>(*position.table);
    for (std::size_t i = 0; i < table->tiles.size(); ++i) {
        table->tiles[i].number = kTokens.at(i % kTokens.size());
    }
    table->madeLandmarks = {};
    position.table = table;
    return position;
}

/// Positions in which refusals arise: every kind of phase and of pending matter.
inline std::vector<engine::Position> scenes() {
    std::vector<engine::Position> all;
    for (
        const char* turn :
        {R"({"round":3,"player":"red","phase":"combat"})", R"({"round":1,"player":"red","phase":"found"})",
         R"({"round":1,"player":"red","phase":"move"})", R"({"round":1,"player":"red","phase":"roll"})",
         R"({"round":3,"player":"red","phase":"roll","pending":{"robber":{"discards":{"blue":4,"white":6}}}})",
         R"({"round":3,"player":"red","phase":"combat","pending":{"fight":{"attacker":"red","defender":"blue","from":["0,0:N"],"at":"1,-2:S"}}})",
         R"({"round":3,"player":"red","phase":"combat","pending":{"conquest":{"by":"red","loser":"blue","at":"1,-1:S"}}})",
         R"({"round":9,"player":"red","phase":"ended","winner":"red"})"}) {
        all.push_back(numbered(engine::test::examplePosition(turn)));
    }
    return all;
}

}  // namespace adjudicator::test
