// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/numbers/classify_token.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "engine/check.h"
#include "vision/net/shipped_nets.h"

namespace vision::numbers {

namespace {

using net::Sheet;

/// Ink relative to the paper, which is the eightieth percentile inside the token.
Sheet relativeToPaper(const cv::Mat& window) {
    constexpr double kInside = 0.85 * kWindow / 2 / kReach;
    constexpr double kMiddle = (kWindow - 1) / 2.0;
    std::array<std::vector<std::uint8_t>, 3> inside;
    for (int y = 0; y < kWindow; ++y) {
        for (int x = 0; x < kWindow; ++x) {
            if (std::hypot(x - kMiddle, y - kMiddle) <= kInside) {
                for (std::size_t c = 0; c < 3; ++c) {
                    inside[c].push_back(window.at<cv::Vec3b>(y, x)[static_cast<int>(c)]);
                }
            }
        }
    }
    std::array<float, 3> paper{};
    for (std::size_t c = 0; c < 3; ++c) {
        const auto place =
            inside[c].begin() + static_cast<std::ptrdiff_t>(0.8 * static_cast<double>(inside[c].size() - 1));
        std::nth_element(inside[c].begin(), place, inside[c].end());
        constexpr std::uint8_t kDarkest = 8;
        paper[c] = static_cast<float>(std::max(*place, kDarkest));
    }
    Sheet sheet{kWindow, kWindow, 3, {}};
    sheet.values.reserve(sheet.width * sheet.height * 3);
    for (int y = 0; y < kWindow; ++y) {
        for (int x = 0; x < kWindow; ++x) {
            for (std::size_t c = 0; c < 3; ++c) {
                const float value = window.at<cv::Vec3b>(y, x)[static_cast<int>(c)];
                sheet.values.push_back(std::min(value / paper[c], 1.5F) - 0.7F);
            }
        }
    }
    return sheet;
}

Sheet turned(const Sheet& sheet) {
    Sheet result = sheet;
    for (std::size_t y = 0; y < sheet.width; ++y) {
        for (std::size_t x = 0; x < sheet.width; ++x) {
            const std::size_t from = (x * sheet.width + sheet.width - 1 - y) * sheet.channels;
            std::copy_n(&sheet.values[from], sheet.channels, &result.values[(y * sheet.width + x) * sheet.channels]);
        }
    }
    return result;
}

/// Brings logarithms to those of chances that add up to 1.
void normalise(Chances& logs) {
    const double most = *std::max_element(logs.begin(), logs.end());
    double sum = 0;
    for (const double log : logs) {
        sum += std::exp(log - most);
    }
    for (double& log : logs) {
        log -= most + std::log(sum);
    }
}

Chances logChances(const Sheet& window) {
    const std::vector<float> outputs = net::nets().numbers.net.outputs(window);
    ADJ_CHECK(outputs.size() == kOutcomes, "the net has an output for every outcome");
    Chances logs{};
    std::copy(outputs.begin(), outputs.end(), logs.begin());
    normalise(logs);
    return logs;
}

}  // namespace

Chances classifyToken(const cv::Mat& window) {
    ADJ_CHECK(window.rows == kWindow && window.cols == kWindow && window.type() == CV_8UC3, "a window has its size");
    constexpr int kTurns = 4;
    Sheet sheet = relativeToPaper(window);
    Chances mean{};
    const float sharpness = net::nets().numbers.sharpness;
    for (int turn = 0; turn < kTurns; ++turn) {
        const Chances logs = logChances(sheet);
        for (std::size_t k = 0; k < kOutcomes; ++k) {
            mean[k] += logs[k] / kTurns * sharpness;
        }
        sheet = turned(sheet);
    }
    normalise(mean);
    for (double& chance : mean) {
        chance = std::exp(chance);
    }
    return mean;
}

}  // namespace vision::numbers
