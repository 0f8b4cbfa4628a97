// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "vision/reading/reading.h"

namespace vision {

/// What the net of places makes of a window before its last layer, in steps of kFeatureStep.
inline constexpr std::size_t kPlaceFeatures = 112;
inline constexpr double kFeatureStep = 1.0 / 16;
/// Its outputs: the kinds of places, then what it sees of a piece's colour.
inline constexpr std::size_t kLearnedKinds = 7;
inline constexpr std::size_t kLearnedColours = 4;
using PlaceFeatures = std::array<std::uint8_t, kPlaceFeatures>;

/// One corner or side of a board that a person confirmed.
struct PlaceSample {
    /// What is there, by pieces::PlaceKind, and whose.
    std::uint8_t kind = 0;
    std::optional<PieceColour> owner;
    /// As the net sees it, and as it would if the lattice lay a little otherwise; one at least.
    std::vector<PlaceFeatures> views;
    bool operator==(const PlaceSample&) const = default;
};
using PlaceSamples = std::vector<PlaceSample>;

/// Of so many boards, the newest, the places are kept; of one board no more of them, and so many views of each.
inline constexpr std::size_t kMostLearnedBoards = 4;
inline constexpr std::size_t kMostSamples = 600;
inline constexpr std::size_t kMostViews = 4;

/// The colour that the net sees of a player's pieces.
struct PlayerLook {
    std::array<double, kLearnedColours> colour{};
    double pieces = 0;
    bool operator==(const PlayerLook&) const = default;
};

/// How the last layer of the net of places is adapted to the pieces and tiles of one set.
struct LearnedPlaces {
    /// The sum of the net's file: features of another net say nothing.
    std::uint64_t net = 0;
    /// Newest last.
    std::vector<PlaceSamples> boards;
    /// What is added to each of the net's outputs: for each of them a factor on each feature, and a constant. Empty:
    /// nothing, as where that would not have told places better that it was not learned from.
    std::vector<float> head;
    /// By PieceColour.
    std::array<PlayerLook, kPieceColours.size()> players;
    bool operator==(const LearnedPlaces&) const = default;
};

}  // namespace vision
