// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

/// What `game new` is given besides the book.
struct NewGameOptions {
    std::string from;
    std::vector<std::string> documents;
    std::vector<std::string> rulings;
    std::vector<std::string> numbers;
    std::vector<std::string> players;
    std::string sheet;
    /// The random board of this seed; without it another each time.
    std::optional<std::uint32_t> seed;
};

[[nodiscard]] int newGame(const GameOptions& options, const NewGameOptions& wanted, Streams streams,
                          engine::Language language);

}  // namespace adjudicator::cli
