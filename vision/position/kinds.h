// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "vision/reading/learned_places.h"

namespace vision::position {

/// What speaks for a city where a building may stand: logarithms of odds by its outline, where that was measured, and
/// by the net of places.
struct KindSaid {
    std::optional<double> outline;
    double net = 0;
};

/// What the net says of a table's settlements and cities: the middle between the two, how far each lies from it, how
/// much the pieces of one kind vary; and how well the middle is known.
struct TableKinds {
    double middle = 0;
    double middleSpread = 1;
    double halfStep = 0.6;
    double spread = 0.9;
};

/// Of the tables of a set of which these were seen; of any table where none were.
[[nodiscard]] TableKinds tableKinds(const KindLook& settlements, const KindLook& cities);

/// The logarithms of the odds of a city, all buildings of a table together: the net takes the cities of some makes for
/// settlements, and the other way round, but on one table cities look more like cities; and where most are cities one
/// of which little is seen is likelier one too.
[[nodiscard]] std::vector<double> tellCities(const std::vector<KindSaid>& buildings, const TableKinds& table = {});

}  // namespace vision::position
