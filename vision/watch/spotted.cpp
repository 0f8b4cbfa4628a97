// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/spotted.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "vision/pieces/outline_kind.h"
#include "vision/pieces/spots.h"

namespace vision::watch {

namespace {

/// Spots beyond these sizes (square hex sides) are noise, or no figures.
constexpr double kLeastFigure = 0.011;
constexpr double kMostFigures = 0.6;

std::optional<Spotted> spottedAt(const pieces::Spot& spot, const cv::Mat& gain, PieceColour colour,
                                 const pieces::Sight& sight) {
    const board::Rectified& board = *sight.map.board;
    Spotted spotted;
    spotted.figure.colour = colour;
    pieces::measureShape(spotted.figure, board, sight.map.viewpoint, spot, gain);
    const double area = spotted.figure.area;
    if (area < kLeastFigure || area > kMostFigures) {
        return std::nullopt;
    }
    spotted.middle = board.plane({spot.box.x + (spot.box.width - 1) / 2.0, spot.box.y + (spot.box.height - 1) / 2.0});
    spotted.radius = std::hypot(spot.box.width, spot.box.height) / 2 / board.sidePixels;
    double inside = 0;
    cv::Point2d sum;
    const double count = static_cast<double>(spot.pixels.size());
    for (const cv::Point pixel : spot.pixels) {
        inside += static_cast<double>(gain.at<float>(pixel)) / count;
        sum += cv::Point2d(pixel);
    }
    // Whatever it is, its middle is about so high.
    constexpr double kMiddleHeight = 0.15;
    const cv::Point2d body = board.plane(sum / count);
    spotted.figure.foot = body - sight.map.viewpoint.lean(body) * kMiddleHeight;
    // Pieces that were pushed a little show slivers of their colour.
    constexpr double kThinnest = 0.04;
    constexpr double kSmallest = 0.03;
    constexpr double kLargest = 0.2;
    const double thin = std::max(0.0, 1 - spotted.figure.width / kThinnest);
    const double small = std::max(0.0, std::log(kSmallest / area));
    const double large = std::max(0.0, std::log(area / kLargest));
    spotted.chance = 1 / (1 + std::exp(-(-2.5 + 6.0 * inside - 6.0 * thin - 2.0 * small - 2.5 * large)));
    return spotted;
}

/// The body that lies in a spot and is most of it.
const pieces::Spot* bodyOf(const pieces::Spot& spot, const std::vector<pieces::Spot>& bodies) {
    const std::size_t most = spot.pixels.size() / 2;
    const auto isBody = [&](const pieces::Spot& body) {
        const cv::Point middle = body.pixels[body.pixels.size() / 2];
        return body.pixels.size() >= most &&
               std::find(spot.pixels.begin(), spot.pixels.end(), middle) != spot.pixels.end();
    };
    const auto found = std::find_if(bodies.begin(), bodies.end(), isBody);
    return found == bodies.end() ? nullptr : &*found;
}

}  // namespace

std::vector<Spotted> spottedIn(const cv::Mat& gain, const cv::Mat& free, PieceColour colour,
                               const pieces::Sight& sight) {
    std::vector<Spotted> all;
    for (const pieces::Spot& spot : pieces::spotsOf(gain, free)) {
        if (const auto spotted = spottedAt(spot, gain, colour, sight)) {
            all.push_back(*spotted);
        }
    }
    return all;
}

std::vector<Spotted> cameIn(const cv::Mat& gain, const cv::Mat& free, PieceColour colour, const pieces::Sight& sight) {
    cv::Mat share;
    cv::extractChannel(sight.map.shares, share, static_cast<int>(colour));
    const cv::Mat clear = cv::min(gain, share);
    const std::vector<pieces::Spot> bodies = pieces::spotsOf(clear, free);
    std::vector<Spotted> all;
    for (const pieces::Spot& spot : pieces::spotsOf(gain, free)) {
        auto spotted = spottedAt(spot, gain, colour, sight);
        if (!spotted) {
            continue;
        }
        if (const pieces::Spot* body = bodyOf(spot, bodies)) {
            spotted->figure.window = pieces::outlineWindow(*sight.map.board, sight.map.viewpoint, *body, clear);
        }
        all.push_back(std::move(*spotted));
    }
    return all;
}

double farFrom(const Spotted& spotted, const board::Shape& shape, std::size_t corner) {
    return cv::norm(spotted.figure.foot - shape.corners[corner].at);
}

double areaOf(const std::vector<Spotted>& all) {
    double area = 0;
    for (const Spotted& spotted : all) {
        area += spotted.figure.area;
    }
    return area;
}

double chanceOf(const std::vector<Spotted>& all) {
    double chance = 0;
    for (const Spotted& spotted : all) {
        chance = std::max(chance, spotted.chance);
    }
    return chance;
}

}  // namespace vision::watch
