// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <utility>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "vision/read_photo.h"
#include "vision/watch/table_watch.h"

namespace tests {

/// RGB, 0..255.
using Paint = std::array<std::uint8_t, 3>;

/// A rendered table of the base game as it was read, to be painted on and watched.
struct PaintedTable {
    vision::Image image;
    vision::BoardReading board;

    PaintedTable() {
        const auto photo = vision::readPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0007.jpg");
        REQUIRE(photo);
        image = photo->image;
        board = photo->board;
    }

    /// The pixel at a point of the board plane; three bytes.
    std::uint8_t* at(vision::Image& on, vision::Point plane) const {
        const vision::Point pixel = board.homography(plane);
        return &on.rgb[(static_cast<std::size_t>(std::lround(pixel.y)) * static_cast<std::size_t>(on.width) +
                        static_cast<std::size_t>(std::lround(pixel.x))) *
                       3];
    }
    /// Paints what lies within `isInside` of a point, by its offset from there, up to a reach in hex sides.
    template <class Inside>
    void paint(vision::Image& on, vision::Point middle, double reach, const Paint& colour, Inside isInside) const {
        for (double x = -reach; x <= reach; x += 0.004) {
            for (double y = -reach; y <= reach; y += 0.004) {
                if (isInside(x, y)) {
                    std::copy(colour.begin(), colour.end(), at(on, {middle.x + x, middle.y + y}));
                }
            }
        }
    }
    [[nodiscard]] vision::TableWatch watch(vision::KnownPieces known, const vision::LookedFor& lookedFor) const {
        return {image, board.homography, std::move(known), board.layout, lookedFor};
    }
};

}  // namespace tests
