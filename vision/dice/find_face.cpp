// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/find_face.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "engine/check.h"
#include "vision/dice/evened.h"
#include "vision/net/shipped_nets.h"

namespace vision::dice {

namespace {

/// The window's side in pixels, and in sides of the face that it is cut for.
constexpr int kFinderWindow = 40;
constexpr double kFinderReach = 1.75;

/// The net's outputs.
enum Output : std::size_t {
    kNothingThere,
    kThere,
    kRight,
    kDown,
    kSize,
    kUpright,
    kFalling,
    kTurnCos,
    kTurnSin,
    kOutputs
};

/// A square of the picture, its edge repeated where it reaches out of it.
cv::Mat windowIn(const cv::Mat& rgb, const cv::Rect& square) {
    const cv::Rect inside = square & cv::Rect(0, 0, rgb.cols, rgb.rows);
    if (inside.empty()) {
        return {};
    }
    cv::Mat part = rgb(inside);
    if (inside != square) {
        cv::copyMakeBorder(part, part, inside.y - square.y, square.br().y - inside.br().y, inside.x - square.x,
                           square.br().x - inside.br().x, cv::BORDER_REPLICATE | cv::BORDER_ISOLATED);
    }
    cv::Mat window;
    cv::resize(part, window, {kFinderWindow, kFinderWindow}, 0, 0,
               square.width > kFinderWindow ? cv::INTER_AREA : cv::INTER_LINEAR);
    return window;
}

/// What the net says of a window and of the same in a mirror, on average: the errors of the two differ.
std::vector<float> lookBothWays(const cv::Mat& window) {
    const net::SmallNet& finder = net::nets().finder.net;
    std::vector<float> seen = finder.outputs(evened(window));
    ADJ_CHECK(seen.size() == kOutputs, "the finder says whether and how a face lies there");
    cv::Mat mirrored;
    cv::flip(window, mirrored, 1);
    const std::vector<float> other = finder.outputs(evened(mirrored));
    for (std::size_t output = 0; output < kOutputs; ++output) {
        const bool turns = output == kRight || output == kFalling || output == kTurnSin;
        seen[output] = (seen[output] + (turns ? -other[output] : other[output])) / 2;
    }
    return seen;
}

/// The exponential of the symmetric matrix with `upright` and -`upright` on the diagonal and `falling` beside it.
cv::Matx22d stretchOf(double upright, double falling) {
    const double strength = std::hypot(upright, falling);
    const double even = std::cosh(strength);
    const double odd = strength > 1e-9 ? std::sinh(strength) / strength : 1;
    return {even + odd * upright, odd * falling, odd * falling, even - odd * upright};
}

}  // namespace

FoundFace findFace(const cv::Mat& rgb, cv::Point2d at, double side) {
    FoundFace face;
    face.at = at;
    face.axes = cv::Matx22d::eye() * side;
    face.side = side;
    const int half = std::max(4, cvRound(kFinderReach * side / 2));
    const cv::Rect square(cvRound(at.x) - half, cvRound(at.y) - half, 2 * half + 1, 2 * half + 1);
    const cv::Mat window = windowIn(rgb, square);
    if (window.empty()) {
        return face;
    }
    const std::vector<float> seen = lookBothWays(window);
    const double cutFor = square.width / kFinderReach;
    // No farther than it has learnt to see.
    const auto within = [&](Output output, double most) {
        return std::clamp(static_cast<double>(seen[output]), -most, most);
    };
    const float sharpness = net::nets().finder.sharpness;
    face.there = 1 / (1 + std::exp(static_cast<double>(sharpness * (seen[kNothingThere] - seen[kThere]))));
    face.at =
        cv::Point2d(cvRound(at.x), cvRound(at.y)) + cv::Point2d(within(kRight, 0.45), within(kDown, 0.45)) * cutFor;
    face.side = cutFor * std::exp(within(kSize, 0.45));
    const double turn = std::atan2(within(kTurnSin, 2), within(kTurnCos, 2)) / 4;
    const cv::Matx22d turned(std::cos(turn), -std::sin(turn), std::sin(turn), std::cos(turn));
    face.axes = stretchOf(within(kUpright, 0.5), within(kFalling, 0.5)) * turned * face.side;
    return face;
}

}  // namespace vision::dice
