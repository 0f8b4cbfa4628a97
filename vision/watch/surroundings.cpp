// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/surroundings.h"

#include <algorithm>
#include <cstddef>

#include "vision/pieces/bridges.h"

namespace vision::watch {

namespace {

/// The order of a corner or side in a shape's list; its size where it is not there.
template <class Sites, class Name>
std::size_t placeIn(const Sites& sites, const Name& name, Name Sites::value_type::*member) {
    return static_cast<std::size_t>(
        std::find_if(sites.begin(), sites.end(), [&](const auto& site) { return site.*member == name; }) -
        sites.begin());
}

}  // namespace

Surroundings::Surroundings(const pieces::Sight& sight, const KnownPieces& known,
                           const std::vector<PieceChange>& atSites)
    : explained(sight), uses(sight.shape().corners.size()) {
    for (const BuildingReading& building : known.buildings) {
        addBuilding(sight, building.at, building.owner, building.kind != engine::BuildingKind::Settlement);
    }
    for (const RouteReading& route : known.routes) {
        addRoute(sight, route.at, route.owner, route.kind);
    }
    for (const BridgeReading& bridge : known.bridges) {
        addBridge(bridge.hex, bridge.from, bridge.owner);
    }
    for (const PieceChange& change : atSites) {
        if (change.piece == engine::Piece::Bridge && change.end) {
            addBridge(std::get<engine::Hex>(change.at), *change.end, change.colour);
        } else if (const auto* corner = std::get_if<engine::Corner>(&change.at)) {
            addBuilding(sight, *corner, change.colour, change.piece != engine::Piece::Settlement);
        } else if (const auto* side = std::get_if<engine::Side>(&change.at)) {
            addRoute(sight, *side, change.colour,
                     change.piece == engine::Piece::Ship ? engine::RouteKind::Ship : engine::RouteKind::Road);
        }
    }
}

void Surroundings::addBridge(engine::Hex hex, engine::CornerDirection end, PieceColour colour) {
    const cv::Point2d middle = board::centreOf(hex);
    cv::Point2d along = board::cornerOf(hex, static_cast<int>(end)) - middle;
    along /= cv::norm(along);
    explained.addBar(middle, along, pieces::kBridgeSize, colour);
}

void Surroundings::addBuilding(const pieces::Sight& sight, const engine::Corner& at, PieceColour colour, bool large) {
    const std::size_t corner = placeIn(sight.shape().corners, at, &board::CornerSite::corner);
    if (corner < uses.size()) {
        explained.addBuilding(corner, colour, large);
        uses[corner].building = colour;
    }
}

void Surroundings::addRoute(const pieces::Sight& sight, const engine::Side& at, PieceColour colour,
                            engine::RouteKind kind) {
    const std::size_t side = placeIn(sight.shape().sides, at, &board::SideSite::side);
    if (side == sight.shape().sides.size()) {
        addShipAtSea(sight, at, colour);
        return;
    }
    explained.addRoute(sight.shape().sides[side], sight.sides[side][index(colour)], colour, kind);
    for (const engine::Corner& end : engine::endsOf(at)) {
        const std::size_t corner = placeIn(sight.shape().corners, end, &board::CornerSite::corner);
        if (corner < uses.size()) {
            uses[corner].routes |= 1U << static_cast<unsigned>(colour);
        }
    }
}

void Surroundings::addShipAtSea(const pieces::Sight& sight, const engine::Side& at, PieceColour colour) {
    const auto& sides = sight.shape().seaSides;
    const std::size_t side = placeIn(sides, at, &board::SideSite::side);
    if (side < sides.size()) {
        const pieces::Matches matches = pieces::matchRoad(sight.map, sides[side]);
        explained.addRoute(sides[side], matches[index(colour)], colour, engine::RouteKind::Ship);
    }
}

}  // namespace vision::watch
