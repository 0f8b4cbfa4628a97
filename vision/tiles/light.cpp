// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/tiles/light.h"
#include "vision/tiles/quantile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace vision::tiles {

namespace {

constexpr double kRim = 0.92;
/// Rims within this distance (hex sides) are compared to leave out roads and what else lies on one.
constexpr double kNeighbourhood = 0.7;
/// How far a rim tells about its surroundings.
constexpr double kReach = 0.45;
/// The fields are computed on a grid this fine and interpolated.
constexpr double kGrid = 0.25;
/// Gloss never explains more than this share of a rim's light.
constexpr double kMostGloss = 0.9;

struct Sample {
    cv::Point2d at;
    cv::Vec3d rgb;
    double gloss = 0;
};

float linear(std::uint8_t value) {
    static const std::array<float, 256> table = [] {
        std::array<float, 256> values{};
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = static_cast<float>(std::pow((static_cast<double>(i) + 1.0) / 256.0, 2.2));
        }
        return values;
    }();
    return table[value];
}

std::vector<Sample> rimSamples(const cv::Mat& light, const board::Rectified& board,
                               const std::vector<engine::Hex>& without) {
    std::vector<Sample> samples;
    for (const engine::Hex hex : board.shape->land()) {
        if (std::find(without.begin(), without.end(), hex) != without.end()) {
            continue;
        }
        const cv::Point2d middle = board::centreOf(hex);
        for (int k = 0; k < 6; ++k) {
            for (const double t : {0.2, 0.4, 0.6, 0.8}) {
                const cv::Point2d side = board::cornerOf(hex, k) * (1 - t) + board::cornerOf(hex, k + 1) * t;
                const cv::Point2d at = middle + (side - middle) * kRim;
                const cv::Point2d pixel = board.pixel(at);
                const cv::Point p(cvRound(pixel.x), cvRound(pixel.y));
                if (board.known.at<std::uint8_t>(p) == 0) {
                    continue;
                }
                cv::Vec3d sum;
                for (int dy = -1; dy <= 1; ++dy) {
                    for (int dx = -1; dx <= 1; ++dx) {
                        sum += cv::Vec3d(light.at<cv::Vec3f>(p.y + dy, p.x + dx)) / 9.0;
                    }
                }
                samples.push_back({at, sum, 0});
            }
        }
    }
    return samples;
}

/// Each sample by the channel-wise median of those around it.
std::vector<Sample> withoutOutliers(const std::vector<Sample>& samples) {
    std::vector<Sample> result = samples;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        std::array<std::vector<double>, 3> channels;
        for (const Sample& other : samples) {
            const cv::Point2d apart = other.at - samples[i].at;
            if (apart.dot(apart) < kNeighbourhood * kNeighbourhood) {
                for (std::size_t c = 0; c < 3; ++c) {
                    channels[c].push_back(other.rgb[static_cast<int>(c)]);
                }
            }
        }
        for (std::size_t c = 0; c < 3; ++c) {
            result[i].rgb[static_cast<int>(c)] = quantile(channels[c], 0.5);
        }
    }
    return result;
}

/// Tells gloss from sand: sand is yellow, so its blue is a fixed share of its red.
void measureGloss(std::vector<Sample>& samples) {
    std::vector<double> blueShare;
    for (const Sample& sample : samples) {
        blueShare.push_back(sample.rgb[2] / sample.rgb[0]);
    }
    const double plain = std::min(quantile(blueShare, 0.3), 0.95);
    for (Sample& sample : samples) {
        const double least = std::min({sample.rgb[0], sample.rgb[1], sample.rgb[2]});
        sample.gloss = std::clamp((sample.rgb[2] - plain * sample.rgb[0]) / (1 - plain), 0.0, kMostGloss * least);
    }
}

}  // namespace

Print evenLight(const board::Rectified& board, const std::vector<engine::Hex>& without) {
    cv::Mat light(board.rgb.size(), CV_32FC3);
    for (int y = 0; y < light.rows; ++y) {
        const auto* in = board.rgb.ptr<cv::Vec3b>(y);
        auto* out = light.ptr<cv::Vec3f>(y);
        for (int x = 0; x < light.cols; ++x) {
            out[x] = {linear(in[x][0]), linear(in[x][1]), linear(in[x][2])};
        }
    }
    std::vector<Sample> samples = withoutOutliers(rimSamples(light, board, without));
    if (samples.empty()) {
        return {light, cv::Mat::zeros(light.size(), CV_32FC1)};
    }
    measureGloss(samples);

    const double half = (light.cols - 1) / 2.0 / board.sidePixels;
    const int cells = static_cast<int>(std::ceil(2 * half / kGrid)) + 1;
    cv::Mat sand(cells, cells, CV_32FC3);
    cv::Mat gloss(cells, cells, CV_32FC1);
    for (int y = 0; y < cells; ++y) {
        for (int x = 0; x < cells; ++x) {
            const cv::Point2d at(board.middle.x + (-half + 2 * half * x / (cells - 1)),
                                 board.middle.y + (-half + 2 * half * y / (cells - 1)));
            double total = 0;
            double glossSum = 0;
            cv::Vec3d sum;
            for (const Sample& sample : samples) {
                const cv::Point2d apart = sample.at - at;
                // The small constant lets places far from all rims take their mean.
                const double weight = std::exp(-apart.dot(apart) / (2 * kReach * kReach)) + 1e-9;
                total += weight;
                glossSum += weight * sample.gloss;
                sum += weight * sample.rgb;
            }
            sand.at<cv::Vec3f>(y, x) = cv::Vec3f(sum / total);
            gloss.at<float>(y, x) = static_cast<float>(glossSum / sum[1]);
        }
    }
    // Grid points lie on the first and last pixel, so sizes differ by one cell of the enlargement.
    const cv::Matx23d enlarge((cells - 1.0) / (light.cols - 1.0), 0, 0, 0, (cells - 1.0) / (light.rows - 1.0), 0);
    cv::warpAffine(sand, sand, enlarge, light.size(), cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    cv::warpAffine(gloss, gloss, enlarge, light.size(), cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    for (int y = 0; y < light.rows; ++y) {
        auto* out = light.ptr<cv::Vec3f>(y);
        const auto* sandRow = sand.ptr<cv::Vec3f>(y);
        for (int x = 0; x < light.cols; ++x) {
            for (int c = 0; c < 3; ++c) {
                out[x][c] /= sandRow[x][c];
            }
        }
    }
    return {light, gloss};
}

}  // namespace vision::tiles
