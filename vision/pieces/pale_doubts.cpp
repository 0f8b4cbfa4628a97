// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/pale_doubts.h"

#include <algorithm>
#include <map>
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
constexpr Asking kWhitePlays{0.75, 6};
constexpr Asking kMayPlay{0.75, 3};
/// Nobody has laid anything yet, as far as is seen.
constexpr Asking kBareBoard{2.0, 3};

/// A place of which something may be asked.
struct Pale {
    Place at;
    double unlike = 0;
};

/// How unlike bare ones corners and sides are.
struct UnlikeAt {
    std::map<engine::Corner, double> corners;
    std::map<engine::Side, double> sides;
};

UnlikeAt unlikeAt(const Sight& sight, const Pieces& pieces) {
    const board::Shape& shape = sight.shape();
    UnlikeAt seen;
    for (std::size_t i = 0; i < sight.unlikeCorners.size(); ++i) {
        seen.corners[shape.corners[i].corner] = sight.unlikeCorners[i];
    }
    for (std::size_t i = 0; i < sight.unlikeSides.size(); ++i) {
        seen.sides[shape.sides[i].side] = sight.unlikeSides[i];
    }
    // Where white was read something is for sure.
    constexpr double kSure = 100;
    for (const BuildingReading& building : pieces.buildings) {
        if (building.owner == PieceColour::White) {
            seen.corners[building.at] = kSure;
        }
    }
    for (const RouteReading& route : pieces.routes) {
        if (route.owner == PieceColour::White) {
            seen.sides[route.at] = kSure;
        }
    }
    return seen;
}

/// No piece lies alone, a building has its road: a place is as unlike bare ones as the best of `neighbours` at most.
template <class Neighbours, class Name>
double besideAnother(double unlike, const Neighbours& neighbours, const std::map<Name, double>& seen) {
    double best = 0;
    for (const Name& neighbour : neighbours) {
        const auto there = seen.find(neighbour);
        best = there == seen.end() ? best : std::max(best, there->second);
    }
    return std::min(unlike, best);
}

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
        pieces.unsure.push_back({place.at, Doubt::Piece, {std::string(kNothing), name}, PieceColour::White});
    }
}

}  // namespace

void askPale(const Sight& sight, Pieces& pieces) {
    const bool isPlayed = sight.isWhiteSaid || (sight.white && sight.white->isCertain);
    const bool isBare = pieces.buildings.empty() && pieces.routes.empty();
    const Asking& asking = isPlayed ? kWhitePlays : isBare ? kBareBoard : kMayPlay;
    const UnlikeAt seen = unlikeAt(sight, pieces);
    std::vector<Pale> corners;
    for (const auto& [corner, unlike] : seen.corners) {
        corners.push_back({corner, besideAnother(unlike, engine::sidesAt(corner), seen.sides)});
    }
    std::vector<Pale> sides;
    for (const auto& [side, unlike] : seen.sides) {
        sides.push_back({side, besideAnother(unlike, engine::endsOf(side), seen.corners)});
    }
    askAbout(std::move(corners), "settlement", asking, pieces);
    askAbout(std::move(sides), "road", asking, pieces);
}

}  // namespace vision::pieces
