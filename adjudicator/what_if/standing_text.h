// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/board/place.h"
#include "engine/clauses/language.h"
#include "engine/state/position.h"

namespace adjudicator {

/// What stands at a place: "Clara's city, upside down, 1 city wall", "Anna's army: 2 cavalry, 2 infantry"; "nothing".
/// Of a hex what lies on it, and the robber.
[[nodiscard]] std::string standingText(const engine::Position& position, const engine::Place& at,
                                       engine::Language language);

/// How many cards, and which as far as is known: "7: 2 brick, 1–2 wool".
[[nodiscard]] std::string handText(const engine::Hand& hand, engine::Language language);
/// "7", "5–8"; "?" of a hand that nobody has counted.
[[nodiscard]] std::string countText(const engine::Range& size);

}  // namespace adjudicator
