// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "adjudicator/record/line.h"
#include "engine/action/dice.h"

namespace adjudicator {

/// Dice that somebody threw. Of a combat's round each side's are its own.
struct ThrowSeen {
    std::uint64_t entry = 0;
    engine::PlayerId player{};
    engine::DiceSource source = engine::DiceSource::Virtual;
    std::vector<engine::Die> dice;
    /// Two d6 whose sum says which hexes pay.
    bool isProduction = false;
};

/// Every throw of the game, each once. Virtual dice count also when their act was taken back, for they were thrown, and
/// once when it used them again; of real dice only what counts in the end, for what was taken back was most likely
/// entered wrongly.
template <class Game>
[[nodiscard]] std::vector<ThrowSeen> throwsSeen(const LineOf<Game>& line);

}  // namespace adjudicator
