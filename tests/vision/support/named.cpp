// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/support/named.h"

#include <cmath>
#include <numbers>
#include <optional>
#include <variant>

#include "vision/reading/turn.h"
#include "vision/watch/table_watch.h"

namespace tests {

namespace {

double apartOn(const Truth& truth, const vision::Homography& seen) {
    double sum = 0;
    for (const auto& [hex, terrain] : truth.terrains) {
        const vision::Point middle{std::numbers::sqrt3 * (hex.q + hex.r / 2.0), 1.5 * hex.r};
        const vision::Point a = truth.pixel(middle);
        const vision::Point b = seen(middle);
        sum += std::hypot(a.x - b.x, a.y - b.y);
    }
    return sum;
}

}  // namespace

vision::BoardReading namedAs(const Truth& truth, vision::BoardReading reading) {
    vision::Turn best;
    double least = -1;
    for (const vision::Turn& turn : vision::turnsOf(reading.layout.land)) {
        const double apart = apartOn(truth, vision::turned(reading.homography, turn));
        if (least < 0 || apart < least) {
            least = apart;
            best = turn;
        }
    }
    reading.homography = vision::turned(reading.homography, best);
    for (vision::TileReading& tile : reading.tiles) {
        tile.hex = vision::newName(tile.hex, best);
    }
    for (vision::HarbourReading& harbour : reading.harbours) {
        harbour.side = vision::newName(harbour.side, best);
    }
    for (vision::BuildingReading& building : reading.buildings) {
        building.at = vision::newName(building.at, best);
    }
    for (vision::RouteReading& route : reading.routes) {
        route.at = vision::newName(route.at, best);
    }
    if (reading.robber) {
        reading.robber->hex = vision::newName(reading.robber->hex, best);
    }
    for (vision::Unsure& unsure : reading.unsure) {
        unsure.at = std::visit([&](const auto& at) { return vision::Place(vision::newName(at, best)); }, unsure.at);
    }
    return reading;
}

}  // namespace tests
