// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "engine/board/coordinates.h"
#include "engine/state/terrain.h"
#include "vision/reading/reading.h"

namespace tests {

/// What a picture shows, from the position file beside it.
struct Truth {
    int width = 0;
    int height = 0;
    vision::Homography homography;
    /// Empty for a hex that lies face down or whose label is uncertain: nothing can be right there.
    std::map<engine::Hex, std::optional<engine::Terrain>> terrains;
    /// The hexes that lie face down.
    std::set<engine::Hex> faceDown;
    /// The tokens' numbers, empty where there is none; hexes whose label is uncertain are left out.
    std::map<engine::Hex, std::optional<int>> numbers;
    /// Lens of a rendered scene: focal length and middle in pixels, two radial terms. The homography is that of an
    /// ideal lens.
    struct Lens {
        double focal = 1;
        double middleX = 0;
        double middleY = 0;
        double k1 = 0;
        double k2 = 0;
    };
    std::optional<Lens> lens;

    /// The pixel of the picture as saved where a point of the board plane is seen.
    [[nodiscard]] vision::Point pixel(vision::Point board) const;
};

[[nodiscard]] Truth readTruth(const std::filesystem::path& json);

/// A reading compared with the truth under the best of the six turns of the board.
struct Score {
    int tilesRight = 0;
    /// Wrong and not flagged as unsure.
    int confidentMistakes = 0;
    int unsure = 0;
    /// Numbers (also "none") right and not asked, asked, and wrong without being asked.
    int numbersRight = 0;
    int numbersAsked = 0;
    int numbersMisread = 0;
    /// Mean and largest distance between read and true corners, in hex sides as seen at that place.
    double cornerMean = 0;
    double cornerMost = 0;
};

/// How the pixels of the picture that was read come from those of the file.
struct Column {
    const char* name = "as-is";
    double factor = 1;
    bool turned = false;  ///< a quarter turn clockwise, after scaling
};

[[nodiscard]] Score score(const Truth& truth, const vision::BoardReading& reading, const Column& column);

}  // namespace tests
