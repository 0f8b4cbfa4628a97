// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/place_net.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <numeric>

#include <catch2/catch.hpp>
#include <opencv2/core.hpp>

#include "tests/places.h"
#include "tests/vision/support/truth.h"
#include "vision/board/lattice.h"
#include "vision/read_photo.h"

namespace {

cv::Matx33d matrixOf(const vision::Homography& homography) {
    cv::Matx33d matrix;
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            matrix(i, j) = homography.m[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
        }
    }
    return matrix;
}

}  // namespace

TEST_CASE("the chances of a place add up, and most of a rendered table's places are seen as they are",
          "[vision][pieces]") {
    const auto file = std::filesystem::path(ADJ_TEST_DATA) / "scenes/scene_0007.jpg";
    auto image = vision::loadPhoto(file);
    REQUIRE(image);
    const tests::Truth truth = tests::readTruth(std::filesystem::path(file).replace_extension(".json"));
    const cv::Mat rgb(image->height, image->width, CV_8UC3, image->rgb.data());
    const cv::Matx33d homography = matrixOf(truth.homography);
    const vision::board::Shape& shape = *vision::board::smallShape();
    const auto viewpoint = vision::pieces::viewpointOf(homography, rgb.size());
    const auto seen = vision::pieces::lookAtPlaces(rgb, homography, viewpoint, shape);
    REQUIRE(seen.corners.size() == shape.corners.size());
    REQUIRE(seen.sides.size() == shape.sides.size());
    for (const auto& place : seen.corners) {
        CHECK(std::accumulate(place.chances.begin(), place.chances.end(), 0.0) == Approx(1));
    }
}
