// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what the witnesses say of every site of the boards in pictures, one JSON line a picture, for fit.py.
#include <cstdio>
#include <iostream>
#include <string>

#include <opencv2/core.hpp>

#include "vision/board/locate.h"
#include "vision/position/witnesses.h"
#include "vision/read_photo.h"
#include "vision/tiles/features.h"
#include "vision/tiles/light.h"

namespace {

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
    auto sight = vision::pieces::look(board, vision::tiles::evenLight(board), viewpoint);
    vision::pieces::lookForWhite(sight);
    const auto seen =
        vision::pieces::lookAtPlaces(located->reduced, located->reducedHomography, viewpoint, *located->shape);
    const auto all = vision::position::hearWitnesses(sight, seen);
    std::printf("{\"photo\":\"%s\",\"places\":[", file.c_str());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isCorner = i < sight.corners.size();
        const cv::Point2d at =
            isCorner ? sight.shape().corners[i].at : sight.shape().sides[i - sight.corners.size()].at;
        const cv::Vec3d pixel = located->homography * cv::Vec3d(at.x, at.y, 1);
        const vision::position::Said& said = all[i];
        const auto& coloured = said.coloured;
        std::printf(
            "%s{\"corner\":%d,\"pixel\":[%.1f,%.1f],\"coloured\":[%d,%d,%.5f,%.5f],\"white\":%.3f,"
            "\"unlike\":%.3f,\"piece\":%.3f,\"city\":%.3f,\"outline\":%.3f,\"owners\":[",
            i > 0 ? "," : "", isCorner ? 1 : 0, pixel[0] / pixel[2], pixel[1] / pixel[2],
            static_cast<int>(coloured.colour), static_cast<int>(coloured.other), coloured.chance, coloured.colourChance,
            said.white, said.unlike, said.piece, said.netCity, said.outline.value_or(0));
        for (std::size_t k = 0; k < said.owners.size(); ++k) {
            std::printf("%s%.4f", k > 0 ? "," : "", said.owners[k]);
        }
        std::printf("]}");
    }
    std::printf("]}\n");
    return true;
}

}  // namespace

int main(int count, char** arguments) {
    for (int i = 1; i < count; ++i) {
        if (!print(arguments[i])) {
            std::cerr << "no board: " << arguments[i] << '\n';
        }
    }
    return 0;
}
