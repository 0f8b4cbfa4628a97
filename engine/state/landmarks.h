// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/board/place.h"
#include "engine/board/topology.h"
#include "engine/state/terrain.h"

namespace engine {

/// What a hex shows to who looks for it: no terrain while nobody knows it, no number on a desert.
struct Tile {
    std::optional<Terrain> terrain;
    std::optional<int> number;
    bool operator==(const Tile&) const = default;
};

/// How people at the table find one place: by the land around it. With the tiles, no two places of a board have the
/// same.
struct Landmark {
    /// What the place is called after.
    enum class Kind : std::uint8_t {
        Hex,       ///< The hex itself: "hills 6".
        Between,   ///< The two or three land hexes that meet there: "8–10–5".
        Edge,      ///< The only land hex there: "the north corner of fields 4", "the coast of mountains 10".
        OutToSea,  ///< A side that leads out to sea from `start`.
        Sea        ///< Open sea: the hex by its row and its number in the row.
    };
    /// Where it lies among those that share all else.
    enum class Spread : std::uint8_t { None, NorthSouth, WestEast };

    Kind kind = Kind::Hex;
    /// 6 and 8 first, then falling, then what has no number.
    Few<HexId, 3> hexes;
    /// A corner whose numbers alone would fit another one too.
    bool withTerrain = false;
    /// Seen from the only hex; empty where that has one such place only.
    std::optional<CornerDirection> corner;
    std::optional<HexDirection> side;
    CornerId start{};
    /// On open sea: from the top, and from the left in that row; both from 1.
    int row = 0;
    int column = 0;
    /// The `rank`th of `of`, from the north or the west, counted from 1.
    Spread spread = Spread::None;
    int rank = 0;
    int of = 0;
};

/// The landmark of every place of a board as it lay when the game began, so that a place keeps its name: only a
/// correction of the set-up changes it. Immutable.
class Landmarks {
public:
    Landmarks() = default;
    /// One tile for each hex of the board; sea is told by its terrain, a hex off the board counts as sea.
    Landmarks(const Topology& board, std::vector<Tile> tiles);

    [[nodiscard]] const Tile& tile(HexId id) const { return m_tiles[index(id)]; }
    [[nodiscard]] const Landmark& operator[](HexId id) const { return m_hexes[index(id)]; }
    [[nodiscard]] const Landmark& operator[](CornerId id) const { return m_corners[index(id)]; }
    [[nodiscard]] const Landmark& operator[](SideId id) const { return m_sides[index(id)]; }
    [[nodiscard]] const Landmark& operator[](const Place& place) const {
        return std::visit([&](auto id) -> const Landmark& { return (*this)[id]; }, place);
    }

private:
    std::vector<Tile> m_tiles;
    std::vector<Landmark> m_hexes;
    std::vector<Landmark> m_corners;
    std::vector<Landmark> m_sides;
};

}  // namespace engine
