// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/shape.h"
#include "vision/net/small_net.h"
#include "vision/pieces/viewpoint.h"
#include "vision/reading/learned_places.h"

namespace vision::pieces {

/// What a corner or side may bear, in the order of the net's outputs. Covered: something that is no piece hides it.
enum class PlaceKind : std::uint8_t { Nothing, Road, Ship, Settlement, City, Figure, Covered };
inline constexpr std::size_t kPlaceKinds = 7;

/// The colour of a surface as white light would show it: lightness, red to green, yellow to blue (-1 to 1), and a
/// number that only tells players of one table apart.
inline constexpr std::size_t kPlaceColours = 4;
using PlaceColour = std::array<double, kPlaceColours>;

/// What the net says of one place. The chances, by PlaceKind, add up to 1; the colour is that of the piece, if one is
/// there.
struct PlaceSeen {
    std::array<double, kPlaceKinds> chances{};
    PlaceColour colour{};

    [[nodiscard]] double chance(PlaceKind kind) const { return chances[static_cast<std::size_t>(kind)]; }
    /// That a piece of the base game or a ship is seen there.
    [[nodiscard]] double piece() const {
        return chance(PlaceKind::Road) + chance(PlaceKind::Ship) + chance(PlaceKind::Settlement) +
               chance(PlaceKind::City);
    }
};

/// By the order of the shape's corners and sides.
struct PlacesSeen {
    std::vector<PlaceSeen> corners;
    std::vector<PlaceSeen> sides;
    /// What is known of the players' colours in the set on the table; nothing of a set that is unknown.
    std::array<PlayerLook, kPieceColours.size()> players{};
};

/// Looks at all corners and sides of a board. `homography`: board plane to pixels of the picture; `viewpoint`: where it
/// was taken from; `learned`: of the set on the table. The net was trained on tables that were drawn for it
/// (vision/training/board_places.py).
[[nodiscard]] PlacesSeen lookAtPlaces(const cv::Mat& rgb, const cv::Matx33d& homography, const Viewpoint& viewpoint,
                                      const board::Shape& shape, const LearnedPlaces& learned = {});

/// The net's outputs for what its last layer sees: kPlaceKinds logarithms of chances, still to be multiplied with
/// kindSharpness() and but for a common term, then the colour. `head`: of LearnedPlaces.
[[nodiscard]] std::vector<float> placeOutputs(const std::vector<float>& features, const std::vector<float>& head = {});
[[nodiscard]] double kindSharpness();
/// What the last layer sees of a window.
[[nodiscard]] std::vector<float> placeFeatures(const net::Sheet& sheet);
/// Tells the net from others that had its place.
[[nodiscard]] std::uint64_t placeNetSum();

}  // namespace vision::pieces
