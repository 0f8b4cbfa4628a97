// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/combat/forces.h"

namespace engine::test {

/// Armies in their short forms, and a building with its walls; the texts must be right.
inline Forces side(const std::vector<const char*>& armies, const char* building = nullptr, int walls = 0) {
    Forces result;
    for (const char* army : armies) {
        result.armies.push_back(*unitsFromText(army));
    }
    if (building != nullptr) {
        result.fort = fortFromText(building);
        result.fort->walls = walls;
    }
    return result;
}

}  // namespace engine::test
