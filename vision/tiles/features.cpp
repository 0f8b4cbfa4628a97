// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/tiles/features.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "vision/board/lattice.h"
#include "vision/tiles/light.h"
#include "vision/tiles/quantile.h"

namespace vision::tiles {

namespace {

// Distances from the middle of a tile when its sides are at 1.
constexpr double kPictureFrom = 0.42;
constexpr double kPictureTo = 0.79;
/// Less than this share of the sand's light is noise.
constexpr double kDarkest = 0.15;
/// Brings logarithms of light to those of pixel values.
constexpr double kGamma = 2.2;

double logOf(float light) {
    return std::log(static_cast<double>(light) + kDarkest) / kGamma;
}

struct Colours {
    std::vector<double> green;
    std::vector<double> redGreen;
    std::vector<double> blueGreen;
};

}  // namespace

namespace {

cv::Vec3d rimColour(const Print& print, const board::Rectified& board, cv::Point2d at) {
    const cv::Point2d pixel = board.pixel(at);
    cv::Vec3d sum;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            sum += cv::Vec3d(print.light.at<cv::Vec3f>(cvRound(pixel.y) + dy, cvRound(pixel.x) + dx)) / 9.0;
        }
    }
    return {logOf(static_cast<float>(sum[0])), logOf(static_cast<float>(sum[1])), logOf(static_cast<float>(sum[2]))};
}

}  // namespace

// The middle of the differences at places along all sides: roads lie on some of them.
RimLook rimOf(const board::Rectified& board, const Print& print, engine::Hex hex) {
    constexpr double kOwnRim = 0.92;
    constexpr double kAcross = 1.08;
    constexpr double kPicture = 0.72;
    const cv::Point2d middle = board::centreOf(hex);
    std::vector<double> outside;
    std::vector<double> inside;
    for (int k = 0; k < 6; ++k) {
        for (const double t : {0.25, 0.4, 0.6, 0.75}) {
            const cv::Point2d side = board::cornerOf(hex, k) * (1 - t) + board::cornerOf(hex, k + 1) * t - middle;
            const cv::Point2d own = middle + side * kOwnRim;
            const cv::Point pixel(cvRound(board.pixel(own).x), cvRound(board.pixel(own).y));
            if (board.known.at<std::uint8_t>(pixel) != 0) {
                const cv::Vec3d rim = rimColour(print, board, own);
                outside.push_back(cv::norm(rim - rimColour(print, board, middle + side * kAcross)));
                inside.push_back(cv::norm(rim - rimColour(print, board, middle + side * kPicture)));
            }
        }
    }
    return outside.empty() ? RimLook{} : RimLook{quantile(outside, 0.5), quantile(inside, 0.5)};
}

std::optional<TileLook> measureTile(const board::Rectified& board, const Print& print, engine::Hex hex) {
    const cv::Point2d pixel = board.pixel(board::centreOf(hex));
    const int reach = static_cast<int>(std::ceil(board.sidePixels));
    Colours picture;
    double steps = 0;
    int expected = 0;
    for (int y = cvRound(pixel.y) - reach; y <= cvRound(pixel.y) + reach; ++y) {
        for (int x = cvRound(pixel.x) - reach; x <= cvRound(pixel.x) + reach; ++x) {
            const double radius = board::hexRadius((cv::Point2d(x, y) - pixel) / board.sidePixels);
            if (radius < kPictureFrom || radius > kPictureTo) {
                continue;
            }
            ++expected;
            if (board.known.at<std::uint8_t>(y, x) == 0) {
                continue;
            }
            const auto& rgb = print.light.at<cv::Vec3f>(y, x);
            const double g = logOf(std::max(rgb[1], 0.0F));
            picture.green.push_back(g);
            picture.redGreen.push_back(logOf(std::max(rgb[0], 0.0F)) - g);
            picture.blueGreen.push_back(logOf(std::max(rgb[2], 0.0F)) - g);
            steps += std::abs(g - logOf(std::max(print.light.at<cv::Vec3f>(y, x + 2)[1], 0.0F))) +
                     std::abs(g - logOf(std::max(print.light.at<cv::Vec3f>(y + 2, x)[1], 0.0F)));
        }
    }
    if (static_cast<int>(picture.green.size()) * 3 < expected || picture.green.empty()) {
        return std::nullopt;
    }
    const double count = static_cast<double>(picture.green.size());
    const double lightness = quantile(picture.green, 0.5);
    const Features features{lightness,
                            quantile(picture.redGreen, 0.5),
                            quantile(picture.blueGreen, 0.5),
                            lightness - quantile(picture.green, 0.1),
                            quantile(picture.green, 0.9) - lightness,
                            quantile(picture.redGreen, 0.9) - quantile(picture.redGreen, 0.1),
                            quantile(picture.blueGreen, 0.9) - quantile(picture.blueGreen, 0.1),
                            steps / (2 * count)};
    return TileLook{features, print.gloss.at<float>(cvRound(pixel.y), cvRound(pixel.x)), rimOf(board, print, hex)};
}

Features underGloss(const Features& print, double gloss) {
    const auto at = [](Feature feature) { return static_cast<std::size_t>(feature); };
    const auto lightOf = [](double log) { return std::max(std::exp(kGamma * log) - kDarkest, 0.0); };
    const auto glossy = [gloss](double light) { return light * (1 - gloss) + gloss; };
    const auto logAgain = [](double light) { return std::log(light + kDarkest) / kGamma; };
    const double green = lightOf(print[at(Feature::Lightness)]);
    const double red = lightOf(print[at(Feature::Lightness)] + print[at(Feature::RedGreen)]);
    const double blue = lightOf(print[at(Feature::Lightness)] + print[at(Feature::BlueGreen)]);
    Features result = print;
    result[at(Feature::Lightness)] = logAgain(glossy(green));
    result[at(Feature::RedGreen)] = logAgain(glossy(red)) - logAgain(glossy(green));
    result[at(Feature::BlueGreen)] = logAgain(glossy(blue)) - logAgain(glossy(green));
    // Small differences shrink as the slope of the logarithm does.
    const double shrink = (green + kDarkest) * (1 - gloss) / (glossy(green) + kDarkest);
    for (const Feature spread : {Feature::Dark, Feature::Bright, Feature::RedGreenSpread, Feature::Texture}) {
        result[at(spread)] *= shrink;
    }
    result[at(Feature::BlueGreenSpread)] *= (blue + kDarkest) * (1 - gloss) / (glossy(blue) + kDarkest);
    return result;
}

}  // namespace vision::tiles
