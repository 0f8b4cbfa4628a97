// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// The functions of the camera module, which alone links OpenCV's imgcodecs. Plain C types only: nothing that is
/// thrown, allocated or freed on one side reaches the other.
extern "C" {

/// Gives the module room for width * height * 3 bytes of R, G, B rows, or null to give up.
using AdjAllocate = std::uint8_t* (*)(void* context, int width, int height);
/// Takes the bytes of an encoded picture.
using AdjTake = void (*)(void* context, const std::uint8_t* bytes, std::size_t size);

struct AdjCamera {
    std::uint32_t version;
    /// Decodes a picture file held in memory and turns it upright; false when it cannot.
    bool (*decode)(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context);
    /// Encodes R, G, B rows as PNG; false when it cannot.
    bool (*encodePng)(const std::uint8_t* rgb, int width, int height, AdjTake take, void* context);
    /// Encodes R, G, B rows as JPEG of a quality in 1..100; false when it cannot.
    bool (*encodeJpeg)(const std::uint8_t* rgb, int width, int height, int quality, AdjTake take, void* context);
};

/// The one symbol of the module.
using AdjCameraEntry = const AdjCamera* (*)();
}

namespace vision::camera {

inline constexpr std::uint32_t kAbiVersion = 2;
inline constexpr const char* kEntryName = "adjudicatorCamera";
inline constexpr const char* kModuleFile = "adjudicator_camera.so";

}  // namespace vision::camera
