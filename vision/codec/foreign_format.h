// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "vision/codec/bytes.h"

namespace vision::camera {

/// What a file may be that is not read as a picture.
enum class ForeignFormat : std::uint8_t {
    JpegXl,
    Jpeg2000,
    BigTiff,
    CameraRaw,
    OpenExr,
    Photoshop,
    Gimp,
    Svg,
    Pdf,
    Icon,
    Video,
    WebPage,
    Archive,
};

/// What a file is by its first bytes (some hundred suffice); empty where that is not known, and for the formats that
/// are read.
[[nodiscard]] std::optional<ForeignFormat> foreignFormat(Bytes file);

}  // namespace vision::camera
