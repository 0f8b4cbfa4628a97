// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace adjudicator::web {

/// What a script of data/web consists of: names, numbers, texts with their quotes, patterns, signs, each alone, and the
/// ends of lines. Comments and blanks are left out. All are parts of `script`.
[[nodiscard]] std::vector<std::string_view> scriptWords(std::string_view script);

/// Whether a name or a number may have this letter.
[[nodiscard]] bool isOfName(char c);

}  // namespace adjudicator::web
