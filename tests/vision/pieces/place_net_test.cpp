// SPDX-License-Identifier: GPL-3.0-or-later
// The net that looks at corners and sides, on rendered tables that it has not learned from.
#include "vision/pieces/place_net.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numeric>
#include <string>
#include <vector>

#include <catch2/catch.hpp>
#include <opencv2/core.hpp>

#include "engine/notation/position_json.h"
#include "tests/places.h"
#include "tests/vision/support/truth.h"
#include "vision/pieces/colour_groups.h"
#include "vision/read_photo.h"

namespace {

using vision::pieces::PlaceKind;
using vision::pieces::PlaceSeen;

cv::Matx33d matrixOf(const vision::Homography& homography) {
    cv::Matx33d matrix;
    for (int i = 0; i < 9; ++i) {
        matrix.val[i] = homography.m[static_cast<std::size_t>(i / 3)][static_cast<std::size_t>(i % 3)];
    }
    return matrix;
}

PlaceKind likeliest(const PlaceSeen& seen) {
    return static_cast<PlaceKind>(std::max_element(seen.chances.begin(), seen.chances.end()) - seen.chances.begin());
}

/// A rendered table with what the net sees of it under its true lattice.
struct SeenTable {
    engine::Setup setup;
    vision::pieces::PlacesSeen seen;

    explicit SeenTable(const std::string& name) {
        const auto file = std::filesystem::path(ADJ_TEST_DATA) / "scenes_expansion" / (name + ".jpg");
        const auto json = std::filesystem::path(file).replace_extension(".json");
        auto image = vision::loadPhoto(file);
        REQUIRE(image);
        std::ifstream stream(json);
        setup = engine::setupFromJson(std::string{std::istreambuf_iterator<char>(stream), {}}).value();
        const cv::Mat rgb(image->height, image->width, CV_8UC3, image->rgb.data());
        const cv::Matx33d homography = matrixOf(tests::readTruth(json).homography);
        seen =
            vision::pieces::lookAtPlaces(rgb, homography, vision::pieces::viewpointOf(homography, rgb.size()), shape());
        REQUIRE(seen.corners.size() == shape().corners.size());
        REQUIRE(seen.sides.size() == shape().sides.size());
    }
    static const vision::board::Shape& shape() { return *vision::board::smallShape(); }
};

}  // namespace

TEST_CASE("the chances of a place add up", "[vision][pieces]") {
    const SeenTable table("scene_90213");
    for (const PlaceSeen& place : table.seen.sides) {
        CHECK(std::accumulate(place.chances.begin(), place.chances.end(), 0.0) == Approx(1));
        CHECK(place.piece() <= 1.0 + 1e-9);
    }
}

TEST_CASE("nearly all that lies on sides and stands on corners is seen, and of one colour looks alike",
          "[vision][pieces]") {
    const SeenTable table(GENERATE("scene_90211", "scene_90213"));
    std::vector<vision::pieces::ColouredPiece> pieces;
    std::vector<std::string> owners;
    int seen = 0;
    const auto add = [&](const PlaceSeen& place, const std::string& owner) {
        seen += place.piece() > 0.5 ? 1 : 0;
        if (place.piece() > 0.5) {
            pieces.push_back({place.colour, place.piece()});
            owners.push_back(owner);
        }
    };
    std::vector<bool> isBare(table.seen.sides.size(), true);
    std::size_t there = table.setup.buildings.size();
    for (const auto& route : table.setup.routes) {
        if (route.kind == engine::RouteKind::Ship) {
            continue;  // some lie out at sea
        }
        ++there;
        const std::size_t i = SeenTable::shape().indexOf(route.at);
        isBare[i] = false;
        add(table.seen.sides[i], route.owner);
    }
    for (const auto& building : table.setup.buildings) {
        add(table.seen.corners[SeenTable::shape().indexOf(building.at)], building.owner);
    }
    CHECK(seen >= static_cast<int>(0.9 * static_cast<double>(there)));
    int taken = 0;
    for (std::size_t i = 0; i < isBare.size(); ++i) {
        taken += isBare[i] && likeliest(table.seen.sides[i]) == PlaceKind::Road ? 1 : 0;
    }
    CHECK(taken <= 4);
    // Most of each group are one player's.
    std::size_t right = 0;
    for (const auto& group : vision::pieces::groupColours(pieces)) {
        std::size_t most = 0;
        for (const std::size_t i : group.members) {
            const auto same = std::count_if(group.members.begin(), group.members.end(),
                                            [&](std::size_t j) { return owners[j] == owners[i]; });
            most = std::max(most, static_cast<std::size_t>(same));
        }
        right += most;
    }
    CHECK(right >= static_cast<std::size_t>(0.9 * static_cast<double>(pieces.size())));
}
