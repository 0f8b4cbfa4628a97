// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/action/action.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// What somebody wants to do: "Red attacks 8–10–5 from 9–4". One line, no full stop.
[[nodiscard]] std::string sentence(const engine::Action& action, const engine::Table& table, engine::Language language);

}  // namespace adjudicator
