// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

/// Adds to the file a receipt, signed by this desk, of every head of the book's games, and of those that this desk saw
/// in other books of theirs.
int writeReceipts(const GameOptions& options, const std::string& file, Streams streams, engine::Language language);

}  // namespace adjudicator::cli
