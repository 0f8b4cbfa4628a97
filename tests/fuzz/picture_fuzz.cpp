// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "adjudicator/record/jpeg_size.h"
#include "engine/check.h"
#include "vision/codec/picture_header.h"
#include "vision/codec/tiff_directory.h"

/// The headers of pictures: what is taken for one has pixels.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (const auto header = vision::camera::readPictureHeader(std::span(data, size))) {
        ADJ_CHECK(header->width > 0 && header->height > 0, "a picture has pixels");
    }
    const int turn = vision::camera::exifTurn(std::span(data, size));
    ADJ_CHECK(turn >= 1 && turn <= 8, "EXIF knows eight turns");
    if (const auto jpeg = adjudicator::jpegSize({reinterpret_cast<const char*>(data), size})) {
        ADJ_CHECK(jpeg->width > 0 && jpeg->height > 0, "a picture has pixels");
    }
    return 0;
}
