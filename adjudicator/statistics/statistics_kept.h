// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "adjudicator/statistics/game_statistics.h"

namespace adjudicator {

/// What a book keeps of a game's counts, so that statistics need not read the game. Counts up with every change of what
/// is counted.
inline constexpr int kCountsVersion = 1;
[[nodiscard]] std::string toText(const GameStatistics& statistics);
/// Empty where the text is not what this program writes.
[[nodiscard]] std::optional<GameStatistics> statisticsFrom(const std::string& text, const db::GameId& game);

/// Two such texts say the same: their broken numbers may differ by what machines round otherwise.
[[nodiscard]] bool saySame(const std::string& one, const std::string& other);

}  // namespace adjudicator
