// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <string>

#include "engine/clauses/language.h"

namespace adjudicator {

/// A word as it stands behind one and behind any other number.
struct OneOrMany {
    engine::Phrase one;
    engine::Phrase many;
};

/// "1 throw", "3 throws"; "1 Wurf", "3 Würfe".
template <class Count>
[[nodiscard]] std::string counted(engine::Language language, Count count, const OneOrMany& words) {
    return fmt::format("{} {}", count, (count == 1 ? words.one : words.many).in(language));
}

}  // namespace adjudicator
