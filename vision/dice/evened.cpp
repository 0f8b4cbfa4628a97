// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "vision/dice/face_nets.h"

namespace vision::dice {

net::Sheet evened(const cv::Mat& window) {
    const int side = window.rows;
    const int rim = side / 5;
    constexpr float kLeastRange = 16;
    constexpr float kFarthest = 1.5F;
    std::array<float, 3> medians{};
    std::array<float, 3> ranges{};
    for (int c = 0; c < 3; ++c) {
        std::vector<std::uint8_t> values;
        for (int y = rim; y < side - rim; ++y) {
            for (int x = rim; x < side - rim; ++x) {
                values.push_back(window.at<cv::Vec3b>(y, x)[c]);
            }
        }
        std::sort(values.begin(), values.end());
        const auto at = [&](double share) {
            return static_cast<float>(values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))]);
        };
        medians[static_cast<std::size_t>(c)] = at(0.5);
        ranges[static_cast<std::size_t>(c)] = std::max(at(0.95) - at(0.05), kLeastRange);
    }
    net::Sheet sheet{static_cast<std::size_t>(side), 3, {}};
    sheet.values.reserve(sheet.size * sheet.size * 3);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            for (std::size_t c = 0; c < 3; ++c) {
                const float value = window.at<cv::Vec3b>(y, x)[static_cast<int>(c)];
                sheet.values.push_back(std::clamp((value - medians[c]) / ranges[c], -kFarthest, kFarthest));
            }
        }
    }
    return sheet;
}

}  // namespace vision::dice
