// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/white.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "vision/pieces/pale.h"

namespace vision::pieces {

namespace {

constexpr std::size_t kWhiteIndex = static_cast<std::size_t>(PieceColour::White);
/// How far the pieces of one white lie apart, light and shade included (units of chromaOf).
const cv::Vec3d kWhiteSpread{0.05, 0.13, 0.18};
/// The odds (logarithm) of what cannot be there.
constexpr double kNever = -9;

/// How a colour is spread among like things.
struct Normal {
    cv::Vec3d mean;
    cv::Vec3d deviation;
};

double logDensity(const cv::Vec3f& colour, const Normal& normal) {
    double sum = 0;
    for (int c = 0; c < 3; ++c) {
        const double z = (static_cast<double>(colour[c]) - normal.mean[c]) / normal.deviation[c];
        sum -= 0.5 * z * z + std::log(normal.deviation[c]);
    }
    return sum;
}

/// A corner or side with what may lie there.
struct PaleSite {
    std::vector<PaleThing> places;
    /// The likeliest place by its shape alone.
    PaleThing best;
    /// No coloured piece is there.
    bool isOpen = true;
    /// In the sites.
    std::vector<std::size_t> buildingsBeside;
    std::vector<std::size_t> roadsBeside;
};

/// Corners first, then sides.
struct PaleSites {
    std::vector<PaleSite> sites;
    std::size_t corners = 0;
    /// What bare corners and sides look like on this board: most are.
    Normal bareCorner;
    Normal bareSide;

    [[nodiscard]] const Normal& bareAt(std::size_t i) const { return i < corners ? bareCorner : bareSide; }
};

double medianOf(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

Normal bareOf(const std::vector<PaleSite>& sites, std::size_t from, std::size_t to) {
    const cv::Vec3d leastDeviation(0.04, 0.08, 0.1);
    constexpr double kStandard = 1.4826;
    constexpr double kTails = 1.2;
    Normal bare;
    for (int c = 0; c < 3; ++c) {
        std::vector<double> values;
        for (std::size_t i = from; i < to; ++i) {
            if (sites[i].isOpen) {
                values.push_back(static_cast<double>(sites[i].best.colour[c]));
            }
        }
        if (!values.empty()) {
            bare.mean[c] = medianOf(values);
            for (double& value : values) {
                value = std::abs(value - bare.mean[c]);
            }
        }
        const double deviation = values.empty() ? 1 : kStandard * medianOf(values);
        bare.deviation[c] = kTails * std::max(deviation, leastDeviation[c]);
    }
    return bare;
}

PaleSite siteOf(std::vector<PaleThing> places, const Matches& matches) {
    constexpr double kColoured = 0.4;
    PaleSite site;
    site.places = std::move(places);
    site.best = *std::max_element(site.places.begin(), site.places.end(),
                                  [](const PaleThing& a, const PaleThing& b) { return a.odds < b.odds; });
    for (std::size_t k = 0; k < kColours; ++k) {
        site.isOpen = site.isOpen && (k == kWhiteIndex || matches[k].score <= kColoured);
    }
    return site;
}

PaleSites lookAtSites(const Sight& sight) {
    constexpr double kAdjoins = 0.6;
    const board::Shape& shape = sight.shape();
    PaleSites all;
    all.corners = shape.corners.size();
    for (std::size_t i = 0; i < shape.corners.size(); ++i) {
        all.sites.push_back(siteOf(
            paleBuildingsAt(sight.chroma, *sight.map.board, sight.map.viewpoint, shape.corners[i]), sight.corners[i]));
    }
    for (std::size_t i = 0; i < shape.sides.size(); ++i) {
        all.sites.push_back(
            siteOf(paleRoadsAt(sight.chroma, *sight.map.board, sight.map.viewpoint, shape.sides[i]), sight.sides[i]));
    }
    for (std::size_t i = 0; i < shape.sides.size(); ++i) {
        for (std::size_t j = 0; j < shape.corners.size(); ++j) {
            if (cv::norm(shape.sides[i].at - shape.corners[j].at) < kAdjoins) {
                for (const std::size_t other : all.sites[j].roadsBeside) {
                    all.sites[other].roadsBeside.push_back(all.corners + i);
                    all.sites[all.corners + i].roadsBeside.push_back(other);
                }
                all.sites[j].roadsBeside.push_back(all.corners + i);
                all.sites[all.corners + i].buildingsBeside.push_back(j);
            }
        }
    }
    all.bareCorner = bareOf(all.sites, 0, all.corners);
    all.bareSide = bareOf(all.sites, all.corners, all.sites.size());
    return all;
}

double chanceAt(double odds) {
    return 1 / (1 + std::exp(-odds));
}

/// How much more likely a colour is a piece's of this white than the bare board's, weighed against its shape.
double colourOdds(const cv::Vec3f& colour, const cv::Vec3d& white, const Normal& bare) {
    constexpr double kWeight = 0.6;
    return kWeight * std::clamp(logDensity(colour, {white, kWhiteSpread}) - logDensity(colour, bare), -4.0, 3.0);
}

/// The mean colour of the likely pieces near to a colour.
cv::Vec3d drawnToPieces(const PaleSites& all, cv::Vec3d white) {
    constexpr int kRounds = 3;
    constexpr double kUnlikely = -2.5;
    constexpr double kNear = 1.5;
    constexpr double kLeastTotal = 0.3;
    for (int round = 0; round < kRounds; ++round) {
        double total = 0;
        cv::Vec3d sum;
        for (std::size_t i = 0; i < all.sites.size(); ++i) {
            const PaleSite& site = all.sites[i];
            if (!site.isOpen || site.best.odds < kUnlikely) {
                continue;
            }
            double squares = 0;
            for (int c = 0; c < 3; ++c) {
                const double z = (static_cast<double>(site.best.colour[c]) - white[c]) / (kNear * kWhiteSpread[c]);
                squares += z * z;
            }
            const double weight = chanceAt(site.best.odds + colourOdds(site.best.colour, white, all.bareAt(i))) *
                                  std::exp(-0.5 * squares);
            sum += weight * cv::Vec3d(site.best.colour);
            total += weight;
        }
        if (total > kLeastTotal) {
            white = sum / total;
        }
    }
    return white;
}

/// The odds at every site if white looks like this.
std::vector<double> oddsWith(const PaleSites& all, const cv::Vec3d& white) {
    std::vector<double> alone;
    for (std::size_t i = 0; i < all.sites.size(); ++i) {
        double odds = kNever;
        for (const PaleThing& place : all.sites[i].places) {
            if (all.sites[i].isOpen) {
                odds = std::max(odds, place.odds + colourOdds(place.colour, white, all.bareAt(i)));
            }
        }
        alone.push_back(odds);
    }
    // Roads lead to buildings and to roads of their own, and buildings stand at roads.
    constexpr double kPerNeighbour = 1.6;
    constexpr double kUsualNeighbour = 0.4;
    constexpr double kNextRoad = 0.7;
    std::vector<double> odds = alone;
    for (std::size_t i = 0; i < odds.size(); ++i) {
        double neighbour = 0;
        for (const std::size_t j : all.sites[i].buildingsBeside) {
            neighbour = std::max(neighbour, chanceAt(alone[j]));
        }
        for (const std::size_t j : all.sites[i].roadsBeside) {
            neighbour = std::max(neighbour, (i < all.corners ? 1 : kNextRoad) * chanceAt(alone[j]));
        }
        odds[i] += kPerNeighbour * (neighbour - kUsualNeighbour);
    }
    return odds;
}

double supportOf(const std::vector<double>& odds) {
    double sum = 0;
    for (const double each : odds) {
        sum += std::max(each, 0.0);
    }
    return sum;
}

/// Whether a likely building and a likely road adjoin.
bool hasPair(const PaleSites& all, const std::vector<double>& odds) {
    constexpr double kMoreThanEven = 0.5;
    for (std::size_t i = 0; i < all.corners; ++i) {
        const auto& roads = all.sites[i].roadsBeside;
        if (odds[i] > kMoreThanEven &&
            std::any_of(roads.begin(), roads.end(), [&](std::size_t j) { return odds[j] > kMoreThanEven; })) {
            return true;
        }
    }
    return false;
}

/// Whether two colours may be those of one white, in other light.
bool isNear(const cv::Vec3f& one, const cv::Vec3f& other) {
    constexpr double kSameWhite = 2.5;
    const cv::Vec3d apart(one - other);
    return std::abs(apart[0]) < kSameWhite * kWhiteSpread[0] && std::abs(apart[1]) < kSameWhite * kWhiteSpread[1] &&
           std::abs(apart[2]) < kSameWhite * kWhiteSpread[2];
}

/// The colours of the places that look most like pieces; where white's is known, that and those near to it.
std::vector<cv::Vec3d> likeliestColours(const PaleSites& all, const std::optional<cv::Vec3f>& said) {
    constexpr std::size_t kTried = 8;
    constexpr double kHardly = -1.5;
    std::vector<PaleThing> things;
    for (const PaleSite& site : all.sites) {
        if (site.isOpen && site.best.odds > kHardly) {
            things.push_back(site.best);
        }
    }
    std::stable_sort(things.begin(), things.end(),
                     [](const PaleThing& a, const PaleThing& b) { return a.odds > b.odds; });
    things.resize(std::min(things.size(), kTried));
    std::vector<cv::Vec3d> colours;
    if (said) {
        colours.emplace_back(*said);
    }
    for (const PaleThing& thing : things) {
        if (!said || isNear(thing.colour, *said)) {
            colours.emplace_back(thing.colour);
        }
    }
    return colours;
}

}  // namespace

std::optional<White> findWhite(const Sight& sight, const std::optional<cv::Vec3f>& said) {
    constexpr double kEnough = 2.5;
    const PaleSites all = lookAtSites(sight);
    std::vector<double> best;
    cv::Vec3d bestColour;
    for (const cv::Vec3d& colour : likeliestColours(all, said)) {
        const cv::Vec3d white = drawnToPieces(all, colour);
        std::vector<double> odds = oddsWith(all, white);
        if (best.empty() || supportOf(odds) > supportOf(best)) {
            best = std::move(odds);
            bestColour = white;
        }
    }
    if (best.empty()) {
        return std::nullopt;
    }
    White white;
    white.colour = cv::Vec3f(bestColour);
    white.isCertain = said.has_value() || (hasPair(all, best) && supportOf(best) >= kEnough);
    const auto middle = best.begin() + static_cast<std::ptrdiff_t>(all.corners);
    white.corners.assign(best.begin(), middle);
    white.sides.assign(middle, best.end());
    return white;
}

}  // namespace vision::pieces
