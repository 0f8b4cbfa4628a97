// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/codec/bytes.h"
#include "vision/codec/picture_header.h"

namespace vision::camera {

/// Of a file that begins as a GIF: the size of its screen, once every block up to its end is there.
[[nodiscard]] engine::Expected<PictureSize, HeaderError> readGif(Bytes file);

/// Of a file that begins as a BMP.
[[nodiscard]] engine::Expected<PictureSize, HeaderError> readBmp(Bytes file);

/// Whether a file is a TIFF picture. What a camera keeps raw in a file built like a TIFF is none.
[[nodiscard]] bool isTiff(Bytes file);
/// Whether it is what a camera keeps raw: a DNG, NEF, CR2 or ARW file and their like.
[[nodiscard]] bool isRawInTiff(Bytes file);
/// Of a TIFF picture: the size of its first one.
[[nodiscard]] engine::Expected<PictureSize, HeaderError> readTiff(Bytes file);

}  // namespace vision::camera
