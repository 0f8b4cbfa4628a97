// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "vision/codec/abi.h"

namespace vision::camera {

/// What OpenCV does not decode. Each gives the upright R, G, B rows of the file's first picture to `allocate`'s room,
/// and false when it cannot.
[[nodiscard]] bool decodeHeif(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context);
[[nodiscard]] bool decodeGif(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context);
/// An animated WebP file.
[[nodiscard]] bool decodeMovingWebp(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context);

}  // namespace vision::camera
