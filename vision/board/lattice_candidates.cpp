// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/lattice_candidates.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>

#include "vision/board/lattice.h"

namespace vision::board {

namespace {

constexpr std::size_t kMostOfShape = 3;
/// A place is worth a try if its score is so much of the best one's.
constexpr double kWorthATry = 0.75;
/// What a hex beyond the picture's edge takes from a place: of two that show the same the one that is more in the
/// picture is likelier.
constexpr double kUnseen = 0.05;
/// How far from what is seen hexes are asked for land.
constexpr int kMargin = 3;

/// The chances that hexes of a lattice are land; those that are not in the picture are away.
using LandChances = std::map<engine::Hex, double>;

LandChances landAround(const FreeLattice& lattice, const LatticeHeat& heat) {
    LandChances chances;
    std::set<engine::Hex> asked;
    for (const engine::Hex seen : lattice.hexes) {
        for (int q = -kMargin; q <= kMargin; ++q) {
            for (int r = std::max(-kMargin, -q - kMargin); r <= std::min(kMargin, kMargin - q); ++r) {
                const engine::Hex hex{seen.q + q, seen.r + r};
                const cv::Point2d at = centreOf(hex);
                const cv::Matx33d& h = lattice.homography;
                // Beyond the horizon nothing lies.
                const bool isBefore = h(2, 0) * at.x + h(2, 1) * at.y + h(2, 2) > 0;
                if (asked.insert(hex).second && isBefore) {
                    if (const auto chance = heat.landOn(h, hex)) {
                        chances[hex] = *chance;
                    }
                }
            }
        }
    }
    // Whose middle and corners are seen is land, also where something lies on it.
    for (const engine::Hex seen : lattice.hexes) {
        if (const auto found = chances.find(seen); found != chances.end()) {
            found->second = std::max(found->second, 0.6);
        }
    }
    return chances;
}

engine::Hex turnedOnce(engine::Hex hex) {
    return {-hex.r, hex.q + hex.r};
}

engine::Hex shifted(engine::Hex hex, engine::Hex by) {
    return {hex.q + by.q, hex.r + by.r};
}

/// A way in which a shape may lie on a lattice: turned by so many sixths, then shifted.
struct Place {
    int sixths = 0;
    engine::Hex shift;
    double score = 0;

    [[nodiscard]] cv::Matx33d onto() const {
        const double angle = sixths * CV_PI / 3;
        const cv::Point2d by = centreOf(shift);
        return {std::cos(angle), -std::sin(angle), by.x, std::sin(angle), std::cos(angle), by.y, 0, 0, 1};
    }
};

/// How well land lies where it is seen and nowhere else; at most the number of hexes.
double scoreOf(const std::vector<engine::Hex>& land, engine::Hex shift, const LandChances& chances, double otherwise) {
    double score = otherwise;
    for (const engine::Hex hex : land) {
        const auto found = chances.find(shifted(hex, shift));
        // What is land counts for the place, and is taken back from what it leaves out.
        score += found == chances.end() ? -kUnseen : (found->second - 0.5) + std::max(0.0, found->second - 0.5);
    }
    return score;
}

}  // namespace

std::vector<LatticeCandidate> placed(const FreeLattice& lattice, const LatticeHeat& heat, const ShapePtr& shape) {
    const LandChances chances = landAround(lattice, heat);
    double otherwise = 0;
    for (const auto& [hex, chance] : chances) {
        otherwise -= std::max(0.0, chance - 0.5);
    }
    std::vector<Place> places;
    std::vector<engine::Hex> land = shape->land();
    std::set<std::vector<engine::Hex>> known;
    for (int sixths = 0; sixths < 6; ++sixths) {
        // A shape that lies on itself when it is turned is tried once.
        std::sort(land.begin(), land.end());
        std::vector<engine::Hex> outline;
        std::transform(land.begin(), land.end(), std::back_inserter(outline), [&](engine::Hex hex) {
            return shifted(hex, {-land.front().q, -land.front().r});
        });
        if (known.insert(outline).second) {
            std::set<engine::Hex> shifts;
            for (const engine::Hex seen : lattice.hexes) {
                for (const engine::Hex hex : land) {
                    const engine::Hex shift{seen.q - hex.q, seen.r - hex.r};
                    if (shifts.insert(shift).second) {
                        places.push_back({sixths, shift, scoreOf(land, shift, chances, otherwise)});
                    }
                }
            }
        }
        std::transform(land.begin(), land.end(), land.begin(), turnedOnce);
    }
    std::stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.score > b.score; });
    std::vector<LatticeCandidate> candidates;
    for (const Place& place : places) {
        const bool isWorthIt = place.score > 0 && place.score >= kWorthATry * places.front().score;
        if (!isWorthIt || candidates.size() == kMostOfShape) {
            break;
        }
        const double most = 0.5 * static_cast<double>(land.size());
        candidates.push_back({scaled(lattice.homography * place.onto()), shape,
                              std::clamp(place.score / most, 0.0, 1.0) * lattice.support});
    }
    return candidates;
}

std::vector<LatticeCandidate> latticeCandidates(const LatticeHeat& heat, cv::Size picture,
                                                const std::vector<ShapePtr>& shapes) {
    std::vector<LatticeCandidate> candidates;
    if (heat.land.empty()) {
        return candidates;
    }
    if (const auto lattice = freeLattice(heat.peaks(), picture)) {
        for (const ShapePtr& shape : shapes) {
            const auto some = placed(*lattice, heat, shape);
            candidates.insert(candidates.end(), some.begin(), some.end());
        }
    }
    return candidates;
}

}  // namespace vision::board
