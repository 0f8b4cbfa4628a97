// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "adjudicator/what_if/what_if.h"
#include "engine/clauses/language.h"

namespace adjudicator::cli {

/// The comparison as `game try --json` answers it: `first_difference`, `as_recorded`, `as_tried`, `differences`,
/// `acts`, `fallen`, `difference`, `can_be_adopted`, and `adopt`, the line that corrects the game so (its reason is
/// missing).
[[nodiscard]] nlohmann::ordered_json whatIfJson(const WhatIf& tried, engine::Language language);

}  // namespace adjudicator::cli
