// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "adjudicator/record/correction.h"
#include "engine/clauses/language.h"
#include "engine/expected.h"

namespace adjudicator::cli {

/// Reads `{"do":"correct","from":12,"reason":"…","clause":"B-7","line":[…]}`. Of the line only what shall be otherwise
/// is named: `{"of":12,"action":{…}}`, `{"of":14,"how":"dropped"}`, `{"of":15,"stands":"why"}`,
/// `{"how":"new","action":{…}}` (after the one listed before it, or first); an act that an earlier correction added is
/// `"of":25,"item":1`. The error is a sentence: what is wrong, and where.
template <class Game>
[[nodiscard]] engine::Expected<CorrectionAskedOf<Game>, std::string> correctionFromJson(
    const nlohmann::ordered_json& json, const typename Game::Table& table, engine::Language language);

/// What the plan says: conflicts with their clauses, or what becomes of each act and what is to be moved by hand.
template <class Game>
[[nodiscard]] nlohmann::ordered_json planJson(const CorrectionPlanOf<Game>& plan, engine::Language language);

}  // namespace adjudicator::cli
