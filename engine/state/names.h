// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace engine {

/// The written name of an enumerator, from a table in the order of the enumeration.
template <class Enum, std::size_t N>
[[nodiscard]] constexpr std::string_view nameOf(Enum value, const std::array<std::string_view, N>& names) {
    return names[static_cast<std::size_t>(value)];
}

/// The enumerator of a written name; empty when there is none of that name.
template <class Enum, std::size_t N>
[[nodiscard]] constexpr std::optional<Enum> fromName(std::string_view text,
                                                     const std::array<std::string_view, N>& names) {
    for (std::size_t i = 0; i < N; ++i) {
        if (names[i] == text) {
            return static_cast<Enum>(i);
        }
    }
    return std::nullopt;
}

/// Nothing but blanks.
[[nodiscard]] constexpr bool isBlank(std::string_view text) {
    for (const char c : text) {
        if (static_cast<unsigned char>(c) > ' ') {
            return false;
        }
    }
    return true;
}

}  // namespace engine
