// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <string>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "engine/check.h"
#include "vision/board/lattice.h"
#include "vision/look.h"

namespace vision::look {

namespace {

char letterOf(engine::Terrain terrain) {
    using engine::Terrain;
    switch (terrain) {
        case Terrain::Hills:
            return 'H';
        case Terrain::Forest:
            return 'F';
        case Terrain::Pasture:
            return 'P';
        case Terrain::Fields:
            return 'G';
        case Terrain::Mountains:
            return 'M';
        case Terrain::Desert:
            return 'D';
        case Terrain::Gold:
            return '$';
        case Terrain::Sea:
            return '~';
    }
    ADJ_CHECK(false, "every terrain has a letter");
}

cv::Point pixel(const Homography& homography, cv::Point2d board) {
    // Far outside the picture is as good as a little outside.
    constexpr double kFar = 30'000;
    const Point at = homography({board.x, board.y});
    return {cvRound(std::clamp(at.x, -kFar, kFar)), cvRound(std::clamp(at.y, -kFar, kFar))};
}

void writeCentred(cv::Mat& picture, const std::string& text, cv::Point at, double height, const cv::Scalar& colour) {
    const double scale = std::max(height / 22.0, 0.3);
    const int thickness = std::max(1, cvRound(scale * 2));
    const cv::Size size = cv::getTextSize(text, cv::FONT_HERSHEY_SIMPLEX, scale, thickness, nullptr);
    const cv::Point corner(at.x - size.width / 2, at.y + size.height / 2);
    cv::putText(picture, text, corner, cv::FONT_HERSHEY_SIMPLEX, scale, cv::Scalar(0, 0, 0), 3 * thickness,
                cv::LINE_AA);
    cv::putText(picture, text, corner, cv::FONT_HERSHEY_SIMPLEX, scale, colour, thickness, cv::LINE_AA);
}

cv::Scalar paintOf(PieceColour colour) {
    switch (colour) {
        case PieceColour::Red:
            return {230, 30, 40};
        case PieceColour::Blue:
            return {40, 90, 255};
        case PieceColour::White:
            return {255, 255, 255};
        case PieceColour::Orange:
            return {255, 150, 0};
        case PieceColour::Green:
            return {40, 200, 60};
        case PieceColour::Brown:
            return {150, 90, 40};
    }
    ADJ_CHECK(false, "every colour is painted");
}

/// Both ends of a side on the board plane.
std::pair<cv::Point2d, cv::Point2d> sideEnds(const engine::Side& side) {
    // Side k of a hex runs from its corner k to corner k + 1.
    const int k = static_cast<int>(side.direction);
    return {board::cornerOf(side.hex, k), board::cornerOf(side.hex, k + 1)};
}

/// Pieces with a black rim in their owners' colours: roads as strokes, settlements as squares, cities as larger ones,
/// the robber as a cross; harbours as what they trade at their side.
void drawPieces(cv::Mat& picture, const BoardReading& board, int thickness) {
    const auto at = [&](cv::Point2d point) { return pixel(board.homography, point); };
    for (const RouteReading& route : board.routes) {
        const auto [a, b] = sideEnds(route.at);
        const cv::Point from = at(a * 0.8 + b * 0.2);
        const cv::Point to = at(a * 0.2 + b * 0.8);
        cv::line(picture, from, to, cv::Scalar(0, 0, 0), 4 * thickness, cv::LINE_AA);
        cv::line(picture, from, to, paintOf(route.owner), 2 * thickness, cv::LINE_AA);
    }
    for (const BuildingReading& building : board.buildings) {
        const cv::Point2d corner = board::cornerOf(building.at.hex, building.at.south ? 3 : 0);
        const cv::Point middle = at(corner);
        const double side = cv::norm(at(corner + cv::Point2d(0.2, 0)) - middle);
        const int reach = std::max(3, cvRound(building.kind == engine::BuildingKind::City ? 1.4 * side : side));
        const cv::Rect box(middle - cv::Point(reach, reach), middle + cv::Point(reach, reach));
        cv::rectangle(picture, box, cv::Scalar(0, 0, 0), 3 * thickness, cv::LINE_AA);
        cv::rectangle(picture, box, paintOf(building.owner), thickness, cv::LINE_AA);
    }
    for (const BridgeReading& bridge : board.bridges) {
        const cv::Point2d a = board::cornerOf(bridge.hex, static_cast<int>(bridge.from));
        const cv::Point2d b = board::cornerOf(bridge.hex, static_cast<int>(bridge.to));
        const cv::Point from = at(a * 0.9 + b * 0.1);
        const cv::Point to = at(a * 0.1 + b * 0.9);
        cv::line(picture, from, to, cv::Scalar(0, 0, 0), 6 * thickness, cv::LINE_AA);
        cv::line(picture, from, to, paintOf(bridge.owner), 3 * thickness, cv::LINE_AA);
    }
    // Beside the corner, above what stands on it.
    const auto beside = [&](const engine::Corner& corner, double step) {
        return at(board::cornerOf(corner.hex, corner.south ? 3 : 0) + cv::Point2d(0, step));
    };
    for (const ArmyReading& army : board.armies) {
        const cv::Point middle = beside(army.at, -0.3);
        const int radius = std::max(4, 5 * thickness);
        cv::circle(picture, middle, radius, cv::Scalar(0, 0, 0), 3 * thickness, cv::LINE_AA);
        cv::circle(picture, middle, radius, paintOf(army.owner), cv::FILLED, cv::LINE_AA);
        writeCentred(picture, engine::toText(army.units), middle - cv::Point(0, 3 * radius), 3.0 * radius,
                     paintOf(army.owner));
    }
    for (const NukeReading& nuke : board.nukes) {
        cv::drawMarker(picture, beside(nuke.at, 0.3), cv::Scalar(0, 0, 0), cv::MARKER_TRIANGLE_UP, 16 * thickness,
                       4 * thickness, cv::LINE_AA);
        cv::drawMarker(picture, beside(nuke.at, 0.3), paintOf(nuke.owner), cv::MARKER_TRIANGLE_UP, 16 * thickness,
                       2 * thickness, cv::LINE_AA);
    }
    if (board.pirate) {
        cv::drawMarker(picture, at(board::centreOf(board.pirate->hex)), cv::Scalar(40, 60, 40), cv::MARKER_TILTED_CROSS,
                       16 * thickness, 2 * thickness, cv::LINE_AA);
    }
    if (board.robber) {
        cv::drawMarker(picture, at(board::centreOf(board.robber->hex)), cv::Scalar(255, 60, 40),
                       cv::MARKER_TILTED_CROSS, 16 * thickness, 2 * thickness, cv::LINE_AA);
    }
    for (const HarbourReading& harbour : board.harbours) {
        const auto [a, b] = sideEnds(harbour.side);
        const cv::Point2d middle = (a + b) * 0.5;
        const auto hexes = engine::hexesAt(harbour.side);
        const bool landFirst =
            std::find(board.layout.land.begin(), board.layout.land.end(), hexes[0]) != board.layout.land.end();
        const cv::Point2d out = board::centreOf(hexes[landFirst ? 1 : 0]) - board::centreOf(hexes[landFirst ? 0 : 1]);
        const cv::Point2d sign = middle + out * (0.3 / cv::norm(out));
        const double height = cv::norm(at(middle + cv::Point2d(0, 0.16)) - at(middle - cv::Point2d(0, 0.16)));
        const auto doubt = std::any_of(board.unsure.begin(), board.unsure.end(),
                                       [&](const Unsure& unsure) { return unsure.at == Place(harbour.side); });
        writeCentred(picture,
                     (harbour.trade ? std::string(engine::toText(*harbour.trade)) : "3:1") + (doubt ? "?" : ""),
                     at(sign), height, doubt ? cv::Scalar(255, 60, 40) : cv::Scalar(255, 255, 255));
    }
}

}  // namespace

std::vector<std::pair<Point, Point>> latticeIn(const Homography& homography, const std::vector<engine::Hex>& land) {
    std::vector<std::pair<Point, Point>> lines;
    for (const board::LatticeSide& side : board::latticeOf(land)) {
        lines.emplace_back(homography({side.a.x, side.a.y}), homography({side.b.x, side.b.y}));
    }
    return lines;
}

Image drawOverlay(const Image& image, const BoardReading& board) {
    Image result = image;
    cv::Mat picture(result.height, result.width, CV_8UC3, result.rgb.data());
    const int thickness = std::max(1, std::max(result.width, result.height) / 700);
    for (const board::LatticeSide& side : board::latticeOf(board.layout.land)) {
        cv::line(picture, pixel(board.homography, side.a), pixel(board.homography, side.b), cv::Scalar(255, 0, 220),
                 thickness, cv::LINE_AA);
    }
    for (const TileReading& tile : board.tiles) {
        const bool doubtful = isDoubtful(board, tile.hex);
        const cv::Point2d middle = board::centreOf(tile.hex);
        const cv::Point above = pixel(board.homography, middle - cv::Point2d(0, 0.25));
        const cv::Point below = pixel(board.homography, middle + cv::Point2d(0, 0.25));
        const double height = std::hypot(above.x - below.x, above.y - below.y);
        const std::string number = tile.number ? std::to_string(*tile.number) : std::string();
        const char letter = tile.faceDown ? 'X' : tile.removed ? '-' : letterOf(tile.terrain);
        writeCentred(picture, letter + number + (doubtful ? "?" : ""),
                     pixel(board.homography, middle + cv::Point2d(0, 0.55)), height,
                     doubtful ? cv::Scalar(255, 60, 40) : cv::Scalar(255, 255, 255));
    }
    drawPieces(picture, board, thickness);
    return result;
}

}  // namespace vision::look
