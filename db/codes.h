// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "db/chain.h"

namespace db {

/// Two lower-case digits a byte.
[[nodiscard]] std::string toHex(std::span<const std::uint8_t> bytes);
[[nodiscard]] std::string toHex(const Hash& hash);
[[nodiscard]] std::string toHex(const GameId& game);

/// Reads exactly 64 (32 for a game) digits of either case; anything else is nothing.
[[nodiscard]] std::optional<Hash> hashFromHex(std::string_view text);
[[nodiscard]] std::optional<GameId> gameIdFromHex(std::string_view text);

/// "K7Q2-0XJM": the hash's first 5 bytes in Crockford's base 32, for reading aloud. It proves nothing: 40 bits can be
/// searched for.
[[nodiscard]] std::string spokenCode(const Hash& hash);

}  // namespace db
