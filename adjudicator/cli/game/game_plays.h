// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

struct PlaysWanted {
    /// The page to write, `-` for standard output; empty: no page.
    std::string html;
    /// The link's code on the terminal.
    bool qr = false;
};

/// A game as BG Stats and BoardGameGeek log it, with the link that hands it over; without a game named all games at
/// tables, a line each. What of a book cannot be read has been said, and the rest is told.
[[nodiscard]] int tellPlays(const GameOptions& options, const PlaysWanted& wanted, Streams streams,
                            engine::Language language);

}  // namespace adjudicator::cli
