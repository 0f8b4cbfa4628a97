// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "adjudicator/record/game_outlines.h"

namespace adjudicator {

/// What a book keeps for the lists of its games (GameSummary), and of their counts (GameStatistics).
[[nodiscard]] GameOutlines summaryOutlines(const db::Book& book);
[[nodiscard]] GameOutlines countsOutlines(const db::Book& book);

/// Keeps what was found since in the book of this file, which others may have open too. What cannot be kept is worked
/// out again next time.
void keepSummaries(const std::filesystem::path& file, const GameOutlines& outlines);
void keepCounts(const std::filesystem::path& file, const GameOutlines& outlines);

/// Works out anew what is kept of a game, and keeps that in its place.
void renewOutlines(const std::filesystem::path& file, const db::GameId& game);

}  // namespace adjudicator
