// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/overlay.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <ios>
#include <string>
#include <system_error>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "engine/check.h"
#include "vision/board/lattice.h"
#include "vision/camera/codec.h"

namespace vision {

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

}  // namespace

std::vector<std::pair<Point, Point>> latticeIn(const Homography& homography) {
    std::vector<std::pair<Point, Point>> lines;
    for (const board::LatticeSide& side : board::latticeSides()) {
        lines.emplace_back(homography({side.a.x, side.a.y}), homography({side.b.x, side.b.y}));
    }
    return lines;
}

Image drawOverlay(const Image& image, const BoardReading& board) {
    Image result = image;
    cv::Mat picture(result.height, result.width, CV_8UC3, result.rgb.data());
    const int thickness = std::max(1, std::max(result.width, result.height) / 700);
    for (const board::LatticeSide& side : board::latticeSides()) {
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
        writeCentred(picture, letterOf(tile.terrain) + number + (doubtful ? "?" : ""),
                     pixel(board.homography, middle + cv::Point2d(0, 0.55)), height,
                     doubtful ? cv::Scalar(255, 60, 40) : cv::Scalar(255, 255, 255));
    }
    return result;
}

engine::Expected<void, WriteError> writePng(const std::filesystem::path& file, const Image& picture) {
    const auto png = camera::encodePng(picture);
    if (!png) {
        return engine::unexpected(png.error() == camera::CodecError::NoModule ? WriteError::NoEncoder
                                                                              : WriteError::NotEncoded);
    }
    std::filesystem::path part = file;
    part += ".part";
    std::error_code error;
    std::ofstream stream(part, std::ios::binary | std::ios::trunc);
    stream.write(reinterpret_cast<const char*>(png->data()), static_cast<std::streamsize>(png->size()));
    stream.close();
    if (stream.good()) {
        std::filesystem::rename(part, file, error);
        if (!error) {
            return {};
        }
    }
    std::filesystem::remove(part, error);
    return engine::unexpected(WriteError::NotWritten);
}

engine::Expected<void, WriteError> writeOverlay(const std::filesystem::path& file, const Image& image,
                                                const BoardReading& board) {
    return writePng(file, drawOverlay(image, board));
}

}  // namespace vision
