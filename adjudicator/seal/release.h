// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "adjudicator/seal/desk_key.h"

namespace adjudicator {

/// The word of the desk in charge that a game goes on at another, for a file between the two (docs/record-format.md,
/// "Seals"). It holds for the game as it is then: an entry more, and another one is needed.
struct Release {
    db::GameId game;
    /// The newest entry.
    db::Head head;
    PublicKey from{};
    PublicKey to{};
    /// By `from`, of handOverBytes.
    Signature signature{};
};

[[nodiscard]] Release releaseBy(const DeskKey& from, const db::GameId& game, const db::Head& head, const PublicKey& to);
[[nodiscard]] bool isSigned(const Release& release);

/// One JSON object without a line feed, and back; empty for any other text.
[[nodiscard]] std::string releaseText(const Release& release);
[[nodiscard]] std::optional<Release> releaseFromText(std::string_view text);

}  // namespace adjudicator
