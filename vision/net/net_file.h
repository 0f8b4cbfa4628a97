// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/expected.h"
#include "vision/net/small_net.h"

namespace vision::net {

/// What vision/training found.
struct StoredNet {
    /// The channels of the pictures that it sees.
    std::size_t channels = 3;
    Layers layers;
    /// The factor on the logarithms of its chances that made them true on what it had not seen.
    float sharpness = 1;
    /// What ends its file.
    std::uint64_t sum = 0;
};

enum class NetError {
    Missing,  ///< there is no such file, or it cannot be opened
    Damaged,  ///< it is cut short, altered, or no net at all
    Unfit,    ///< a net, but not of the shape that is needed: of another version of the program
};

/// A larger file is no net.
inline constexpr std::size_t kMostNetBytes = 4'000'000;

/// What ends such a file: FNV-1a, in 64 bits, of all before it.
[[nodiscard]] std::uint64_t netSum(std::span<const std::uint8_t> bytes);

/// Reads what vision/training/net_file.py writes (docs/camera.md has the format). Damaged for anything else: its layers
/// follow each other, its numbers are finite, nothing is left over, and its sum is right.
[[nodiscard]] engine::Expected<StoredNet, NetError> readNet(std::span<const std::uint8_t> file);

/// Whether it sees pictures of so many channels and makes one place of so many outputs of a window of this side.
[[nodiscard]] bool fits(const StoredNet& net, std::size_t channels, std::size_t window, std::size_t outputs);

}  // namespace vision::net
