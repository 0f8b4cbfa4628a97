// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

struct PhonesWanted {
    /// Players by id; to withdraw also the names of codes.
    std::vector<std::string> who;
    bool everybody = false;
    /// The referee's second hand.
    bool secondHand = false;
    /// Under which phones find the desk.
    std::string url;
};

/// Makes a code for each, which the terminal shows, and withdraws an earlier one; the exit status.
[[nodiscard]] int admitToTable(const GameOptions& options, const PhonesWanted& wanted, Streams streams,
                               engine::Language language);
[[nodiscard]] int dismissFromTable(const GameOptions& options, const PhonesWanted& wanted, Streams streams,
                                   engine::Language language);
[[nodiscard]] int listAtTable(const GameOptions& options, Streams streams, engine::Language language);

}  // namespace adjudicator::cli
