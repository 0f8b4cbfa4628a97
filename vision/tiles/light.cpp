// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/tiles/light.h"
#include "vision/tiles/quantile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace vision::tiles {

namespace {

constexpr double kRim = 0.92;
/// Rims within this distance (hex sides) are compared to leave out roads and what else lies on one.
constexpr double kNeighbourhood = 0.7;
/// How far a rim tells about its surroundings.
constexpr double kReach = 0.45;
/// What changes of a light is alike this far around, and smooth to this degree.
constexpr double kLightNeighbourhood = 1.8;
constexpr double kLightReach = 0.9;
/// Black has no ratio; the least step of a camera is three times this.
constexpr double kDark = 1e-4;
/// A tile that changed by more than this factor beside others that did not was turned over.
constexpr double kTurned = 1.5;
/// Where a tile's rim is measured along each of its sides, as shares of them.
constexpr std::array kRimPlaces{0.2, 0.4, 0.6, 0.8};
constexpr std::size_t kRimsPerTile = 6 * kRimPlaces.size();
/// The fields are computed on a grid this fine and interpolated.
constexpr double kGrid = 0.25;
/// Gloss never explains more than this share of a rim's light.
constexpr double kMostGloss = 0.9;

struct Sample {
    cv::Point2d at;
    cv::Vec3d rgb;
    double gloss = 0;
    /// Of the board's tiles, the one whose rim it is.
    std::size_t tile = 0;
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

cv::Mat linearLight(const board::Rectified& board) {
    cv::Mat light(board.rgb.size(), CV_32FC3);
    for (int y = 0; y < light.rows; ++y) {
        const auto* in = board.rgb.ptr<cv::Vec3b>(y);
        auto* out = light.ptr<cv::Vec3f>(y);
        for (int x = 0; x < light.cols; ++x) {
            out[x] = {linear(in[x][0]), linear(in[x][1]), linear(in[x][2])};
        }
    }
    return light;
}

std::optional<cv::Vec3d> rimAt(const board::Rectified& board, cv::Point2d at) {
    const cv::Point2d pixel = board.pixel(at);
    const cv::Point p(cvRound(pixel.x), cvRound(pixel.y));
    if (board.known.at<std::uint8_t>(p) == 0) {
        return std::nullopt;
    }
    cv::Vec3d sum;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const cv::Vec3b& rgb = board.rgb.at<cv::Vec3b>(p.y + dy, p.x + dx);
            sum += cv::Vec3d(linear(rgb[0]), linear(rgb[1]), linear(rgb[2])) / 9.0;
        }
    }
    return sum;
}

std::vector<Light::Rim> rimsOf(const board::Rectified& board, const std::vector<engine::Hex>& without) {
    std::vector<Light::Rim> rims;
    for (const engine::Hex hex : board.shape->land()) {
        if (std::find(without.begin(), without.end(), hex) != without.end()) {
            continue;
        }
        const cv::Point2d middle = board::centreOf(hex);
        for (int k = 0; k < 6; ++k) {
            for (const double t : kRimPlaces) {
                const cv::Point2d side = board::cornerOf(hex, k) * (1 - t) + board::cornerOf(hex, k + 1) * t;
                const cv::Point2d at = middle + (side - middle) * kRim;
                rims.push_back({at, rimAt(board, at)});
            }
        }
    }
    return rims;
}

/// Channel by channel.
cv::Vec3d medianOf(const std::vector<cv::Vec3d>& values) {
    cv::Vec3d median;
    for (int c = 0; c < 3; ++c) {
        std::vector<double> channel;
        channel.reserve(values.size());
        for (const cv::Vec3d& value : values) {
            channel.push_back(value[c]);
        }
        median[c] = quantile(channel, 0.5);
    }
    return median;
}

/// Each sample by the channel-wise median of those within a distance.
std::vector<Sample> withoutOutliers(const std::vector<Sample>& samples, double within) {
    std::vector<Sample> result = samples;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        std::vector<cv::Vec3d> near;
        near.reserve(samples.size());
        for (const Sample& other : samples) {
            const cv::Point2d apart = other.at - samples[i].at;
            if (apart.dot(apart) < within * within) {
                near.push_back(other.rgb);
            }
        }
        result[i].rgb = medianOf(near);
    }
    return result;
}

/// Without the tiles that look different all around while those beside them do not.
std::vector<Sample> withoutTurned(const std::vector<Sample>& changes) {
    struct Tile {
        cv::Point2d sum;
        std::vector<cv::Vec3d> rims;
        cv::Vec3d change;
    };
    std::map<std::size_t, Tile> all;
    for (const Sample& sample : changes) {
        all[sample.tile].sum += sample.at;
        all[sample.tile].rims.push_back(sample.rgb);
    }
    for (auto& [index, tile] : all) {
        tile.change = medianOf(tile.rims);
    }
    const auto isTurned = [&](const Tile& tile) {
        std::vector<cv::Vec3d> around;
        for (const auto& [index, other] : all) {
            const cv::Point2d apart =
                other.sum / static_cast<double>(other.rims.size()) - tile.sum / static_cast<double>(tile.rims.size());
            if (&other != &tile && cv::norm(apart) < kLightNeighbourhood) {
                around.push_back(other.change);
            }
        }
        const cv::Vec3d usual = around.empty() ? tile.change : medianOf(around);
        double most = 0;
        for (int c = 0; c < 3; ++c) {
            most = std::max(most, std::abs(std::log(tile.change[c] / usual[c])));
        }
        return most > std::log(kTurned);
    };
    std::map<std::size_t, bool> turned;
    for (const auto& [index, tile] : all) {
        turned[index] = isTurned(tile);
    }
    std::vector<Sample> kept;
    std::copy_if(changes.begin(), changes.end(), std::back_inserter(kept),
                 [&](const Sample& sample) { return !turned[sample.tile]; });
    return kept.empty() ? changes : kept;
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

/// Samples spread over a board, by how near they are to each of its pixels: their colour, and the gloss in it.
std::pair<cv::Mat, cv::Mat> fieldOf(const std::vector<Sample>& samples, const board::Rectified& board, double reach) {
    const cv::Size size = board.rgb.size();
    const double half = (size.width - 1) / 2.0 / board.sidePixels;
    const int cells = static_cast<int>(std::ceil(2 * half / kGrid)) + 1;
    cv::Mat sand(cells, cells, CV_32FC3);
    cv::Mat gloss(cells, cells, CV_32FC1);
    // How near a sample is to a point is how near it is to its column times how near it is to its row.
    std::vector<double> columns;
    std::vector<double> rows;
    for (int i = 0; i < cells; ++i) {
        const double from = -half + 2 * half * i / (cells - 1);
        for (const Sample& sample : samples) {
            const cv::Point2d apart = sample.at - board.middle - cv::Point2d(from, from);
            columns.push_back(std::exp(-apart.x * apart.x / (2 * reach * reach)));
            rows.push_back(std::exp(-apart.y * apart.y / (2 * reach * reach)));
        }
    }
    for (int y = 0; y < cells; ++y) {
        const double* const toRow = &rows[static_cast<std::size_t>(y) * samples.size()];
        for (int x = 0; x < cells; ++x) {
            const double* const toColumn = &columns[static_cast<std::size_t>(x) * samples.size()];
            double total = 0;
            double glossSum = 0;
            cv::Vec3d sum;
            for (std::size_t i = 0; i < samples.size(); ++i) {
                // The small constant lets places far from all rims take their mean.
                const double weight = toRow[i] * toColumn[i] + 1e-9;
                total += weight;
                glossSum += weight * samples[i].gloss;
                sum += weight * samples[i].rgb;
            }
            sand.at<cv::Vec3f>(y, x) = cv::Vec3f(sum / total);
            gloss.at<float>(y, x) = static_cast<float>(glossSum / sum[1]);
        }
    }
    // Grid points lie on the first and last pixel, so sizes differ by one cell of the enlargement.
    const cv::Matx23d enlarge((cells - 1.0) / (size.width - 1.0), 0, 0, 0, (cells - 1.0) / (size.height - 1.0), 0);
    cv::warpAffine(sand, sand, enlarge, size, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    cv::warpAffine(gloss, gloss, enlarge, size, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    return {sand, gloss};
}

}  // namespace

Light lightOn(const board::Rectified& board, const std::vector<engine::Hex>& without) {
    Light light{rimsOf(board, without), {}, {}};
    std::vector<Sample> samples;
    for (const Light::Rim& rim : light.rims) {
        if (rim.rgb) {
            samples.push_back({rim.at, *rim.rgb, 0});
        }
    }
    if (samples.empty()) {
        return light;
    }
    samples = withoutOutliers(samples, kNeighbourhood);
    measureGloss(samples);
    std::tie(light.sand, light.gloss) = fieldOf(samples, board, kReach);
    return light;
}

Light lightSince(const Light& before, const board::Rectified& board) {
    std::vector<Sample> changes;
    Light light{before.rims, {}, before.gloss};
    for (std::size_t i = 0; i < light.rims.size(); ++i) {
        Light::Rim& rim = light.rims[i];
        const auto was = rim.rgb;
        rim.rgb = rimAt(board, rim.at);
        if (was && rim.rgb) {
            changes.push_back({rim.at, {}, 0, i / kRimsPerTile});
            for (int c = 0; c < 3; ++c) {
                changes.back().rgb[c] = ((*rim.rgb)[c] + kDark) / ((*was)[c] + kDark);
            }
        }
    }
    if (before.sand.empty() || changes.empty()) {
        return lightOn(board);
    }
    const std::vector<Sample> smooth = withoutOutliers(withoutTurned(changes), kLightNeighbourhood);
    const cv::Mat change = fieldOf(smooth, board, kLightReach).first;
    light.sand = before.sand.mul(change);
    return light;
}

void renewRims(Light& reference, const Light& now, const board::Rectified& board, cv::Point2d at, double radius) {
    for (std::size_t i = 0; i < reference.rims.size(); ++i) {
        Light::Rim& rim = reference.rims[i];
        const cv::Point2d apart = rim.at - at;
        if (apart.dot(apart) > radius * radius || !now.rims[i].rgb || reference.sand.empty()) {
            continue;
        }
        const cv::Point pixel = board.pixel(rim.at);
        const auto was = cv::Vec3d(reference.sand.at<cv::Vec3f>(pixel));
        const auto is = cv::Vec3d(now.sand.at<cv::Vec3f>(pixel));
        rim.rgb = cv::Vec3d();
        for (int c = 0; c < 3; ++c) {
            (*rim.rgb)[c] = (*now.rims[i].rgb)[c] * (was[c] + kDark) / (is[c] + kDark);
        }
    }
}

Print evened(const board::Rectified& board, const Light& light) {
    cv::Mat print = linearLight(board);
    if (light.sand.empty()) {
        return {print, cv::Mat::zeros(print.size(), CV_32FC1)};
    }
    for (int y = 0; y < print.rows; ++y) {
        auto* out = print.ptr<cv::Vec3f>(y);
        const auto* sandRow = light.sand.ptr<cv::Vec3f>(y);
        for (int x = 0; x < print.cols; ++x) {
            for (int c = 0; c < 3; ++c) {
                out[x][c] /= sandRow[x][c];
            }
        }
    }
    return {print, light.gloss};
}

Print evenLight(const board::Rectified& board, const std::vector<engine::Hex>& without) {
    return evened(board, lightOn(board, without));
}

}  // namespace vision::tiles
