// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/board/place.h"
#include "engine/clauses/language.h"
#include "engine/state/position.h"

namespace adjudicator {

/// What stands at a place, for who cannot see the board: "Ben's city (2 city walls), army of Anna: 2 cavalry", "hills
/// 8, the robber", "nothing". Only what everybody at the table sees.
[[nodiscard]] std::string standing(const engine::Position& position, const engine::Place& place,
                                   engine::Language language);

}  // namespace adjudicator
