// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/rule_doubts.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace vision::pieces {

namespace {

/// Of what is read so, chains in the air and neighbours are so much likelier to be wrong than the rest; and what is
/// read stays likelier than not.
constexpr double kOddsInTheAir = 0.15;
constexpr double kOddsBeside = 0.3;
constexpr double kStillRead = 0.5;

double lessSure(double chance, double odds) {
    const double less = chance * odds / (chance * odds + 1 - chance);
    return std::min(chance, std::max(less, kStillRead));
}

bool isOfPiece(const Unsure& unsure, const Place& place) {
    const bool isWall = std::find(unsure.options.begin(), unsure.options.end(), "wall") != unsure.options.end();
    return unsure.at == place && !isWall && (unsure.what == Doubt::Piece || unsure.what == Doubt::Owner);
}

bool isAsked(const BoardReading& reading, const Place& place) {
    return std::any_of(reading.unsure.begin(), reading.unsure.end(),
                       [&](const Unsure& unsure) { return isOfPiece(unsure, place); });
}

/// The corners that the things of a colour join: a route its ends, a bridge its corners.
using Corners = std::set<engine::Corner>;

Corners endsOf(const RouteReading& route) {
    const auto ends = engine::endsOf(route.at);
    return {ends.begin(), ends.end()};
}

Corners endsOf(const BridgeReading& bridge) {
    return {engine::cornerOf(bridge.hex, bridge.from), engine::cornerOf(bridge.hex, bridge.to)};
}

/// Every corner that a chain of a colour reaches from its buildings.
Corners reachedBy(const BoardReading& reading, PieceColour owner) {
    Corners reached;
    for (const BuildingReading& building : reading.buildings) {
        if (building.owner == owner) {
            reached.insert(building.at);
        }
    }
    std::vector<Corners> chains;
    const auto add = [&](const auto& things) {
        for (const auto& thing : things) {
            if (thing.owner == owner) {
                chains.push_back(endsOf(thing));
            }
        }
    };
    add(reading.routes);
    add(reading.bridges);
    for (bool isGrowing = true; isGrowing;) {
        isGrowing = false;
        for (const Corners& ends : chains) {
            const auto isReached = [&](const engine::Corner& end) { return reached.contains(end); };
            if (std::any_of(ends.begin(), ends.end(), isReached) && !std::all_of(ends.begin(), ends.end(), isReached)) {
                reached.insert(ends.begin(), ends.end());
                isGrowing = true;
            }
        }
    }
    return reached;
}

/// Whose it may be instead: who has most on the board first.
std::vector<std::string> othersThan(const BoardReading& reading, PieceColour owner) {
    std::array<int, kPieceColours.size()> pieces{};
    for (const BuildingReading& building : reading.buildings) {
        ++pieces[index(building.owner)];
    }
    for (const RouteReading& route : reading.routes) {
        ++pieces[index(route.owner)];
    }
    std::array<PieceColour, kPieceColours.size()> colours = kPieceColours;
    std::stable_sort(colours.begin(), colours.end(),
                     [&](PieceColour a, PieceColour b) { return pieces[index(a)] > pieces[index(b)]; });
    std::vector<std::string> words;
    for (const PieceColour colour : colours) {
        if (colour != owner && pieces[index(colour)] > 0) {
            words.emplace_back(toText(colour));
        }
    }
    return words;
}

void askAboutRoutes(BoardReading& reading) {
    std::array<Corners, kPieceColours.size()> reached;
    for (const PieceColour colour : kPieceColours) {
        reached[index(colour)] = reachedBy(reading, colour);
    }
    for (RouteReading& route : reading.routes) {
        const auto ends = engine::endsOf(route.at);
        const Corners& joined = reached[index(route.owner)];
        if (joined.contains(ends[0]) || joined.contains(ends[1])) {
            continue;
        }
        route.confidence = lessSure(route.confidence, kOddsInTheAir);
        if (!isAsked(reading, route.at)) {
            std::vector<std::string> options = othersThan(reading, route.owner);
            options.insert(options.begin(), std::string(toText(route.owner)));
            options.emplace_back(kNothing);
            reading.unsure.push_back({route.at, Doubt::Owner, std::move(options)});
        }
    }
}

bool areNeighbours(const engine::Corner& a, const engine::Corner& b) {
    const auto sides = engine::sidesAt(a);
    return std::any_of(sides.begin(), sides.end(), [&](const engine::Side& side) {
        const auto ends = engine::endsOf(side);
        return !(a == b) && (ends[0] == b || ends[1] == b);
    });
}

void askAboutBuildings(BoardReading& reading) {
    std::vector<bool> isBeside;
    for (const BuildingReading& building : reading.buildings) {
        isBeside.push_back(
            std::any_of(reading.buildings.begin(), reading.buildings.end(),
                        [&](const BuildingReading& other) { return areNeighbours(building.at, other.at); }));
    }
    for (std::size_t i = 0; i < isBeside.size(); ++i) {
        BuildingReading& building = reading.buildings[i];
        if (!isBeside[i]) {
            continue;
        }
        building.confidence = lessSure(building.confidence, kOddsBeside);
        if (!isAsked(reading, building.at)) {
            reading.unsure.push_back(
                {building.at, Doubt::Piece, {std::string(engine::toText(building.kind)), std::string(kNothing)}});
        }
    }
}

}  // namespace

void askUnlikely(BoardReading& reading) {
    askAboutRoutes(reading);
    askAboutBuildings(reading);
}

void offerNothing(BoardReading& reading) {
    for (Unsure& unsure : reading.unsure) {
        const bool isOffered =
            std::find(unsure.options.begin(), unsure.options.end(), kNothing) != unsure.options.end();
        if (unsure.what == Doubt::Owner && !isOffered) {
            unsure.options.emplace_back(kNothing);
        }
    }
}

}  // namespace vision::pieces
