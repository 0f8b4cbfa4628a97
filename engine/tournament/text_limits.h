// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace engine::tournament {

/// The longest name, club or place, and the longest reason, in bytes.
inline constexpr std::size_t kMostName = 120;
inline constexpr std::size_t kMostReason = 2000;
/// The longest head to carry (`ADJ1:…`).
inline constexpr std::size_t kMostHead = 140;

/// UTF-8 without control characters, not longer than that.
[[nodiscard]] bool isPlainText(std::string_view text, std::size_t most = kMostName);

}  // namespace engine::tournament
