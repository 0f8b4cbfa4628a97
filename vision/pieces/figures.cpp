// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/figures.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

#include <opencv2/imgproc.hpp>

#include "vision/pieces/chance.h"
#include "vision/pieces/silhouette.h"
#include "vision/pieces/spots.h"

namespace vision::pieces {

namespace {

using FigurePixel = cv::Vec<float, kColours>;

/// In the order of FigureMeasure; fitted on rendered pictures by fit/fit.py.
constexpr FigureMeasures kFigureWeights{-8.49, 6.97,  -5.43, -0.14, 0.92, -2.86, -5.14, -6.8, -8.2,
                                        -4.64, -1.75, 0.71,  1.53,  4.24, -2.37, 0.0,   -2.55};

/// Spots beyond these sizes (square hex sides) are noise, or no figure.
constexpr double kLeastSpot = 0.011;
constexpr double kMostSpot = 0.6;
/// Figures are put at most about this far from their corner, and beside a building.
constexpr double kFarthest = 0.55;
constexpr double kBeside = 0.2;
constexpr double kOutOfReach = 0.9;
constexpr double kTokenRadius = 0.38;
constexpr double kStrangerAtMost = 0.5;

/// Mean share of all colours over the spot.
FigurePixel meanOver(const Sight& sight, const Spot& spot) {
    FigurePixel sum = FigurePixel::all(0);
    for (const cv::Point pixel : spot.pixels) {
        sum += sight.map.shares.at<FigurePixel>(pixel);
    }
    return sum * (1.0F / static_cast<float>(spot.pixels.size()));
}

struct Rim {
    double around = 0;
    double touching = 0;
};

/// What is seen right around a spot: its colour, and other pieces of its colour.
Rim rimOf(const Sight& sight, const Explained& explained, const Spot& spot, std::size_t colour) {
    constexpr int kMargin = 6;
    const cv::Rect whole(0, 0, sight.chroma.cols, sight.chroma.rows);
    const cv::Rect box = cv::Rect(spot.box.x - kMargin, spot.box.y - kMargin, spot.box.width + 2 * kMargin,
                                  spot.box.height + 2 * kMargin) &
                         whole;
    cv::Mat mask(box.size(), CV_8UC1, cv::Scalar(0));
    for (const cv::Point pixel : spot.pixels) {
        mask.at<std::uint8_t>(pixel - box.tl()) = 255;
    }
    const auto grown = [&](int size) {
        cv::Mat result;
        cv::dilate(mask, result, cv::getStructuringElement(cv::MORPH_ELLIPSE, {size, size}));
        return result;
    };
    const cv::Mat near = grown(5);
    const cv::Mat far = grown(11);
    double shares = 0;
    int ring = 0;
    int touching = 0;
    int edge = 0;
    for (int y = 0; y < mask.rows; ++y) {
        for (int x = 0; x < mask.cols; ++x) {
            if (mask.at<std::uint8_t>(y, x) != 0 || far.at<std::uint8_t>(y, x) == 0) {
                continue;
            }
            const bool known = explained.at(y + box.y, x + box.x, colour);
            if (near.at<std::uint8_t>(y, x) != 0) {
                ++edge;
                touching += known ? 1 : 0;
            } else if (!known) {
                ++ring;
                shares += sight.map.shares.at<FigurePixel>(y + box.y, x + box.x)[static_cast<int>(colour)];
            }
        }
    }
    return {ring > 0 ? shares / ring : 0.0, edge > 0 ? static_cast<double>(touching) / edge : 0.0};
}

/// How far beyond the middle of the nearest hex a point is when that hex's sides are at 1, and how far from its middle.
struct HexPlace {
    double radius = 9;
    double fromMiddle = 9;
};

HexPlace hexPlaceOf(const board::Shape& shape, cv::Point2d at) {
    HexPlace place;
    for (const cv::Point2d centre : shape.centres) {
        const cv::Point2d from = at - centre;
        place.radius = std::min(place.radius, board::hexRadius(from));
        place.fromMiddle = std::min(place.fromMiddle, cv::norm(from));
    }
    return place;
}

/// How near a point is to the sign of a harbour, 0..1: out at sea before the middle of its side.
double signAt(const board::Shape& shape, cv::Point2d at, const std::vector<engine::Side>& harbours) {
    constexpr double kOut = 0.45;
    constexpr double kSignReach = 0.32;
    double nearest = kSignReach;
    for (const engine::Side& side : harbours) {
        const auto hexes = engine::hexesAt(side);
        const cv::Point2d a = board::centreOf(hexes[0]);
        const cv::Point2d b = board::centreOf(hexes[1]);
        const cv::Point2d out = shape.isLand(hexes[0]) ? b - a : a - b;
        nearest = std::min(nearest, cv::norm(at - (a + b) * 0.5 - out * (kOut / cv::norm(out))));
    }
    return 1 - nearest / kSignReach;
}

/// What else the chance of a figure hangs on besides its colour and shape.
struct Surroundings {
    const std::vector<CornerUse>& uses;
    const std::vector<engine::Side>& harbours;
};

void judge(Figure& figure, const Sight& sight, const Surroundings& surroundings, const Rim& rim, double inside,
           cv::Point2d middle) {
    constexpr double kSmallest = 0.03;
    constexpr double kLargest = 0.12;
    constexpr double kThinnest = 0.045;
    FigureMeasures& m = figure.measures;
    const auto set = [&](FigureMeasure measure, double value) { m[static_cast<std::size_t>(measure)] = value; };
    const CornerUse& use = surroundings.uses[figure.corner];
    const double offCorner = cv::norm(figure.foot - sight.shape().corners[figure.corner].at);
    const HexPlace place = hexPlaceOf(sight.shape(), middle);
    const bool own = use.building == figure.colour;
    set(FigureMeasure::Always, 1);
    set(FigureMeasure::Inside, inside);
    set(FigureMeasure::Around, rim.around);
    set(FigureMeasure::Small, std::max(0.0, std::log(kSmallest / figure.area)));
    set(FigureMeasure::Large, std::max(0.0, std::log(figure.area / kLargest)));
    // A filled ellipse has spreads of half its axes.
    set(FigureMeasure::Ragged,
        1 - std::min(1.0, figure.area / (4 * std::numbers::pi * figure.length * figure.width + 1e-6)));
    set(FigureMeasure::Thin, std::max(0.0, 1 - figure.width / kThinnest));
    set(FigureMeasure::Touching, rim.touching);
    set(FigureMeasure::OffCorner, std::max(0.0, offCorner - kFarthest));
    set(FigureMeasure::OnCorner, std::max(0.0, 1 - offCorner / kBeside));
    set(FigureMeasure::Token, std::max(0.0, 1 - place.fromMiddle / kTokenRadius));
    set(FigureMeasure::AtSea, place.radius > 1.05 ? 1 : 0);
    set(FigureMeasure::OwnBuilding, own ? 1 : 0);
    set(FigureMeasure::OwnRoute, (use.routes >> static_cast<unsigned>(figure.colour) & 1U) != 0 ? 1 : 0);
    set(FigureMeasure::OtherBuilding, use.building && !own ? 1 : 0);
    const auto k = index(figure.colour);
    set(FigureMeasure::Unsampled, sight.samples[k] < 2 && !sight.known[k] ? 1 : 0);
    set(FigureMeasure::Sign, signAt(sight.shape(), middle, surroundings.harbours));
    figure.chance = chanceOf(kFigureWeights, m);
    if (m[static_cast<std::size_t>(FigureMeasure::Unsampled)] > 0) {
        // Who has an army has a building or a road; the colour may be that of the print.
        figure.chance = std::min(figure.chance, kStrangerAtMost);
    }
}

}  // namespace

std::vector<CornerUse> usesOf(const Sight& sight, const Pieces& pieces) {
    std::vector<CornerUse> uses(sight.shape().corners.size());
    for (const BuildingReading& building : pieces.buildings) {
        uses[sight.shape().indexOf(building.at)].building = building.owner;
    }
    for (const RouteReading& route : pieces.routes) {
        for (const engine::Corner& end : engine::endsOf(route.at)) {
            uses[sight.shape().indexOf(end)].routes |= 1U << static_cast<unsigned>(route.owner);
        }
    }
    return uses;
}

std::vector<Figure> findFigures(const Sight& sight, const Explained& explained, const std::vector<CornerUse>& uses,
                                const std::vector<engine::Side>& harbours) {
    std::vector<cv::Mat> shares;
    cv::split(sight.map.shares, shares);
    std::vector<Figure> figures;
    for (std::size_t k = 0; k < kColours; ++k) {
        // White that nobody has pointed out is too near to sand.
        if (kPieceColours[k] == PieceColour::White && !sight.known[k]) {
            continue;
        }
        cv::Mat smooth;
        cv::GaussianBlur(shares[k], smooth, {3, 3}, 0);
        for (const Spot& spot : spotsOf(smooth, explained.freeOf(k))) {
            Figure figure;
            figure.colour = kPieceColours[k];
            measureShape(figure, *sight.map.board, sight.map.viewpoint, spot, smooth);
            if (figure.area < kLeastSpot || figure.area > kMostSpot) {
                continue;
            }
            const FigurePixel mean = meanOver(sight, spot);
            for (std::size_t other = 0; other < kColours; ++other) {
                const double share = mean[static_cast<int>(other)];
                if (other != k && share >= figure.otherShare) {
                    figure.other = kPieceColours[other];
                    figure.otherShare = share;
                }
            }
            assignCorner(figure, sight.shape(), uses);
            if (cv::norm(figure.foot - sight.shape().corners[figure.corner].at) > kOutOfReach) {
                continue;  // what lies about on the table
            }
            cv::Point2d middle(spot.box.x + spot.box.width / 2.0, spot.box.y + spot.box.height / 2.0);
            middle = sight.map.board->plane(middle);
            judge(figure, sight, {uses, harbours}, rimOf(sight, explained, spot, k), mean[static_cast<int>(k)], middle);
            figures.push_back(figure);
        }
    }
    return figures;
}

bool mayBeFigure(const Sight& sight, std::size_t corner, PieceColour colour) {
    constexpr double kAside = 0.085;
    constexpr double kLargestFigure = 0.11;
    const auto k = index(colour);
    return sight.corners[corner][k].aside >= kAside && areaAt(sight, corner, k) < kLargestFigure;
}

}  // namespace vision::pieces
