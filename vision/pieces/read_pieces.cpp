// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/read_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

#include "vision/pieces/building_kind.h"
#include "vision/pieces/white.h"

namespace vision::pieces {

namespace {

/// Weights of a logistic regression over what a match measures, fitted on rendered pictures by fit/fit.py.
struct Weights {
    double base;
    double score;
    double inside;
    double aside;
    double margin;
    double unevenFlanks;
};
constexpr Weights kBuilding{-2.47, 2.35, 2.42, -0.25, 1.78, 0};
constexpr Weights kRoute{-3.48, 3.43, 2.88, -0.18, 2.24, -1.06};

/// Above these a piece is read, below it is at most asked about: a piece too many is worse than one too few.
constexpr double kBuildingLikely = 0.55;
constexpr double kRouteLikely = 0.65;
/// Above this nobody is asked.
constexpr double kSure = 0.9;
/// Below this there is nothing worth a question.
constexpr double kWorthAsking = 0.25;
/// Who plays has more than one piece: a colour that is clear at fewer places may be something else.
constexpr int kFewest = 2;
constexpr double kLonely = 0.6;

/// White that is known is still near to sand: less sure by this much (logarithm of odds), the more the nearer it is; a
/// white building most where no white road leads to it. Never beyond asking.
constexpr double kWhiteRouteDoubt = 1.5;
constexpr double kPerWhiteness = 2.0;
constexpr double kWhiteBuildingDoubt = 1.0;
constexpr double kNoWhiteRoad = 1.5;
constexpr double kMostWhite = 0.85;
constexpr std::size_t kWhitePiece = static_cast<std::size_t>(PieceColour::White);

/// The middle of a side is nearer than this to its ends, in hex sides.
constexpr double kAdjoining = 0.6;

double logistic(double x) {
    return 1 / (1 + std::exp(-x));
}

Finding find(const Sight& sight, const Matches& matches, const Weights& weights, double whiteDoubt) {
    std::array<std::size_t, kColours> order{};
    for (std::size_t k = 0; k < kColours; ++k) {
        order[k] = k;
    }
    // White on sand is a matter of its own, unless this table's white is known.
    const auto rank = [&](std::size_t k) {
        return kPieceColours[k] == PieceColour::White && !sight.known[k] ? -1.0 : matches[k].score;
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rank(a) > rank(b); });
    const Match& best = matches[order[0]];
    const double margin = best.score - std::max(matches[order[1]].score, 0.0);
    Finding finding;
    finding.colour = kPieceColours[order[0]];
    finding.other = kPieceColours[order[1]];
    const bool white = finding.colour == PieceColour::White;
    finding.chance = logistic(weights.base + weights.score * best.score + weights.inside * best.inside +
                              weights.aside * best.aside + weights.margin * margin +
                              weights.unevenFlanks * (best.fullerFlank - best.flank) - (white ? whiteDoubt : 0));
    if (white) {
        finding.chance = std::min(finding.chance, kMostWhite);
    }
    finding.colourChance = logistic(weights.score * margin + weights.margin * margin);
    if (sight.samples[order[0]] < kFewest && !sight.known[order[0]] && !sight.expected[order[0]]) {
        finding.chance = std::min(finding.chance, kLonely);
    }
    return finding;
}

/// Asks whether there is a piece, or whose, when that is in doubt; the reading has `name` where `read` holds.
void ask(std::vector<Unsure>& unsure, const Place& place, const Finding& finding, std::string_view name, bool read) {
    if (!read) {
        unsure.push_back({place, Doubt::Piece, {std::string(kNothing), std::string(name)}});
        return;
    }
    constexpr double kColourClear = 0.9;
    if (finding.colourChance < kColourClear) {
        unsure.push_back(
            {place, Doubt::Owner, {std::string(toText(finding.colour)), std::string(toText(finding.other))}});
    } else {
        unsure.push_back({place, Doubt::Piece, {std::string(name), std::string(kNothing)}});
    }
}

/// How much less sure white is at this table than where it is clearly white, as a logarithm of odds.
double doubtOfWhite(const Sight& sight) {
    return kPerWhiteness * std::max(0.0, kClearlyWhite - whiteness(sight.looks[kWhitePiece].mean));
}

Finding findRouteOf(const Sight& sight, std::size_t side) {
    return find(sight, sight.sides[side], kRoute, kWhiteRouteDoubt + doubtOfWhite(sight));
}

/// Whether a white road seems to lead to a corner.
bool hasWhiteRoad(const Sight& sight, std::size_t corner) {
    constexpr double kRouteSeen = 0.5;
    for (std::size_t i = 0; i < sight.shape().sides.size() && sight.known[kWhitePiece]; ++i) {
        if (cv::norm(sight.shape().sides[i].at - sight.shape().corners[corner].at) < kAdjoining) {
            const Finding route = findRouteOf(sight, i);
            if (route.colour == PieceColour::White && route.chance > kRouteSeen) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace

Finding findBuilding(const Sight& sight, std::size_t corner) {
    const double whiteDoubt =
        kWhiteBuildingDoubt + doubtOfWhite(sight) + (hasWhiteRoad(sight, corner) ? 0 : kNoWhiteRoad);
    Finding finding = find(sight, sight.corners[corner], kBuilding, whiteDoubt);
    // What lies off the corner towards an own road is likelier that road's end; that fills half a house's foot at most.
    constexpr double kTowardsRoad = 0.09;
    constexpr double kRoadSeen = 0.45;
    constexpr double kRoadEnd = 0.5;
    constexpr double kHalfFilled = 0.6;
    const board::CornerSite& site = sight.shape().corners[corner];
    const auto colour = static_cast<std::size_t>(finding.colour);
    const Match& match = sight.corners[corner][colour];
    const cv::Point2d shift = match.at - sight.map.viewpoint.lean(site.at) * kBuildingMiddle - site.at;
    for (std::size_t i = 0; i < sight.shape().sides.size() && match.inside < kHalfFilled; ++i) {
        const cv::Point2d way = sight.shape().sides[i].at - site.at;
        const double distance = std::hypot(way.x, way.y);
        if (distance < kAdjoining && sight.sides[i][colour].score > kRoadSeen &&
            shift.dot(way) > kTowardsRoad * distance) {
            finding.chance *= kRoadEnd;
            break;
        }
    }
    return finding;
}

Finding findRoute(const Sight& sight, std::size_t side) {
    return findRouteOf(sight, side);
}

Pieces readPieces(const Sight& sight) {
    Pieces pieces;
    std::vector<Misfits> misfits;
    for (std::size_t i = 0; i < sight.shape().corners.size(); ++i) {
        const Finding finding = findBuilding(sight, i);
        const engine::Corner corner = sight.shape().corners[i].corner;
        if (finding.chance < kWorthAsking) {
            continue;
        }
        const bool read = finding.chance >= kBuildingLikely;
        if (finding.chance < kSure) {
            ask(pieces.unsure, corner, finding, "settlement", read);
        }
        if (read) {
            misfits.push_back(misfitsOf(seenAt(sight, i, static_cast<std::size_t>(finding.colour))));
            pieces.buildings.push_back({corner, engine::BuildingKind::Settlement, finding.colour, finding.chance});
        }
    }
    const std::vector<KindChance> kinds = tellKinds(misfits);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        BuildingReading& building = pieces.buildings[i];
        building.kind = kinds[i].kind;
        if (kinds[i].chance < kSure) {
            std::vector<std::string> options{"settlement", "city"};
            if (building.kind == engine::BuildingKind::City) {
                std::swap(options[0], options[1]);
            }
            pieces.unsure.push_back({building.at, Doubt::Kind, std::move(options)});
        }
        building.confidence *= kinds[i].chance;
    }
    for (std::size_t i = 0; i < sight.shape().sides.size(); ++i) {
        const Finding finding = findRoute(sight, i);
        const engine::Side side = sight.shape().sides[i].side;
        if (finding.chance < kWorthAsking) {
            continue;
        }
        const bool read = finding.chance >= kRouteLikely;
        if (finding.chance < kSure) {
            ask(pieces.unsure, side, finding, "road", read);
        }
        if (read) {
            pieces.routes.push_back({side, engine::RouteKind::Road, finding.colour, finding.chance});
        }
    }
    return pieces;
}

}  // namespace vision::pieces
