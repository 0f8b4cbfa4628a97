// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/coordinates.h"

namespace vision {

/// A way to name the places of one board anew: turned clockwise by so many sixths about the hex 0,0, then shifted. It
/// leads from a place's new name to its old one.
struct Turn {
    int sixths = 0;  ///< 0 to 5
    engine::Hex shift;
    auto operator<=>(const Turn&) const = default;
};

[[nodiscard]] engine::Hex oldName(engine::Hex hex, const Turn& turn);
[[nodiscard]] engine::Hex newName(engine::Hex hex, const Turn& turn);
[[nodiscard]] engine::Corner newName(const engine::Corner& corner, const Turn& turn);
[[nodiscard]] engine::Side newName(const engine::Side& side, const Turn& turn);

/// The turns that lay a board's hexes onto themselves, first the one that changes nothing: six for the island of one
/// box, two for that of the box for five and six.
[[nodiscard]] std::vector<Turn> turnsOf(const std::vector<engine::Hex>& land);

}  // namespace vision
