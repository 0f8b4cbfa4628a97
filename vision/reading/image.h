// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace vision {

/// A picture that owns its pixels: rows from the top, each pixel three bytes red, green, blue (sRGB), no padding.
/// The turn that a camera wrote into the file (EXIF) is already applied.
struct Image {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb;

    [[nodiscard]] std::size_t stride() const { return static_cast<std::size_t>(width) * 3; }
    bool operator==(const Image&) const = default;
};

}  // namespace vision
