// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

/// What `game hand-over` is given besides the game.
struct HandOverWanted {
    std::string reason;
    /// The public key of the desk that is to go on: this desk releases the game.
    std::string to;
    /// Where the release is written; empty: standard output.
    std::string out;
    /// The release of the desk before, or its key's file where that is at hand.
    std::string release;
    std::string oldKey;
};

/// Goes on here with a game of another desk or, with `to`, writes a release for the desk that is to go on.
int handOverGame(const GameOptions& options, const HandOverWanted& wanted, Streams streams, engine::Language language);

}  // namespace adjudicator::cli
