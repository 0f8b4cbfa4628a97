// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/pale_doubts.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace vision::pieces {

namespace {

/// From these odds (logarithms) on a place is worth a question, and how many are asked at most.
struct Asking {
    double building;
    double route;
    std::size_t most;
};
constexpr Asking kWhitePlays{-2.0, -2.0, 16};
constexpr Asking kMayPlay{-0.8, -0.8, 8};

/// A place of which something may be asked.
struct Pale {
    Place at;
    std::string name;
    double odds = 0;
};

bool isTaken(const Pieces& pieces, const Place& place) {
    const auto isHere = [&](const auto& thing) { return Place(thing.at) == place; };
    return std::any_of(pieces.buildings.begin(), pieces.buildings.end(), isHere) ||
           std::any_of(pieces.routes.begin(), pieces.routes.end(), isHere) ||
           std::any_of(pieces.unsure.begin(), pieces.unsure.end(), isHere);
}

}  // namespace

void askPale(const Sight& sight, Pieces& pieces) {
    if (!sight.white) {
        return;
    }
    const Asking& asking = sight.white->isCertain || sight.isWhiteSaid ? kWhitePlays : kMayPlay;
    const board::Shape& shape = sight.shape();
    std::vector<Pale> pale;
    const auto add = [&](const Place& at, const char* name, double odds, double least) {
        if (odds >= least && !isTaken(pieces, at)) {
            pale.push_back({at, name, odds});
        }
    };
    for (std::size_t i = 0; i < shape.corners.size(); ++i) {
        add(shape.corners[i].corner, "settlement", sight.white->corners[i], asking.building);
    }
    for (std::size_t i = 0; i < shape.sides.size(); ++i) {
        add(shape.sides[i].side, "road", sight.white->sides[i], asking.route);
    }
    std::stable_sort(pale.begin(), pale.end(), [](const Pale& a, const Pale& b) { return a.odds > b.odds; });
    pale.resize(std::min(pale.size(), asking.most));
    for (Pale& place : pale) {
        pieces.unsure.push_back({place.at, Doubt::Piece, {std::string(kNothing), std::move(place.name)}});
    }
}

}  // namespace vision::pieces
