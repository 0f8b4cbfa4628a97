// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/clauses/language.h"

namespace adjudicator {

/// "3, 7–9, 12".
[[nodiscard]] std::string entryList(const std::vector<std::uint64_t>& entries);
/// "entry 3", "entries 3, 7–9, 12".
[[nodiscard]] std::string entriesText(const std::vector<std::uint64_t>& entries, engine::Language language);

/// "A sentence. Another one.": adds one more.
void addSentence(std::string& text, const std::string& sentence);

}  // namespace adjudicator
