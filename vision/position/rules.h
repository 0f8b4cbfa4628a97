// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "vision/position/board_sites.h"
#include "vision/reading/reading.h"

namespace vision::position {

/// What is at a site: nothing, or a player's settlement or road, or a city.
using State = std::uint8_t;
inline constexpr State kBare = 0;
inline constexpr std::size_t kStates = 1 + 2 * kPieceColours.size();
[[nodiscard]] constexpr State stateOf(PieceColour owner, bool isCity = false) {
    return static_cast<State>(1 + 2 * index(owner) + (isCity ? 1 : 0));
}
/// Of a state that is not kBare.
[[nodiscard]] constexpr PieceColour ownerOf(State state) {
    return kPieceColours[static_cast<std::size_t>(state - 1) / 2];
}
[[nodiscard]] constexpr bool isCity(State state) {
    return state != kBare && state % 2 == 0;
}

/// What is at each site of a board.
using Position = std::vector<State>;

/// Two corners that something of a player joins besides roads: a bridge.
struct Join {
    PieceColour owner = PieceColour::Red;
    std::size_t from = 0;
    std::size_t to = 0;
};

/// How likely a position is before anybody looks, by the box and the rules. Nothing is impossible: a photographed board
/// may break any rule.
class Rules {
public:
    /// `expected`: who is known to play, by PieceColour. `sites` must outlive the rules.
    Rules(const BoardSites& sites, std::vector<Join> joins, const std::array<bool, kPieceColours.size()>& expected);

    /// The logarithm of its chance, up to a constant.
    [[nodiscard]] double operator()(const Position& position) const;

private:
    /// What speaks against one player's chains of roads.
    [[nodiscard]] double chains(const Position& position, PieceColour owner) const;
    [[nodiscard]] double buildings(const Position& position) const;

    const BoardSites& m_sites;
    std::vector<Join> m_joins;
    std::array<bool, kPieceColours.size()> m_expected;
    /// Room for one walk through a player's roads.
    mutable std::vector<std::uint8_t> m_seen;
    mutable std::vector<std::size_t> m_open;
};

}  // namespace vision::position
