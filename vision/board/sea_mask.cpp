// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/sea_mask.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include <opencv2/imgproc.hpp>

namespace vision::board {

namespace {

/// Blueness in steps of 1/kSteps, brought into a byte; kZero is neutral grey.
constexpr double kSteps = 60.0;
constexpr int kZero = 100;
/// Added to both channels, so that noise in the dark has no colour.
constexpr double kDark = 10.0;

constexpr std::array kLadder{0.6, 0.35, 0.9, 0.15, 1.25, 0.0, -0.15, -0.35, -0.6};

cv::Mat blueness(const cv::Mat& rgb) {
    std::array<double, 256> logs{};
    for (int i = 0; i < 256; ++i) {
        logs[static_cast<std::size_t>(i)] = std::log(i + kDark);
    }
    cv::Mat result(rgb.size(), CV_8UC1);
    for (int y = 0; y < rgb.rows; ++y) {
        const auto* in = rgb.ptr<cv::Vec3b>(y);
        auto* out = result.ptr<std::uint8_t>(y);
        for (int x = 0; x < rgb.cols; ++x) {
            const double value = logs[in[x][2]] - logs[in[x][0]];
            out[x] = cv::saturate_cast<std::uint8_t>(kZero + kSteps * value);
        }
    }
    return result;
}

/// The brightness that best parts the pixels of a mask into two groups (Otsu), or 0 when there is nothing to part.
double brightnessSplit(const cv::Mat& value, const cv::Mat& mask) {
    std::array<double, 256> count{};
    double total = 0;
    double sum = 0;
    for (int y = 0; y < value.rows; ++y) {
        const auto* v = value.ptr<std::uint8_t>(y);
        const auto* m = mask.ptr<std::uint8_t>(y);
        for (int x = 0; x < value.cols; ++x) {
            if (m[x] != 0) {
                count[v[x]] += 1;
                total += 1;
                sum += v[x];
            }
        }
    }
    double best = 0;
    double split = 0;
    double below = 0;
    double belowSum = 0;
    for (int t = 0; t < 255; ++t) {
        below += count[static_cast<std::size_t>(t)];
        belowSum += t * count[static_cast<std::size_t>(t)];
        const double above = total - below;
        if (below <= 0 || above <= 0) {
            continue;
        }
        const double gap = belowSum / below - (sum - belowSum) / above;
        if (below * above * gap * gap > best) {
            best = below * above * gap * gap;
            split = t;
        }
    }
    return split;
}

cv::Mat cleaned(const cv::Mat& mask) {
    static const cv::Mat kernel = cv::getStructuringElement(cv::MORPH_ELLIPSE, {3, 3});
    cv::Mat result;
    cv::morphologyEx(mask, result, cv::MORPH_OPEN, kernel);
    cv::morphologyEx(result, result, cv::MORPH_CLOSE, kernel, {-1, -1}, 2);
    return result;
}

}  // namespace

SeaMasks::SeaMasks(const cv::Mat& rgb) : m_least(0.02 * static_cast<double>(rgb.total())) {
    cv::Mat smooth;
    cv::GaussianBlur(rgb, smooth, {3, 3}, 0);
    m_blueness = blueness(smooth);
    std::array<cv::Mat, 3> channels;
    cv::split(smooth, channels.data());
    cv::max(channels[1], channels[2], m_brightness);
}

const cv::Mat* SeaMasks::at(std::size_t rank) {
    while (m_masks.size() <= rank && m_step < 2 * kLadder.size()) {
        makeNext();
    }
    return rank < m_masks.size() ? &m_masks[rank] : nullptr;
}

void SeaMasks::makeNext() {
    const bool isBright = m_step >= kLadder.size();
    cv::Mat mask = m_blueness > kZero + kSteps * kLadder[m_step % kLadder.size()];
    ++m_step;
    if (cv::countNonZero(mask) < m_least) {
        return;
    }
    if (isBright) {
        // Dark blue cloth, shadows and chairs around the board.
        mask &= m_brightness > brightnessSplit(m_brightness, mask);
        if (cv::countNonZero(mask) < m_least) {
            return;
        }
    }
    m_masks.push_back(cleaned(mask));
}

}  // namespace vision::board
