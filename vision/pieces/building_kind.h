// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/state/pieces.h"
#include "vision/pieces/outline_fit.h"

namespace vision::pieces {

/// A kind and the chance in 0.5..1 that it is right.
struct KindChance {
    engine::BuildingKind kind = engine::BuildingKind::Settlement;
    double chance = 0.5;
};

/// Of each make and size of pieces that is known the logarithm of how well it fits the buildings of a set, the best one
/// 0; empty where none of them were seen.
using Makes = std::vector<double>;
inline constexpr std::size_t kMakesAndSizes = kBodies / 2 * kScales.size();

/// The makes of buildings whose kinds are known.
struct KnownBuilding {
    Misfits misfits;
    bool isCity = false;
};
[[nodiscard]] Makes makesOf(const std::vector<KnownBuilding>& buildings);
/// Of the same set in another picture too.
[[nodiscard]] Makes joinedMakes(const Makes& a, const Makes& b);

/// Tells settlements from cities by how the bodies of the sets known fit their outlines, all buildings of a table
/// together: they are of one make and one size, and stand in one stage of a game. `makes`: of the set on the table.
[[nodiscard]] std::vector<KindChance> tellKinds(const std::vector<Misfits>& buildings, const Makes& makes = {});

}  // namespace vision::pieces
