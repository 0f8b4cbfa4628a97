// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/bridge_changes.h"

#include <algorithm>

#include "vision/pieces/bridges.h"
#include "vision/watch/site_changes.h"

namespace vision::watch {

namespace {

/// What came or went, looked at as a picture of its own.
pieces::Sight sightOfGains(const pieces::Sight& sight, const Gains& gains) {
    pieces::Sight result = sight;
    result.map.shares = cv::Mat();  // a copied Mat is the same picture
    cv::merge(gains, result.map.shares);
    // By change white is told from sand.
    result.known[kWhite] = true;
    return result;
}

/// Whether a bridge lies between the same corners.
bool liesAs(const pieces::SeenBridge& seen, const BridgeReading& bridge) {
    return seen.hex == bridge.hex && (seen.from == bridge.from || seen.from == bridge.to);
}

bool isBridgeCovered(const View& now, const Difference& difference, engine::Hex hex) {
    constexpr double kBridgeReach = 0.8;
    return isCovered(now, difference, SeenChange{{hex}, board::centreOf(hex), kBridgeReach});
}

}  // namespace

std::vector<PieceChange> changesOfBridges(const KnownPieces& known, const View& now, const pieces::Sight& sight,
                                          const Difference& difference, const Turnover& turnover, double least) {
    std::vector<PieceChange> changes;
    const auto add = [&](const pieces::SeenBridge& seen, PieceChange::What what, PieceColour colour) {
        if (seen.chance >= least && !isBridgeCovered(now, difference, seen.hex)) {
            PieceChange change{seen.hex, what, engine::Piece::Bridge, colour, seen.chance};
            change.end = seen.from;
            changes.push_back(std::move(change));
        }
    };
    for (const pieces::SeenBridge& seen : pieces::findBridges(sightOfGains(sight, turnover.came))) {
        if (std::none_of(known.bridges.begin(), known.bridges.end(),
                         [&](const BridgeReading& bridge) { return bridge.hex == seen.hex; })) {
            add(seen, PieceChange::What::Appeared, seen.colour);
        }
    }
    if (known.bridges.empty()) {
        return changes;
    }
    for (const pieces::SeenBridge& seen : pieces::findBridges(sightOfGains(sight, turnover.gone))) {
        for (const BridgeReading& bridge : known.bridges) {
            if (liesAs(seen, bridge) && seen.colour == bridge.owner) {
                add(seen, PieceChange::What::Vanished, bridge.owner);
            }
        }
    }
    return changes;
}

}  // namespace vision::watch
