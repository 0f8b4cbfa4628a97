// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/action/action.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// What somebody wants to do: "Red attacks 1,-2:S from 0,0:N". One line, no full stop.
[[nodiscard]] std::string sentence(const engine::Action& action, const engine::Table& table, engine::Language language);

}  // namespace adjudicator
