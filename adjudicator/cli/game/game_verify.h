// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

struct VerifyWanted {
    /// A head that was seen outside; empty: none was.
    std::string head;
    /// Chain and dice alone.
    bool diceOnly = false;
    /// Files of receipts, or books that others keep.
    std::vector<std::string> witnesses;
    /// And the receipts that phones have brought to this desk.
    bool phones = false;
    /// And with what this hub carries; an empty address: the one that is kept.
    std::optional<std::string> hub = {};
};

/// Says of the game named, else of each game of the book, whether it is to be believed. Exit status 0 only where all of
/// it is sound.
int verifyGames(const GameOptions& options, const VerifyWanted& wanted, Streams streams, engine::Language language);

}  // namespace adjudicator::cli
