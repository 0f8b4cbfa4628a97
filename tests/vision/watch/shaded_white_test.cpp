// SPDX-License-Identifier: GPL-3.0-or-later
// White pieces that show only their shaded side, and what looks like them: shadows, other colours, what was there
// before.
#include <cstddef>

#include <catch2/catch.hpp>
#include <opencv2/core.hpp>

#include "vision/watch/shaded_white.h"

namespace {

constexpr int kPixels = 80;
constexpr double kSide = 40;
const cv::Rect kThing(30, 30, 9, 10);
const cv::Rect kShadow(39, 32, 9, 8);
const cv::Vec3f kPasture(-0.3F, -0.8F, -0.5F);

/// A tile's print with some grain, as chromaOf gives it.
cv::Mat ground() {
    cv::Mat chroma(kPixels, kPixels, CV_32FC3);
    cv::RNG random(3);
    for (int y = 0; y < kPixels; ++y) {
        for (int x = 0; x < kPixels; ++x) {
            for (int c = 0; c < 3; ++c) {
                chroma.at<cv::Vec3f>(y, x)[c] = kPasture[c] + static_cast<float>(random.gaussian(0.03));
            }
        }
    }
    return chroma;
}

void darken(cv::Mat& chroma, const cv::Rect& where) {
    chroma(where) += cv::Scalar(0, 0, -0.9);
}

/// Grey on the side of the lamp, dark on the other.
void putWhite(cv::Mat& chroma, const cv::Rect& where) {
    chroma(where).setTo(cv::Scalar(-0.05, 0.3, -1.5));
    chroma(cv::Rect(where.x, where.y, where.width / 2, where.height)).setTo(cv::Scalar(-0.05, 0.33, -0.4));
}

struct WhiteTable {
    cv::Mat before = ground();
    cv::Mat now = ground();
    cv::Mat bare = cv::Mat::ones(kPixels, kPixels, CV_32FC1);
    cv::Mat changed = cv::Mat::zeros(kPixels, kPixels, CV_8UC1);
    vision::watch::Gains came;
    vision::watch::Gains gone;

    WhiteTable() {
        for (std::size_t k = 0; k < vision::pieces::kColours; ++k) {
            came.emplace_back(cv::Mat::zeros(kPixels, kPixels, CV_32FC1));
            gone.emplace_back(cv::Mat::zeros(kPixels, kPixels, CV_32FC1));
        }
    }
    [[nodiscard]] cv::Mat white() const {
        return vision::watch::shadedWhite({before, bare}, {now, bare}, came, gone, changed,
                                          vision::pieces::usualLooks(), kSide);
    }
};

double meanIn(const cv::Mat& gain, const cv::Rect& where) {
    return cv::mean(gain(where))[0];
}

}  // namespace

TEST_CASE("a white piece is found in its own shade, without its shadow", "[vision][watch][white]") {
    WhiteTable table;
    putWhite(table.now, kThing);
    darken(table.now, kShadow);
    table.changed(kThing | kShadow).setTo(255);
    const cv::Mat white = table.white();
    CHECK(meanIn(white, kThing) > 0.6);
    CHECK(meanIn(white, kShadow) < 0.2);
    CHECK(meanIn(white, cv::Rect(0, 0, kPixels, 20)) == 0);
    // What went has not come.
    std::swap(table.before, table.now);
    CHECK(cv::countNonZero(table.white()) == 0);
}

TEST_CASE("a shadow, a piece of another colour and what is too small are not white", "[vision][watch][white]") {
    WhiteTable shadow;
    darken(shadow.now, kThing | kShadow);
    shadow.changed(kThing | kShadow).setTo(255);
    CHECK(cv::countNonZero(shadow.white()) == 0);

    WhiteTable coloured;
    putWhite(coloured.now, kThing);
    darken(coloured.now, kShadow);
    coloured.changed(kThing | kShadow).setTo(255);
    constexpr auto kBlueAt = index(vision::PieceColour::Blue);
    coloured.came[kBlueAt](cv::Rect(30, 30, 9, 7)).setTo(0.9F);
    CHECK(cv::countNonZero(coloured.white()) == 0);
    // The sea was as blue before.
    coloured.gone[kBlueAt](cv::Rect(30, 30, 9, 7)).setTo(0.9F);
    CHECK(cv::countNonZero(coloured.white()) > 0);

    WhiteTable small;
    putWhite(small.now, {30, 30, 6, 6});
    small.changed(cv::Rect(30, 30, 6, 6)).setTo(255);
    CHECK(cv::countNonZero(small.white()) == 0);
}
