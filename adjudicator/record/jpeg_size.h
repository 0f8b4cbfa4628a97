// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace adjudicator {

/// In pixels.
struct JpegSize {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    bool operator==(const JpegSize&) const = default;
};

/// What the frame header of a JPEG file says (ITU T.81 annex B); nothing is decoded. Empty where the bytes do not begin
/// as a JPEG file does, or end before a frame with pixels in it.
[[nodiscard]] std::optional<JpegSize> jpegSize(std::string_view file);

}  // namespace adjudicator
