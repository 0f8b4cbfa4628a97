// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "engine/clauses/language.h"
#include "engine/rules/points.h"

namespace adjudicator {

/// What points come from: "settlements", "Siedlungen".
[[nodiscard]] std::string_view word(engine::PointSource source, engine::Language language);

}  // namespace adjudicator
