// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "adjudicator/dispute/asked_entry.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// "Throw 4 is void", "The book was put back from an older copy".
[[nodiscard]] std::string titleOf(const AskedEntry& asked, engine::Language language);

/// What it means, what came of it, and what it would let somebody do: a sentence or two each.
[[nodiscard]] std::vector<std::string> aboutEntry(const AskedEntry& asked, const engine::Table& table,
                                                  engine::Language language);

}  // namespace adjudicator
