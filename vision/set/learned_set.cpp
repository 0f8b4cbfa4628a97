// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "vision/net/shipped_nets.h"
#include "vision/pieces/place_net.h"
#include "vision/set/fit_places.h"
#include "vision/set/look_sets.h"

namespace vision {

namespace {

/// What is older than so many tiles or pieces of a kind fades: light and camera of today count.
constexpr double kMostTiles = 24;
constexpr double kMostPieces = 40;

template <std::size_t kSize>
void mix(std::array<double, kSize>& into, double weight, const std::array<double, kSize>& other, double otherWeight) {
    const double all = weight + otherWeight;
    for (std::size_t i = 0; i < kSize && all > 0; ++i) {
        into[i] = (into[i] * weight + other[i] * otherWeight) / all;
    }
}

/// What was seen through another net is forgotten.
LearnedPlaces joinedPlaces(const LearnedPlaces& before, const LearnedPlaces& fresh) {
    if (fresh.boards.empty() || !net::shippedNets()) {
        return before;
    }
    LearnedPlaces places;
    places.net = pieces::placeNetSum();
    for (const LearnedPlaces* from : {&before, &fresh}) {
        if (from->net == places.net) {
            places.boards.insert(places.boards.end(), from->boards.begin(), from->boards.end());
        }
    }
    if (places.boards.size() > kMostLearnedBoards) {
        places.boards.erase(places.boards.begin(),
                            places.boards.end() - static_cast<std::ptrdiff_t>(kMostLearnedBoards));
    }
    set::fitPlaces(places);
    return places;
}

}  // namespace

LearnedSet look::joined(const LearnedSet& before, const LearnedSet& fresh) {
    LearnedSet set = before;
    for (std::size_t k = 0; k < set.terrains.size(); ++k) {
        mix(set.terrains[k].features, set.terrains[k].tiles, fresh.terrains[k].features, fresh.terrains[k].tiles);
        set.terrains[k].tiles = std::min(set.terrains[k].tiles + fresh.terrains[k].tiles, kMostTiles);
    }
    set.signs.insert(set.signs.end(), fresh.signs.begin(), fresh.signs.end());
    if (set.signs.size() > kMostSigns) {
        set.signs.erase(set.signs.begin(), set.signs.end() - static_cast<std::ptrdiff_t>(kMostSigns));
    }
    for (std::size_t k = 0; k < set.colours.size(); ++k) {
        mix(set.colours[k].look, set.colours[k].pieces, fresh.colours[k].look, fresh.colours[k].pieces);
        set.colours[k].pieces = std::min(set.colours[k].pieces + fresh.colours[k].pieces, kMostPieces);
    }
    set.places = joinedPlaces(before.places, fresh.places);
    return set;
}

}  // namespace vision
