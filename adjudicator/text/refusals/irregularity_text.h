// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/clauses/language.h"
#include "engine/state/to_position.h"

namespace adjudicator {

/// What stands against the rules, where, and what would mend it. One line, no full stop, without the clause.
[[nodiscard]] std::string sentence(const engine::Irregularity& irregularity, const engine::Position& position,
                                   engine::Language language);

}  // namespace adjudicator
