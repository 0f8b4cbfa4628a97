// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/clauses/language.h"
#include "engine/rules/given/board_gives.h"

namespace adjudicator {

/// "Red holds the longest road: 5, nobody else has more than 3". One line, no full stop, without the clause.
[[nodiscard]] std::string sentence(const engine::BoardGift& gift, const engine::Position& position,
                                   engine::Language language);
/// What the table is asked: "Who holds the longest road, Red or Blue, or nobody? …".
[[nodiscard]] std::string sentence(const engine::OpenHolding& open, const engine::Position& position,
                                   engine::Language language);

}  // namespace adjudicator
