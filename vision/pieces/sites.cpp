// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/sites.h"

#include <cmath>
#include <cstddef>
#include <map>

#include "vision/board/lattice.h"

namespace vision::pieces {

const std::vector<CornerSite>& cornerSites() {
    static const std::vector<CornerSite> sites = [] {
        std::map<engine::Corner, cv::Point2d> found;
        for (const engine::Hex hex : board::islandHexes()) {
            for (std::size_t k = 0; k < engine::kCornerDirections.size(); ++k) {
                found.emplace(engine::cornerOf(hex, engine::kCornerDirections[k]),
                              board::cornerOf(hex, static_cast<int>(k)));
            }
        }
        std::vector<CornerSite> list;
        for (const auto& [corner, at] : found) {
            list.push_back({corner, at});
        }
        return list;
    }();
    return sites;
}

const std::vector<SideSite>& sideSites() {
    static const std::vector<SideSite> sites = [] {
        std::map<engine::Side, SideSite> found;
        for (const engine::Hex hex : board::islandHexes()) {
            for (std::size_t k = 0; k < engine::kHexDirections.size(); ++k) {
                // Side k runs from corner k to corner k + 1.
                const cv::Point2d a = board::cornerOf(hex, static_cast<int>(k));
                const cv::Point2d b = board::cornerOf(hex, static_cast<int>(k) + 1);
                const engine::Side side = engine::sideOf(hex, engine::kHexDirections[k]);
                found.emplace(side, SideSite{side, (a + b) * 0.5, (b - a) / std::hypot(b.x - a.x, b.y - a.y)});
            }
        }
        std::vector<SideSite> list;
        for (const auto& [side, site] : found) {
            list.push_back(site);
        }
        return list;
    }();
    return sites;
}

}  // namespace vision::pieces
