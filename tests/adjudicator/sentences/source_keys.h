// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace test {

/// A sentence that a source file asks the catalogue for.
struct SourceKey {
    std::string context;
    std::string english;
    /// How many things fill it, as far as the call shows; a phrase that is filled elsewhere has as many as it has
    /// holes.
    std::size_t arguments = 0;
};

/// What stands in `say(LANGUAGE, "…")`, `in("…")`, `Phrase{"…"}` and `OneOrMany{"…", "…"}` of a C++ source, each also
/// as
/// {"context", "…"}. In a module above, whose own functions have such names, only `adjudicator::say` counts.
[[nodiscard]] std::vector<SourceKey> keysOf(std::string_view source, bool isAbove = false);

/// The highest number of things that a format text asks for.
[[nodiscard]] std::size_t holesOf(std::string_view text);

}  // namespace test
