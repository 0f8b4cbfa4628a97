// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/likeness.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <opencv2/imgproc.hpp>

namespace vision::watch {

namespace {

/// What is darker shows noise more than relief.
constexpr double kDarkest = -2.0;
/// Relief, in logarithms of light: what varies less is noise.
constexpr double kLeastRelief = 0.08;
/// So far a piece is moved by a hand that takes another from beside it, of the radius.
constexpr double kNudged = 0.5;
constexpr int kTurnDegrees = 10;
/// So like it is the same thing, however it would look turned.
constexpr double kSurelySame = 0.85;

/// The light of a part of a picture, the deepest shades taken as even.
cv::Mat lightIn(const cv::Mat& chroma, const cv::Rect& part) {
    cv::Mat light;
    cv::extractChannel(chroma(part), light, 2);
    return cv::max(light, kDarkest);
}

cv::Rect squareAround(cv::Point middle, int reach) {
    return {middle.x - reach, middle.y - reach, 2 * reach + 1, 2 * reach + 1};
}

bool hasRelief(const cv::Mat& light, const cv::Mat& disc) {
    cv::Mat inside;
    disc.convertTo(inside, CV_8UC1);
    cv::Scalar mean;
    cv::Scalar varies;
    cv::meanStdDev(light, mean, varies, inside);
    return varies[0] >= kLeastRelief;
}

}  // namespace

double likenessAt(const cv::Mat& before, const cv::Mat& now, cv::Point2d at, double radius) {
    const cv::Point middle(cvRound(at.x), cvRound(at.y));
    const int reach = cvRound(radius);
    const int wide = cvRound(radius * std::max(1 + kNudged, std::numbers::sqrt2)) + 1;
    const cv::Rect around = squareAround(middle, wide);
    if ((around & cv::Rect({0, 0}, before.size())) != around) {
        return 1;
    }
    cv::Mat disc = cv::Mat::zeros(2 * reach + 1, 2 * reach + 1, CV_32FC1);
    cv::circle(disc, {reach, reach}, reach, 1.0F, cv::FILLED);
    const cv::Rect spot = squareAround({wide, wide}, reach);
    const cv::Mat was = lightIn(before, around);
    const cv::Mat is = lightIn(now, around);
    if (!hasRelief(was(spot), disc) || !hasRelief(is(spot), disc)) {
        return 1;
    }
    const cv::Point2f pivot(static_cast<float>(wide), static_cast<float>(wide));
    double best = -1;
    for (int degrees = 0; degrees < 360 && best < kSurelySame; degrees += kTurnDegrees) {
        cv::Mat turned;
        cv::warpAffine(was, turned, cv::getRotationMatrix2D(pivot, degrees, 1), was.size(), cv::INTER_LINEAR,
                       cv::BORDER_REPLICATE);
        cv::Mat alike;
        cv::matchTemplate(is, turned(spot), alike, cv::TM_CCOEFF_NORMED, disc);
        cv::patchNaNs(alike, 1);
        double here = 1;
        cv::minMaxLoc(alike, nullptr, &here);
        best = std::max(best, here);
    }
    return std::min(best, 1.0);
}

}  // namespace vision::watch
