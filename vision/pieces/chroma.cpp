// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/chroma.h"
#include "vision/reading/median.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace vision::pieces {

namespace {

/// Less than this share of the sand's light is noise and haze.
constexpr float kDarkest = 0.06F;

using PixelColour = cv::Vec<float, kColours>;

/// Middle and spread of pixels, strangers among them disregarded.
std::optional<Look> measured(const std::vector<cv::Vec3f>& pixels, const cv::Vec3f& leastSpread) {
    constexpr std::size_t kEnough = 20;
    if (pixels.size() < kEnough) {
        return std::nullopt;
    }
    Look look;
    std::vector<float> values(pixels.size());
    for (int c = 0; c < 3; ++c) {
        std::transform(pixels.begin(), pixels.end(), values.begin(), [c](const cv::Vec3f& p) { return p[c]; });
        look.mean[c] = median(values);
        for (float& value : values) {
            value = std::abs(value - look.mean[c]);
        }
        // 1.48 makes a median deviation a standard one; prints have longer tails than that.
        look.spread[c] = std::max(1.2F * 1.4826F * median(values), leastSpread[c]);
    }
    return look;
}

Look varied(Look look, float weight, float widen, const cv::Vec3f& shift = {}) {
    look.weight = weight;
    look.spread *= widen;
    look.mean += shift;
    return look;
}

/// Which part of the board each pixel belongs to.
struct Parts {
    std::vector<cv::Vec3f> sand;
    std::vector<cv::Vec3f> sea;
    std::vector<std::vector<cv::Vec3f>> tiles;
};

struct PixelPlace {
    /// Index into the land's hexes, or empty off the land.
    std::optional<std::size_t> hex;
    double radius = 0;
};

PixelPlace placeOf(cv::Point2d at, const board::Shape& shape) {
    for (std::size_t i = 0; i < shape.centres.size(); ++i) {
        const cv::Point2d apart = at - shape.centres[i];
        if (apart.dot(apart) <= 1) {
            const double radius = board::hexRadius(apart);
            if (radius <= 1) {
                return {i, radius};
            }
        }
    }
    return {};
}

}  // namespace

float densityOf(const cv::Vec3f& pixel, const Look& look) {
    float squares = 0;
    float volume = 1;
    for (int c = 0; c < 3; ++c) {
        const float z = (pixel[c] - look.mean[c]) / look.spread[c];
        squares += z * z;
        volume *= look.spread[c];
    }
    constexpr float kNothingLeft = 40;
    return squares > kNothingLeft ? 0 : look.weight * std::exp(-0.5F * squares) / volume;
}

cv::Mat chromaOf(const tiles::Print& print) {
    cv::Mat chroma(print.light.size(), CV_32FC3);
    for (int y = 0; y < chroma.rows; ++y) {
        const auto* in = print.light.ptr<cv::Vec3f>(y);
        auto* out = chroma.ptr<cv::Vec3f>(y);
        for (int x = 0; x < chroma.cols; ++x) {
            const float green = std::log(std::max(in[x][1], 0.0F) + kDarkest);
            out[x] = {std::log(std::max(in[x][0], 0.0F) + kDarkest) - green,
                      std::log(std::max(in[x][2], 0.0F) + kDarkest) - green, green};
        }
    }
    return chroma;
}

cv::Mat bareDensity(const cv::Mat& chroma, const board::Rectified& board) {
    // Of the frame's outer edge.
    constexpr double kSeaFrom = -0.7;
    constexpr double kSeaTo = -0.1;
    const board::Shape& shape = *board.shape;
    const std::size_t tileCount = shape.land().size();
    std::vector<PixelPlace> places(chroma.total());
    Parts parts;
    parts.tiles.resize(tileCount);
    for (int y = 0; y < chroma.rows; ++y) {
        const auto* row = chroma.ptr<cv::Vec3f>(y);
        const auto* known = board.known.ptr<std::uint8_t>(y);
        for (int x = 0; x < chroma.cols; ++x) {
            const cv::Point2d at = board.plane({static_cast<double>(x), static_cast<double>(y)});
            PixelPlace& place = places[static_cast<std::size_t>(y) * static_cast<std::size_t>(chroma.cols) +
                                       static_cast<std::size_t>(x)];
            place = placeOf(at, shape);
            if (known[x] == 0) {
                continue;
            }
            if (!place.hex) {
                const double out = shape.frame.beyond(at);
                if (out > kSeaFrom && out < kSeaTo) {
                    parts.sea.push_back(row[x]);
                }
            } else if (place.radius > 0.42 && place.radius < 0.79) {
                parts.tiles[*place.hex].push_back(row[x]);
            } else if (place.radius > 0.88 && place.radius < 0.96) {
                parts.sand.push_back(row[x]);
            }
        }
    }
    const Look anything{{0, 0, -0.5F}, {0.5F, 0.5F, 0.8F}, 1};
    const Look sand = measured(parts.sand, {0.06F, 0.06F, 0.1F}).value_or(anything);
    const std::vector<Look> everywhere{varied(sand, 1, 1.3F), varied(sand, 0.1F, 3),
                                       // gaps and shadows
                                       Look{sand.mean + cv::Vec3f(0, 0, -0.9F), {0.15F, 0.2F, 0.6F}, 0.3F}};
    std::vector<std::vector<Look>> there;
    for (const auto& pixels : parts.tiles) {
        const Look tile = measured(pixels, {0.08F, 0.08F, 0.15F}).value_or(anything);
        there.push_back({varied(tile, 0.5F, 1.2F), varied(tile, 0.02F, 3)});
    }
    const Look sea = measured(parts.sea, {0.1F, 0.1F, 0.2F}).value_or(anything);
    std::vector<Look> coast{varied(sea, 0.5F, 1.3F), varied(sea, 0.05F, 3)};
    for (const float depth : {0.33F, 0.66F}) {  // shallow water lets the sand through
        coast.push_back({sea.mean * depth, sea.spread * 1.5F + cv::Vec3f::all(0.1F), 0.3F});
    }
    there.push_back(coast);

    cv::Mat density(chroma.size(), CV_32FC1);
    for (int y = 0; y < chroma.rows; ++y) {
        const auto* row = chroma.ptr<cv::Vec3f>(y);
        auto* out = density.ptr<float>(y);
        for (int x = 0; x < chroma.cols; ++x) {
            const PixelPlace& place = places[static_cast<std::size_t>(y) * static_cast<std::size_t>(chroma.cols) +
                                             static_cast<std::size_t>(x)];
            float sum = 0;
            for (const Look& look : everywhere) {
                sum += densityOf(row[x], look);
            }
            for (const Look& look : there[place.hex.value_or(tileCount)]) {
                sum += densityOf(row[x], look);
            }
            out[x] = sum;
        }
    }
    return density;
}

const Looks& usualLooks() {
    // Wide middles of what paint and plastic of these colours send back compared with the print's sand.
    static const Looks looks{{
        {{1.5F, 0.3F, -1.9F}, {0.45F, 0.4F, 0.7F}, 1},      // red
        {{-0.5F, 1.1F, -1.7F}, {0.45F, 0.5F, 0.7F}, 1},     // blue
        {{-0.1F, 0.3F, 0.25F}, {0.1F, 0.18F, 0.25F}, 1},    // white
        {{0.6F, -0.9F, -0.6F}, {0.3F, 0.4F, 0.5F}, 1},      // orange
        {{-1.05F, -0.35F, -0.9F}, {0.35F, 0.3F, 0.6F}, 1},  // green
        {{0.4F, 0.05F, -1.5F}, {0.2F, 0.2F, 0.5F}, 1},      // brown
    }};
    return looks;
}

cv::Mat sharesOf(const cv::Mat& chroma, const cv::Mat& bare, const Looks& looks, const cv::Mat& known) {
    cv::Mat shares(chroma.size(), CV_32FC(static_cast<int>(kColours)));
    for (int y = 0; y < chroma.rows; ++y) {
        const auto* row = chroma.ptr<cv::Vec3f>(y);
        const auto* ground = bare.ptr<float>(y);
        const auto* there = known.ptr<std::uint8_t>(y);
        auto* out = shares.ptr<PixelColour>(y);
        for (int x = 0; x < chroma.cols; ++x) {
            PixelColour pixel = PixelColour::all(0);
            if (there[x] != 0) {
                float total = ground[x] + kStrangeDensity;
                for (std::size_t k = 0; k < kColours; ++k) {
                    const float density = densityOf(row[x], looks[k]);
                    pixel[static_cast<int>(k)] = density;
                    total += density;
                }
                pixel *= 1 / total;
            }
            out[x] = pixel;
        }
    }
    return shares;
}

}  // namespace vision::pieces
