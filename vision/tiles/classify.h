// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/state/terrain.h"
#include "vision/reading/learned_set.h"
#include "vision/tiles/features.h"

namespace vision::tiles {

/// What one tile was taken for.
struct TileClass {
    engine::Terrain terrain = engine::Terrain::Desert;
    /// The chance in 0..1 that it is right, with the usual tile counts as a prior.
    double confidence = 0;
    /// All that it may well be, likeliest first; a person should be asked when there is more than one.
    std::vector<engine::Terrain> options;
    /// How little it looks like any of them: about 10 for what may as well be something else altogether.
    double oddness = 0;
};

/// What the tiles of one set look like, as far as it is known: by kLearnedTerrains.
using KnownTiles = std::array<TerrainLook, kLearnedTerrains.size()>;

/// Names the tiles of one island together: their looks, and what its box has (`supply`) as a prior that clear looks
/// overrule. A tile without a look is guessed from the counts alone and is always doubtful.
[[nodiscard]] std::vector<TileClass> classify(const std::vector<std::optional<TileLook>>& tiles,
                                              const std::vector<engine::Terrain>& supply, const KnownTiles& known = {});

/// What was measured of one tile as it would be without gloss, and how much it counts (0..1).
[[nodiscard]] TerrainLook withoutGloss(const TileLook& tile, engine::Terrain terrain);

}  // namespace vision::tiles
