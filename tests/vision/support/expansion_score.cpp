// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/support/expansion_score.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "tests/vision/support/piece_score.h"

namespace tests {

namespace {

/// A place as text and an owner.
using Thing = std::pair<std::string, std::string>;
using Things = std::set<Thing>;

std::string bridgePlace(engine::Hex hex, engine::CornerDirection from, int turns) {
    return engine::toText(turnedBy(hex, turns)) + '/' + std::to_string((static_cast<int>(from) + turns) % 3);
}

bool isAskedAt(const vision::BoardReading& reading, const std::string& place) {
    const std::string at = place.substr(0, place.find('/'));
    return std::any_of(reading.unsure.begin(), reading.unsure.end(), [&](const vision::Unsure& unsure) {
        return unsure.what != vision::Doubt::Kind && vision::toText(unsure.at) == at;
    });
}

Found compared(const Things& there, const Things& seen, const vision::BoardReading& reading) {
    Found result;
    for (const Thing& thing : there) {
        if (thing.second != "white") {
            ++result.there;
            result.found += seen.contains(thing) ? 1 : 0;
        }
    }
    for (const Thing& thing : seen) {
        result.wrong += there.contains(thing) || isAskedAt(reading, thing.first) ? 0 : 1;
    }
    return result;
}

}  // namespace

Found& Found::operator+=(const Found& other) {
    there += other.there;
    found += other.found;
    wrong += other.wrong;
    return *this;
}

ExpansionScore& ExpansionScore::operator+=(const ExpansionScore& other) {
    figures += other.figures;
    bridges += other.bridges;
    ships += other.ships;
    walls += other.walls;
    backs += other.backs;
    read += other.read;
    return *this;
}

ExpansionScore scoreExpansion(const Truth& truth, const engine::Setup& setup, const vision::BoardReading& reading) {
    const int turns = turnsOf(truth, reading.homography);
    const auto owner = [](vision::PieceColour colour) { return std::string(vision::toText(colour)); };
    Things there;
    Things seen;
    ExpansionScore score;
    const auto judge = [&](Found& found) {
        found = compared(there, seen, reading);
        score.read += static_cast<int>(seen.size());
        there.clear();
        seen.clear();
    };
    for (const auto& army : setup.armies) {
        there.emplace(engine::toText(turnedBy(army.at, turns)), army.owner);
    }
    for (const auto& nuke : setup.nukes) {
        there.emplace(engine::toText(turnedBy(nuke.at, turns)), nuke.owner);
    }
    for (const auto& army : reading.armies) {
        seen.emplace(engine::toText(army.at), owner(army.owner));
    }
    for (const auto& nuke : reading.nukes) {
        seen.emplace(engine::toText(nuke.at), owner(nuke.owner));
    }
    judge(score.figures);
    for (const auto& bridge : setup.bridges) {
        there.emplace(bridgePlace(bridge.hex, bridge.from, turns), bridge.owner);
    }
    for (const auto& bridge : reading.bridges) {
        seen.emplace(bridgePlace(bridge.hex, bridge.from, 0), owner(bridge.owner));
    }
    judge(score.bridges);
    for (const auto& route : setup.routes) {
        if (route.kind == engine::RouteKind::Ship) {
            there.emplace(engine::toText(turnedBy(route.at, turns)), route.owner);
        }
    }
    for (const auto& route : reading.routes) {
        if (route.kind == engine::RouteKind::Ship) {
            seen.emplace(engine::toText(route.at), owner(route.owner));
        }
    }
    judge(score.ships);
    for (const auto& building : setup.buildings) {
        if (building.walls > 0) {
            there.emplace(engine::toText(turnedBy(building.at, turns)), building.owner);
        }
    }
    for (const auto& building : reading.buildings) {
        if (building.walls > 0) {
            seen.emplace(engine::toText(building.at), owner(building.owner));
        }
    }
    judge(score.walls);
    for (const auto& hex : setup.hexes) {
        if (hex.faceDown) {
            there.emplace(engine::toText(turnedBy(hex.hex, turns)), std::string());
        }
    }
    for (const auto& tile : reading.tiles) {
        if (tile.faceDown) {
            seen.emplace(engine::toText(tile.hex), std::string());
        }
    }
    judge(score.backs);
    return score;
}

}  // namespace tests
