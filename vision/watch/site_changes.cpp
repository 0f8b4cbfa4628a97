// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/site_changes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/pieces/robber.h"
#include "vision/pieces/silhouette.h"

namespace vision::watch {

namespace {

using pieces::kColours;

/// A site is looked at when at least this share of it looks different.
constexpr double kDifferent = 0.3;
/// A colour must fit better than before by this much to have come, worse to have gone.
constexpr double kMuchBetter = 0.3;
constexpr double kFits = 0.4;
constexpr double kGone = 0.3;
/// How far the best colour must lead, or it is not said whose the piece is.
constexpr double kLead = 0.1;
/// A city shows so much more than a settlement stood there.
constexpr double kGrown = 1.25;

cv::Point2d planeOf(const Place& place) {
    if (const auto* hex = std::get_if<engine::Hex>(&place)) {
        return board::centreOf(*hex);
    }
    if (const auto* corner = std::get_if<engine::Corner>(&place)) {
        return board::cornerOf(corner->hex, corner->south ? 3 : 0);
    }
    // Side k runs from corner k to corner k + 1.
    const auto& side = std::get<engine::Side>(place);
    const int k = static_cast<int>(side.direction);
    return (board::cornerOf(side.hex, k) + board::cornerOf(side.hex, k + 1)) * 0.5;
}

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

std::array<double, kColours> scoresOf(const pieces::Matches& matches) {
    std::array<double, kColours> scores{};
    for (std::size_t k = 0; k < kColours; ++k) {
        scores[k] = matches[k].score;
    }
    return scores;
}

double confidenceOf(double score, double lead) {
    return 1 / (1 + std::exp(-(-3.0 + 5.0 * score + 6.0 * std::min(lead, 0.5))));
}

struct Newcomer {
    std::size_t colour = 0;
    double confidence = 0;
};

/// The colour that fits now and did not before.
std::optional<Newcomer> newcomer(const std::array<double, kColours>& before, const std::array<double, kColours>& now) {
    std::array<std::size_t, kColours> order{};
    for (std::size_t k = 0; k < kColours; ++k) {
        order[k] = k;
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return now[a] > now[b]; });
    const double lead = now[order[0]] - std::max(now[order[1]], 0.0);
    if (now[order[0]] < kFits || now[order[0]] - before[order[0]] < kMuchBetter || lead < kLead) {
        return std::nullopt;
    }
    return Newcomer{order[0], confidenceOf(now[order[0]], lead)};
}

PieceChange appeared(Place at, engine::Piece piece, const Newcomer& newcomer) {
    return {at, PieceChange::What::Appeared, piece, kPieceColours[newcomer.colour], newcomer.confidence};
}

PieceChange vanished(Place at, engine::Piece piece, PieceColour colour, double scoreNow) {
    return {at, PieceChange::What::Vanished, piece, colour, confidenceOf(0.9 - scoreNow, 0.2)};
}

pieces::KnownLooks knownLooks(const pieces::Looks& looks) {
    pieces::KnownLooks known;
    for (std::size_t k = 0; k < kColours; ++k) {
        known[k] = looks[k];
    }
    return known;
}

void addRobberMove(std::vector<PieceChange>& changes, const ReferenceSight& reference, const KnownPieces& known,
                   const pieces::Sight& sight, const View& now, const Difference& difference) {
    constexpr double kStands = 0.35;
    constexpr double kCame = 0.25;
    const std::vector<double> scores = pieces::robberScores(sight, sight.shape().land());
    std::size_t best = 0;
    for (std::size_t i = 1; i < scores.size(); ++i) {
        best = scores[i] - reference.robber[i] > scores[best] - reference.robber[best] ? i : best;
    }
    const engine::Hex hex = sight.shape().land()[best];
    if (scores[best] < kStands || scores[best] - reference.robber[best] < kCame || known.robber == hex ||
        isCovered(now, difference, hex)) {
        return;
    }
    double left = 0;  // how clearly it left the hex where it stood
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (known.robber == sight.shape().land()[i]) {
            left = reference.robber[i] - scores[i];
        }
    }
    changes.push_back({hex, PieceChange::What::Moved, {}, {}, confidenceOf(scores[best], std::max(left, 0.0))});
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

pieces::Sight sightOf(const ReferenceSight& reference, const View& now) {
    return pieces::look(now.board, now.print, now.viewpoint, knownLooks(reference.looks));
}

ReferenceSight referenceSight(const View& view) {
    pieces::Sight sight = pieces::look(view.board, view.print, view.viewpoint);
    pieces::lookForWhite(sight);
    ReferenceSight result;
    result.looks = sight.looks;
    for (std::size_t k = 0; k < kColours; ++k) {
        if (sight.samples[k] == 0) {
            result.looks[k] = pieces::usualLooks()[k];  // who has not built yet may build
        }
    }
    for (std::size_t i = 0; i < sight.corners.size(); ++i) {
        result.corners.push_back(scoresOf(sight.corners[i]));
        std::array<double, kColours> areas{};
        for (std::size_t k = 0; k < kColours; ++k) {
            areas[k] = pieces::areaAt(sight, i, k);
        }
        result.areas.push_back(areas);
    }
    for (const pieces::Matches& matches : sight.sides) {
        result.sides.push_back(scoresOf(matches));
    }
    result.robber = pieces::robberScores(sight, sight.shape().land());
    result.chroma = sight.chroma;
    result.bare = sight.bare;
    return result;
}

std::vector<PieceChange> changesAtSites(const ReferenceSight& reference, const KnownPieces& known, const View& now,
                                        const pieces::Sight& sight, const Difference& difference) {
    std::vector<PieceChange> changes;
    const auto& corners = sight.shape().corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const cv::Point2d body = corners[i].at + now.viewpoint.lean(corners[i].at) * pieces::kBuildingMiddle;
        if (shareWithin(difference.changed, now.board, body, 0.15) < kDifferent ||
            isCovered(now, difference, corners[i].corner)) {
            continue;
        }
        const auto stood = std::find_if(known.buildings.begin(), known.buildings.end(),
                                        [&](const BuildingReading& b) { return b.at == corners[i].corner; });
        const auto scores = scoresOf(sight.corners[i]);
        const auto came = newcomer(reference.corners[i], scores);
        if (stood == known.buildings.end()) {
            if (came) {
                changes.push_back(appeared(corners[i].corner, engine::Piece::Settlement, *came));
            }
            continue;
        }
        const auto own = static_cast<std::size_t>(stood->owner);
        if (scores[own] < kGone) {
            changes.push_back(vanished(corners[i].corner, engine::pieceOf(stood->kind), stood->owner, scores[own]));
        } else if (stood->kind == engine::BuildingKind::Settlement) {
            const double grown = pieces::areaAt(sight, i, own) / std::max(reference.areas[i][own], 0.02);
            if (grown > kGrown) {
                changes.push_back({corners[i].corner, PieceChange::What::Replaced, engine::Piece::City, stood->owner,
                                   confidenceOf(scores[own], grown - kGrown)});
            }
        }
    }
    const auto& sides = sight.shape().sides;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const cv::Point2d body = sides[i].at + now.viewpoint.lean(sides[i].at) * pieces::kRoadMiddle;
        double different = 0;
        for (const double along : {-0.15, 0.0, 0.15}) {
            different += shareWithin(difference.changed, now.board, body + sides[i].along * along, 0.1) / 3;
        }
        if (different < kDifferent || isCovered(now, difference, sides[i].side)) {
            continue;
        }
        const auto lay = std::find_if(known.routes.begin(), known.routes.end(),
                                      [&](const RouteReading& r) { return r.at == sides[i].side; });
        const auto scores = scoresOf(sight.sides[i]);
        if (lay != known.routes.end()) {
            const double own = scores[static_cast<std::size_t>(lay->owner)];
            if (own < kGone) {
                changes.push_back(vanished(sides[i].side, engine::pieceOf(lay->kind), lay->owner, own));
            }
        } else if (const auto came = newcomer(reference.sides[i], scores)) {
            changes.push_back(appeared(sides[i].side, engine::Piece::Road, *came));
        }
    }
    addRobberMove(changes, reference, known, sight, now, difference);
    return changes;
}

void renew(View& reference, ReferenceSight& sight, const View& now, const SeenChange& change, double radius,
           const std::vector<SeenChange>& open) {
    cv::Mat around = cv::Mat::zeros(now.smooth.size(), CV_8UC1);
    const auto fill = [&](cv::Point2d at, double reach, int value) {
        const cv::Point2d pixel = now.board.pixel(at);
        cv::circle(around, {cvRound(pixel.x), cvRound(pixel.y)}, cvRound(reach * now.board.sidePixels), value,
                   cv::FILLED);
    };
    const cv::Point2d at = planeOf(change.change.at);
    if (change.radius > 0) {
        // With its shadow.
        constexpr double kShadow = 0.3;
        fill(change.middle, change.radius + kShadow, 255);
    } else {
        const cv::Point2d lean = now.viewpoint.lean(at);
        for (const double height : {0.0, 0.2, 0.4}) {
            fill(at + lean * height, radius, 255);
        }
    }
    constexpr double kOpen = 0.3;
    for (const SeenChange& other : open) {
        const cv::Point2d there = planeOf(other.change.at);
        other.radius > 0 ? fill(other.middle, other.radius, 0)
                         : fill(there + now.viewpoint.lean(there) * pieces::kBuildingMiddle, kOpen, 0);
    }
    now.smooth.copyTo(reference.smooth, around);
    const auto isOpen = [&](const Place& place) {
        return std::any_of(open.begin(), open.end(),
                           [&](const SeenChange& other) { return other.radius <= 0 && other.change.at == place; });
    };
    const pieces::Sight seen = sightOf(sight, now);
    seen.chroma.copyTo(sight.chroma, around);
    seen.bare.copyTo(sight.bare, around);
    for (std::size_t i = 0; i < seen.corners.size(); ++i) {
        const cv::Point2d apart = seen.shape().corners[i].at - at;
        if (std::hypot(apart.x, apart.y) < radius && !isOpen(seen.shape().corners[i].corner)) {
            sight.corners[i] = scoresOf(seen.corners[i]);
            for (std::size_t k = 0; k < kColours; ++k) {
                sight.areas[i][k] = pieces::areaAt(seen, i, k);
            }
        }
    }
    for (std::size_t i = 0; i < seen.sides.size(); ++i) {
        const cv::Point2d apart = seen.shape().sides[i].at - at;
        if (std::hypot(apart.x, apart.y) < radius && !isOpen(seen.shape().sides[i].side)) {
            sight.sides[i] = scoresOf(seen.sides[i]);
        }
    }
    if (change.change.what == PieceChange::What::Moved) {
        sight.robber = pieces::robberScores(seen, seen.shape().land());
    }
}

}  // namespace vision::watch
