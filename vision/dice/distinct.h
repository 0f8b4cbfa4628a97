// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include <opencv2/core.hpp>

namespace vision::dice {

/// Of things that are one and the same the likeliest, likeliest first. One and the same are two whose middles are less
/// than `place` sides apart and whose sides differ by less than the factor `size`. Have `at`, `side` and `there`.
template <class Thing>
[[nodiscard]] std::vector<Thing> distinct(std::vector<Thing> things, double place, double size) {
    std::stable_sort(things.begin(), things.end(), [](const Thing& a, const Thing& b) { return a.there > b.there; });
    std::vector<Thing> kept;
    for (const Thing& one : things) {
        const bool isNew = std::none_of(kept.begin(), kept.end(), [&](const Thing& other) {
            return cv::norm(other.at - one.at) < place * one.side && other.side < size * one.side &&
                   one.side < size * other.side;
        });
        if (isNew) {
            kept.push_back(one);
        }
    }
    return kept;
}

}  // namespace vision::dice
