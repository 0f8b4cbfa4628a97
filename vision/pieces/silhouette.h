// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/pieces/sight.h"

namespace vision::pieces {

/// How much of a colour is seen at a corner, own roads left out: what tells a city from a settlement.
struct Silhouette {
    /// In square hex sides.
    double area = 0;
    /// Its spread (standard deviation) along its longest axis and across that, in hex sides.
    double length = 0;
    double width = 0;
    /// How far a thing one hex side high would lean there.
    double lean = 0;
};

[[nodiscard]] Silhouette silhouetteAt(const Sight& sight, std::size_t corner, std::size_t colour);

}  // namespace vision::pieces
