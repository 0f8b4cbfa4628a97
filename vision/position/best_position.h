// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "vision/position/rules.h"

namespace vision::position {

/// For each site and state the logarithm of how likely the picture shows what it shows there if that is there, up to a
/// constant of the site; kNever where that cannot be.
inline constexpr double kNever = -1e9;
using Evidence = std::vector<std::array<double, kStates>>;

/// Another state of a site, with its chance.
struct Other {
    State state = kBare;
    double chance = 0;
};

/// The likeliest position under all evidence and the rules together.
struct Best {
    Position position;
    /// By site: the chance that the position is right there; and what else may be there, likeliest first. The chance of
    /// a state is that of the best position that has it.
    std::vector<double> chances;
    std::vector<std::vector<Other>> others;
};

/// Searches by local search: from what each site shows by itself it changes one site, with what a rule joins to it, as
/// long as the whole gets likelier.
[[nodiscard]] Best bestPosition(const Evidence& evidence, const BoardSites& sites, const Rules& rules);

}  // namespace vision::position
