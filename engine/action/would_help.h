// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/action/decide.h"

namespace engine {

/// The acts that are allowed now and come nearest to a refused one, at most three: the same with what it lacked, the
/// same kind at the nearest places, a trade that brings the missing card, or what is due first. Each of them is allowed
/// as it stands, but for dice that it lacks.
[[nodiscard]] std::vector<Action> wouldHelp(const Position& position, const Action& action, const Refusal& refusal);

}  // namespace engine
