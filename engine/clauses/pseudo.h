// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace engine {

/// An English text as a foreign language might be: each vowel with an accent, two fifths longer, between brackets;
/// "{…}", which something fills, blanks at the ends, and a text without letters stay as they are.
[[nodiscard]] std::string pseudo(std::string_view english);

}  // namespace engine
