// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <opencv2/core.hpp>

#include "engine/check.h"
#include "vision/board/lattice.h"
#include "vision/board/locate.h"
#include "vision/harbours/read_harbours.h"
#include "vision/numbers/read_numbers.h"
#include "vision/pieces/read_pieces.h"
#include "vision/pieces/robber.h"
#include "vision/pieces/sight.h"
#include "vision/pieces/viewpoint.h"
#include "vision/read_photo.h"
#include "vision/tiles/classify.h"
#include "vision/tiles/features.h"
#include "vision/tiles/light.h"

namespace vision {

namespace {

Homography plain(const cv::Matx33d& matrix) {
    Homography homography;
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            homography.m[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] = matrix(i, j);
        }
    }
    return homography;
}

void readPieces(BoardReading& reading, const pieces::Sight& sight) {
    pieces::Pieces found = pieces::readPieces(sight);
    reading.buildings = std::move(found.buildings);
    reading.routes = std::move(found.routes);
    std::move(found.unsure.begin(), found.unsure.end(), std::back_inserter(reading.unsure));
    reading.robber = pieces::findRobber(sight, reading.unsure);
}

double desertChance(const tiles::TileClass& tile) {
    using engine::Terrain;
    if (tile.terrain == Terrain::Desert) {
        return tile.confidence;
    }
    const bool possible = std::find(tile.options.begin(), tile.options.end(), Terrain::Desert) != tile.options.end();
    return possible ? 1 - tile.confidence : 0;
}

/// Gives the tiles their numbers and asks where they are doubtful.
void readNumbers(const board::Located& located, const std::vector<tiles::TileClass>& classes, BoardReading& reading) {
    std::vector<double> desert(classes.size());
    std::transform(classes.begin(), classes.end(), desert.begin(), desertChance);
    const auto read = numbers::assignNumbers(numbers::lookAtTokens(located.reduced, located.reducedHomography, desert));
    for (std::size_t i = 0; i < read.size(); ++i) {
        reading.tiles[i].number = read[i].number;
        reading.tiles[i].numberConfidence = read[i].confidence;
        if (read[i].options.size() > 1) {
            Unsure unsure{reading.tiles[i].hex, Doubt::Number, {}};
            for (const std::optional<int>& number : read[i].options) {
                unsure.options.push_back(number ? std::to_string(*number) : std::string(kNothing));
            }
            reading.unsure.push_back(std::move(unsure));
        }
    }
}

/// How the colours that are known look on this picture.
void resolveColours(const KnownColours& colours, const board::Located& located, cv::Size picture, const cv::Mat& chroma,
                    const board::Rectified& rectified, BoardReading& reading, pieces::KnownLooks& looks) {
    const cv::Matx33d toBoard = located.homography.inv();
    for (std::size_t k = 0; k < colours.size(); ++k) {
        std::optional<cv::Vec3f> middle;
        if (!colours[k]) {
            continue;
        }
        if (const auto* look = std::get_if<ColourLook>(&*colours[k])) {
            middle = cv::Vec3f(static_cast<float>((*look)[0]), static_cast<float>((*look)[1]),
                               static_cast<float>((*look)[2]));
        } else {
            const Point at = std::get<Point>(*colours[k]);
            middle = pieces::colourAt(chroma, rectified,
                                      board::apply(toBoard, {at.x * picture.width - 0.5, at.y * picture.height - 0.5}));
        }
        if (middle) {
            looks[k] = pieces::lookAround(kPieceColours[k], *middle);
            reading.colours[k] = ColourLook{static_cast<double>((*middle)[0]), static_cast<double>((*middle)[1]),
                                            static_cast<double>((*middle)[2])};
        }
    }
}

std::optional<BoardReading> read(const cv::Mat& rgb, const KnownColours& colours) {
    const auto located = board::locate(rgb);
    if (!located) {
        return std::nullopt;
    }
    const board::Rectified rectified = board::rectify(located->reduced, located->reducedHomography, tiles::kSidePixels);
    const tiles::Print print = tiles::evenLight(rectified);
    std::vector<std::optional<tiles::TileLook>> looks;
    for (const engine::Hex hex : board::islandHexes()) {
        looks.push_back(tiles::measureTile(rectified, print, hex));
    }
    const std::vector<tiles::TileClass> classes = tiles::classify(looks);

    BoardReading reading;
    reading.homography = plain(located->homography);
    reading.confidence = located->confidence;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const engine::Hex hex = board::islandHexes()[i];
        reading.tiles.push_back({hex, classes[i].terrain, classes[i].confidence, std::nullopt, 0});
        if (classes[i].options.size() > 1) {
            Unsure unsure{hex, Doubt::Terrain, {}};
            for (const engine::Terrain terrain : classes[i].options) {
                unsure.options.emplace_back(engine::toText(terrain));
            }
            reading.unsure.push_back(std::move(unsure));
        }
    }
    readNumbers(*located, classes, reading);
    reading.harbours = harbours::readHarbours(rectified, print, reading.unsure);
    pieces::KnownLooks known;
    resolveColours(colours, *located, rgb.size(), pieces::chromaOf(print), rectified, reading, known);
    readPieces(reading, pieces::look(rectified, print, pieces::viewpointOf(located->homography, rgb.size()), known));
    return reading;
}

}  // namespace

engine::Expected<BoardReading, ReadError> readBoard(const Image& image, const KnownColours& colours) {
    ADJ_CHECK(image.rgb.size() == image.stride() * static_cast<std::size_t>(image.height),
              "a picture has all its pixels");
    constexpr int kLeastPixels = 100;
    if (std::min(image.width, image.height) < kLeastPixels) {
        return engine::unexpected(ReadError::NoBoard);
    }
    try {
        const cv::Mat rgb(image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data()));
        if (auto reading = read(rgb, colours)) {
            return std::move(*reading);
        }
    } catch (const cv::Exception&) {
        // OpenCV gives up on degenerate geometry; then nothing can be vouched for.
    }
    return engine::unexpected(ReadError::NoBoard);
}

}  // namespace vision
