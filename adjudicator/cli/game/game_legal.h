// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

/// What `game legal` is asked besides the game: after which entry, of whom, and of which act alone.
struct LegalWanted {
    std::optional<std::uint64_t> at;
    std::string player;
    std::string why;
};

/// Answers what is allowed now, by player, or whether one act is: as JSON, else in sentences.
[[nodiscard]] int legalGame(const GameOptions& options, const LegalWanted& wanted, Streams streams,
                            engine::Language language);

}  // namespace adjudicator::cli
