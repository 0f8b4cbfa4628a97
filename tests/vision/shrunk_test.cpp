// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading/shrunk.h"

#include <cstdint>
#include <random>
#include <vector>

#include <catch2/catch.hpp>
#include <opencv2/imgproc.hpp>

TEST_CASE("a smaller picture has the means of the areas that its pixels cover", "[vision]") {
    cv::Mat rgb(67, 120, CV_8UC3);
    std::mt19937 random(3);
    std::uniform_int_distribution<int> any(0, 255);
    for (auto value = rgb.begin<cv::Vec3b>(); value != rgb.end<cv::Vec3b>(); ++value) {
        for (int c = 0; c < 3; ++c) {
            (*value)[c] = static_cast<std::uint8_t>(any(random));
        }
    }
    for (const cv::Size size : std::vector<cv::Size>{{100, 56}, {119, 66}, {37, 67}, {60, 67}, {41, 3}, {1, 1}}) {
        CAPTURE(size.width, size.height);
        const cv::Mat small = vision::shrunk(rgb, size);
        REQUIRE(small.size() == size);
        cv::Mat expected;
        cv::resize(rgb, expected, size, 0, 0, cv::INTER_AREA);
        // Where a mean lies half-way another version of OpenCV may round it the other way.
        CHECK(cv::norm(small, expected, cv::NORM_INF) <= 1);
    }
}

TEST_CASE("a part of a picture is made smaller as a picture of its own", "[vision]") {
    cv::Mat rgb(40, 50, CV_8UC3, cv::Scalar(10, 20, 30));
    rgb(cv::Rect(5, 5, 30, 20)).setTo(cv::Scalar(200, 150, 100));
    const cv::Mat small = vision::shrunk(rgb(cv::Rect(5, 5, 30, 20)), {17, 13});
    CHECK(cv::norm(small, cv::Mat(13, 17, CV_8UC3, cv::Scalar(200, 150, 100)), cv::NORM_INF) == 0);
}
