// SPDX-License-Identifier: GPL-3.0-or-later
// Whose piece came, by how well each colour fits before and now.
#include <array>
#include <vector>

#include <catch2/catch.hpp>
#include <opencv2/core.hpp>

#include "vision/watch/newcomer.h"
#include "vision/watch/settlement_or_figure.h"
#include "vision/watch/shaded_sides.h"

namespace {

using ByColour = std::array<double, vision::pieces::kColours>;
constexpr auto kBlueAt = index(vision::PieceColour::Blue);
constexpr auto kWhiteAt = index(vision::PieceColour::White);
constexpr auto kOrangeAt = index(vision::PieceColour::Orange);
constexpr auto kBrownAt = index(vision::PieceColour::Brown);

ByColour fits(std::size_t colour, double score, std::size_t other, double otherScore) {
    ByColour all{};
    all[colour] = score;
    all[other] = otherScore;
    return all;
}

}  // namespace

TEST_CASE("the shaded side of an orange piece does not make it brown", "[vision][watch]") {
    const auto mixed = vision::watch::newcomer({}, fits(kBrownAt, 0.78, kOrangeAt, 0.43), {}, 1);
    REQUIRE(mixed);
    CHECK(mixed->colour == kOrangeAt);
    const auto brown = vision::watch::newcomer({}, fits(kBrownAt, 0.78, kOrangeAt, 0.2), {}, 1);
    REQUIRE(brown);
    CHECK(brown->colour == kBrownAt);
    // What was orange before has not come.
    const auto beside =
        vision::watch::newcomer(fits(kOrangeAt, 0.43, kBrownAt, 0), fits(kBrownAt, 0.78, kOrangeAt, 0.43), {}, 1);
    REQUIRE(beside);
    CHECK(beside->colour == kBrownAt);
}

TEST_CASE("the sea in the shadow of a white ship does not make it blue", "[vision][watch][ships]") {
    const ByColour both = fits(kBlueAt, 0.59, kWhiteAt, 0.57);
    const auto white = vision::watch::newcomer({}, both, fits(kBlueAt, 0.63, kWhiteAt, 0.62), 1);
    REQUIRE(white);
    CHECK(white->colour == kWhiteAt);
    // Sand that a blue piece uncovered looks white too, but has not come as white.
    CHECK_FALSE(vision::watch::newcomer({}, both, fits(kBlueAt, 0.63, kWhiteAt, 0.1), 1));
    const auto blue =
        vision::watch::newcomer({}, fits(kBlueAt, 0.8, kWhiteAt, 0.2), fits(kBlueAt, 0.8, kWhiteAt, 0.2), 1);
    REQUIRE(blue);
    CHECK(blue->colour == kBlueAt);
}

TEST_CASE("what fits two colours alike or none is nobody's", "[vision][watch]") {
    CHECK_FALSE(vision::watch::newcomer({}, fits(kBlueAt, 0.6, kBrownAt, 0.55), {}, 1));
    CHECK_FALSE(vision::watch::newcomer({}, fits(kBlueAt, 0.35, kBrownAt, 0), {}, 1));
    CHECK_FALSE(vision::watch::newcomer(fits(kBlueAt, 0.5, kBrownAt, 0), fits(kBlueAt, 0.6, kBrownAt, 0), {}, 1));
    const auto white = vision::watch::newcomer({}, {}, fits(kWhiteAt, 0.3, kBlueAt, 0), 0.5);
    REQUIRE(white);
    CHECK(white->colour == kWhiteAt);
}

TEST_CASE("a figure that is not clear may be the settlement that it looked like", "[vision][watch]") {
    const engine::Corner corner{{0, 0}, false};
    vision::PieceChange settlement;
    settlement.at = corner;
    settlement.piece = engine::Piece::Settlement;
    settlement.confidence = 0.9;
    std::vector<vision::PieceChange> atSites;
    vision::watch::putBack(atSites, {settlement, 0.1});
    CHECK(atSites.empty());
    vision::watch::putBack(atSites, {settlement, 0.4});
    REQUIRE(atSites.size() == 1);
    CHECK(atSites.front().at == vision::Place(corner));
    CHECK(atSites.front().confidence == Approx(0.36));
    CHECK(atSites.front().other == engine::Piece::Army);
}

TEST_CASE("the brown of a red figure's shaded side is the figure's, that of a brown one is not", "[vision][watch]") {
    constexpr auto kRedAt = index(vision::PieceColour::Red);
    vision::watch::Gains came;
    for (std::size_t k = 0; k < vision::pieces::kColours; ++k) {
        came.emplace_back(cv::Mat::zeros(40, 40, CV_32FC1));
    }
    // A figure a third of which is lit, and a brown one with a glint; a red one far from both.
    came[kBrownAt](cv::Rect(5, 5, 4, 9)).setTo(0.8F);
    came[kRedAt](cv::Rect(9, 5, 2, 9)).setTo(0.9F);
    came[kBrownAt](cv::Rect(20, 5, 6, 10)).setTo(0.8F);
    came[kRedAt](cv::Rect(26, 5, 1, 3)).setTo(0.9F);
    came[kRedAt](cv::Rect(20, 30, 5, 5)).setTo(0.9F);
    const cv::Mat open(40, 40, CV_8UC1, cv::Scalar(255));
    const vision::watch::Gains whole = vision::watch::withShadedSides(came, open);
    CHECK(cv::countNonZero(whole[kRedAt](cv::Rect(5, 5, 6, 9)) > 0.5) == 6 * 9);
    CHECK(cv::countNonZero(whole[kBrownAt](cv::Rect(0, 0, 15, 20))) == 0);
    CHECK(cv::countNonZero(whole[kBrownAt](cv::Rect(20, 5, 6, 10)) > 0.5) == 6 * 10);
    CHECK(cv::countNonZero(whole[kRedAt](cv::Rect(20, 5, 7, 10)) > 0.5) == 3);
    CHECK(cv::countNonZero(whole[kRedAt](cv::Rect(20, 30, 5, 5)) > 0.5) == 25);
    // What came is as it was, and where one may not look nothing is given away.
    CHECK(cv::countNonZero(came[kBrownAt]) == 4 * 9 + 6 * 10);
    const vision::watch::Gains closed = vision::watch::withShadedSides(came, cv::Mat::zeros(40, 40, CV_8UC1));
    CHECK(cv::countNonZero(closed[kBrownAt]) == 4 * 9 + 6 * 10);
}
