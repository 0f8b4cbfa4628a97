// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <utility>
#include <vector>

#include "engine/expected.h"
#include "vision/reading/image.h"
#include "vision/reading/reading.h"

namespace vision {

/// Why an overlay was not written; then there is no new file.
enum class WriteError {
    NoEncoder,   ///< the camera module of this program is missing or does not fit
    NotEncoded,  ///< the picture is empty, or too large for its format
    NoFormat,    ///< the file's name ends as none of the formats in which pictures are written
    NotWritten,  ///< the file cannot be created or written
};

/// The sides of these hexes in the pixels of the picture.
[[nodiscard]] std::vector<std::pair<Point, Point>> latticeIn(const Homography& homography,
                                                             const std::vector<engine::Hex>& land);

/// The picture with the recognised lattice drawn on it and each tile's terrain as a letter (H, F, P, G for fields of
/// grain, M, D) with its number, X where it lies face down, doubtful ones in red with a question mark; harbours at
/// their sides, pieces in their colours, armies as dots with their units.
[[nodiscard]] Image drawOverlay(const Image& image, const BoardReading& board);

/// A picture as a file in the format of its name: PNG (also without an ending), JPEG, WebP, BMP or TIFF. An existing
/// file is replaced.
[[nodiscard]] engine::Expected<void, WriteError> writePicture(const std::filesystem::path& file, const Image& picture);

/// drawOverlay, written by writePicture.
[[nodiscard]] engine::Expected<void, WriteError> writeOverlay(const std::filesystem::path& file, const Image& image,
                                                              const BoardReading& board);

}  // namespace vision
