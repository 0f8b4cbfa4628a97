// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

#include "engine/expected.h"

namespace vision::camera {

/// Size in pixels as a picture file's own header has it, before any turn that it asks for.
struct PictureSize {
    std::int64_t width = 0;
    std::int64_t height = 0;
    bool operator==(const PictureSize&) const = default;
};

enum class HeaderError {
    Unknown,    ///< none of the formats that are read
    CutShort,   ///< one of them, but its structure ends before its end mark
    Malformed,  ///< one of them, but its structure contradicts itself
};

/// Walks the structure of a whole JPEG (ITU T.81 annex B), PNG, WebP, HEIC, AVIF, GIF, BMP or TIFF file without
/// decoding a pixel.
[[nodiscard]] engine::Expected<PictureSize, HeaderError> readPictureHeader(std::span<const std::uint8_t> file);

}  // namespace vision::camera
