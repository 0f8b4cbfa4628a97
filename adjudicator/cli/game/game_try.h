// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

/// What `game try` is asked besides the game: from which act on, and where its lines stand (- for standard input).
struct TryWanted {
    std::uint64_t at = 0;
    std::optional<std::size_t> item;
    std::string file = "-";
};

/// Plays lines on a copy and sets both outcomes side by side; nothing is written. A line is a wish as in `correct`, or
/// an action: the first stands in place of the act asked about, each further one is new after it.
[[nodiscard]] int tryGame(const GameOptions& options, const TryWanted& wanted, Streams streams,
                          engine::Language language);

}  // namespace adjudicator::cli
