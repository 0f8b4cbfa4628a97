// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/combat/units.h"
#include "vision/pieces/figures.h"
#include "vision/reading/looked_for.h"

namespace vision::pieces {

/// What the figures at one corner may be together.
struct FigureKinds {
    engine::Units units;
    bool nuke = false;
    double chance = 0;
};
/// The word of an option: `2C`, `nuke`, `1I+nuke`.
[[nodiscard]] std::string toText(const FigureKinds& kinds);

/// The likeliest things that the figures at one corner are, likeliest first. What figures look like differs from set
/// to set: this is an order to ask in, no more.
[[nodiscard]] std::vector<FigureKinds> kindsOf(const std::vector<Figure>& figures, const LookedFor& lookedFor);

}  // namespace vision::pieces
