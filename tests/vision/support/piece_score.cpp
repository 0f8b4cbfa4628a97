// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/support/piece_score.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <optional>

namespace tests {

namespace {

bool isPieceAsked(const vision::BoardReading& reading, const vision::Place& place, bool alsoKind) {
    return std::any_of(reading.unsure.begin(), reading.unsure.end(), [&](const vision::Unsure& unsure) {
        return unsure.at == place && (alsoKind || unsure.what != vision::Doubt::Kind);
    });
}

void scoreHarbours(PieceScore& score, const engine::Setup& setup, const vision::BoardReading& reading, int turns) {
    if (setup.harbours.empty()) {
        return;  // not labelled
    }
    for (const vision::HarbourReading& seen : reading.harbours) {
        if (std::any_of(reading.unsure.begin(), reading.unsure.end(), [&](const vision::Unsure& unsure) {
                return unsure.at == vision::Place(seen.side) && unsure.what == vision::Doubt::Harbour;
            })) {
            continue;  // a piece that may lie there is another question
        }
        const auto there = std::find_if(setup.harbours.begin(), setup.harbours.end(),
                                        [&](const auto& h) { return turnedBy(h.side, turns) == seen.side; });
        const bool right = there != setup.harbours.end() && there->trade == seen.trade;
        ++(right ? score.harbours : score.harboursMisread);
    }
}

}  // namespace

PieceScore& PieceScore::operator+=(const PieceScore& other) {
    buildings += other.buildings;
    roads += other.roads;
    misread += other.misread;
    kindsMisread += other.kindsMisread;
    robbers += other.robbers;
    harbours += other.harbours;
    harboursMisread += other.harboursMisread;
    return *this;
}

engine::Hex turnedBy(engine::Hex hex, int sixths) {
    for (int i = 0; i < sixths; ++i) {
        hex = {-hex.r, hex.q + hex.r};  // 60 degrees clockwise
    }
    return hex;
}

engine::Corner turnedBy(const engine::Corner& corner, int sixths) {
    const int k = (corner.south ? 3 : 0) + sixths;
    return engine::cornerOf(turnedBy(corner.hex, sixths), engine::kCornerDirections[static_cast<std::size_t>(k % 6)]);
}

engine::Side turnedBy(const engine::Side& side, int sixths) {
    const auto k = static_cast<int>(side.direction) + sixths;
    return engine::sideOf(turnedBy(side.hex, sixths), engine::kHexDirections[static_cast<std::size_t>(k % 6)]);
}

int turnsOf(const Truth& truth, const vision::Homography& seen) {
    int best = 0;
    double least = 1e9;
    for (int turns = 0; turns < 6; ++turns) {
        double apart = 0;
        for (const engine::Hex hex : {engine::Hex{2, 0}, engine::Hex{0, 2}, engine::Hex{-2, 2}}) {
            const auto middle = [](engine::Hex h) {
                return vision::Point{std::numbers::sqrt3 * (h.q + h.r / 2.0), 1.5 * h.r};
            };
            const vision::Point a = truth.pixel(middle(hex));
            const vision::Point b = seen(middle(turnedBy(hex, turns)));
            apart += std::hypot(a.x - b.x, a.y - b.y);
        }
        if (apart < least) {
            least = apart;
            best = turns;
        }
    }
    return best;
}

PieceScore scorePieces(const Truth& truth, const engine::Setup& setup, const vision::BoardReading& reading) {
    PieceScore result;
    const int turns = turnsOf(truth, reading.homography);
    for (const vision::BuildingReading& seen : reading.buildings) {
        const auto there = std::find_if(setup.buildings.begin(), setup.buildings.end(),
                                        [&](const auto& b) { return turnedBy(b.at, turns) == seen.at; });
        const bool right = there != setup.buildings.end() && there->owner == toText(seen.owner);
        result.buildings += right ? 1 : 0;
        if (right) {
            result.kindsMisread += there->kind != seen.kind && !isPieceAsked(reading, seen.at, true) ? 1 : 0;
        } else {
            result.misread += isPieceAsked(reading, seen.at, false) ? 0 : 1;
        }
    }
    for (const vision::RouteReading& seen : reading.routes) {
        const auto there = std::find_if(setup.routes.begin(), setup.routes.end(),
                                        [&](const auto& r) { return turnedBy(r.at, turns) == seen.at; });
        const bool right = there != setup.routes.end() && there->owner == toText(seen.owner);
        result.roads += right ? 1 : 0;
        result.misread += !right && !isPieceAsked(reading, seen.at, false) ? 1 : 0;
    }
    const auto robber = setup.robber ? std::optional(turnedBy(*setup.robber, turns)) : std::nullopt;
    result.robbers = (reading.robber ? std::optional(reading.robber->hex) : std::nullopt) == robber ? 1 : 0;
    scoreHarbours(result, setup, reading, turns);
    return result;
}

}  // namespace tests
