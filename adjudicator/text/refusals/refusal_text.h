// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/action/refusal.h"
#include "engine/clauses/language.h"
#include "engine/state/position.h"

namespace adjudicator {

/// Why an act is not allowed, where, and what is allowed instead: one line, without a full stop and without the clause,
/// which stands beside it. The position is the one that the act was judged on.
[[nodiscard]] std::string sentence(const engine::Refusal& refusal, const engine::Position& position,
                                   engine::Language language);

}  // namespace adjudicator
