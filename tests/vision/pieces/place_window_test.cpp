// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/place_window.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/places.h"

namespace {

using vision::pieces::PlaceWindow;

/// The picture that vision/training/place_windows.py draws as well: whole numbers, so that both are the same.
cv::Mat pattern(int width, int height) {
    cv::Mat rgb(height, width, CV_8UC3);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            rgb.at<cv::Vec3b>(y, x) = {static_cast<std::uint8_t>(x * x / 500 % 256),
                                       static_cast<std::uint8_t>((x + 2 * y) / 3 % 256),
                                       static_cast<std::uint8_t>(x * y / 900 % 256)};
        }
    }
    return rgb;
}

nlohmann::json expected() {
    std::ifstream stream(std::filesystem::path(ADJ_TEST_DATA) / "place_windows.json");
    return nlohmann::json::parse(stream);
}

/// Which of the places lies there on the board plane.
std::size_t placeAt(cv::Point2d at) {
    const vision::board::Shape& shape = *vision::board::smallShape();
    std::vector<double> apart;
    for (const auto& site : shape.corners) {
        apart.push_back(cv::norm(site.at - at));
    }
    for (const auto& site : shape.sides) {
        apart.push_back(cv::norm(site.at - at));
    }
    return static_cast<std::size_t>(std::min_element(apart.begin(), apart.end()) - apart.begin());
}

std::vector<PlaceWindow> windowsOf(const nlohmann::json& wanted, cv::Size size) {
    cv::Matx33d homography;
    for (int i = 0; i < 9; ++i) {
        homography.val[i] = wanted["homography"][static_cast<std::size_t>(i)].get<double>();
    }
    const auto viewpoint = vision::pieces::viewpointOf(homography, size);
    return vision::pieces::placeWindows(pattern(size.width, size.height), homography, viewpoint,
                                        *vision::board::smallShape());
}

}  // namespace

TEST_CASE("places are cut out as the training cuts them out", "[vision][pieces]") {
    const nlohmann::json all = expected();
    REQUIRE(all.size() == 2);  // a fine picture that is made smaller, and a coarse one that a corner is cut off
    for (const nlohmann::json& wanted : all) {
        const cv::Size size(wanted["size"][0].get<int>(), wanted["size"][1].get<int>());
        const auto windows = windowsOf(wanted, size);
        REQUIRE(windows.size() == 126);
        const auto sheets = vision::pieces::placeSheets(windows);
        REQUIRE(sheets.size() == windows.size());
        CHECK(std::count_if(windows.begin(), windows.end(), [](const auto& w) { return w.isCorner; }) == 54);
        for (const nlohmann::json& place : wanted["places"]) {
            const std::size_t i = placeAt({place["at"][0].get<double>(), place["at"][1].get<double>()});
            CAPTURE(size.width, i);
            CHECK(windows[i].lean.x == Approx(place["lean"][0].get<double>()).margin(1e-6));
            CHECK(windows[i].lean.y == Approx(place["lean"][1].get<double>()).margin(1e-6));
            CHECK(cv::countNonZero(windows[i].known) == place["known"].get<int>());
            // Every 61st value that the net sees.
            std::size_t at = 0;
            double worst = 0;
            for (const nlohmann::json& value : place["values"]) {
                const auto seen = static_cast<double>(sheets[i].values[at]);
                worst = std::max(worst, std::abs(seen - value.get<double>()));
                at += 61;
            }
            CHECK(at >= sheets[i].values.size());
            CHECK(worst < 0.012);
        }
    }
}

TEST_CASE("what is high leans up in a place's window", "[vision][pieces]") {
    for (const PlaceWindow& window : windowsOf(expected()[0], {1600, 1200})) {
        // A corner has three directions to choose from, a side two.
        const double length = cv::norm(window.lean);
        CHECK(length <= vision::pieces::kMostPlaceLean + 1e-9);
        CHECK(window.lean.y >= (window.isCorner ? 0.5 * length : 0) - 1e-9);
    }
}
