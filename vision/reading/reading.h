// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/board/coordinates.h"
#include "engine/combat/units.h"
#include "engine/state/layouts.h"
#include "engine/state/pieces.h"
#include "engine/state/setup.h"
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

/// One hex as read. `confidence` is the chance in 0..1 that `terrain` is right, given the picture. Of a hex that
/// lies face down or is gone it is the chance of that; `terrain` is then a guess from what the other hexes leave.
struct TileReading {
    engine::Hex hex;
    engine::Terrain terrain = engine::Terrain::Desert;
    double confidence = 0;
    /// The token's number; empty where no token was seen.
    std::optional<int> number;
    /// The chance that `number` is right, also that there is none; 0 where nobody looked.
    double numberConfidence = 0;
    /// Turned over, or taken off the board with bare table in its place.
    bool faceDown = false;
    bool removed = false;
    /// False where most of it lies outside the picture: then `terrain` and `number` are guesses from what the other
    /// hexes leave, always asked about, and nobody should say them.
    bool isSeen = true;
    bool operator==(const TileReading&) const = default;
};

/// A harbour as seen: its coast side, and what it trades (empty: anything, 3:1).
struct HarbourReading {
    engine::Side side;
    std::optional<engine::Resource> trade;
    double confidence = 0;
    bool operator==(const HarbourReading&) const = default;
};

/// The colours that pieces come in; their words are the owners' ids in what is read.
enum class PieceColour : std::uint8_t { Red, Blue, White, Orange, Green, Brown };
inline constexpr std::array kPieceColours{PieceColour::Red,    PieceColour::Blue,  PieceColour::White,
                                          PieceColour::Orange, PieceColour::Green, PieceColour::Brown};
[[nodiscard]] std::string_view toText(PieceColour colour);
/// Its place in what is kept by PieceColour.
[[nodiscard]] constexpr std::size_t index(PieceColour colour) {
    return static_cast<std::size_t>(colour);
}
inline constexpr std::size_t kWhite = index(PieceColour::White);

/// A building on a corner. `confidence`: that it stands there, is of this kind and has this colour.
struct BuildingReading {
    engine::Corner at;
    engine::BuildingKind kind = engine::BuildingKind::Settlement;
    PieceColour owner = PieceColour::Red;
    double confidence = 0;
    /// Whether walls are seen under it; how many, nobody can tell: 1 or 0.
    int walls = 0;
    bool operator==(const BuildingReading&) const = default;
};

/// A road or ship on a side, likewise.
struct RouteReading {
    engine::Side at;
    engine::RouteKind kind = engine::RouteKind::Road;
    PieceColour owner = PieceColour::Red;
    double confidence = 0;
    bool operator==(const RouteReading&) const = default;
};

/// A bridge between two opposite corners of a hex.
struct BridgeReading {
    engine::Hex hex;
    engine::CornerDirection from = engine::CornerDirection::N;
    engine::CornerDirection to = engine::CornerDirection::S;
    PieceColour owner = PieceColour::Red;
    double confidence = 0;
    bool operator==(const BridgeReading&) const = default;
};

/// An army beside a corner. `confidence`: that it stands there and has this colour; its units are a guess that a person
/// is always asked about.
struct ArmyReading {
    engine::Corner at;
    PieceColour owner = PieceColour::Red;
    engine::Units units;
    double confidence = 0;
    bool operator==(const ArmyReading&) const = default;
};

/// A nuclear weapon, likewise.
struct NukeReading {
    engine::Corner at;
    PieceColour owner = PieceColour::Red;
    double confidence = 0;
    bool operator==(const NukeReading&) const = default;
};

/// Something of a player's colour beside a corner that no building and no route accounts for, of any chance: where
/// there is nothing of the kind, no figure of that colour is to be seen.
struct FigureSpot {
    engine::Corner at;
    PieceColour owner = PieceColour::Red;
    double chance = 0;
    bool operator==(const FigureSpot&) const = default;
};

/// Where the robber or the pirate stands.
struct MarkerReading {
    engine::Hex hex;
    double confidence = 0;
    bool operator==(const MarkerReading&) const = default;
};

/// What a colour looks like at one table, whatever the light: logarithms of red to green, blue to green and green light
/// relative to the tiles' sand. May be kept and given to readings of other pictures of the same pieces.
using ColourLook = std::array<double, 3>;
/// A player's colour as it is known beforehand: where one of their pieces is seen (fractions of the picture's width and
/// height), or how it looked before. By PieceColour; empty ones are looked for.
using KnownColours = std::array<std::optional<std::variant<Point, ColourLook>>, kPieceColours.size()>;

/// What a reading is unsure of.
enum class Doubt : std::uint8_t { Terrain, Number, Piece, Kind, Owner, Harbour, Robber };
/// "terrain", "number" …, as the word stands in the output of `read`.
[[nodiscard]] std::string_view toText(Doubt doubt);

/// A hex, a corner or a side.
using Place = std::variant<engine::Hex, engine::Corner, engine::Side>;
[[nodiscard]] std::string toText(const Place& place);

/// The option of a doubt that there is nothing at all.
inline constexpr std::string_view kNothing = "none";

/// A place to ask a person about: what is doubtful there, and the options in the words of a position file (`forest`,
/// `8`, `settlement`, `road`, `red`, `any`, `robber`, `army`, `wall`, `face_down`; units in short form, `2I`,
/// `1I+nuke`; kNothing), likeliest first. The first is what the reading has.
struct Unsure {
    Place at;
    Doubt what = Doubt::Terrain;
    std::vector<std::string> options;
    /// Whose the piece would be where none was read; empty where the reading or the options say it, or nobody knows.
    std::optional<PieceColour> owner = {};
    bool operator==(const Unsure&) const = default;
};

/// A board found in a picture. Which of the turns that lay the board onto itself has "north" is arbitrary.
struct BoardReading {
    Homography homography;
    /// The picture shows the board in a mirror, as a selfie's preview does; the homography as well.
    bool mirrored = false;
    /// How surely this is a board at all and the lattice sits on it, 0..1.
    double confidence = 0;
    /// False where a board was said to lie there and the picture does not bear it out: then all of it may be wrong.
    bool isVouched = true;
    /// What lies on the table, and the chance in 0..1 that this is so; 1 where it was said.
    engine::Layout layout;
    double layoutConfidence = 1;
    /// By the layout's land.
    std::vector<TileReading> tiles;
    std::vector<HarbourReading> harbours;
    std::vector<BuildingReading> buildings;
    std::vector<RouteReading> routes;
    std::vector<BridgeReading> bridges;
    std::vector<ArmyReading> armies;
    std::vector<NukeReading> nukes;
    std::vector<FigureSpot> figureSpots;
    std::optional<MarkerReading> robber;
    std::optional<MarkerReading> pirate;
    std::vector<Unsure> unsure;
    /// The colours that were given, as they look; empty also for a point off the board.
    std::array<std::optional<ColourLook>, kPieceColours.size()> colours;
    /// Of the sets that may lie on the table, the one that the board was read with.
    std::optional<std::size_t> set;
    bool operator==(const BoardReading&) const = default;
};

/// Whether a person should be asked something about this hex itself (not its corners and sides).
[[nodiscard]] bool isDoubtful(const BoardReading& board, engine::Hex hex);

/// The hexes of the land that lie outside the picture; by the layout's land.
[[nodiscard]] std::vector<engine::Hex> unseenHexesOf(const BoardReading& board);

/// The hexes of the sea that what was read needs: beside ships, and under the pirate. Each once, sorted.
[[nodiscard]] std::vector<engine::Hex> seaHexesOf(const BoardReading& board);

/// What was read as a Setup, doubts and confidences left out; owners by their colours' words.
[[nodiscard]] engine::Setup toSetup(const BoardReading& board);

}  // namespace vision
