// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/read_face.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "engine/check.h"
#include "vision/dice/evened.h"
#include "vision/net/shipped_nets.h"

namespace vision::dice {

namespace {

/// The window's side in pixels, and in sides of the face.
constexpr int kReaderWindow = 40;
constexpr double kReaderReach = 1.35;

/// The face upright and square; a large one is made smaller first, so that nothing falls between the pixels.
cv::Mat uprightWindow(const cv::Mat& rgb, const FoundFace& face) {
    cv::Matx22d step = face.axes * (kReaderReach / kReaderWindow);
    cv::Point2d at = face.at;
    cv::Mat picture = rgb;
    constexpr double kFinest = 1.25;
    const double pixels = std::sqrt(std::abs(cv::determinant(step)));
    if (pixels > kFinest) {
        const double wide = std::max(std::abs(face.axes(0, 0)) + std::abs(face.axes(0, 1)),
                                     std::abs(face.axes(1, 0)) + std::abs(face.axes(1, 1)));
        const int reach = cvCeil(kReaderReach * wide) + 2;
        const cv::Rect around = cv::Rect(cvRound(at.x) - reach, cvRound(at.y) - reach, 2 * reach + 1, 2 * reach + 1) &
                                cv::Rect(0, 0, rgb.cols, rgb.rows);
        if (around.empty()) {
            return {};
        }
        const double shrunk = kFinest / pixels;
        const cv::Size size(std::max(8, cvRound(around.width * shrunk)), std::max(8, cvRound(around.height * shrunk)));
        cv::resize(rgb(around), picture, size, 0, 0, cv::INTER_AREA);
        const double right = static_cast<double>(size.width) / around.width;
        const double down = static_cast<double>(size.height) / around.height;
        at = {(at.x - around.x + 0.5) * right - 0.5, (at.y - around.y + 0.5) * down - 0.5};
        step = cv::Matx22d(right, 0, 0, down) * step;
    }
    constexpr double kMiddle = (kReaderWindow - 1) / 2.0;
    const cv::Matx23d toPicture(step(0, 0), step(0, 1), at.x - kMiddle * (step(0, 0) + step(0, 1)),  //
                                step(1, 0), step(1, 1), at.y - kMiddle * (step(1, 0) + step(1, 1)));
    cv::Mat window;
    cv::warpAffine(picture, window, toPicture, {kReaderWindow, kReaderWindow}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                   cv::BORDER_REPLICATE);
    return window;
}

/// The logarithms of chances, but for a common term.
using LogChances = std::array<double, 7>;

/// Brings logarithms to chances that add up to 1.
ValueChances chancesOf(const LogChances& logs) {
    const double most = *std::max_element(logs.begin(), logs.end());
    ValueChances chances{};
    double sum = 0;
    for (std::size_t k = 0; k < logs.size(); ++k) {
        chances[k] = std::exp(logs[k] - most);
        sum += chances[k];
    }
    for (double& chance : chances) {
        chance /= sum;
    }
    return chances;
}

/// What one look says: right but for a common term, as the net gives them, now of chances that add up to 1.
LogChances lookAt(const cv::Mat& window) {
    const net::TrainedNet& reader = net::nets().reader;
    const auto sharpness = static_cast<double>(reader.sharpness);
    const std::vector<float> seen = reader.net.outputs(evenedTwice(window));
    LogChances logs{};
    ADJ_CHECK(seen.size() == logs.size(), "the reader has an output for every value");
    const double most = static_cast<double>(*std::max_element(seen.begin(), seen.end()));
    double sum = 0;
    for (const float output : seen) {
        sum += std::exp(sharpness * (static_cast<double>(output) - most));
    }
    for (std::size_t k = 0; k < logs.size(); ++k) {
        logs[k] = sharpness * (static_cast<double>(seen[k]) - most) - std::log(sum);
    }
    return logs;
}

}  // namespace

ValueChances readFace(const cv::Mat& rgb, const FoundFace& face) {
    cv::Mat window = uprightWindow(rgb, face);
    if (window.empty()) {
        return {1};
    }
    LogChances mean = lookAt(window);
    // What is so surely none, or so surely a value, is not looked at again.
    constexpr double kSurelyNone = 0.97;
    constexpr double kSurely = 0.995;
    if (mean[0] > std::log(kSurelyNone) || *std::max_element(mean.begin(), mean.end()) > std::log(kSurely)) {
        return chancesOf(mean);
    }
    constexpr int kLooks = 4;
    for (int look = 1; look < kLooks; ++look) {
        if (look == 2) {
            cv::flip(window, window, 1);
        } else {
            cv::rotate(window, window, cv::ROTATE_90_CLOCKWISE);
        }
        const LogChances logs = lookAt(window);
        std::transform(mean.begin(), mean.end(), logs.begin(), mean.begin(), std::plus<>());
    }
    for (double& log : mean) {
        log /= kLooks;
    }
    return chancesOf(mean);
}

}  // namespace vision::dice
