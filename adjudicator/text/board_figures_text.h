// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/clauses/language.h"
#include "engine/rules/given/board_figures.h"
#include "engine/state/position.h"

namespace adjudicator {

/// How even a board is, a line each: pips by resource, the best crossings, by sixths of the island, what lies side by
/// side. No full stops.
[[nodiscard]] std::vector<std::string> linesOf(const engine::BoardFigures& figures, const engine::Table& table,
                                               engine::Language language);

}  // namespace adjudicator
