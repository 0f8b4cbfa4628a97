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

/// Tells settlements from cities by how the bodies of the sets known fit their outlines, all buildings of a table
/// together: they are of one make and one size, and stand in one stage of a game.
[[nodiscard]] std::vector<KindChance> tellKinds(const std::vector<Misfits>& buildings);

}  // namespace vision::pieces
