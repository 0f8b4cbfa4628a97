// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/clauses/language.h"
#include "engine/notation/foreign/foreign_position.h"

namespace adjudicator {

/// Why a position of another program cannot be read.
[[nodiscard]] std::string sentence(const engine::ForeignFault& fault, engine::ForeignProgram program,
                                   engine::Language language);

/// "a game of Catanatron; not kept: the round"; in one line.
[[nodiscard]] std::string foreignNote(const engine::ForeignPosition& position, engine::Language language);

}  // namespace adjudicator
