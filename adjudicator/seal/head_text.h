// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/chain.h"

namespace adjudicator {

/// A head that somebody has seen and kept outside the book, and of which game.
struct SeenHead {
    db::GameId game;
    db::Head head;
    bool operator==(const SeenHead&) const = default;
};

/// What a QR code of a head carries: `ADJ1:GAME:SEQ:HASH`, 32 and 64 hexadecimal digits, all upper case (docs/
/// record-format.md, "A head to carry").
[[nodiscard]] std::string headText(const db::GameId& game, const db::Head& head);

/// Reads it, in either case; empty for any other text.
[[nodiscard]] std::optional<SeenHead> headFromText(std::string_view text);

}  // namespace adjudicator
