// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "tests/support/scene.h"

namespace engine::test {

// Red attacks from 0,0:N; the target is at 0,0:NE, whose other neighbours are 0,0:SE and 1,-1:SE.
inline constexpr const char* kFrom = "0,0:N";
inline constexpr const char* kTarget = "0,0:NE";

inline Scene redAttacks(std::string_view units) {
    return Scene::soldiers("combat").army("red", kFrom, units);
}

inline std::vector<int> nextDice(const Game& game) {
    return diceNeeded(game.now, Throw{}).value();
}

}  // namespace engine::test
