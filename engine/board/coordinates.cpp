// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/coordinates.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace engine {

namespace {

constexpr std::array<Hex, 6> kSteps{Hex{1, -1}, Hex{1, 0}, Hex{0, 1}, Hex{-1, 1}, Hex{-1, 0}, Hex{0, -1}};
constexpr std::array<std::string_view, 6> kSideNames{"NE", "E", "SE", "SW", "W", "NW"};
constexpr std::array<std::string_view, 6> kCornerNames{"N", "NE", "SE", "S", "SW", "NW"};

constexpr int floorDivide(int a, int b) {
    return a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
}

struct HexAndRest {
    Hex hex;
    std::string_view rest;
};

std::optional<HexAndRest> readHex(std::string_view text) {
    Hex hex;
    const char* end = text.data() + text.size();
    const auto [comma, errorQ] = std::from_chars(text.data(), end, hex.q);
    if (errorQ != std::errc{} || comma == end || *comma != ',') {
        return std::nullopt;
    }
    const auto [last, errorR] = std::from_chars(comma + 1, end, hex.r);
    if (errorR != std::errc{} || std::abs(hex.q) > kMaxCoordinate || std::abs(hex.r) > kMaxCoordinate) {
        return std::nullopt;
    }
    return HexAndRest{hex, text.substr(static_cast<std::size_t>(last - text.data()))};
}

/// The index of the name after the colon, if the text is `q,r:NAME`.
std::optional<std::size_t> readDirection(std::string_view rest, const std::array<std::string_view, 6>& names) {
    if (rest.empty() || rest.front() != ':') {
        return std::nullopt;
    }
    const auto found = std::find(names.begin(), names.end(), rest.substr(1));
    if (found == names.end()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - names.begin());
}

}  // namespace

Hex neighbour(Hex hex, HexDirection direction) {
    const Hex step = kSteps[static_cast<std::size_t>(direction)];
    return {hex.q + step.q, hex.r + step.r};
}

int distance(Hex a, Hex b) {
    return std::max({std::abs(a.q - b.q), std::abs(a.r - b.r), std::abs(a.s() - b.s())});
}

Corner cornerOf(Hex hex, CornerDirection direction) {
    switch (direction) {
        case CornerDirection::N:
            return {hex, false};
        case CornerDirection::NE:
            return {neighbour(hex, HexDirection::NE), true};
        case CornerDirection::SE:
            return {neighbour(hex, HexDirection::SE), false};
        case CornerDirection::S:
            return {hex, true};
        case CornerDirection::SW:
            return {neighbour(hex, HexDirection::SW), false};
        case CornerDirection::NW:
            return {neighbour(hex, HexDirection::NW), true};
    }
    return {};
}

Side sideOf(Hex hex, HexDirection direction) {
    switch (direction) {
        case HexDirection::NE:
        case HexDirection::E:
        case HexDirection::SE:
            return {hex, direction};
        case HexDirection::SW:
            return {neighbour(hex, HexDirection::SW), HexDirection::NE};
        case HexDirection::W:
            return {neighbour(hex, HexDirection::W), HexDirection::E};
        case HexDirection::NW:
            return {neighbour(hex, HexDirection::NW), HexDirection::SE};
    }
    return {};
}

std::array<Hex, 3> hexesAt(const Corner& corner) {
    const Hex h = corner.hex;
    if (corner.south) {
        return {h, neighbour(h, HexDirection::SE), neighbour(h, HexDirection::SW)};
    }
    return {h, neighbour(h, HexDirection::NE), neighbour(h, HexDirection::NW)};
}

std::array<Hex, 2> hexesAt(const Side& side) {
    return {side.hex, neighbour(side.hex, side.direction)};
}

std::array<Corner, 2> endsOf(const Side& side) {
    switch (side.direction) {
        case HexDirection::NE:
            return {cornerOf(side.hex, CornerDirection::N), cornerOf(side.hex, CornerDirection::NE)};
        case HexDirection::E:
            return {cornerOf(side.hex, CornerDirection::NE), cornerOf(side.hex, CornerDirection::SE)};
        case HexDirection::SE:
        case HexDirection::SW:
        case HexDirection::W:
        case HexDirection::NW:
            break;  // A side is named by one of the first three.
    }
    return {cornerOf(side.hex, CornerDirection::SE), cornerOf(side.hex, CornerDirection::S)};
}

std::array<Side, 3> sidesAt(const Corner& corner) {
    const Hex h = corner.hex;
    if (corner.south) {
        return {sideOf(h, HexDirection::SE), sideOf(h, HexDirection::SW),
                sideOf(neighbour(h, HexDirection::SE), HexDirection::W)};
    }
    return {sideOf(h, HexDirection::NE), sideOf(h, HexDirection::NW),
            sideOf(neighbour(h, HexDirection::NE), HexDirection::W)};
}

Hex canonical(Hex hex, const std::optional<Wrap>& wrap) {
    if (!wrap) {
        return hex;
    }
    const int turns = floorDivide(2 * hex.q + hex.r + wrap->n, 2 * wrap->n);
    return {hex.q - turns * wrap->n, hex.r};
}

Corner canonical(const Corner& corner, const std::optional<Wrap>& wrap) {
    return {canonical(corner.hex, wrap), corner.south};
}

Side canonical(const Side& side, const std::optional<Wrap>& wrap) {
    return {canonical(side.hex, wrap), side.direction};
}

std::string toText(Hex hex) {
    return std::to_string(hex.q) + ',' + std::to_string(hex.r);
}

std::string toText(const Corner& corner) {
    return toText(corner.hex) + (corner.south ? ":S" : ":N");
}

std::string toText(const Side& side) {
    return toText(side.hex) + ':' + std::string(kSideNames[static_cast<std::size_t>(side.direction)]);
}

std::optional<Hex> hexFromText(std::string_view text) {
    const auto read = readHex(text);
    if (!read || !read->rest.empty()) {
        return std::nullopt;
    }
    return read->hex;
}

std::optional<Corner> cornerFromText(std::string_view text) {
    const auto read = readHex(text);
    if (!read) {
        return std::nullopt;
    }
    const auto direction = readDirection(read->rest, kCornerNames);
    if (!direction) {
        return std::nullopt;
    }
    return cornerOf(read->hex, kCornerDirections[*direction]);
}

std::optional<Side> sideFromText(std::string_view text) {
    const auto read = readHex(text);
    if (!read) {
        return std::nullopt;
    }
    const auto direction = readDirection(read->rest, kSideNames);
    if (!direction) {
        return std::nullopt;
    }
    return sideOf(read->hex, kHexDirections[*direction]);
}

}  // namespace engine
