// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/clauses/language.h"
#include "engine/notation/json_fault.h"
#include "engine/state/to_position.h"

namespace adjudicator {

/// Why a set-up cannot stand, and where. One line, no full stop.
[[nodiscard]] std::string sentence(const engine::Fault& fault, engine::Language language);

/// What is wrong in a JSON text: `hexes[3].terrain: there is no terrain "lava"`. One line, no full stop.
[[nodiscard]] std::string sentence(const engine::JsonFault& fault, engine::Language language);

}  // namespace adjudicator
