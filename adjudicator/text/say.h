// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include <fmt/format.h>

#include "engine/clauses/language.h"

namespace adjudicator {

/// One sentence in the language wanted; both are written side by side and filled with the same things.
template <class... Args>
[[nodiscard]] std::string say(engine::Language language, fmt::format_string<Args...> english,
                              fmt::format_string<Args...> german, Args&&... args) {
    return fmt::format(language == engine::Language::German ? german : english, std::forward<Args>(args)...);
}

}  // namespace adjudicator
