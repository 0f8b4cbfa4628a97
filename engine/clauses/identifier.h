// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace engine {

/// The public spelling of an id or option, made at compile time from its name in the code (`SA_K4` -> "SA-K4").
struct Identifier {
    std::array<char, 30> letters{};
    std::uint8_t size = 0;

    constexpr void push(char letter) { letters[size++] = letter; }  // A constant that is too long does not compile.
    [[nodiscard]] constexpr std::string_view text() const { return {letters.data(), size}; }
};

/// Ids: underscores become hyphens.
[[nodiscard]] constexpr Identifier identifierOf(std::string_view name) {
    Identifier result;
    for (const char letter : name) {
        result.push(letter == '_' ? '-' : letter);
    }
    return result;
}

/// Options: words and numbers are split by hyphens and written small (`At14` -> "at-14").
[[nodiscard]] constexpr Identifier kebabOf(std::string_view name) {
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    Identifier result;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const bool capital = name[i] >= 'A' && name[i] <= 'Z';
        const bool numberStarts = isDigit(name[i]) && i > 0 && !isDigit(name[i - 1]);
        if (i > 0 && (capital || numberStarts)) {
            result.push('-');
        }
        result.push(capital ? static_cast<char>(name[i] - 'A' + 'a') : name[i]);
    }
    return result;
}

/// Entry number n of a list as the preprocessor spells it ("Join, No"); nothing when there are fewer.
[[nodiscard]] constexpr std::optional<std::string_view> listItem(std::string_view list, std::size_t n) {
    for (std::size_t begin = 0; begin < list.size();) {
        std::size_t end = list.find(',', begin);
        end = end == std::string_view::npos ? list.size() : end;
        if (n == 0) {
            return list.substr(begin, end - begin);
        }
        --n;
        begin = end + 1;
        while (begin < list.size() && list[begin] == ' ') {
            ++begin;
        }
    }
    return std::nullopt;
}

}  // namespace engine
