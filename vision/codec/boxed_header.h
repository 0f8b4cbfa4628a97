// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/codec/bytes.h"
#include "vision/codec/picture_header.h"

namespace vision::camera {

/// Whether a file says that it is a HEIC or AVIF picture (ISO/IEC 23008-12), by its brands.
[[nodiscard]] bool isBoxedPicture(Bytes file);

/// The size of the largest picture in such a file; its thumbnails and tiles are smaller.
[[nodiscard]] engine::Expected<PictureSize, HeaderError> readBoxed(Bytes file);

}  // namespace vision::camera
