// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/sites.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <set>

#include "engine/check.h"
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

const std::vector<SideSite>& seaSideSites() {
    static const std::vector<SideSite> sites = [] {
        std::set<engine::Side> found;
        for (const CornerSite& site : cornerSites()) {
            for (const engine::Side& side : engine::sidesAt(site.corner)) {
                const auto isIt = [&](const SideSite& other) { return other.side == side; };
                if (std::none_of(sideSites().begin(), sideSites().end(), isIt)) {
                    found.insert(side);
                }
            }
        }
        std::vector<SideSite> list;
        for (const engine::Side& side : found) {
            const auto ends = engine::endsOf(side);
            const auto at = [](const engine::Corner& corner) {
                return board::cornerOf(corner.hex, corner.south ? 3 : 0);
            };
            const cv::Point2d a = at(ends[0]);
            const cv::Point2d b = at(ends[1]);
            list.push_back({side, (a + b) * 0.5, (b - a) / std::hypot(b.x - a.x, b.y - a.y)});
        }
        return list;
    }();
    return sites;
}

std::size_t indexOf(const engine::Corner& corner) {
    const auto& sites = cornerSites();
    const auto found =
        std::find_if(sites.begin(), sites.end(), [&](const auto& site) { return site.corner == corner; });
    ADJ_CHECK(found != sites.end(), "a corner of the island");
    return static_cast<std::size_t>(found - sites.begin());
}

std::size_t indexOf(const engine::Side& side) {
    const auto& sites = sideSites();
    const auto found = std::find_if(sites.begin(), sites.end(), [&](const auto& site) { return site.side == side; });
    ADJ_CHECK(found != sites.end(), "a side of the island");
    return static_cast<std::size_t>(found - sites.begin());
}

}  // namespace vision::pieces
