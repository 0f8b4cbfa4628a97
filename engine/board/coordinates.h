// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace engine {

/// A hex in axial coordinates, pointy-top: q grows to the east, r to the south-east (`"0,-2"`).
struct Hex {
    int q = 0;
    int r = 0;
    [[nodiscard]] constexpr int s() const { return -q - r; }
    auto operator<=>(const Hex&) const = default;
};

/// The six directions from a hex to its neighbours, clockwise from north-east.
enum class HexDirection : std::uint8_t { NE, E, SE, SW, W, NW };
inline constexpr std::array kHexDirections{HexDirection::NE, HexDirection::E, HexDirection::SE,
                                           HexDirection::SW, HexDirection::W, HexDirection::NW};

/// The six corners of a hex, clockwise from the top.
enum class CornerDirection : std::uint8_t { N, NE, SE, S, SW, NW };
inline constexpr std::array kCornerDirections{CornerDirection::N, CornerDirection::NE, CornerDirection::SE,
                                              CornerDirection::S, CornerDirection::SW, CornerDirection::NW};
/// The next one clockwise.
[[nodiscard]] constexpr CornerDirection next(CornerDirection direction) {
    return kCornerDirections.at((static_cast<std::size_t>(direction) + 1) % kCornerDirections.size());
}
[[nodiscard]] constexpr CornerDirection opposite(CornerDirection direction) {
    return kCornerDirections.at((static_cast<std::size_t>(direction) + 3) % kCornerDirections.size());
}

/// A corner by its canonical name: the N or S corner of a hex, which need not be on the board (`"0,-2:N"`).
struct Corner {
    Hex hex;
    bool south = false;
    auto operator<=>(const Corner&) const = default;
};

/// A side by its canonical name: the NE, E or SE side of a hex, which need not be on the board (`"0,-2:NE"`).
struct Side {
    Hex hex;
    HexDirection direction = HexDirection::NE;
    auto operator<=>(const Side&) const = default;
};

/// A world that is round from east to west (MO-19): hex (q, r) and (q + n, r) are the same.
struct Wrap {
    int n = 0;
    bool operator==(const Wrap&) const = default;
};

[[nodiscard]] Hex neighbour(Hex hex, HexDirection direction);
/// Steps between two hexes on the flat plane.
[[nodiscard]] int distance(Hex a, Hex b);

/// The canonical name of one of a hex's six corners or sides (flat plane; see canonical() for round worlds).
[[nodiscard]] Corner cornerOf(Hex hex, CornerDirection direction);
[[nodiscard]] Side sideOf(Hex hex, HexDirection direction);

/// The three hexes that meet at a corner; they need not be on the board.
[[nodiscard]] std::array<Hex, 3> hexesAt(const Corner& corner);
/// The two hexes on either side of a side.
[[nodiscard]] std::array<Hex, 2> hexesAt(const Side& side);
/// The two ends of a side.
[[nodiscard]] std::array<Corner, 2> endsOf(const Side& side);
/// The three sides that meet at a corner.
[[nodiscard]] std::array<Side, 3> sidesAt(const Corner& corner);

/// Reduces to the one name on a round world: the hex with -n <= 2q + r < n. Nothing changes without a wrap.
[[nodiscard]] Hex canonical(Hex hex, const std::optional<Wrap>& wrap);
[[nodiscard]] Corner canonical(const Corner& corner, const std::optional<Wrap>& wrap);
[[nodiscard]] Side canonical(const Side& side, const std::optional<Wrap>& wrap);

/// Written forms of INTERFACES.md. Reading takes any of the six names and answers with the canonical one; empty when
/// the text is no such name or a coordinate is beyond ±kMaxCoordinate.
inline constexpr int kMaxCoordinate = 999;
[[nodiscard]] std::string toText(Hex hex);
[[nodiscard]] std::string toText(const Corner& corner);
[[nodiscard]] std::string toText(const Side& side);
[[nodiscard]] std::optional<Hex> hexFromText(std::string_view text);
[[nodiscard]] std::optional<Corner> cornerFromText(std::string_view text);
[[nodiscard]] std::optional<Side> sideFromText(std::string_view text);

}  // namespace engine
