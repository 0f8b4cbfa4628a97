// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

#include "engine/expected.h"
#include "vision/reading/image.h"

namespace vision::camera {

enum class CodecError {
    NoModule,  ///< the module for the format is missing or of another version
    Failed,    ///< the module could not decode or encode
};

/// Decodes a whole picture file held in memory and turns it upright. Opens the module for its format on first use: it
/// is sought beside the executable and in ../lib/adjudicator from there.
[[nodiscard]] engine::Expected<Image, CodecError> decode(std::span<const std::uint8_t> file);

/// The formats in which pictures are written.
enum class PictureFormat : std::uint8_t { Png, Jpeg, Webp, Bmp, Tiff };

/// The format that a file's name asks for by its ending, in small or capital letters; PNG without one, and empty for an
/// ending that is none of these formats'.
[[nodiscard]] std::optional<PictureFormat> formatOfName(const std::filesystem::path& file);

/// The bytes of a file with these pixels; JPEG and WebP with a quality in 1..100.
[[nodiscard]] engine::Expected<std::vector<std::uint8_t>, CodecError> encode(const Image& image, PictureFormat format,
                                                                             int quality = 92);

/// The bytes of a PNG file with these pixels.
[[nodiscard]] engine::Expected<std::vector<std::uint8_t>, CodecError> encodePng(const Image& image);

/// The bytes of a JPEG file with these pixels; quality 1..100.
[[nodiscard]] engine::Expected<std::vector<std::uint8_t>, CodecError> encodeJpeg(const Image& image, int quality);

}  // namespace vision::camera
