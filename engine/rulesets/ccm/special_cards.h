// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/expected.h"

namespace engine {

inline constexpr int kLeastWinningScore = 2;
inline constexpr int kMostWinningScore = 200;

/// What a winning score makes of longest road and largest army (CC-7 to CC-11). All fractions are rounded down.
/// Example: a winning score of 20 among four players gives 4 knights, road length 6, value 4, second value 2.
struct SpecialCards {
    int winningScore = 0;
    int knights = 0;           ///< Played knights that first earn the largest army.
    int roadLength = 0;        ///< Length that first earns the longest road.
    int specialCardValue = 0;  ///< Points of each of the two cards.
    /// Points of each card for second place; none where the rules do not allow such cards (CC-10).
    std::optional<int> secondCardValue;
    bool operator==(const SpecialCards&) const = default;
};

/// Why there are no numbers.
enum class SpecialCardsFault : std::uint8_t {
    WinningScoreOutOfRange,  ///< Not from kLeastWinningScore to kMostWinningScore.
    TooFewPlayers,           ///< Fewer than two.
};

/// The numbers for a winning score and a number of players, as § 5 of the CCM rules computes them.
[[nodiscard]] Expected<SpecialCards, SpecialCardsFault> specialCards(int winningScore, int players);

}  // namespace engine
