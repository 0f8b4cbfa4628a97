// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

namespace vision::pieces {

/// Logistic regression: the chance that measures with these weights make.
template <std::size_t kCount>
[[nodiscard]] double chanceOf(const std::array<double, kCount>& weights, const std::array<double, kCount>& measures) {
    double sum = 0;
    for (std::size_t i = 0; i < kCount; ++i) {
        sum += weights[i] * measures[i];
    }
    return 1 / (1 + std::exp(-sum));
}

}  // namespace vision::pieces
