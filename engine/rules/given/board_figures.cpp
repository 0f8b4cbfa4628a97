// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/given/board_figures.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <numbers>

#include "engine/rules/placement.h"

namespace engine {

namespace {

constexpr int kMiddleSum = 7;
constexpr int kMostPips = 6;

bool counts(const HexState& hex) {
    return !hex.removed && !hex.faceDown && hex.terrain && hex.number;
}

int pipsOf(const HexState& hex) {
    return counts(hex) ? kMostPips - std::abs(kMiddleSum - *hex.number) : 0;
}

bool isSixOrEight(const HexState& hex) {
    return hex.number == 6 || hex.number == 8;
}

/// Where the hex lies round the middle of the land: 0 at the top right, clockwise; empty for the middle itself.
std::optional<std::size_t> sixthOf(double x, double y) {
    constexpr double kNowhere = 0.1;
    constexpr double kSixths = 6;
    if (std::hypot(x, y) < kNowhere) {
        return std::nullopt;
    }
    // Clockwise from the top; y grows to the south.
    const double turn = std::atan2(x, -y) / (2 * std::numbers::pi);
    return static_cast<std::size_t>((turn < 0 ? turn + 1 : turn) * kSixths) % static_cast<std::size_t>(kSixths);
}

struct Plane {
    double x = 0;
    double y = 0;
};

Plane planeOf(const Hex& hex) {
    return {std::numbers::sqrt3 * (hex.q + hex.r / 2.0), 1.5 * hex.r};
}

Plane middleOf(const Position& position) {
    Plane sum;
    int count = 0;
    for (const HexId id : position.topology().hexes()) {
        if (position.hexes[id].isLand()) {
            const Plane at = planeOf(position.topology().hex(id));
            sum = {sum.x + at.x, sum.y + at.y};
            ++count;
        }
    }
    return count == 0 ? sum : Plane{sum.x / count, sum.y / count};
}

void addHexes(const Position& position, BoardFigures& figures) {
    const Plane middle = middleOf(position);
    for (const HexId id : position.topology().hexes()) {
        const HexState& hex = position.hexes[id];
        if (!counts(hex)) {
            continue;
        }
        if (const auto resource = yieldOf(*hex.terrain)) {
            ++figures.resources[*resource].hexes;
            figures.resources[*resource].pips += pipsOf(hex);
        } else {
            figures.gold += pipsOf(hex);
        }
        const Plane at = planeOf(position.topology().hex(id));
        if (const auto sixth = sixthOf(at.x - middle.x, at.y - middle.y)) {
            figures.sixths[*sixth] += pipsOf(hex);
        }
    }
}

void addPlaces(const Position& position, BoardFigures& figures) {
    for (const CornerId corner : position.topology().corners()) {
        if (!isOnLand(position, corner)) {
            continue;
        }
        BoardFigures::Place place{corner, 0, 0};
        PerResource<int> seen;
        for (const HexId id : position.topology().hexesOf(corner)) {
            const HexState& hex = position.hexes[id];
            place.pips += pipsOf(hex);
            const auto resource = counts(hex) ? yieldOf(*hex.terrain) : std::nullopt;
            place.kinds += resource && seen[*resource]++ == 0 ? 1 : 0;
        }
        figures.places.push_back(place);
    }
    std::ranges::stable_sort(figures.places, [](const auto& one, const auto& other) {
        return one.pips != other.pips ? one.pips > other.pips : one.kinds > other.kinds;
    });
}

void addNeighbours(const Position& position, BoardFigures& figures) {
    for (const SideId side : position.topology().sides()) {
        const auto& hexes = position.topology().hexesOf(side);
        if (hexes.size() < 2 || !counts(position.hexes[hexes[0]]) || !counts(position.hexes[hexes[1]])) {
            continue;
        }
        const HexState& one = position.hexes[hexes[0]];
        const HexState& other = position.hexes[hexes[1]];
        figures.neighbours.sixEight += isSixOrEight(one) && isSixOrEight(other) ? 1 : 0;
        figures.neighbours.sameNumber += one.number == other.number ? 1 : 0;
        figures.neighbours.sameResource += one.terrain == other.terrain ? 1 : 0;
    }
}

}  // namespace

BoardFigures boardFigures(const Position& position) {
    BoardFigures figures;
    addHexes(position, figures);
    addPlaces(position, figures);
    addNeighbours(position, figures);
    return figures;
}

std::optional<std::uint32_t> boardSeedOf(const Setup& setup) {
    const auto found = setup.extras.find(std::string(kBoardSeed));
    if (found == setup.extras.end()) {
        return std::nullopt;
    }
    std::uint32_t seed = 0;
    const std::string& text = found->second;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), seed);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(seed) : std::nullopt;
}

}  // namespace engine
