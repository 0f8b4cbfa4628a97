// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of tiles only.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace vision::tiles {

/// The value below which that share of the values lies; there is at least one. Leaves them in another order.
[[nodiscard]] inline double quantile(std::vector<double>& values, double share) {
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

}  // namespace vision::tiles
