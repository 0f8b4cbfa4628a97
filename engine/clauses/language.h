// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace engine {

/// The languages in which the catalogue speaks.
enum class Language : std::uint8_t { English, German };

/// One text in both languages; the views point at literals that live as long as the program.
struct Bilingual {
    std::string_view english;
    std::string_view german;
    [[nodiscard]] constexpr std::string_view in(Language language) const {
        return language == Language::German ? german : english;
    }
    bool operator==(const Bilingual&) const = default;
};

}  // namespace engine
