// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/site_changes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/pieces/robber.h"
#include "vision/pieces/silhouette.h"
#include "vision/watch/growth.h"
#include "vision/watch/house_kind.h"
#include "vision/watch/likeness.h"
#include "vision/watch/newcomer.h"
#include "vision/watch/robber_change.h"
#include "vision/watch/ship_or_road.h"

namespace vision::watch {

namespace {

using pieces::kColours;

/// A site is looked at when at least this share of it looks different.
constexpr double kDifferent = 0.3;
constexpr double kGone = 0.3;
/// What is gone leaves the bare board.
constexpr double kBare = 0.4;
/// What was hardly seen before is not missed now.
constexpr double kLost = 0.15;
/// A pixel that shows a colour anew.
constexpr double kShown = 0.4;
/// A city shows so much more than a settlement stood there.
constexpr double kGrown = 1.25;
/// What speaks for a city by size alone, or for a ship.
constexpr double kOtherwiseLikely = 0.5;
/// A city instead of a settlement changes at least so much, in square hex sides.
constexpr double kCityChanges = 0.12;
/// What a square hex side more of its colour says for a city.
constexpr double kPerGrowth = 8;

/// Share of a mask that is set within a circle.
double shareWithin(const cv::Mat& mask, const board::Rectified& board, cv::Point2d at, double radius) {
    const cv::Point2d pixel = board.pixel(at);
    const double reach = radius * board.sidePixels;
    int set = 0;
    int all = 0;
    for (int y = static_cast<int>(pixel.y - reach); y <= static_cast<int>(pixel.y + reach) + 1; ++y) {
        for (int x = static_cast<int>(pixel.x - reach); x <= static_cast<int>(pixel.x + reach) + 1; ++x) {
            if (x < 0 || y < 0 || x >= mask.cols || y >= mask.rows || std::hypot(x - pixel.x, y - pixel.y) > reach) {
                continue;
            }
            ++all;
            set += mask.at<std::uint8_t>(y, x) != 0 ? 1 : 0;
        }
    }
    return all > 0 ? static_cast<double>(set) / all : 0;
}

PieceChange appeared(Place at, engine::Piece piece, const Newcomer& newcomer) {
    return {at, PieceChange::What::Appeared, piece, kPieceColours[newcomer.colour], newcomer.confidence};
}

PieceChange vanished(Place at, engine::Piece piece, PieceColour colour, double scoreNow) {
    return {at, PieceChange::What::Vanished, piece, colour, confidenceOf(0.9 - scoreNow, 0.2)};
}

/// The robber of which nobody knows where it stood.
void addRobber(std::vector<PieceChange>& changes, const ReferenceSight& reference, const pieces::Sight& sight,
               const View& now, const Difference& difference) {
    constexpr double kStands = 0.35;
    constexpr double kCame = 0.25;
    const std::vector<double> scores = pieces::robberScores(sight, sight.shape().land());
    std::size_t best = 0;
    for (std::size_t i = 1; i < scores.size(); ++i) {
        best = scores[i] - reference.robber[i] > scores[best] - reference.robber[best] ? i : best;
    }
    const engine::Hex hex = sight.shape().land()[best];
    if (scores[best] >= kStands && scores[best] - reference.robber[best] >= kCame && !isCovered(now, difference, hex)) {
        changes.push_back({hex, PieceChange::What::RobberMoved, {}, {}, confidenceOf(scores[best], 0)});
    }
}

constexpr double kHardly = 0.05;

}  // namespace

bool isCovered(const View& view, const Difference& difference, const Place& place) {
    constexpr double kAround = 0.25;
    const cv::Point2d at = planeOf(place);
    return shareWithin(difference.covered, view.board, at + view.viewpoint.lean(at) * 0.1, kAround) > kHardly;
}

bool isCovered(const View& view, const Difference& difference, const SeenChange& seen) {
    return seen.radius > 0 ? shareWithin(difference.covered, view.board, seen.middle, seen.radius) > kHardly
                           : isCovered(view, difference, seen.change.at);
}

SeenChange widened(SeenChange seen) {
    constexpr double kFingers = 0.6;
    seen.radius += seen.radius > 0 ? kFingers : 0;
    return seen;
}

namespace {

/// All that changes at sites are told by.
struct Compared {
    const ReferenceSight& reference;
    const KnownPieces& known;
    const View& now;
    const pieces::Sight& sight;
    const Difference& difference;
    const Turnover& turnover;
    /// What came as shares of colours.
    pieces::ColourMap came;
    Watched watched;
    /// Of the table's roads, where ships are looked for.
    std::optional<RouteTop> usualTop;
};

/// Whether a ship may lie on a side.
enum class Water : std::uint8_t { None, Beside, Around };

PieceChange routeAt(const board::SideSite& site, Water water, const Newcomer& came, const pieces::Matches& matches,
                    const Compared& seen) {
    constexpr double kClearShip = 0.8;
    PieceChange change = appeared(site.side, engine::Piece::Road, came);
    if (water == Water::Around) {
        change.piece = engine::Piece::Ship;
    } else if (water == Water::Beside) {
        const double outline = shipChanceByOutline(seen.turnover.came[came.colour], seen.now, site);
        const RouteTop top = topOf(seen.now, seen.sight.chroma, site, matches[came.colour].at);
        const double ship = shipChance(outline, top, seen.usualTop);
        const bool isShip = ship > (seen.watched.shipsInPlay ? kOtherwiseLikely : kClearShip);
        change.piece = isShip ? engine::Piece::Ship : engine::Piece::Road;
        change.other = isShip ? engine::Piece::Road : engine::Piece::Ship;
        change.otherChance = isShip ? 1 - ship : ship;
    }
    return change;
}

std::optional<PieceChange> changeAt(const board::SideSite& site, Water water,
                                    const std::array<double, kColours>& before, const pieces::Matches& matches,
                                    const Compared& seen) {
    const cv::Point2d body = site.at + seen.now.viewpoint.lean(site.at) * pieces::kRoadMiddle;
    double different = 0;
    for (const double along : {-0.15, 0.0, 0.15}) {
        different += shareWithin(seen.difference.changed, seen.now.board, body + site.along * along, 0.1) / 3;
    }
    if (different < kDifferent || isCovered(seen.now, seen.difference, site.side)) {
        return std::nullopt;
    }
    const auto lay = std::find_if(seen.known.routes.begin(), seen.known.routes.end(),
                                  [&](const RouteReading& route) { return route.at == site.side; });
    const auto scores = scoresOf(matches);
    if (lay != seen.known.routes.end()) {
        const auto own = index(lay->owner);
        if (scores[own] < kGone && before[own] - scores[own] > kLost) {
            return vanished(site.side, engine::pieceOf(lay->kind), lay->owner, scores[own]);
        }
        return std::nullopt;
    }
    const auto came = newcomer(before, scores, scoresOf(pieces::matchRoad(seen.came, site)), different);
    return came ? std::optional(routeAt(site, water, *came, matches, seen)) : std::nullopt;
}

/// How much of a body looks as the bare board does, 0..1: sand or print, not the gaps and shadows alone.
double bareShare(const pieces::Sight& sight, cv::Point2d body, double radius) {
    using Share = cv::Vec<float, kColours>;
    constexpr float kShade = -0.6F;
    const board::Rectified& board = *sight.map.board;
    const cv::Point2d pixel = board.pixel(body);
    const double reach = radius * board.sidePixels;
    double sum = 0;
    int count = 0;
    for (int y = cvRound(pixel.y - reach); y <= cvRound(pixel.y + reach); ++y) {
        for (int x = cvRound(pixel.x - reach); x <= cvRound(pixel.x + reach); ++x) {
            if (x < 0 || y < 0 || x >= sight.bare.cols || y >= sight.bare.rows ||
                std::hypot(x - pixel.x, y - pixel.y) > reach) {
                continue;
            }
            const auto& shares = sight.map.shares.at<Share>(y, x);
            const float bare = sight.bare.at<float>(y, x);
            float uncoloured = 1;
            for (int c = 0; c < static_cast<int>(kColours); ++c) {
                uncoloured -= shares[c];
            }
            const bool isLit = sight.chroma.at<cv::Vec3f>(y, x)[2] > kShade;
            sum += isLit ? static_cast<double>(uncoloured * bare / (bare + pieces::kStrangeDensity)) : 0;
            ++count;
        }
    }
    return count > 0 ? sum / count : 0;
}

/// How sure it is by its relief alone that another building stands there: white says little of its size.
double reshapedChance(cv::Point2d body, const Compared& seen) {
    constexpr double kBody = 0.2;
    constexpr double kUsual = 0.72;
    constexpr double kPerLikeness = 12;
    if (bareShare(seen.sight, body, 0.12) > kBare) {
        return 0;
    }
    const double alike = likenessAt(seen.reference.chroma, seen.sight.chroma, seen.now.board.pixel(body),
                                    kBody * seen.now.board.sidePixels);
    return 1 / (1 + std::exp(kPerLikeness * (alike - kUsual)));
}

/// Whether something came to stand beside a city, of its colour.
bool isOnFoot(const Growth& growth) {
    constexpr double kBeside = 0.04;
    return growth.area > kBeside;
}

/// A city on top of which something was put that is not of its colour: what marks a capital differs from set to set.
std::optional<PieceChange> crowned(const board::CornerSite& site, const BuildingReading& city, const Compared& seen) {
    constexpr double kTop = 0.45;
    constexpr double kOnTop = 0.14;
    constexpr double kCrowned = 0.4;
    constexpr double kMostOwn = 0.3;
    constexpr double kOtherRelief = 0.65;
    const cv::Point2d top = site.at + seen.now.viewpoint.lean(site.at) * kTop;
    const double different = shareWithin(seen.difference.changed, seen.now.board, top, kOnTop);
    const double mine = shareWithin(seen.turnover.came[index(city.owner)] > kShown, seen.now.board, top, kOnTop);
    // Where a figure went from before it, the board shows again.
    if (different < kCrowned || bareShare(seen.sight, top, kOnTop) > kBare) {
        return std::nullopt;
    }
    // Gold on orange, or a shade of the city's own: then its top must be another by light and shade.
    const double alike = likenessAt(seen.reference.chroma, seen.sight.chroma, seen.now.board.pixel(top),
                                    kOnTop * seen.now.board.sidePixels);
    const bool isOther = alike < kOtherRelief;
    if (mine > kMostOwn && !isOther) {
        return std::nullopt;
    }
    const double against = isOther ? 2.0 * mine : 5.0 * mine;
    return PieceChange{site.corner, PieceChange::What::Replaced, engine::Piece::Capital, city.owner,
                       1 / (1 + std::exp(-(-1.0 + 5.0 * different - against)))};
}

/// Whether something of a clear colour stood there: the sand that it uncovers may look white.
bool hasLeft(const Compared& seen, cv::Point2d body) {
    constexpr double kGoodPart = 0.25;
    for (std::size_t k = 0; k < kColours; ++k) {
        if (k != kWhite && shareWithin(seen.turnover.gone[k] > 0.5, seen.now.board, body, 0.15) > kGoodPart) {
            return true;
        }
    }
    return false;
}

/// The ways in which roads of a colour came to lie at a crossing.
std::vector<cv::Point2d> waysOf(const std::vector<PieceChange>& atSides, const board::CornerSite& site,
                                PieceColour colour) {
    std::vector<cv::Point2d> ways;
    for (const PieceChange& change : atSides) {
        const cv::Point2d to = planeOf(change.at) - site.at;
        const double distance = cv::norm(to);
        if (change.what == PieceChange::What::Appeared && change.colour == colour && distance < 0.6) {
            ways.push_back(to / distance);
        }
    }
    return ways;
}

std::optional<PieceChange> changeAt(const board::CornerSite& site, std::size_t i, const Compared& seen, bool figures,
                                    const std::vector<PieceChange>& atSides) {
    if (isCovered(seen.now, seen.difference, site.corner)) {
        return std::nullopt;
    }
    const cv::Point2d body = site.at + seen.now.viewpoint.lean(site.at) * pieces::kBuildingMiddle;
    const double different = shareWithin(seen.difference.changed, seen.now.board, body, 0.15);
    const bool isDifferent = different >= kDifferent;
    const auto stood = std::find_if(seen.known.buildings.begin(), seen.known.buildings.end(),
                                    [&](const BuildingReading& building) { return building.at == site.corner; });
    const auto scores = scoresOf(seen.sight.corners[i]);
    if (stood == seen.known.buildings.end()) {
        const auto came = isDifferent ? newcomer(seen.reference.corners[i], scores,
                                                 scoresOf(pieces::matchBuilding(seen.came, site)), different)
                                      : std::nullopt;
        if (!came || (came->colour == kWhite && hasLeft(seen, body))) {
            return std::nullopt;
        }
        PieceChange house = appeared(site.corner, engine::Piece::Settlement, *came);
        if (seen.watched.factories) {
            tellFactory(house, i, seen.known, seen.now, seen.sight, seen.difference, seen.turnover);
        }
        return house;
    }
    const auto own = index(stood->owner);
    const Growth growth =
        growthAt(site, own, waysOf(atSides, site, stood->owner), seen.now, seen.difference, seen.turnover);
    const double bare = isDifferent ? bareShare(seen.sight, body, 0.12) : 0;
    if (isDifferent && scores[own] < kGone && seen.reference.corners[i][own] - scores[own] > kLost && growth.area < 0 &&
        bare > kBare) {
        return vanished(site.corner, engine::pieceOf(stood->kind), stood->owner, scores[own]);
    }
    if (stood->kind == engine::BuildingKind::City && seen.watched.capitals && !isOnFoot(growth)) {
        return crowned(site, *stood, seen);
    }
    if (stood->kind != engine::BuildingKind::Settlement) {
        return std::nullopt;
    }
    const double grown =
        isDifferent ? pieces::areaAt(seen.sight, i, own) / std::max(seen.reference.areas[i][own], 0.02) : 0;
    // White shows little of itself, least in the shade; where no figure stands beside it, what comes to it is a city.
    const bool isWhite = stood->owner == PieceColour::White;
    const bool isLarger = isDifferent && bare < kBare && growth.changed > kCityChanges;
    const double reshaped = isWhite ? reshapedChance(body, seen) : 0;
    if (grown <= kGrown && !isCityGrown(growth, isWhite && !figures) && !(isWhite && isLarger) &&
        reshaped < kOtherwiseLikely) {
        return std::nullopt;
    }
    const double clearly = std::max(grown - kGrown, kPerGrowth * growth.area);
    const double larger = std::max(confidenceOf(std::max(scores[own], kColourFits), clearly), kOtherwiseLikely);
    return PieceChange{site.corner, PieceChange::What::Replaced, engine::Piece::City, stood->owner,
                       std::max(larger, reshaped)};
}

}  // namespace

std::vector<PieceChange> changesAtSites(const ReferenceSight& reference, const KnownPieces& known, const View& now,
                                        const pieces::Sight& sight, const Difference& difference,
                                        const Turnover& turnover, const Watched& watched) {
    Compared seen{reference, known, now, sight, difference, turnover, {&now.board, now.viewpoint, {}}, watched, {}};
    if (watched.ships) {
        seen.usualTop = usualTop(known, now, sight, difference);
    }
    cv::merge(turnover.came, seen.came.shares);
    std::vector<PieceChange> atSides;
    const board::Shape& shape = sight.shape();
    const auto isCoast = [&](const engine::Side& side) {
        return std::any_of(shape.coast.begin(), shape.coast.end(),
                           [&](const auto& coast) { return coast.side == side; });
    };
    for (std::size_t i = 0; i < shape.sides.size(); ++i) {
        const Water water = watched.ships && isCoast(shape.sides[i].side) ? Water::Beside : Water::None;
        if (auto change = changeAt(shape.sides[i], water, reference.sides[i], sight.sides[i], seen)) {
            atSides.push_back(std::move(*change));
        }
    }
    for (std::size_t i = 0; i < shape.seaSides.size() && watched.ships; ++i) {
        const pieces::Matches matches = pieces::matchRoad(sight.map, shape.seaSides[i]);
        if (auto change = changeAt(shape.seaSides[i], Water::Around, reference.seaSides[i], matches, seen)) {
            atSides.push_back(std::move(*change));
        }
    }
    std::vector<PieceChange> changes;
    for (std::size_t i = 0; i < shape.corners.size(); ++i) {
        if (auto change = changeAt(shape.corners[i], i, seen, watched.figures, atSides)) {
            changes.push_back(std::move(*change));
        }
    }
    std::move(atSides.begin(), atSides.end(), std::back_inserter(changes));
    if (!known.robber) {
        addRobber(changes, reference, sight, now, difference);
    } else if (const auto moved = markerMove(*known.robber, shape.land(), PieceChange::What::RobberMoved, reference,
                                             now, sight, difference, turnover)) {
        changes.push_back(*moved);
    }
    if (const auto moved = known.pirate ? markerMove(*known.pirate, shape.sea, PieceChange::What::PirateMoved,
                                                     reference, now, sight, difference, turnover)
                                        : std::nullopt) {
        changes.push_back(*moved);
    }
    return changes;
}

}  // namespace vision::watch
