// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of seating only.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/tournament/seating/design.h"

namespace engine::tournament {

/// Rounds for exactly so many players in which nobody meets anybody twice, where a single design is known that no
/// family of fields or residues gives: seven rounds of 24, ten of 32. Empty for every other number. Those whom nobody
/// ever meets with each other come last, so that leaving them out costs no round.
[[nodiscard]] std::vector<GroupRound> knownRounds(std::size_t players);

}  // namespace engine::tournament
