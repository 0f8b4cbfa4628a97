// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/read_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

#include "vision/pieces/building_kind.h"

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
    /// The most chance of a colour that is clear at few places: who plays has more than one piece.
    double lonely;
};
constexpr Weights kBuilding{-2.47, 2.35, 2.42, -0.25, 1.78, 0, 0.6};
constexpr Weights kRoute{-3.48, 3.43, 2.88, -0.18, 2.24, -1.06, 0.45};

/// From this on a piece is read, below it is at most asked about.
constexpr double kLikely = 0.5;
/// Above this nobody is asked.
constexpr double kSure = 0.9;
/// Below this there is nothing worth a question.
constexpr double kWorthAsking = 0.25;
/// A colour that is clear at fewer places than these is lonely.
constexpr int kFewest = 2;

/// A white piece is never beyond asking, and only asked about where nobody may play white. Odds are logarithms.
constexpr double kMostWhite = 0.85;
constexpr double kWhiteBuildingOdds = -0.3;
constexpr double kWhiteRouteOdds = -0.7;
constexpr double kDoubtedWhite = 0.4;
constexpr double kDoubtedWhiteOdds = 1.2;

/// The middle of a side is nearer than this to its ends, in hex sides.
constexpr double kAdjoining = 0.6;

double logistic(double x) {
    return 1 / (1 + std::exp(-x));
}

Finding findColoured(const Sight& sight, const Matches& matches, const Weights& weights) {
    std::array<std::size_t, kColours> order{};
    for (std::size_t k = 0; k < kColours; ++k) {
        order[k] = k;
    }
    // White on sand is a matter of its own.
    const auto rank = [&](std::size_t k) { return !sight.plays[k] ? -2.0 : k == kWhite ? -1.0 : matches[k].score; };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rank(a) > rank(b); });
    const Match& best = matches[order[0]];
    const double margin = best.score - std::max(matches[order[1]].score, 0.0);
    Finding finding;
    finding.colour = kPieceColours[order[0]];
    finding.other = kPieceColours[order[1]];
    finding.chance =
        logistic(weights.base + weights.score * best.score + weights.inside * best.inside + weights.aside * best.aside +
                 weights.margin * margin + weights.unevenFlanks * (best.fullerFlank - best.flank));
    finding.colourChance = logistic(weights.score * margin + weights.margin * margin);
    if (sight.samples[order[0]] < kFewest && !sight.known[order[0]] && !sight.expected[order[0]]) {
        finding.chance = std::min(finding.chance, weights.lonely);
    }
    return finding;
}

/// Asks whether there is a piece, or whose, when that is in doubt; the reading has `name` where `read` holds.
void ask(std::vector<Unsure>& unsure, const Place& place, const Finding& finding, std::string_view name, bool read) {
    if (!read) {
        unsure.push_back({place, Doubt::Piece, {std::string(kNothing), std::string(name)}, finding.colour});
        return;
    }
    constexpr double kColourClear = 0.9;
    if (finding.colourChance < kColourClear) {
        unsure.push_back(
            {place,
             Doubt::Owner,
             {std::string(toText(finding.colour)), std::string(toText(finding.other)), std::string(kNothing)}});
    } else {
        unsure.push_back({place, Doubt::Piece, {std::string(name), std::string(kNothing)}});
    }
}

/// White instead of a colour that is less likely.
Finding orWhite(const Sight& sight, const Finding& coloured, double odds, double leaning) {
    double chance = std::min(logistic(odds + leaning), kMostWhite);
    if (!sight.white->isCertain) {
        chance = odds > kDoubtedWhiteOdds ? kDoubtedWhite : 0;
    }
    if (chance <= coloured.chance) {
        return coloured;
    }
    return {PieceColour::White, coloured.colour, chance, chance / (chance + coloured.chance)};
}

}  // namespace

Finding findBuilding(const Sight& sight, std::size_t corner) {
    Finding finding = findColoured(sight, sight.corners[corner], kBuilding);
    // What lies off the corner towards an own road is likelier that road's end; that fills half a house's foot at most.
    constexpr double kTowardsRoad = 0.09;
    constexpr double kRoadSeen = 0.45;
    constexpr double kRoadEnd = 0.5;
    constexpr double kHalfFilled = 0.6;
    const board::CornerSite& site = sight.shape().corners[corner];
    const auto colour = index(finding.colour);
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
    return sight.white ? orWhite(sight, finding, sight.white->corners[corner], kWhiteBuildingOdds) : finding;
}

Finding findRoute(const Sight& sight, std::size_t side) {
    const Finding finding = findColoured(sight, sight.sides[side], kRoute);
    return sight.white ? orWhite(sight, finding, sight.white->sides[side], kWhiteRouteOdds) : finding;
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
        const bool read = finding.chance >= kLikely;
        if (finding.chance < kSure) {
            ask(pieces.unsure, corner, finding, "settlement", read);
        }
        if (read) {
            misfits.push_back(misfitsOf(seenAt(sight, i, index(finding.colour))));
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
        const bool read = finding.chance >= kLikely;
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
