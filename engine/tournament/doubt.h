// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/tournament/position.h"

namespace engine::tournament {

struct EnterResult;

/// What is odd about a result, though it may be right: to be asked about once before it is entered. Nothing is refused
/// for it.
enum class Doubt : std::uint8_t {
    PointsTooMany,  ///< More than the last gain before the winning score can bring.
    TwoWinners,     ///< Two or more have the winning score.
    NoWinner,       ///< Nobody has it, and games have no time limit.
    BookOtherwise,  ///< The record of the table's game has other points.
    ProtestOpen,    ///< It is to be official, and the time for a protest has not run out.
    ProtestAhead,   ///< It is to be official, and the time for a protest has not begun: it is not signed.
};
inline constexpr std::array<std::string_view, 6> kDoubtWords{"points-too-many", "two-winners",  "no-winner",
                                                             "book-otherwise",  "protest-open", "protest-ahead"};

/// One doubt, with the players whom it is about and a number: the most points that can be, the winning score, or
/// minutes.
struct Doubted {
    Doubt doubt{};
    std::vector<PlayerId> players;
    int count = 0;
    bool operator==(const Doubted&) const = default;
};

/// The most points that a game to this tournament's winning score can end with: one short of it, and then the dearest
/// single gain (two points of a city that is taken or a special card, more where the CCM rules make the cards dearer).
[[nodiscard]] int mostPlausiblePoints(const Settings& settings);

/// What is odd about these scores, but for what only a record can tell (BookOtherwise, the times for protests).
[[nodiscard]] std::vector<Doubted> doubtsIn(const Settings& settings, const std::vector<Score>& scores);
[[nodiscard]] std::vector<Doubted> doubtsIn(const Settings& settings, const EnterResult& result);

/// Who has other points in the game's record than in the result; empty where they agree.
[[nodiscard]] std::vector<PlayerId> otherwiseIn(const EnterResult& record, const EnterResult& result);

}  // namespace engine::tournament
