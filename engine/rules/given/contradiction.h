// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/action/decide.h"

namespace engine {

/// What was known of hands, bank or deck can be wrong: somebody lays cards on the table that nobody could hold. That is
/// for the referee to rule on, never a block. The adjustment, with this reason, that gives up as much of that knowledge
/// as stands in the way of the refused action, so that it is decided on trust; empty where the refusal does not rest on
/// unseen cards.
[[nodiscard]] std::optional<Adjust> correctionFor(const Position& position, const Action& action,
                                                  const Refusal& refusal, const std::string& reason);

}  // namespace engine
