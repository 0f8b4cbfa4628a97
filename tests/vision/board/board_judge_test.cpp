// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/board_judge.h"

#include <array>
#include <filesystem>
#include <random>
#include <string>
#include <utility>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "tests/vision/support/truth.h"
#include "vision/board/lattice.h"
#include "vision/board/plain.h"
#include "vision/board/refine.h"
#include "vision/read_photo.h"

namespace {

using vision::board::BoardEvidence;
using vision::board::HeatSeen;

cv::Mat pixelsOf(const vision::Image& image) {
    return {image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data())};
}

BoardEvidence anyEvidence(std::mt19937& random, bool withHeat) {
    std::uniform_real_distribution<double> share(0, 1);
    BoardEvidence evidence;
    for (double* value : {&evidence.gaps, &evidence.seams, &evidence.rims, &evidence.sea, &evidence.sand,
                          &evidence.variety, &evidence.landSeen, &evidence.frameSeen}) {
        *value = share(random);
    }
    evidence.hexesSeen = static_cast<int>(30 * share(random));
    evidence.sidePixels = 10 + 90 * share(random);
    if (withHeat) {
        evidence.heat = HeatSeen{share(random), share(random), share(random), share(random), share(random)};
    }
    return evidence;
}

struct Scene {
    vision::Image image;
    cv::Matx33d board;
};

Scene sceneNamed(const std::string& name) {
    const auto file = std::filesystem::path(ADJ_TEST_DATA) / "scenes" / name;
    auto image = vision::loadPhoto(file.string() + ".jpg");
    REQUIRE(image);
    const tests::Truth truth = tests::readTruth(file.string() + ".json");
    return {std::move(*image), vision::board::matrixOf(truth.homography)};
}

/// The part of a picture from a pixel to another.
Scene cutOut(const Scene& scene, cv::Rect part) {
    const cv::Mat cut = pixelsOf(scene.image)(part).clone();
    Scene result{scene.image, cv::Matx33d(1, 0, -part.x, 0, 1, -part.y, 0, 0, 1) * scene.board};
    result.image.width = cut.cols;
    result.image.height = cut.rows;
    result.image.rgb.assign(cut.datastart, cut.dataend);
    return result;
}

constexpr std::array kScenes{"scene_0002", "scene_0007", "scene_0011", "scene_0013"};

}  // namespace

TEST_CASE("what speaks for a board never speaks against it", "[vision][judge]") {
    std::mt19937 random(7);
    const auto odds = [](const BoardEvidence& evidence) { return vision::board::logOddsOf(evidence); };
    constexpr double kRounding = 1e-4;
    for (int i = 0; i < 200; ++i) {
        const BoardEvidence evidence = anyEvidence(random, i % 2 == 0);
        const double before = odds(evidence);
        for (double BoardEvidence::*const value : {&BoardEvidence::gaps, &BoardEvidence::seams, &BoardEvidence::rims,
                                                   &BoardEvidence::sea, &BoardEvidence::sand}) {
            BoardEvidence more = evidence;
            more.*value = (1 + more.*value) / 2;
            CHECK(odds(more) >= before - kRounding);
        }
        if (evidence.heat) {
            for (const auto& [value, sign] : {std::pair{&HeatSeen::land, 1},
                                              {&HeatSeen::middles, 1},
                                              {&HeatSeen::corners, 1},
                                              {&HeatSeen::landBeyond, -1},
                                              {&HeatSeen::middlesBeyond, -1}}) {
                BoardEvidence more = evidence;
                double& changed = (*more.heat).*value;
                changed = (1 + changed) / 2;
                CHECK(sign * (odds(more) - before) >= -kRounding);
            }
        }
    }
}

TEST_CASE("a board at its place is likely, a hex beside it or half as large it is not", "[vision][judge]") {
    for (const char* name : kScenes) {
        CAPTURE(name);
        const Scene scene = sceneNamed(name);
        const vision::board::Pictures pictures(pixelsOf(scene.image));
        const cv::Matx33d there = vision::board::scaled(pictures.fine().toWhole.inv() * scene.board);
        const vision::board::Refiner refiner(pictures, vision::board::smallShape());
        CHECK(refiner.onto(there).isAccepted());
        const cv::Point2d east = vision::board::centreOf({1, 0});
        const auto weighed = [&](const cv::Matx33d& moved) {
            const auto fit = vision::board::fitGaps(pictures.fine().rgb, vision::board::scaled(there * moved),
                                                    vision::board::smallShape());
            return refiner.weighedWithHeat(refiner.weighed(fit)).logOdds;
        };
        CHECK(weighed({1, 0, east.x, 0, 1, east.y, 0, 0, 1}) < 0);
        CHECK(weighed({0.5, 0, 0, 0, 0.5, 0, 0, 0, 1}) < 0);
        CHECK(weighed({2, 0, 0, 0, 2, 0, 0, 0, 1}) < 0);
    }
}

TEST_CASE("shares are of what is in the picture", "[vision][judge]") {
    const Scene scene = sceneNamed("scene_0007");
    const auto shape = vision::board::smallShape();
    const cv::Mat whole = pixelsOf(scene.image);
    const auto all = vision::board::fitGaps(whole, scene.board, shape);
    const cv::Point middle(vision::board::apply(scene.board, {0, 0}));
    const Scene half = cutOut(scene, {0, 0, whole.cols, middle.y});
    const auto seen = vision::board::gapsSeen(
        pixelsOf(half.image), vision::board::scaled(half.board * scene.board.inv() * all.homography), shape);
    CHECK(all.gaps > 0.7);
    CHECK(std::abs(seen.gaps - all.gaps) < 0.1);
    const auto evidence =
        vision::board::evidenceOn(vision::board::rectify(pixelsOf(half.image), half.board, 24, shape));
    CHECK(evidence.landSeen > 0.3);
    CHECK(evidence.landSeen < 0.7);
    CHECK(evidence.sand > 0.8);
}

TEST_CASE("a board of which three rows are in the picture is found", "[vision][judge]") {
    for (const char* name : kScenes) {
        const Scene scene = sceneNamed(name);
        const cv::Size size = pixelsOf(scene.image).size();
        const cv::Point middle(vision::board::apply(scene.board, {0, 0}));
        const auto side = static_cast<int>(
            cv::norm(vision::board::apply(scene.board, {0.5, 0}) - vision::board::apply(scene.board, {-0.5, 0})));
        for (const cv::Rect part : {cv::Rect(0, 0, size.width, middle.y + side),
                                    cv::Rect(0, middle.y - side, size.width, size.height - middle.y + side),
                                    cv::Rect(0, 0, middle.x + side, size.height),
                                    cv::Rect(middle.x - side, 0, size.width - middle.x + side, size.height)}) {
            CAPTURE(name, part.x, part.y, part.width, part.height);
            const Scene cut = cutOut(scene, part);
            const auto reading = vision::readBoard(cut.image);
            REQUIRE(reading);
            CHECK(reading->layout == engine::layoutForFour());
            // Whichever way round it is named, its middle is where it is.
            const cv::Matx33d found = vision::board::matrixOf(reading->homography);
            const cv::Point2d off = vision::board::apply(found, {0, 0}) - vision::board::apply(cut.board, {0, 0});
            CHECK(cv::norm(off) < 0.2 * side);
            // What is not in the picture is asked.
            const auto unseen = vision::unseenHexesOf(*reading);
            CHECK(unseen.size() >= 3);
            CHECK(unseen.size() <= 9);
            for (const engine::Hex hex : unseen) {
                CHECK(vision::isDoubtful(*reading, hex));
            }
        }
    }
}
