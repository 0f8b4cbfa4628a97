// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/pale_doubts.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace vision::pieces {

namespace {

/// How unlike bare places one must be to be worth a question (1: as far as bare ones usually differ), and of how many
/// corners and sides it is asked at most.
struct Asking {
    double unlike;
    std::size_t most;
};
constexpr Asking kWhitePlays{0.75, 8};
constexpr Asking kMayPlay{1.0, 5};
/// Nobody has laid anything yet, as far as is seen.
constexpr Asking kBareBoard{2.0, 3};

/// A place of which something may be asked.
struct Pale {
    Place at;
    double unlike = 0;
};

bool isTaken(const Pieces& pieces, const Place& place) {
    const auto isHere = [&](const auto& thing) { return Place(thing.at) == place; };
    return std::any_of(pieces.buildings.begin(), pieces.buildings.end(), isHere) ||
           std::any_of(pieces.routes.begin(), pieces.routes.end(), isHere) ||
           std::any_of(pieces.unsure.begin(), pieces.unsure.end(), isHere);
}

void askAbout(std::vector<Pale> places, const char* name, const Asking& asking, Pieces& pieces) {
    std::erase_if(places, [&](const Pale& place) { return place.unlike < asking.unlike || isTaken(pieces, place.at); });
    std::stable_sort(places.begin(), places.end(), [](const Pale& a, const Pale& b) { return a.unlike > b.unlike; });
    places.resize(std::min(places.size(), asking.most));
    for (const Pale& place : places) {
        pieces.unsure.push_back({place.at, Doubt::Piece, {std::string(kNothing), name}});
    }
}

}  // namespace

void askPale(const Sight& sight, Pieces& pieces) {
    const bool isPlayed = sight.isWhiteSaid || (sight.white && sight.white->isCertain);
    const bool isBare = pieces.buildings.empty() && pieces.routes.empty();
    const Asking& asking = isPlayed ? kWhitePlays : isBare ? kBareBoard : kMayPlay;
    const board::Shape& shape = sight.shape();
    std::vector<Pale> corners;
    for (std::size_t i = 0; i < sight.unlikeCorners.size(); ++i) {
        corners.push_back({shape.corners[i].corner, sight.unlikeCorners[i]});
    }
    std::vector<Pale> sides;
    for (std::size_t i = 0; i < sight.unlikeSides.size(); ++i) {
        sides.push_back({shape.sides[i].side, sight.unlikeSides[i]});
    }
    askAbout(std::move(corners), "settlement", asking, pieces);
    askAbout(std::move(sides), "road", asking, pieces);
}

}  // namespace vision::pieces
