// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// After founding, newly reached land hexes get their tokens (CC-15).
void offerTokens(Deciding& deciding);

[[nodiscard]] Judgement judge(const Position& position, const DrawToken& action);

}  // namespace engine
