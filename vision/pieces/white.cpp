// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/white.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "vision/pieces/bare_sites.h"
#include "vision/pieces/pale.h"
#include "vision/reading/median.h"

namespace vision::pieces {

namespace {

/// How far the pieces of one white lie apart, light and shade included (units of chromaOf).
const cv::Vec3d kWhiteSpread{0.05, 0.13, 0.18};
/// The odds (logarithm) of what cannot be there, and of what somebody pointed at.
constexpr double kNever = -9;
constexpr double kPointedAt = 5;

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
    bool isPointedAt = false;
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
    Unlike unlike;

    [[nodiscard]] const Normal& bareAt(std::size_t i) const { return i < corners ? bareCorner : bareSide; }
};

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
            bare.mean[c] = median(values);
            for (double& value : values) {
                value = std::abs(value - bare.mean[c]);
            }
        }
        const double deviation = values.empty() ? 1 : kStandard * median(values);
        bare.deviation[c] = kTails * std::max(deviation, leastDeviation[c]);
    }
    return bare;
}

/// Where no coloured piece lies.
std::vector<bool> openAmong(const std::vector<Matches>& sites) {
    constexpr double kColoured = 0.4;
    std::vector<bool> open;
    for (const Matches& matches : sites) {
        bool isOpen = true;
        for (std::size_t k = 0; k < kColours; ++k) {
            isOpen = isOpen && (k == kWhite || matches[k].score <= kColoured);
        }
        open.push_back(isOpen);
    }
    return open;
}

/// How much of each pixel is a coloured piece's.
cv::Mat colouredShare(const cv::Mat& shares) {
    cv::Matx<float, 1, kColours> coloured = cv::Matx<float, 1, kColours>::ones();
    coloured(0, kWhite) = 0;
    cv::Mat result;
    cv::transform(shares, result, coloured);
    return result;
}

/// What it counts that a site is unlike bare ones: less where something is plainly white, which shows without it.
struct PerUnlike {
    double usually;
    double lessPerWhiteness;
};
constexpr PerUnlike kPerUnlikeCorner{0.9, 0.4};
constexpr PerUnlike kPerUnlikeSide{0.7, 0};

/// `unlike`: how unlike a bare site it is, which makes anything there likelier.
PaleSite siteOf(std::vector<PaleThing> places, bool isOpen, double unlike, const PerUnlike& per) {
    constexpr double kLeastUnlike = -2;
    constexpr double kMostUnlike = 3;
    PaleSite site;
    site.places = std::move(places);
    for (PaleThing& place : site.places) {
        const double weight = per.usually - per.lessPerWhiteness * std::clamp(whiteness(place.colour), -1.0, 1.2);
        place.odds += weight * std::clamp(unlike, kLeastUnlike, kMostUnlike);
    }
    site.best = *std::max_element(site.places.begin(), site.places.end(),
                                  [](const PaleThing& a, const PaleThing& b) { return a.odds < b.odds; });
    site.isOpen = isOpen;
    return site;
}

PaleSites lookAtSites(const Sight& sight) {
    constexpr double kAdjoins = 0.6;
    const board::Shape& shape = sight.shape();
    const board::Rectified& board = *sight.map.board;
    const Viewpoint& viewpoint = sight.map.viewpoint;
    const std::vector<bool> openCorners = openAmong(sight.corners);
    const std::vector<bool> openSides = openAmong(sight.sides);
    Unlike unlike = unlikeBare({sight.chroma, colouredShare(sight.map.shares), board}, openCorners, openSides);
    PaleSites all;
    all.corners = shape.corners.size();
    for (std::size_t i = 0; i < shape.corners.size(); ++i) {
        all.sites.push_back(siteOf(paleBuildingsAt(sight.chroma, board, viewpoint, shape.corners[i]), openCorners[i],
                                   unlike.corners[i], kPerUnlikeCorner));
    }
    for (std::size_t i = 0; i < shape.sides.size(); ++i) {
        all.sites.push_back(siteOf(paleRoadsAt(sight.chroma, board, viewpoint, shape.sides[i]), openSides[i],
                                   unlike.sides[i], kPerUnlikeSide));
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
    const auto keepOpen = [](std::vector<double>& values, const std::vector<bool>& isOpen) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = isOpen[i] ? values[i] : kNever;
        }
    };
    keepOpen(unlike.corners, openCorners);
    keepOpen(unlike.sides, openSides);
    all.unlike = std::move(unlike);
    return all;
}

/// The site whose piece shows at a point of the board plane, what is high leaning away from the camera.
std::optional<std::size_t> siteUnder(const Sight& sight, cv::Point2d point) {
    constexpr double kBuildingHeight = 0.3;
    constexpr double kBuildingRadius = 0.2;
    constexpr double kRoadHalfLength = 0.33;
    constexpr double kRoadHalfWidth = 0.1;
    // Pieces lie aside.
    constexpr double kFarthest = 1.6;
    const board::Shape& shape = sight.shape();
    std::optional<std::size_t> nearest;
    double least = kFarthest;
    const auto keep = [&](std::size_t site, double off) {
        if (off < least) {
            least = off;
            nearest = site;
        }
    };
    for (std::size_t i = 0; i < shape.corners.size(); ++i) {
        const cv::Point2d from = point - shape.corners[i].at;
        const cv::Point2d top = sight.map.viewpoint.lean(shape.corners[i].at) * kBuildingHeight;
        const double up = std::clamp(from.dot(top) / std::max(top.dot(top), 1e-9), 0.0, 1.0);
        keep(i, cv::norm(from - top * up) / kBuildingRadius);
    }
    for (std::size_t i = 0; i < shape.sides.size(); ++i) {
        const board::SideSite& side = shape.sides[i];
        const cv::Point2d from = point - side.at - sight.map.viewpoint.lean(side.at) * kRoadMiddle;
        keep(shape.corners.size() + i, std::max(std::abs(from.dot(side.along)) / kRoadHalfLength,
                                                std::abs(from.cross(side.along)) / kRoadHalfWidth));
    }
    return nearest;
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
        alone.push_back(all.sites[i].isPointedAt ? std::max(odds, kPointedAt) : odds);
    }
    // Roads lead to buildings and to roads of their own, and buildings stand at roads.
    constexpr double kPerNeighbour = 2.2;
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
    for (const PaleSite& site : all.sites) {
        if (site.isPointedAt) {
            colours.emplace_back(site.best.colour);  // as those of the others are measured
        }
    }
    for (const PaleThing& thing : things) {
        if (!said || isNear(thing.colour, *said)) {
            colours.emplace_back(thing.colour);
        }
    }
    return colours;
}

}  // namespace

std::optional<White> findWhite(Sight& sight, const SaidWhite& said) {
    constexpr double kEnough = 2.5;
    PaleSites all = lookAtSites(sight);
    sight.unlikeCorners = std::move(all.unlike.corners);
    sight.unlikeSides = std::move(all.unlike.sides);
    const auto pointedAt = said.on ? siteUnder(sight, *said.on) : std::nullopt;
    if (pointedAt) {
        all.sites[*pointedAt].isOpen = true;
        all.sites[*pointedAt].isPointedAt = true;
    }
    std::vector<double> best;
    cv::Vec3d bestColour;
    for (const cv::Vec3d& colour : likeliestColours(all, said.colour)) {
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
    white.isCertain = said.colour.has_value() || (hasPair(all, best) && supportOf(best) >= kEnough);
    const auto middle = best.begin() + static_cast<std::ptrdiff_t>(all.corners);
    white.corners.assign(best.begin(), middle);
    white.sides.assign(middle, best.end());
    return white;
}

}  // namespace vision::pieces
