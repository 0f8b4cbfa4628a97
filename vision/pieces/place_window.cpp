// SPDX-License-Identifier: GPL-3.0-or-later
// vision/training/place_windows.py does the same, pixel by pixel: what is changed here is changed there.
#include "vision/pieces/place_window.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include <opencv2/imgproc.hpp>

#include "vision/board/lattice.h"
#include "vision/pieces/match.h"
#include "vision/reading/shrunk.h"

namespace vision::pieces {

namespace {

/// A picture in which a hex side has more pixels than the windows, by this factor, is made smaller first.
constexpr double kFinest = 1.25;
/// A window with less of the picture in it says nothing of what is usual.
constexpr double kMostlyKnown = 0.9;
constexpr std::size_t kFewestUsual = 8;

/// Pixels to a hex side around a point of the board plane.
double sidePixelsAt(const cv::Matx33d& homography, cv::Point2d at) {
    const double w = homography(2, 0) * at.x + homography(2, 1) * at.y + homography(2, 2);
    return std::sqrt(std::abs(cv::determinant(homography) / (w * w * w)));
}

cv::Point2d middleOf(const board::Shape& shape) {
    cv::Point2d sum;
    for (const board::CornerSite& site : shape.corners) {
        sum += site.at;
    }
    return sum / static_cast<double>(shape.corners.size());
}

/// A picture no finer than the windows need, and the board plane to its pixels.
struct Fine {
    cv::Mat rgb;
    cv::Matx33d homography;
};

Fine noFiner(const cv::Mat& rgb, const cv::Matx33d& homography, cv::Point2d middle) {
    const double factor = kFinest * kPlaceSidePixels / sidePixelsAt(homography, middle);
    const cv::Size size(cvRound(rgb.cols * factor), cvRound(rgb.rows * factor));
    if (factor >= 1 || size.empty()) {
        return {rgb, homography};
    }
    Fine fine;
    fine.rgb = shrunk(rgb, size);
    const double sx = static_cast<double>(size.width) / rgb.cols;
    const double sy = static_cast<double>(size.height) / rgb.rows;
    fine.homography = cv::Matx33d(sx, 0, (sx - 1) / 2, 0, sy, (sy - 1) / 2, 0, 0, 1) * homography;
    return fine;
}

/// The direction that is up in a window: of those that the place allows the one that high things lean to most.
cv::Point2d upwards(const std::vector<cv::Point2d>& directions, cv::Point2d lean) {
    return *std::max_element(directions.begin(), directions.end(),
                             [&](cv::Point2d a, cv::Point2d b) { return a.dot(lean) < b.dot(lean); });
}

std::vector<cv::Point2d> sidesFrom(const engine::Corner& corner) {
    const double half = std::sqrt(3.0) / 2;
    const double sign = corner.south ? 1 : -1;
    return {{0, sign}, {half, -sign / 2}, {-half, -sign / 2}};
}

std::vector<cv::Point2d> acrossOf(cv::Point2d along) {
    return {{along.y, -along.x}, {-along.y, along.x}};
}

/// `foot`: how high above the board the middle of a usual piece is.
PlaceWindow windowAt(const Fine& fine, cv::Point2d at, cv::Point2d leaning, cv::Point2d up, double foot) {
    const double length = cv::norm(leaning);
    const cv::Point2d lean = length > kMostPlaceLean ? leaning * (kMostPlaceLean / length) : leaning;
    const cv::Point2d right(-up.y, up.x);
    constexpr double kStep = 1 / kPlaceSidePixels;
    constexpr double kHalf = (kPlaceWindow - 1) / 2.0 * kStep;
    const cv::Point2d first = at + lean * foot - right * kHalf + up * kHalf;
    const cv::Matx33d toPlane(right.x * kStep, -up.x * kStep, first.x, right.y * kStep, -up.y * kStep, first.y, 0, 0,
                              1);
    const cv::Matx33d toPicture = fine.homography * toPlane;
    const cv::Size size(kPlaceWindow, kPlaceWindow);
    PlaceWindow window;
    cv::warpPerspective(fine.rgb, window.rgb, toPicture, size, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                        cv::BORDER_CONSTANT);
    window.known = cv::Mat::zeros(size, CV_8UC1);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const cv::Vec3d seen = toPicture * cv::Vec3d(x, y, 1);
            const bool isInside = seen[2] > 0 && seen[0] >= 0 && seen[1] >= 0 &&
                                  seen[0] <= (fine.rgb.cols - 1) * seen[2] && seen[1] <= (fine.rgb.rows - 1) * seen[2];
            window.known.at<std::uint8_t>(y, x) = isInside ? 255 : 0;
        }
    }
    window.lean = {lean.dot(right), lean.dot(up)};
    return window;
}

/// What a colour's values are multiplied with, so that their mean over all windows is in the middle.
std::array<float, 3> gainsOf(const std::vector<PlaceWindow>& windows) {
    constexpr double kMean = 128;
    constexpr double kMostGain = 6;
    std::array<double, 3> sums{};
    double count = 0;
    for (const PlaceWindow& window : windows) {
        const double known = cv::countNonZero(window.known);
        const cv::Scalar mean = cv::mean(window.rgb, window.known);
        for (int c = 0; c < 3; ++c) {
            sums[static_cast<std::size_t>(c)] += mean[c] * known;
        }
        count += known;
    }
    std::array<float, 3> gains{1, 1, 1};
    for (std::size_t c = 0; c < 3 && count > 0; ++c) {
        gains[c] = static_cast<float>(std::min(kMostGain, kMean * count / std::max(sums[c], 1.0)));
    }
    return gains;
}

using Picture = std::vector<std::uint8_t>;

/// Each value in the middle of those of the windows of one kind; of places in the picture alone, where there are a few.
Picture usualOf(const std::vector<PlaceWindow>& windows, bool isCorner) {
    const std::size_t size = windows.front().rgb.total() * 3;
    std::vector<const std::uint8_t*> all;
    std::vector<const std::uint8_t*> seen;
    for (const PlaceWindow& window : windows) {
        if (window.isCorner == isCorner) {
            all.push_back(window.rgb.ptr());
            if (cv::countNonZero(window.known) >= kMostlyKnown * kPlaceWindow * kPlaceWindow) {
                seen.push_back(window.rgb.ptr());
            }
        }
    }
    const auto& among = seen.size() >= kFewestUsual ? seen : all;
    Picture usual(size);
    std::vector<std::uint8_t> values(among.size());
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    for (std::size_t i = 0; i < size && !among.empty(); ++i) {
        std::transform(among.begin(), among.end(), values.begin(), [&](const std::uint8_t* from) { return from[i]; });
        std::nth_element(values.begin(), middle, values.end());
        usual[i] = *middle;
    }
    return usual;
}

net::Sheet sheetOf(const PlaceWindow& window, const Picture& usual, const std::array<float, 3>& gains) {
    constexpr float kMost = 2;
    constexpr std::size_t kSide = kPlaceWindow;
    net::Sheet sheet{kSide, kSide, kPlaceChannels, std::vector<float>(kSide * kSide * kPlaceChannels, 0.0F)};
    float* out = sheet.values.data();
    const std::uint8_t* rgb = window.rgb.ptr();
    const std::uint8_t* known = window.known.ptr();
    for (std::size_t i = 0; i < kSide * kSide; ++i, out += kPlaceChannels) {
        if (known[i] == 0) {
            continue;
        }
        for (std::size_t c = 0; c < 3; ++c) {
            const float value = std::min(static_cast<float>(rgb[3 * i + c]) * gains[c] / 255, kMost);
            out[c] = value - 0.5F;
            out[3 + c] = value - std::min(static_cast<float>(usual[3 * i + c]) * gains[c] / 255, kMost);
        }
        out[6] = static_cast<float>(window.lean.x);
        out[7] = static_cast<float>(window.lean.y);
        out[8] = window.isCorner ? 1.0F : -1.0F;
    }
    return sheet;
}

}  // namespace

std::vector<PlaceWindow> placeWindows(const cv::Mat& rgb, const cv::Matx33d& homography, const Viewpoint& viewpoint,
                                      const board::Shape& shape) {
    const Fine fine = noFiner(rgb, homography, middleOf(shape));
    std::vector<PlaceWindow> windows;
    for (const board::CornerSite& site : shape.corners) {
        const cv::Point2d lean = viewpoint.lean(site.at);
        windows.push_back(windowAt(fine, site.at, lean, upwards(sidesFrom(site.corner), lean), kBuildingMiddle));
        windows.back().isCorner = true;
    }
    for (const board::SideSite& site : shape.sides) {
        const cv::Point2d lean = viewpoint.lean(site.at);
        windows.push_back(windowAt(fine, site.at, lean, upwards(acrossOf(site.along), lean), kRoadMiddle));
    }
    return windows;
}

std::vector<net::Sheet> placeSheets(const std::vector<PlaceWindow>& windows) {
    std::vector<net::Sheet> sheets;
    if (windows.empty()) {
        return sheets;
    }
    const std::array<float, 3> gains = gainsOf(windows);
    const std::array<Picture, 2> usual{usualOf(windows, false), usualOf(windows, true)};
    for (const PlaceWindow& window : windows) {
        sheets.push_back(sheetOf(window, usual[window.isCorner ? 1 : 0], gains));
    }
    return sheets;
}

}  // namespace vision::pieces
