// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/net/sums.h"

#include <array>

#include "vision/net/sums_in.h"

namespace vision::net {

#ifdef __x86_64__
/// sums_avx2.cpp, sums_avx512.cpp.
extern const Adder kAdderAvx2;
extern const Adder kAdderAvx512;
#endif

namespace {

/// Every processor that the program is built for has registers of four floats.
using Sums = RowSums<4, 4, 2>;
constexpr Adder kAdder{4, Sums::kGroup, Sums::add};

}  // namespace

std::span<const Adder> adders() {
#ifdef __x86_64__
    static const std::array all{kAdder, kAdderAvx2, kAdderAvx512};
    static const std::size_t count = !__builtin_cpu_supports("avx2") ? 1 : !__builtin_cpu_supports("avx512f") ? 2 : 3;
    return std::span(all).first(count);
#else
    static constexpr std::array all{kAdder};
    return all;
#endif
}

}  // namespace vision::net
