// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/house_kind.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "vision/pieces/silhouette.h"
#include "vision/reading/median.h"
#include "vision/watch/outline_at.h"
#include "vision/watch/site_changes.h"

namespace vision::watch {

namespace {

/// How large a building is seen, as if from straight above, in square hex sides.
double sizeAt(const pieces::Sight& sight, std::size_t corner, PieceColour colour) {
    // A house seen slantwise shows its walls too.
    constexpr double kPerLean = 0.6;
    const double lean = cv::norm(sight.map.viewpoint.lean(sight.shape().corners[corner].at));
    return pieces::areaAt(sight, corner, index(colour)) / (1 + kPerLean * lean);
}

}  // namespace

void tellFactory(PieceChange& house, std::size_t corner, const KnownPieces& known, const View& now,
                 const pieces::Sight& sight, const Difference& difference, const Turnover& turnover) {
    constexpr std::size_t kEnough = 3;
    constexpr double kMuchLarger = 1.5;
    constexpr double kPerSize = 8;
    constexpr double kReach = 0.45;
    constexpr double kMostByOutline = 3;
    if (house.colour == PieceColour::White) {
        return;
    }
    std::vector<double> sizes;
    const std::vector<board::CornerSite>& corners = sight.shape().corners;
    for (const BuildingReading& building : known.buildings) {
        const auto site = std::find_if(corners.begin(), corners.end(),
                                       [&](const board::CornerSite& each) { return each.corner == building.at; });
        if (building.kind == engine::BuildingKind::Settlement && building.owner != PieceColour::White &&
            site != corners.end() && !isCovered(now, difference, building.at)) {
            sizes.push_back(sizeAt(sight, static_cast<std::size_t>(site - corners.begin()), building.owner));
        }
    }
    if (sizes.size() < kEnough) {
        return;
    }
    constexpr double kLeastSize = 0.01;
    const double larger = sizeAt(sight, corner, house.colour) / std::max(median(std::move(sizes)), kLeastSize);
    const cv::Point2d at = sight.shape().corners[corner].at;
    const auto outline = outlineAt(turnover.came[index(house.colour)], now,
                                   at + now.viewpoint.lean(at) * pieces::kBuildingMiddle, kReach);
    double odds = kPerSize * (larger - kMuchLarger);
    if (outline) {
        const double byOutline = oddsOf(*outline, {pieces::OutlineKind::Factory}, {pieces::OutlineKind::Settlement});
        odds += std::clamp(byOutline, -kMostByOutline, kMostByOutline);
    }
    const double factory = 1 / (1 + std::exp(-odds));
    constexpr double kHardly = 0.1;
    if (factory < kHardly) {
        return;
    }
    const bool isFactory = factory > 0.5;
    house.piece = isFactory ? engine::Piece::Factory : engine::Piece::Settlement;
    house.other = isFactory ? engine::Piece::Settlement : engine::Piece::Factory;
    house.otherChance = isFactory ? 1 - factory : factory;
}

}  // namespace vision::watch
