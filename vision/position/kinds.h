// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace vision::position {

/// What speaks for a city where a building may stand: logarithms of odds by its outline, where that was measured, and
/// by the net of places.
struct KindSaid {
    std::optional<double> outline;
    double net = 0;
};

/// The logarithms of the odds of a city, all buildings of a table together: the net takes the cities of some makes for
/// settlements, and the other way round, but on one table cities look more like cities; and where most are cities one
/// of which little is seen is likelier one too.
[[nodiscard]] std::vector<double> tellCities(const std::vector<KindSaid>& buildings);

}  // namespace vision::position
