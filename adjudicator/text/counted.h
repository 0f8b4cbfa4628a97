// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "engine/clauses/language.h"

namespace adjudicator {

/// A word as it stands behind one and behind any other number.
struct OneOrMany {
    std::string_view one;
    std::string_view many;
};

/// "1 throw", "3 throws"; "1 Wurf", "3 Würfe".
template <class Count>
[[nodiscard]] std::string counted(engine::Language language, Count count, OneOrMany english, OneOrMany german) {
    const OneOrMany& forms = language == engine::Language::German ? german : english;
    return fmt::format("{} {}", count, count == 1 ? forms.one : forms.many);
}

}  // namespace adjudicator
