// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/state/pieces.h"
#include "vision/pieces/silhouette.h"
#include "vision/reading.h"

namespace vision::pieces {

/// A building whose kind is asked for.
struct SeenBuilding {
    std::size_t corner = 0;
    PieceColour colour = PieceColour::Red;
    Silhouette silhouette;
};

/// A kind and the chance in 0.5..1 that it is right.
struct KindChance {
    engine::BuildingKind kind = engine::BuildingKind::Settlement;
    double chance = 0.5;
};

/// Tells settlements from cities by their silhouettes, all buildings of a table together: they are of one make.
[[nodiscard]] std::vector<KindChance> tellKinds(const std::vector<SeenBuilding>& buildings);

}  // namespace vision::pieces
