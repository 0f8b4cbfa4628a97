// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/outline_kind.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <opencv2/imgproc.hpp>

#include "engine/check.h"
#include "vision/net/shipped_nets.h"
#include "vision/pieces/spots.h"

namespace vision::pieces {

std::vector<float> outlineWindow(const board::Rectified& board, const Viewpoint& viewpoint, const Spot& spot,
                                 const cv::Mat& share) {
    cv::Mat only = cv::Mat::zeros(spot.box.size(), CV_32FC1);
    cv::Point2d sum;
    for (const cv::Point pixel : spot.pixels) {
        only.at<float>(pixel - spot.box.tl()) = std::clamp(share.at<float>(pixel), 0.0F, 1.0F);
        sum += cv::Point2d(pixel);
    }
    const cv::Point2d middle = sum / static_cast<double>(spot.pixels.size());
    const cv::Point2d leaning = viewpoint.lean(board.plane(middle));
    const double lean = cv::norm(leaning);
    const cv::Point2d up = lean > 0 ? leaning / lean : cv::Point2d(0, -1);
    const cv::Point2d right(-up.y, up.x);
    const double step = board.sidePixels / kOutlineSidePixels;
    constexpr double kHalf = (kOutlineWindow - 1) / 2.0;
    const cv::Point2d first = middle - cv::Point2d(spot.box.tl()) - right * (kHalf * step) + up * (kHalf * step);
    const cv::Matx23d toSpot(right.x * step, -up.x * step, first.x, right.y * step, -up.y * step, first.y);
    cv::Mat window;
    cv::warpAffine(only, window, toSpot, {kOutlineWindow, kOutlineWindow}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
    return {window.begin<float>(), window.end<float>()};
}

OutlineChances classifyOutline(const std::vector<float>& window, double lean) {
    constexpr std::size_t kSide = kOutlineWindow;
    constexpr double kMostLean = 1.2;
    ADJ_CHECK(window.size() == kSide * kSide, "a window has its size");
    net::Sheet sheet{kSide, kSide, 2, {}};
    for (const float share : window) {
        sheet.values.push_back(share);
        sheet.values.push_back(static_cast<float>(std::min(lean, kMostLean)));
    }
    const net::TrainedNet& trained = net::nets().outlines;
    const std::vector<float> outputs = trained.net.outputs(sheet);
    ADJ_CHECK(outputs.size() == kOutlineKinds, "the net has an output for every kind");
    const double sharpness = trained.sharpness;
    const double most = *std::max_element(outputs.begin(), outputs.end());
    OutlineChances chances{};
    std::transform(outputs.begin(), outputs.end(), chances.begin(),
                   [&](float output) { return std::exp(sharpness * (output - most)); });
    const double sumOfAll = std::accumulate(chances.begin(), chances.end(), 0.0);
    for (double& chance : chances) {
        chance /= sumOfAll;
    }
    return chances;
}

}  // namespace vision::pieces
