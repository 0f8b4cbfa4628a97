// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "db/chain.h"

namespace adjudicator {

/// What a throw proves, strongest first (DESIGN, "Dice that can be proved").
enum class DiceLevel : std::uint8_t { Witnessed, Desk, Entered, Camera };
[[nodiscard]] std::string_view toText(DiceLevel level);
[[nodiscard]] std::optional<DiceLevel> diceLevelFromText(std::string_view text);

/// 32 random bytes from which a throw's faces follow.
using Secret = std::array<std::uint8_t, 32>;

/// Drawn from the system's generator.
[[nodiscard]] Secret drawSecret();

/// SHA-256("adj/commit/1" ‖ game ‖ u32 number ‖ secret), shown before the act is declared.
[[nodiscard]] db::Hash commitmentOf(const db::GameId& game, std::uint32_t number, const Secret& secret);

/// The faces of throw `number` for dice of these numbers of sides (2 … 256), in order; `word` as recorded.
[[nodiscard]] std::vector<int> facesOf(const db::GameId& game, std::uint32_t number, const Secret& secret,
                                       std::string_view word, std::span<const int> sides);

}  // namespace adjudicator
