// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/board/coordinates.h"
#include "engine/expected.h"
#include "vision/overlay.h"
#include "vision/reading/image.h"
#include "vision/reading/reading.h"

namespace vision {

/// How much of a camera's picture is kept as evidence, and how small.
struct EvidenceOptions {
    /// Around the land, in hex sides: the sea, the frame and what lies beside it.
    double margin = 2.0;
    /// The longest side of what is kept, in pixels; larger crops are made smaller, smaller ones stay.
    int longestSide = 1280;
    int quality = 80;
    /// The board's hexes; none: the island of one box.
    std::vector<engine::Hex> land = {};
};

/// A JPEG file in memory, with its size in pixels.
struct EvidencePicture {
    std::string jpeg;
    int width = 0;
    int height = 0;
};

/// The part of the picture that shows the board, upright as the picture is and no larger than the options say. Where
/// the homography shows no board inside the picture, all of it.
[[nodiscard]] Image croppedToBoard(const Image& image, const Homography& homography,
                                   const EvidenceOptions& options = {});

/// croppedToBoard as a JPEG. Errors: NoEncoder, NotEncoded (also for an empty picture).
[[nodiscard]] engine::Expected<EvidencePicture, WriteError> evidenceOf(const Image& image, const Homography& homography,
                                                                       const EvidenceOptions& options = {});

}  // namespace vision
