// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// The functions of the modules that alone link what decodes and encodes pictures. Plain C types only: nothing that is
/// thrown, allocated or freed on one side reaches the other.
extern "C" {

/// Gives the module room for width * height * 3 bytes of R, G, B rows, or null to give up.
using AdjAllocate = std::uint8_t* (*)(void* context, int width, int height);
/// Takes the bytes of an encoded picture.
using AdjTake = void (*)(void* context, const std::uint8_t* bytes, std::size_t size);

/// Decodes a picture file held in memory, the first picture where it has several, and turns it upright; false when it
/// cannot.
using AdjDecode = bool (*)(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context);

/// The pictures module: what nearly all files are, by libraries that load at once.
struct AdjPictures {
    std::uint32_t version;
    AdjDecode decodeJpeg;
    AdjDecode decodePng;
    /// Encode R, G, B rows, JPEG with a quality in 1..100; false when they cannot.
    bool (*encodeJpeg)(const std::uint8_t* rgb, int width, int height, int quality, AdjTake take, void* context);
    bool (*encodePng)(const std::uint8_t* rgb, int width, int height, AdjTake take, void* context);
};

/// The camera module: the other formats.
struct AdjCamera {
    std::uint32_t version;
    /// WebP, BMP and TIFF.
    AdjDecode decode;
    /// HEIC and AVIF.
    AdjDecode decodeHeif;
    AdjDecode decodeGif;
    /// WebP with several pictures.
    AdjDecode decodeMovingWebp;
    /// Encodes R, G, B rows in the format of an ending (".webp", ".bmp", ".tiff"), WebP with a quality in 1..100; false
    /// when it cannot.
    bool (*encode)(const std::uint8_t* rgb, int width, int height, const char* ending, int quality, AdjTake take,
                   void* context);
};

/// The one symbol of each module.
using AdjPicturesEntry = const AdjPictures* (*)();
using AdjCameraEntry = const AdjCamera* (*)();
}

namespace vision::camera {

inline constexpr std::uint32_t kPicturesVersion = 1;
inline constexpr const char* kPicturesEntryName = "adjudicatorPictures";
inline constexpr const char* kPicturesFile = "adjudicator_pictures.so";

inline constexpr std::uint32_t kAbiVersion = 4;
inline constexpr const char* kEntryName = "adjudicatorCamera";
inline constexpr const char* kModuleFile = "adjudicator_camera.so";

}  // namespace vision::camera
