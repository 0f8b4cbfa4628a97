// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/board/coordinates.h"
#include "engine/state/terrain.h"

namespace vision {

/// A point in pixels (x to the right, y down, pixel centres at integers) or on the board plane (hex sides, x east, y
/// south).
struct Point {
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

/// 3 x 3, row by row: board plane (hex q,r centred at sqrt(3)(q + r/2), 1.5 r) to pixels of the displayed picture.
struct Homography {
    std::array<std::array<double, 3>, 3> m{};
    /// The pixel of a point of the board plane.
    [[nodiscard]] Point operator()(Point board) const;
    bool operator==(const Homography&) const = default;
};

/// One hex as read. `confidence` is the chance in 0..1 that `terrain` is right, given what was seen.
struct TileReading {
    engine::Hex hex;
    engine::Terrain terrain = engine::Terrain::Desert;
    double confidence = 0;
    bool operator==(const TileReading&) const = default;
};

/// What a reading is unsure of.
enum class Doubt { Terrain };
/// "terrain", as the word stands in the output of `read`.
[[nodiscard]] std::string_view toText(Doubt doubt);

/// A place to ask a person about: the hex, what is doubtful there, and the options, likeliest first.
struct Unsure {
    engine::Hex at;
    Doubt what = Doubt::Terrain;
    std::vector<engine::Terrain> options;
    bool operator==(const Unsure&) const = default;
};

/// A board found in a picture. Which of the six turns of the board is "north" is arbitrary.
struct BoardReading {
    Homography homography;
    /// How surely this is a board at all and the lattice sits on it, 0..1.
    double confidence = 0;
    /// The 19 hexes of the island, row by row.
    std::vector<TileReading> tiles;
    std::vector<Unsure> unsure;
    bool operator==(const BoardReading&) const = default;
};

}  // namespace vision
