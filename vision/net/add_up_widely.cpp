// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled for processors with AVX2 and FMA where there are such: run on no other.
#include "vision/net/add_up_row.h"

namespace vision::net {

#if defined(__AVX2__) && defined(__FMA__)

namespace {

constexpr std::size_t kLanes = 8;

void addUpRow(const PlacesInRow& row) {
    if (row.outputs == kLanes) {
        addUpRow<kLanes, 1, 8>(row, 0);
    } else {
        addUpRow<kLanes, 2, 6>(row, 0);
    }
}

constexpr AddUp kWidely{kLanes, &addUpRow};

}  // namespace

const AddUp* addUpWidely() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") ? &kWidely : nullptr;
}

#else

const AddUp* addUpWidely() {
    return nullptr;
}

#endif

}  // namespace vision::net
