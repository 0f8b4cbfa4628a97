// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/state/position.h"

namespace engine {

/// Where what is pending contradicts the position (a fight without its armies, a conquest of a crossing that is not
/// free): places or steps in the words of the notation; empty when it may stand.
[[nodiscard]] std::vector<std::string> wrongInPending(const Position& position);

}  // namespace engine
