// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/reference_sight.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>

#include <opencv2/imgproc.hpp>

#include "vision/pieces/pale.h"
#include "vision/pieces/robber.h"
#include "vision/pieces/silhouette.h"
#include "vision/reading/median.h"

namespace vision::watch {

namespace {

using pieces::kColours;

pieces::KnownLooks knownLooks(const pieces::Looks& looks) {
    pieces::KnownLooks known;
    for (std::size_t k = 0; k < kColours; ++k) {
        known[k] = looks[k];
    }
    return known;
}

/// The middle colour of the white pieces that are known to lie there; empty where there are none.
std::optional<cv::Vec3f> whiteOf(const pieces::Sight& sight, const KnownPieces& known) {
    std::array<std::vector<float>, 3> colours;
    const auto add = [&](const std::vector<pieces::PaleThing>& things) {
        const auto best = std::max_element(things.begin(), things.end(),
                                           [](const auto& a, const auto& b) { return a.odds < b.odds; });
        for (int c = 0; c < 3; ++c) {
            colours[static_cast<std::size_t>(c)].push_back(best->colour[c]);
        }
    };
    const auto& [board, viewpoint, shares] = sight.map;
    for (const BuildingReading& building : known.buildings) {
        const std::size_t i = sight.shape().indexOf(building.at);
        if (building.owner == PieceColour::White && i < sight.corners.size()) {
            add(pieces::paleBuildingsAt(sight.chroma, *board, viewpoint, sight.shape().corners[i]));
        }
    }
    for (const board::SideSite& site : sight.shape().sides) {
        if (std::any_of(known.routes.begin(), known.routes.end(), [&](const RouteReading& route) {
                return route.at == site.side && route.owner == PieceColour::White;
            })) {
            add(pieces::paleRoadsAt(sight.chroma, *board, viewpoint, site));
        }
    }
    if (colours[0].empty()) {
        return std::nullopt;
    }
    cv::Vec3f middle;
    for (int c = 0; c < 3; ++c) {
        middle[c] = median(std::move(colours[static_cast<std::size_t>(c)]));
    }
    return middle;
}

}  // namespace

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

std::array<double, kColours> scoresOf(const pieces::Matches& matches) {
    std::array<double, kColours> scores{};
    for (std::size_t k = 0; k < kColours; ++k) {
        scores[k] = matches[k].score;
    }
    return scores;
}

pieces::Sight sightOf(const ReferenceSight& reference, const View& now) {
    return pieces::look(now.board, now.print, now.viewpoint, knownLooks(reference.looks));
}

ReferenceSight referenceSight(const View& view, const KnownPieces& known, const pieces::Plays& plays) {
    pieces::Sight sight = pieces::look(view.board, view.print, view.viewpoint, {}, {}, plays);
    pieces::lookForWhite(sight);
    if (const auto white = whiteOf(sight, known)) {
        sight.looks[kWhite] = pieces::lookAround(PieceColour::White, *white);
        sight.samples[kWhite] = 1;
    }
    ReferenceSight result;
    result.looks = sight.looks;
    for (std::size_t k = 0; k < kColours; ++k) {
        if (sight.samples[k] == 0) {
            result.looks[k] = pieces::usualLooks()[k];  // who has not built yet may build
        }
        if (!plays[k]) {
            result.looks[k].weight = 0;
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
    for (const board::SideSite& site : sight.shape().seaSides) {
        result.seaSides.push_back(scoresOf(pieces::matchRoad(sight.map, site)));
    }
    result.robber = pieces::robberScores(sight, sight.shape().land());
    result.chroma = sight.chroma;
    result.bare = sight.bare;
    return result;
}

cv::Mat shadowed(const std::vector<PieceChange>& atSites, const View& now) {
    constexpr double kFoot = 0.4;
    cv::Mat mask = cv::Mat::zeros(now.smooth.size(), CV_8UC1);
    const auto isTall = [](const PieceChange& change) {
        return change.what == PieceChange::What::RobberMoved || change.what == PieceChange::What::PirateMoved ||
               change.what == PieceChange::What::Replaced ||
               (change.what == PieceChange::What::Appeared && change.piece == engine::Piece::Ship);
    };
    for (const PieceChange& change : atSites) {
        if (!isTall(change)) {
            continue;
        }
        const cv::Point2d at = planeOf(change.at);
        for (const double height : {0.0, 0.2, 0.4}) {
            const cv::Point2d pixel = now.board.pixel(at + now.viewpoint.lean(at) * height);
            cv::circle(mask, {cvRound(pixel.x), cvRound(pixel.y)}, cvRound(kFoot * now.board.sidePixels), 255,
                       cv::FILLED);
        }
    }
    return mask;
}

void renew(View& reference, ReferenceSight& sight, const View& now, const SeenChange& change, double radius,
           const std::vector<SeenChange>& open) {
    cv::Mat around = cv::Mat::zeros(now.smooth.size(), CV_8UC1);
    const auto fill = [&](cv::Point2d at, double reach, int value) {
        if (value != 0) {
            tiles::renewRims(reference.light, now.light, now.board, at, reach);
        }
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
    const cv::Mat tall = shadowed({change.change}, now);
    if (change.radius <= 0) {
        const Difference difference = differenceOf(reference, now);
        cv::Mat shadow = together(difference.changed, tall);
        shadow.setTo(0, difference.covered);
        cv::dilate(shadow, shadow, cv::Mat::ones(5, 5, CV_8UC1));
        around |= shadow;
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
    const auto& seaSides = seen.shape().seaSides;
    for (std::size_t i = 0; i < seaSides.size(); ++i) {
        if (cv::norm(seaSides[i].at - at) < radius && !isOpen(seaSides[i].side)) {
            sight.seaSides[i] = scoresOf(pieces::matchRoad(seen.map, seaSides[i]));
        }
    }
    if (change.change.what == PieceChange::What::RobberMoved) {
        sight.robber = pieces::robberScores(seen, seen.shape().land());
    }
}

}  // namespace vision::watch
