// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include <opencv2/imgproc.hpp>

#include "vision/dice/evened.h"

namespace vision::dice {

namespace {

/// How the middle of a window is made even: over the range between two of its values, in order of size, and no farther
/// than `most` of it.
struct Evening {
    double low = 0;
    double high = 0;
    float leastRange = 1;
    float most = 1;
};
constexpr Evening kWholeRange{0.05, 0.95, 16, 1.5F};
constexpr Evening kMiddleRange{0.25, 0.75, 10, 3};

using Counts = std::array<std::array<int, 256>, 3>;

/// How often each value stands in the middle of a window.
Counts countsOf(const cv::Mat& window, int& values) {
    Counts counts{};
    const int rim = window.rows / 5;
    for (int y = rim; y < window.rows - rim; ++y) {
        for (int x = rim; x < window.cols - rim; ++x) {
            const auto& pixel = window.at<cv::Vec3b>(y, x);
            for (std::size_t c = 0; c < 3; ++c) {
                ++counts[c][pixel[static_cast<int>(c)]];
            }
        }
    }
    values = (window.rows - 2 * rim) * (window.cols - 2 * rim);
    return counts;
}

net::Sheet evenedBy(const cv::Mat& window, std::initializer_list<Evening> ways) {
    int values = 0;
    const Counts counts = countsOf(window, values);
    net::Sheet sheet{static_cast<std::size_t>(window.cols), static_cast<std::size_t>(window.rows), 3 * ways.size(), {}};
    sheet.values.resize(sheet.width * sheet.height * sheet.channels);
    std::size_t channel = 0;
    for (const Evening& way : ways) {
        for (std::size_t c = 0; c < 3; ++c, ++channel) {
            const auto at = [&](double share) {
                std::size_t value = 0;
                for (int before = static_cast<int>(share * (values - 1)); before >= counts[c][value]; ++value) {
                    before -= counts[c][value];
                }
                return static_cast<float>(value);
            };
            const float median = at(0.5);
            const float range = std::max(at(way.high) - at(way.low), way.leastRange);
            std::array<float, 256> shown{};
            for (int value = 0; value < 256; ++value) {
                shown[static_cast<std::size_t>(value)] =
                    std::clamp((static_cast<float>(value) - median) / range, -way.most, way.most);
            }
            std::size_t to = channel;
            for (int y = 0; y < window.rows; ++y) {
                for (int x = 0; x < window.cols; ++x, to += sheet.channels) {
                    sheet.values[to] = shown[window.at<cv::Vec3b>(y, x)[static_cast<int>(c)]];
                }
            }
        }
    }
    return sheet;
}

}  // namespace

net::Sheet evened(const cv::Mat& window) {
    return evenedBy(window, {kWholeRange});
}

net::Sheet evenedTwice(const cv::Mat& window) {
    return evenedBy(window, {kWholeRange, kMiddleRange});
}

net::Sheet evenedAround(const cv::Mat& rgb) {
    constexpr int kAround = 33;
    constexpr float kLeastSpread = 6;
    constexpr float kMost = 2;
    cv::Mat mean;
    cv::Mat square;
    cv::boxFilter(rgb, mean, CV_32F, {kAround, kAround}, {-1, -1}, true, cv::BORDER_REPLICATE);
    cv::sqrBoxFilter(rgb, square, CV_32F, {kAround, kAround}, {-1, -1}, true, cv::BORDER_REPLICATE);
    net::Sheet sheet{static_cast<std::size_t>(rgb.cols), static_cast<std::size_t>(rgb.rows), 3, {}};
    sheet.values.reserve(sheet.width * sheet.height * 3);
    for (int y = 0; y < rgb.rows; ++y) {
        for (int x = 0; x < rgb.cols; ++x) {
            const cv::Vec3f middle = mean.at<cv::Vec3f>(y, x);
            const cv::Vec3f squares = square.at<cv::Vec3f>(y, x);
            const float variance = (squares[0] - middle[0] * middle[0] + squares[1] - middle[1] * middle[1] +
                                    squares[2] - middle[2] * middle[2]) /
                                   3;
            const float spread = 2 * std::sqrt(std::max(variance, kLeastSpread * kLeastSpread));
            const auto& pixel = rgb.at<cv::Vec3b>(y, x);
            for (int c = 0; c < 3; ++c) {
                const float apart = static_cast<float>(pixel[c]) - middle[c];
                sheet.values.push_back(std::clamp(apart / spread, -kMost, kMost));
            }
        }
    }
    return sheet;
}

}  // namespace vision::dice
