// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what is measured at every site of the boards in pictures, one JSON line a picture, for fit.py.
#include <cstdio>
#include <iostream>
#include <string>

#include <opencv2/core.hpp>

#include "engine/board/coordinates.h"
#include "vision/board/locate.h"
#include "vision/pieces/robber.h"
#include "vision/pieces/sight.h"
#include "vision/pieces/silhouette.h"
#include "vision/read_photo.h"
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
    const auto board = vision::board::rectify(located->reduced, located->reducedHomography, vision::tiles::kSidePixels);
    const auto viewpoint = vision::pieces::viewpointOf(located->homography, rgb.size());
    const auto sight = vision::pieces::look(board, vision::tiles::evenLight(board), viewpoint);
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
        std::cout << (i > 0 ? "," : "") << '"' << engine::toText(vision::pieces::cornerSites()[i].corner)
                  << "\":{\"match\":" << text(sight.corners[i]) << ",\"silhouette\":[";
        for (std::size_t k = 0; k < vision::pieces::kColours; ++k) {
            const auto shape = vision::pieces::silhouetteAt(sight, i, k);
            std::cout << (k > 0 ? ",[" : "[") << shape.area << ',' << shape.length << ',' << shape.width << ','
                      << shape.lean << ']';
        }
        std::cout << "]}";
    }
    std::cout << "},\"sides\":{";
    for (std::size_t i = 0; i < sight.sides.size(); ++i) {
        std::cout << (i > 0 ? "," : "") << '"' << engine::toText(vision::pieces::sideSites()[i].side)
                  << "\":{\"match\":" << text(sight.sides[i]) << '}';
    }
    std::cout << "},\"hexes\":{";
    const std::vector<double> robber = vision::pieces::robberScores(sight);
    for (std::size_t i = 0; i < robber.size(); ++i) {
        std::cout << (i > 0 ? "," : "") << '"' << engine::toText(vision::board::islandHexes()[i]) << "\":" << robber[i];
    }
    std::cout << "}}\n";
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
