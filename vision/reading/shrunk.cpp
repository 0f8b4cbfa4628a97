// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading/shrunk.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <opencv2/core/hal/intrin.hpp>
#include <opencv2/imgproc.hpp>

#include "engine/check.h"

namespace vision {

namespace {

constexpr int kChannels = 3;

/// The pixels of a row or column that each smaller pixel covers: the first of them, their number, and their weights one
/// after the other.
struct Covered {
    struct Run {
        int first = 0;
        int count = 0;
    };
    std::vector<Run> runs;
    std::vector<float> weights;
};

Covered covered(int from, int to) {
    // A smaller part of a pixel counts nothing.
    constexpr double kLeastPart = 1e-3;
    const double wide = 1 / (static_cast<double>(to) / from);
    Covered all;
    for (int i = 0; i < to; ++i) {
        const double begin = i * wide;
        const double end = begin + wide;
        const double cell = std::min(wide, from - begin);
        const int lastWhole = std::min(cvFloor(end), from - 1);
        const int firstWhole = std::min(cvCeil(begin), lastWhole);
        const std::size_t before = all.weights.size();
        const bool isCut = firstWhole - begin > kLeastPart;
        if (isCut) {
            all.weights.push_back(static_cast<float>((firstWhole - begin) / cell));
        }
        all.weights.insert(all.weights.end(), static_cast<std::size_t>(lastWhole - firstWhole),
                           static_cast<float>(1 / cell));
        if (end - lastWhole > kLeastPart) {
            all.weights.push_back(static_cast<float>(std::min(std::min(end - lastWhole, 1.0), cell) / cell));
        }
        all.runs.push_back({firstWhole - (isCut ? 1 : 0), static_cast<int>(all.weights.size() - before)});
    }
    return all;
}

/// One row of floats made shorter. Four are read and written at once where a pixel has three.
void shorten(const float* row, const Covered& columns, float* out) {
    const float* weight = columns.weights.data();
    for (const Covered::Run& run : columns.runs) {
        const float* from = row + static_cast<std::ptrdiff_t>(run.first) * kChannels;
        cv::v_float32x4 sum = cv::v_setzero_f32();
        for (int i = 0; i < run.count; ++i, from += kChannels) {
            sum = cv::v_muladd(cv::v_load(from), cv::v_setall_f32(*weight++), sum);
        }
        cv::v_store(out, sum);
        out += kChannels;
    }
}

/// Rounds `count` sums, a multiple of sixteen.
void round(const float* sums, std::size_t count, std::uint8_t* out) {
    for (std::size_t i = 0; i < count; i += 16) {
        const auto eight = [&](std::size_t from) {
            return cv::v_pack(cv::v_round(cv::v_load(sums + from)), cv::v_round(cv::v_load(sums + from + 4)));
        };
        cv::v_store(out + i, cv::v_pack_u(eight(i), eight(i + 8)));
    }
}

}  // namespace

cv::Mat shrunk(const cv::Mat& rgb, cv::Size size) {
    ADJ_CHECK(rgb.type() == CV_8UC3 && size.width <= rgb.cols && size.height <= rgb.rows && !size.empty(),
              "a picture is made smaller");
    cv::Mat small;
    if (rgb.cols % size.width == 0 && rgb.rows % size.height == 0) {
        cv::resize(rgb, small, size, 0, 0, cv::INTER_AREA);  // means of whole pixels, which it is quick at
        return small;
    }
    const Covered columns = covered(rgb.cols, size.width);
    const Covered rows = covered(rgb.rows, size.height);
    // Room for what is read and written beyond the end.
    constexpr std::size_t kAtOnce = 16;
    const std::size_t length = static_cast<std::size_t>(size.width) * kChannels;
    const std::size_t padded = (length + kAtOnce - 1) / kAtOnce * kAtOnce;
    std::vector<float> whole(static_cast<std::size_t>(rgb.cols) * kChannels + kAtOnce);
    std::vector<float> shortened(length + kAtOnce);
    std::vector<float> sums(padded);
    std::vector<std::uint8_t> bytes(padded);
    int inHand = -1;
    const float* weight = rows.weights.data();
    small.create(size, CV_8UC3);
    for (int y = 0; y < size.height; ++y) {
        const Covered::Run& run = rows.runs[static_cast<std::size_t>(y)];
        std::fill(sums.begin(), sums.end(), 0.0F);
        for (int from = run.first; from < run.first + run.count; ++from, ++weight) {
            if (from != inHand) {
                std::copy_n(rgb.ptr<std::uint8_t>(from), whole.size() - kAtOnce, whole.begin());
                shorten(whole.data(), columns, shortened.data());
                inHand = from;
            }
            for (std::size_t x = 0; x < length; ++x) {
                sums[x] += *weight * shortened[x];
            }
        }
        round(sums.data(), padded, bytes.data());
        std::copy_n(bytes.begin(), length, small.ptr<std::uint8_t>(y));
    }
    return small;
}

}  // namespace vision
