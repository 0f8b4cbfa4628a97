// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/action/decide.h"
#include "engine/clauses/language.h"
#include "engine/state/position.h"

namespace adjudicator::cli {

/// The answer to a refused act (docs/actions.md): its sentence, its fields, what would be allowed instead, and the
/// correction that makes room for cards which contradict what was known.
[[nodiscard]] nlohmann::ordered_json refusalAnswer(const engine::Refusal& refusal, const engine::Position& position,
                                                   const engine::Action& action, engine::Language language);

}  // namespace adjudicator::cli
