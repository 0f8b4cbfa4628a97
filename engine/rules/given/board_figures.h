// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/state/position.h"
#include "engine/state/setup.h"

namespace engine {

/// How even a board is, in figures. A pip is one of the 36 ways of two dice that bring a hex's number: 6 and 8 have 5.
struct BoardFigures {
    struct Yield {
        int hexes = 0;
        int pips = 0;
        bool operator==(const Yield&) const = default;
    };
    /// A crossing at land: the pips of its hexes, and of how many resources they are.
    struct Place {
        CornerId at{};
        int pips = 0;
        int kinds = 0;
        bool operator==(const Place&) const = default;
    };
    /// How many sides two hexes share that are alike.
    struct Neighbours {
        int sixEight = 0;
        int sameNumber = 0;
        int sameResource = 0;
        bool operator==(const Neighbours&) const = default;
    };

    PerResource<Yield> resources;
    int gold = 0;
    /// The best first; of equal ones more resources first.
    std::vector<Place> places;
    /// The pips of each sixth of the island round its middle, clockwise from the one at the top right.
    std::array<int, 6> sixths{};
    Neighbours neighbours;
};

/// Of hexes that lie face down or are off the board nothing is counted.
[[nodiscard]] BoardFigures boardFigures(const Position& position);

/// The field of a position file that says from which seed its board was dealt.
inline constexpr std::string_view kBoardSeed = "board_seed";
[[nodiscard]] std::optional<std::uint32_t> boardSeedOf(const Setup& setup);

}  // namespace engine
