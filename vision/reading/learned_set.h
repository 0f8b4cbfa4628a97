// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/state/terrain.h"
#include "vision/reading/learned_places.h"
#include "vision/reading/reading.h"

namespace vision {

/// The terrains whose tiles a set's look is learned from.
inline constexpr std::array kLearnedTerrains{engine::Terrain::Forest,    engine::Terrain::Pasture,
                                             engine::Terrain::Fields,    engine::Terrain::Hills,
                                             engine::Terrain::Mountains, engine::Terrain::Desert};

/// What the tiles of one terrain look like in a set: the measurements of tiles/features.h, and how many tiles they are
/// from (less for what gloss made pale). 0 tiles: not seen yet.
struct TerrainLook {
    std::array<double, 8> features{};
    double tiles = 0;
    bool operator==(const TerrainLook&) const = default;
};

/// What a harbour's sign looks like: colours relative to the tiles' sand on a grid whose rows lead out to sea.
inline constexpr std::size_t kSignCells = 11;
using SignPicture = std::array<std::array<float, 3>, kSignCells * kSignCells>;
struct SignLook {
    /// Empty: 3:1.
    std::optional<engine::Resource> trade;
    SignPicture picture{};
    bool operator==(const SignLook&) const = default;
};
/// Of the newest boards seen.
inline constexpr std::size_t kMostSigns = 36;

/// What the pieces of one colour look like, and how many were seen. White is not learned: too near to sand.
struct PieceLook {
    ColourLook look{};
    double pieces = 0;
    bool operator==(const PieceLook&) const = default;
};

/// What the set on one table looks like, as learned from boards that a person confirmed. One that has learned nothing
/// says nothing. Lights and cameras differ from picture to picture; all is relative to the sand of the tiles' rims.
struct LearnedSet {
    /// By kLearnedTerrains.
    std::array<TerrainLook, kLearnedTerrains.size()> terrains;
    std::vector<SignLook> signs;
    /// By PieceColour.
    std::array<PieceLook, kPieceColours.size()> colours;
    LearnedPlaces places;
    bool operator==(const LearnedSet&) const = default;
};

/// Sets that may lie on the table. Said: the first one does. Else a board is read with the one that it looks like.
struct KnownSets {
    std::vector<LearnedSet> sets;
    bool isSaid = false;
};

/// A set with what one more board showed of it.
[[nodiscard]] LearnedSet joined(const LearnedSet& before, const LearnedSet& fresh);

}  // namespace vision
