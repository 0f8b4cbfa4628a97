// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "vision/codec/abi.h"

namespace vision::camera {

/// Decode a whole file held in memory, as AdjDecode says: whatever colours it has become eight bits of red, green and
/// blue.
[[nodiscard]] bool decodeJpeg(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context);
[[nodiscard]] bool decodePng(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context);

/// Give the bytes of a file with these R, G, B rows; quality 1..100. False when they cannot.
[[nodiscard]] bool encodeJpeg(const std::uint8_t* rgb, int width, int height, int quality, AdjTake take, void* context);
[[nodiscard]] bool encodePng(const std::uint8_t* rgb, int width, int height, AdjTake take, void* context);

}  // namespace vision::camera
