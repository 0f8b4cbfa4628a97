// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/tiles/features.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "vision/board/lattice.h"

namespace vision::tiles {

namespace {

// Distances from the middle of a tile when its sides are at 1.
constexpr double kRimFrom = 0.87;
constexpr double kRimTo = 0.955;
constexpr double kPictureFrom = 0.42;
constexpr double kPictureTo = 0.79;

double logOf(std::uint8_t value) {
    static const std::array<double, 256> table = [] {
        std::array<double, 256> logs{};
        for (std::size_t i = 0; i < logs.size(); ++i) {
            logs[i] = std::log(static_cast<double>(i) + 6.0);
        }
        return logs;
    }();
    return table[value];
}

struct Colours {
    std::vector<double> green;
    std::vector<double> redGreen;
    std::vector<double> blueGreen;

    void add(const cv::Vec3b& rgb) {
        const double g = logOf(rgb[1]);
        green.push_back(g);
        redGreen.push_back(logOf(rgb[0]) - g);
        blueGreen.push_back(logOf(rgb[2]) - g);
    }
};

double quantile(std::vector<double>& values, double share) {
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

}  // namespace

std::optional<Features> measureTile(const board::Rectified& board, engine::Hex hex) {
    const cv::Point2d middle = board::centreOf(hex);
    const cv::Point2d pixel = board.pixel(middle);
    const int reach = static_cast<int>(std::ceil(board.sidePixels));
    Colours rim;
    Colours picture;
    double steps = 0;
    int expected = 0;
    for (int y = cvRound(pixel.y) - reach; y <= cvRound(pixel.y) + reach; ++y) {
        for (int x = cvRound(pixel.x) - reach; x <= cvRound(pixel.x) + reach; ++x) {
            const double radius = board::hexRadius((cv::Point2d(x, y) - pixel) / board.sidePixels);
            const bool onRim = radius >= kRimFrom && radius <= kRimTo;
            const bool onPicture = radius >= kPictureFrom && radius <= kPictureTo;
            if (!onRim && !onPicture) {
                continue;
            }
            ++expected;
            if (board.known.at<std::uint8_t>(y, x) == 0) {
                continue;
            }
            const auto& rgb = board.rgb.at<cv::Vec3b>(y, x);
            if (onRim) {
                rim.add(rgb);
                continue;
            }
            picture.add(rgb);
            const double g = logOf(rgb[1]);
            steps += std::abs(g - logOf(board.rgb.at<cv::Vec3b>(y, x + 2)[1])) +
                     std::abs(g - logOf(board.rgb.at<cv::Vec3b>(y + 2, x)[1]));
        }
    }
    if (static_cast<int>(rim.green.size() + picture.green.size()) * 3 < expected || rim.green.empty() ||
        picture.green.empty()) {
        return std::nullopt;
    }
    const double count = static_cast<double>(picture.green.size());
    const double sandGreen = quantile(rim.green, 0.6);
    const double sandRedGreen = quantile(rim.redGreen, 0.5);
    const double sandBlueGreen = quantile(rim.blueGreen, 0.5);
    const double lightness = quantile(picture.green, 0.5);
    return Features{lightness - sandGreen,
                    quantile(picture.redGreen, 0.5) - sandRedGreen,
                    quantile(picture.blueGreen, 0.5) - sandBlueGreen,
                    lightness - quantile(picture.green, 0.1),
                    quantile(picture.green, 0.9) - lightness,
                    quantile(picture.redGreen, 0.9) - quantile(picture.redGreen, 0.1),
                    quantile(picture.blueGreen, 0.9) - quantile(picture.blueGreen, 0.1),
                    steps / (2 * count)};
}

}  // namespace vision::tiles
