// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what is measured at every site of the boards in pictures, one JSON line a picture, for fit.py.
#include <cstdio>
#include <iostream>
#include <string>

#include <opencv2/core.hpp>

#include "engine/board/coordinates.h"
#include "vision/board/locate.h"
#include "vision/harbours/read_harbours.h"
#include "vision/numbers/read_numbers.h"
#include "vision/pieces/outline_fit.h"
#include "vision/pieces/read_expansion.h"
#include "vision/pieces/robber.h"
#include "vision/pieces/sight.h"
#include "vision/pieces/walls.h"
#include "vision/position/read_position.h"
#include "vision/read_photo.h"
#include "vision/tiles/face_down.h"
#include "vision/tiles/features.h"

namespace {

using vision::pieces::Match;

std::string text(const Match& match) {
    char line[160];
    std::snprintf(line, sizeof line, "[%.4f,%.4f,%.4f,%.4f,%.4f]", match.score, match.inside, match.flank,
                  match.fullerFlank, match.aside);
    return line;
}

std::string text(const vision::pieces::Matches& matches) {
    std::string all;
    for (const Match& match : matches) {
        all += (all.empty() ? "" : ",") + text(match);
    }
    return "[" + all + "]";
}

template <std::size_t kCount>
std::string text(const std::array<double, kCount>& numbers) {
    std::string all;
    for (const double number : numbers) {
        all += (all.empty() ? "" : ",") + std::to_string(number);
    }
    return "[" + all + "]";
}

/// The lean, then the misfits of each body by size.
std::string text(const vision::pieces::Misfits& misfits) {
    std::string all = "[" + std::to_string(misfits.lean);
    for (const auto& body : misfits.of) {
        all += "," + text(body);
    }
    return all + "]";
}

std::string quoted(std::string_view word) {
    return '"' + std::string(word) + '"';
}

/// A list of things, each printed by `one`.
template <class Things, class One>
void list(const char* name, const Things& things, One one) {
    std::cout << ",\"" << name << "\":[";
    for (std::size_t i = 0; i < things.size(); ++i) {
        std::cout << (i > 0 ? "," : "");
        one(things[i], i);
    }
    std::cout << ']';
}

/// What is measured of the other documents' pieces.
void printExpansion(const vision::pieces::Sight& sight, const vision::pieces::PlacesSeen& seen,
                    const std::vector<vision::HarbourReading>& harbours) {
    using namespace vision::pieces;
    const Pieces pieces = vision::position::PieceReader(sight, seen).read();
    const Candidates candidates = findExpansion(sight, pieces, harbours, vision::kWhateverThereIs);
    list("figures", candidates.figures, [&](const Figure& figure, std::size_t) {
        std::cout << "{\"colour\":" << quoted(toText(figure.colour))
                  << ",\"corner\":" << quoted(engine::toText(sight.shape().corners[figure.corner].corner))
                  << ",\"foot\":[" << figure.foot.x << ',' << figure.foot.y << "],\"area\":" << figure.area
                  << ",\"length\":" << figure.length << ",\"width\":" << figure.width << ",\"lean\":" << figure.lean
                  << ",\"place\":" << figure.placeChance << ",\"measures\":" << text(figure.measures) << '}';
    });
    list("bridges", candidates.bridges, [](const SeenBridge& bridge, std::size_t) {
        std::cout << "{\"hex\":" << quoted(engine::toText(bridge.hex)) << ",\"from\":" << static_cast<int>(bridge.from)
                  << ",\"colour\":" << quoted(toText(bridge.colour)) << ",\"measures\":" << text(bridge.measures)
                  << '}';
    });
    list("ships", candidates.ships, [&](const SeenShip& ship, std::size_t) {
        std::cout << "{\"at\":" << quoted(engine::toText(sight.shape().seaSides[ship.side].side))
                  << ",\"colour\":" << quoted(toText(ship.colour)) << ",\"measures\":" << text(ship.measures) << '}';
    });
    list("hulls", pieces.routes, [&](const vision::RouteReading& route, std::size_t) {
        const std::size_t side = sight.shape().indexOf(route.at);
        const auto& match = sight.sides[side][index(route.owner)];
        std::cout << "{\"at\":" << quoted(engine::toText(route.at)) << ",\"colour\":" << quoted(toText(route.owner))
                  << ",\"measures\":" << text(hullOf(sight, sight.shape().sides[side], match, route.owner)) << '}';
    });
    list("walls", pieces.buildings, [&](const vision::BuildingReading& building, std::size_t) {
        std::cout << "{\"at\":" << quoted(engine::toText(building.at))
                  << ",\"colour\":" << quoted(toText(building.owner))
                  << ",\"kind\":" << quoted(engine::toText(building.kind))
                  << ",\"measures\":" << text(wallOf(sight, sight.shape().indexOf(building.at), building.owner)) << '}';
    });
}

/// What is measured of hexes that may show no face.
void printBacks(const vision::board::Located& located, const vision::board::Rectified& board,
                const vision::tiles::Print& print) {
    using namespace vision::tiles;
    std::vector<std::optional<TileLook>> looks;
    for (const engine::Hex hex : located.shape->land()) {
        looks.push_back(measureTile(board, print, hex));
    }
    const std::vector<TileClass> classes = classify(looks, located.shape->layout.terrains);
    const std::vector<double> desert(classes.size(), 0.0);
    const auto tokens =
        vision::numbers::lookAtTokens(located.reduced, located.reducedHomography, located.shape, desert).hexes;
    list("backs", classes, [&](const TileClass& tile, std::size_t i) {
        const bool isDesert = tile.terrain == engine::Terrain::Desert;
        const double noToken = vision::numbers::laidShare(tokens) * tokens[i].chances[vision::numbers::kNoToken];
        std::cout << "{\"hex\":" << quoted(engine::toText(located.shape->land()[i])) << ",\"measures\":"
                  << text(backOf(looks[i].value_or(TileLook{}), tile, noToken, isDesert ? tile.confidence : 0.0))
                  << '}';
    });
}

bool print(const std::string& file) {
    const auto image = vision::loadPhoto(file);
    if (!image) {
        return false;
    }
    const cv::Mat rgb(image->height, image->width, CV_8UC3, const_cast<std::uint8_t*>(image->rgb.data()));
    const auto located = vision::board::locate(rgb);
    if (!located) {
        return false;
    }
    const auto board = vision::board::rectify(located->reduced, located->reducedHomography, vision::tiles::kSidePixels,
                                              located->shape);
    const auto viewpoint = vision::pieces::viewpointOf(located->homography, rgb.size());
    const auto light = vision::tiles::lightWithoutBacks(board);
    auto sight = vision::pieces::look(board, light, viewpoint);
    vision::pieces::lookForWhite(sight);
    const cv::Matx33d& h = located->homography;
    std::cout << "{\"photo\":\"" << file << "\",\"size\":[" << image->width << ',' << image->height
              << "],\"homography\":[[" << h(0, 0) << ',' << h(0, 1) << ',' << h(0, 2) << "],[" << h(1, 0) << ','
              << h(1, 1) << ',' << h(1, 2) << "],[" << h(2, 0) << ',' << h(2, 1) << ',' << h(2, 2)
              << "]],\"samples\":[";
    for (std::size_t k = 0; k < sight.samples.size(); ++k) {
        std::cout << (k > 0 ? "," : "") << sight.samples[k];
    }
    std::cout << "],\"corners\":{";
    for (std::size_t i = 0; i < sight.corners.size(); ++i) {
        std::cout << (i > 0 ? "," : "") << '"' << engine::toText(sight.shape().corners[i].corner)
                  << "\":{\"match\":" << text(sight.corners[i]) << ",\"misfits\":[";
        for (std::size_t k = 0; k < vision::pieces::kColours; ++k) {
            const bool clear = sight.corners[i][k].score > 0.2;
            std::cout << (k > 0 ? "," : "")
                      << (clear ? text(vision::pieces::misfitsOf(vision::pieces::seenAt(sight, i, k))) : "null");
        }
        std::cout << "]}";
    }
    std::cout << "},\"sides\":{";
    for (std::size_t i = 0; i < sight.sides.size(); ++i) {
        std::cout << (i > 0 ? "," : "") << '"' << engine::toText(sight.shape().sides[i].side)
                  << "\":{\"match\":" << text(sight.sides[i]) << '}';
    }
    std::cout << "},\"hexes\":{";
    const std::vector<double> robber = vision::pieces::robberScores(sight, sight.shape().land());
    for (std::size_t i = 0; i < robber.size(); ++i) {
        std::cout << (i > 0 ? "," : "") << '"' << engine::toText(sight.shape().land()[i]) << "\":" << robber[i];
    }
    std::cout << '}';
    std::vector<vision::Unsure> unsure;
    printExpansion(
        sight, vision::pieces::lookAtPlaces(located->reduced, located->reducedHomography, viewpoint, *located->shape),
        vision::harbours::readHarbours(board, light, unsure));
    printBacks(*located, board, light);
    std::cout << "}\n";
    return true;
}

}  // namespace

int main(int count, char** arguments) {
    std::cout.precision(10);
    int unread = 0;
    for (int i = 1; i < count; ++i) {
        if (!print(arguments[i])) {
            ++unread;
            std::cerr << "no board: " << arguments[i] << '\n';
        }
    }
    return unread == 0 ? 0 : 1;
}
