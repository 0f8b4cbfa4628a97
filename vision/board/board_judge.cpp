// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/board_judge.h"

#include <algorithm>
#include <cmath>

#include "vision/net/shipped_nets.h"

namespace vision::board {

std::vector<float> judged(const BoardEvidence& evidence) {
    constexpr double kMuchVariety = 0.5;
    constexpr double kManyHexes = 30;
    constexpr double kUsualSide = 32;
    const HeatSeen heat = evidence.heat.value_or(HeatSeen{});
    const std::vector<double> values{
        evidence.gaps,
        evidence.seams,
        evidence.rims,
        evidence.sea,
        evidence.sand,
        std::min(1.0, evidence.variety / kMuchVariety),
        evidence.landSeen,
        evidence.frameSeen,
        std::min(1.0, evidence.hexesSeen / kManyHexes),
        std::clamp(std::log2(std::max(1.0, evidence.sidePixels) / kUsualSide) / 2, -1.0, 1.0),
        evidence.heat ? 1.0 : 0.0,
        heat.land,
        heat.landBeyond,
        heat.middles,
        heat.corners,
        heat.middlesBeyond,
    };
    return {values.begin(), values.end()};
}

double logOddsOf(const BoardEvidence& evidence) {
    const net::TrainedNet& judge = net::nets().judge;
    return static_cast<double>(judge.sharpness * judge.net.outputs({1, 1, kJudged, judged(evidence)}).front());
}

}  // namespace vision::board
