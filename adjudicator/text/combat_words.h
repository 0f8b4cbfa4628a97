// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/clauses/language.h"

namespace adjudicator {

/// What somebody types of a combat ("2K", "Stadt/kopfüber", "zerstört", in any language) with the words that files have
/// ("2C", "city/upside-down", "destroyed"); what means none of these stays as it is.
[[nodiscard]] std::string inFileWords(std::string_view typed);
/// All that means one of the words that files have ("city", "upside-down", "destroyed"), in every language, small
/// letters.
[[nodiscard]] std::vector<std::string> typedFormsOf(std::string_view fileWord);
/// The other way: what files have in the words of a language, which `inFileWords` understands.
[[nodiscard]] std::string inWordsOf(engine::Language language, std::string_view fileWords);

}  // namespace adjudicator
