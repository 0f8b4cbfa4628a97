// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/numbers/find_tokens.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include <opencv2/imgproc.hpp>

namespace vision::numbers {

namespace {

// Hex sides.
constexpr double kLeastRadius = 0.17;
constexpr double kRadiusStep = 0.0125;
constexpr std::size_t kRadii = 14;
/// Tokens are laid by hand: this far from the middle of the hex.
constexpr double kMostOff = 0.6;

/// Steps of ln(light) from pixel to pixel: less is noise, more counts no more, so that a faint edge all around beats a
/// sharp one on one side.
constexpr float kFaint = 0.01F;
constexpr float kClear = 0.06F;
/// Added to bytes before the logarithm: noise in the dark.
constexpr double kDark = 12;

using Votes = std::array<cv::Mat, kRadii>;

double radiusOf(std::size_t i) {
    return kLeastRadius + static_cast<double>(i) * kRadiusStep;
}

/// Logarithms of all light and of blue light: cream tokens are bluer than fields and brighter than all else.
std::array<cv::Mat, 2> logarithms(const cv::Mat& rgb) {
    static const std::array<float, 256> logs = [] {
        std::array<float, 256> table{};
        for (std::size_t i = 0; i < table.size(); ++i) {
            table[i] = static_cast<float>(std::log(static_cast<double>(i) + kDark));
        }
        return table;
    }();
    std::array<cv::Mat, 2> result{cv::Mat(rgb.size(), CV_32FC1), cv::Mat(rgb.size(), CV_32FC1)};
    for (int y = 0; y < rgb.rows; ++y) {
        const auto* in = rgb.ptr<cv::Vec3b>(y);
        auto* all = result[0].ptr<float>(y);
        auto* blue = result[1].ptr<float>(y);
        for (int x = 0; x < rgb.cols; ++x) {
            blue[x] = logs[in[x][2]];
            all[x] = (logs[in[x][0]] + logs[in[x][1]] + blue[x]) / 3;
        }
    }
    return result;
}

struct Slopes {
    cv::Mat x;
    cv::Mat y;
};

std::array<Slopes, 2> slopesOf(const cv::Mat& rgb) {
    std::array<Slopes, 2> result;
    const auto logs = logarithms(rgb);
    for (std::size_t i = 0; i < logs.size(); ++i) {
        cv::Mat smooth;
        cv::GaussianBlur(logs[i], smooth, {0, 0}, 1.0);
        cv::Sobel(smooth, result[i].x, CV_32F, 1, 0, 3, 1.0 / 8);
        cv::Sobel(smooth, result[i].y, CV_32F, 0, 1, 3, 1.0 / 8);
    }
    return result;
}

/// Whether all that a pixel votes for, on its way by `slope` a pixel, lies more than `off` from the middle on one side.
bool votesBeyond(int at, float slope, int off) {
    const float near = static_cast<float>(at) + slope * static_cast<float>(kLeastRadius * kSidePixels);
    const float far = static_cast<float>(at) + slope * static_cast<float>(radiusOf(kRadii - 1) * kSidePixels);
    const auto most = static_cast<float>(off + 1);
    return std::min(near, far) > most || std::max(near, far) < -most;
}

/// Every pixel of an edge votes for the middles of the circles, bright inside, that it may lie on.
Votes votesFor(const std::array<Slopes, 2>& slopes, cv::Point middle) {
    constexpr int kOff = static_cast<int>(kMostOff * kSidePixels);
    constexpr int kLargest = static_cast<int>((kLeastRadius + kRadiusStep * kRadii) * kSidePixels) + 1;
    constexpr int kSize = 2 * kOff + 1;
    constexpr float kHardly = 0.99F * kFaint * kFaint;
    Votes votes;
    for (cv::Mat& sheet : votes) {
        sheet = cv::Mat::zeros(kSize, kSize, CV_32FC1);
    }
    for (const Slopes& slope : slopes) {
        for (int y = -kOff - kLargest; y <= kOff + kLargest; ++y) {
            const auto* const dx = slope.x.ptr<float>(middle.y + y) + middle.x;
            const auto* const dy = slope.y.ptr<float>(middle.y + y) + middle.x;
            for (int x = -kOff - kLargest; x <= kOff + kLargest; ++x) {
                const float square = dx[x] * dx[x] + dy[x] * dy[x];
                if (square < kHardly) {
                    continue;
                }
                const float steep = std::hypot(dx[x], dy[x]);
                if (steep < kFaint || votesBeyond(x, dx[x] / steep, kOff) || votesBeyond(y, dy[x] / steep, kOff)) {
                    continue;
                }
                for (std::size_t i = 0; i < kRadii; ++i) {
                    const auto reach = static_cast<float>(radiusOf(i) * kSidePixels) / steep;
                    const int column = x + cvRound(dx[x] * reach) + kOff;
                    const int row = y + cvRound(dy[x] * reach) + kOff;
                    if (column >= 0 && row >= 0 && column < kSize && row < kSize) {
                        votes[i].at<float>(row, column) += std::min(steep, kClear);
                    }
                }
            }
        }
    }
    for (std::size_t i = 0; i < kRadii; ++i) {
        cv::GaussianBlur(votes[i], votes[i], {0, 0}, 1.2);
        votes[i] *= 30 / (2 * CV_PI * radiusOf(i) * kSidePixels);
        for (int y = 0; y < kSize; ++y) {
            auto* const row = votes[i].ptr<float>(y);
            for (int x = 0; x < kSize; ++x) {
                const int square = (x - kOff) * (x - kOff) + (y - kOff) * (y - kOff);
                row[x] = square > kOff * kOff ? 0 : row[x];
            }
        }
    }
    return votes;
}

std::size_t sharedRadius(const std::vector<Votes>& hexes) {
    std::array<double, kRadii> sum{};
    for (const Votes& votes : hexes) {
        for (std::size_t i = 0; i < kRadii; ++i) {
            double most = 0;
            cv::minMaxLoc(votes[i], nullptr, &most);
            sum[i] += most;
        }
    }
    return static_cast<std::size_t>(std::max_element(sum.begin(), sum.end()) - sum.begin());
}

std::vector<TokenPlace> placesIn(Votes votes, cv::Point2d middle, std::size_t from, std::size_t to) {
    constexpr int kOff = static_cast<int>(kMostOff * kSidePixels);
    std::vector<TokenPlace> places;
    while (places.size() < kMostPlaces) {
        TokenPlace best;
        cv::Point where;
        for (std::size_t i = from; i <= to; ++i) {
            double most = 0;
            cv::Point place;
            cv::minMaxLoc(votes[i], nullptr, &most, nullptr, &place);
            if (most > best.strength) {
                where = place;
                best = {middle + cv::Point2d(place.x - kOff, place.y - kOff) / kSidePixels, radiusOf(i), most};
            }
        }
        if (best.strength <= 0) {
            break;
        }
        places.push_back(best);
        for (std::size_t i = from; i <= to; ++i) {
            cv::circle(votes[i], where, cvRound(0.6 * best.radius * kSidePixels), cv::Scalar(0), cv::FILLED);
        }
    }
    return places;
}

}  // namespace

std::vector<std::vector<TokenPlace>> findTokens(const board::Rectified& board) {
    const auto slopes = slopesOf(board.rgb);
    std::vector<Votes> votes;
    for (const cv::Point2d centre : board.shape->centres) {
        const cv::Point2d pixel = board.pixel(centre);
        votes.push_back(votesFor(slopes, {cvRound(pixel.x), cvRound(pixel.y)}));
    }
    const std::size_t radius = sharedRadius(votes);
    const std::size_t from = radius == 0 ? 0 : radius - 1;
    const std::size_t to = std::min(radius + 1, kRadii - 1);
    std::vector<std::vector<TokenPlace>> places;
    for (std::size_t i = 0; i < votes.size(); ++i) {
        places.push_back(placesIn(votes[i], board.shape->centres[i], from, to));
    }
    return places;
}

}  // namespace vision::numbers
