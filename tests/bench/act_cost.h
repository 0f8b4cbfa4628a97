// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>

namespace bench {

/// Medians in microseconds.
struct ActCost {
    /// From a line of `game do` to its answer.
    double act = 0;
    /// SQLite's own durable commit of one row as long as an act's entry.
    double plainRow = 0;
    [[nodiscard]] double ratio() const { return act / plainRow; }
};

/// What an act costs through `game do`, its desk's memory with it, beside a plain row, turn and turn about so that both
/// meet the same disk, whose every sync takes at least so long. Book, plain table and the desk's own folder are made in
/// the folder. Empty where the game could not be played.
[[nodiscard]] std::optional<ActCost> actCost(const std::filesystem::path& folder, std::chrono::microseconds sync,
                                             int acts);

}  // namespace bench
