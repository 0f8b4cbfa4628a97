// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/view.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/pieces/chroma.h"
#include "vision/reading/median.h"
#include "vision/tiles/features.h"

namespace vision::watch {

namespace {

/// Colours this far apart are different in any case, and this many times the frames' noise.
constexpr float kLeastStep = 0.22F;
constexpr float kTimesNoise = 5.0F;
/// No camera is so noisy that more than this is noise: then the board or the camera has moved.
constexpr float kMostNoise = 0.4F;
/// Brightness says less than colour: shadows change it.
constexpr float kLightWeight = 0.4F;
/// Pieces laid about one crossing look like one thing: three roads and a city with their shadows are no larger than
/// this, in square hex sides; a hand, which besides reaches in from outside, is.
constexpr double kMostTogether = 2.5;
/// What reaches in from outside may show little of itself at first.
constexpr double kSmallestArm = 0.12;
constexpr double kMargin = 0.2;
/// No ship and no pirate with its shadow is larger, in square hex sides.
constexpr double kMostAtSea = 0.6;

/// Makes a large picture small enough for rectifying by single samples.
double reduction(const cv::Matx33d& homography, cv::Point2d middle) {
    const cv::Point2d a = board::apply(homography, middle + cv::Point2d(-1, 0));
    const cv::Point2d b = board::apply(homography, middle + cv::Point2d(1, 0));
    const cv::Point2d c = board::apply(homography, middle + cv::Point2d(0, 1));
    const cv::Point2d d = board::apply(homography, middle + cv::Point2d(0, -1));
    const double side = 0.25 * (std::hypot(a.x - b.x, a.y - b.y) + std::hypot(c.x - d.x, c.y - d.y));
    return std::min(1.0, 1.5 * tiles::kSidePixels / side);
}

/// The pixels of the land, with all that may stand at its coast and lean over the sea, as an upright rectangle.
cv::Rect2d landBox(const board::Rectified& board) {
    // Beyond the middles of the outermost hexes.
    constexpr double kAside = 5.5 - 2 * std::numbers::sqrt3;
    constexpr double kAbove = 1.95;
    cv::Point2d reach;
    for (const cv::Point2d centre : board.shape->centres) {
        reach.x = std::max(reach.x, std::abs(centre.x - board.middle.x) + kAside);
        reach.y = std::max(reach.y, std::abs(centre.y - board.middle.y) + kAbove);
    }
    const cv::Point2d corner = board.pixel(board.middle - reach);
    return {corner.x, corner.y, 2 * reach.x * board.sidePixels, 2 * reach.y * board.sidePixels};
}

/// Which parts touch where the picture ends.
std::vector<char> cutOff(const cv::Mat& labels, int parts, const cv::Mat& known) {
    constexpr int kEdge = 9;
    cv::Mat seen;
    cv::erode(known, seen, cv::Mat::ones(kEdge, kEdge, CV_8UC1), {-1, -1}, 1, cv::BORDER_CONSTANT, 0);
    std::vector<char> cut(static_cast<std::size_t>(parts), 0);
    for (int y = 0; y < labels.rows; ++y) {
        for (int x = 0; x < labels.cols; ++x) {
            if (seen.at<std::uint8_t>(y, x) == 0) {
                cut[static_cast<std::size_t>(labels.at<int>(y, x))] = 1;
            }
        }
    }
    return cut;
}

/// How far two views of a pixel lie apart.
float stepBetween(const cv::Vec3f& a, const cv::Vec3f& b) {
    cv::Vec3f apart = b - a;
    apart[2] *= kLightWeight;
    return static_cast<float>(cv::norm(apart));
}

/// Whether next to nothing of a part looks different from the frame before.
bool isStill(const cv::Mat& labels, int part, const cv::Rect& around, const View& before, const View& now) {
    constexpr double kMoved = 0.05;
    int moved = 0;
    int all = 0;
    for (int y = around.y; y < around.br().y; ++y) {
        for (int x = around.x; x < around.br().x; ++x) {
            if (labels.at<int>(y, x) == part) {
                ++all;
                const float step = stepBetween(before.smooth.at<cv::Vec3f>(y, x), now.smooth.at<cv::Vec3f>(y, x));
                moved += step > kLeastStep ? 1 : 0;
            }
        }
    }
    return moved <= kMoved * all;
}

}  // namespace

View viewOf(const cv::Mat& rgb, const cv::Matx33d& homography, const board::ShapePtr& shape,
            const tiles::Light* before) {
    View view;
    view.viewpoint = pieces::viewpointOf(homography, rgb.size());
    const double factor = reduction(homography, shape->middle);
    if (factor < 0.9) {
        cv::Mat small;
        cv::resize(rgb, small, {}, factor, factor, cv::INTER_AREA);
        const double shift = (factor - 1) / 2;  // pixel centres are at integers
        view.board = board::rectify(small, cv::Matx33d(factor, 0, shift, 0, factor, shift, 0, 0, 1) * homography,
                                    tiles::kSidePixels, shape);
    } else {
        view.board = board::rectify(rgb, homography, tiles::kSidePixels, shape);
    }
    view.light = before != nullptr ? tiles::lightSince(*before, view.board) : tiles::lightOn(view.board);
    view.print = tiles::evened(view.board, view.light);
    cv::blur(pieces::chromaOf(view.print), view.smooth, {5, 5});
    return view;
}

Difference differenceOf(const View& reference, const View& now, const View* before) {
    const cv::Size size = now.smooth.size();
    cv::Mat step(size, CV_32FC1);
    std::vector<float> steps;
    steps.reserve(now.smooth.total());
    for (int y = 0; y < size.height; ++y) {
        const auto* a = reference.smooth.ptr<cv::Vec3f>(y);
        const auto* b = now.smooth.ptr<cv::Vec3f>(y);
        const auto* knownA = reference.board.known.ptr<std::uint8_t>(y);
        const auto* knownB = now.board.known.ptr<std::uint8_t>(y);
        auto* out = step.ptr<float>(y);
        for (int x = 0; x < size.width; ++x) {
            out[x] = knownA[x] != 0 && knownB[x] != 0 ? stepBetween(a[x], b[x]) : 0;
            steps.push_back(out[x]);
        }
    }
    const float threshold = std::clamp(kTimesNoise * median(std::move(steps)), kLeastStep, kMostNoise);

    Difference result;
    result.changed = step > threshold;
    cv::morphologyEx(result.changed, result.changed, cv::MORPH_OPEN, cv::Mat::ones(3, 3, CV_8UC1));
    cv::Mat joined;
    cv::dilate(result.changed, joined, cv::Mat::ones(5, 5, CV_8UC1));
    cv::Mat labels;
    cv::Mat statistics;
    cv::Mat middles;
    const int parts = cv::connectedComponentsWithStats(joined, labels, statistics, middles);
    const double squareSide = now.board.sidePixels * now.board.sidePixels;
    const cv::Rect2d inside = landBox(now.board);
    std::vector<char> large(static_cast<std::size_t>(parts), 0);
    const std::vector<char> cut =
        reference.sea && parts > 1 ? cutOff(labels, parts, now.board.known) : std::vector<char>();
    const auto mayBeAtSea = [&](int part, double area) {
        const cv::Point2d at(middles.at<double>(part, 0), middles.at<double>(part, 1));
        if (!reference.sea || area >= kMostAtSea || now.board.shape->frame.beyond(now.board.plane(at)) >= 0) {
            return false;
        }
        const int* box = statistics.ptr<int>(part);
        const cv::Rect around(box[cv::CC_STAT_LEFT], box[cv::CC_STAT_TOP], box[cv::CC_STAT_WIDTH],
                              box[cv::CC_STAT_HEIGHT]);
        return cut[static_cast<std::size_t>(part)] == 0 ||
               (before != nullptr && isStill(labels, part, around, *before, now));
    };
    for (int i = 1; i < parts; ++i) {
        const double area = statistics.at<int>(i, cv::CC_STAT_AREA) / squareSide;
        const int left = statistics.at<int>(i, cv::CC_STAT_LEFT);
        const int top = statistics.at<int>(i, cv::CC_STAT_TOP);
        const int right = left + statistics.at<int>(i, cv::CC_STAT_WIDTH);
        const int bottom = top + statistics.at<int>(i, cv::CC_STAT_HEIGHT);
        const bool reachesIn =
            left < inside.x || right > inside.x + inside.width || top < inside.y || bottom > inside.y + inside.height;
        large[static_cast<std::size_t>(i)] =
            area > kMostTogether || (reachesIn && area > kSmallestArm && !mayBeAtSea(i, area)) ? 1 : 0;
    }
    result.covered = cv::Mat::zeros(size, CV_8UC1);
    int covered = 0;
    int changed = 0;
    for (int y = 0; y < size.height; ++y) {
        const auto* label = labels.ptr<int>(y);
        auto* out = result.covered.ptr<std::uint8_t>(y);
        const auto* different = result.changed.ptr<std::uint8_t>(y);
        for (int x = 0; x < size.width; ++x) {
            const bool isLarge = large[static_cast<std::size_t>(label[x])] != 0;
            out[x] = isLarge ? 255 : 0;
            covered += isLarge ? 1 : 0;
            changed += !isLarge && different[x] != 0 ? 1 : 0;
        }
    }
    const int margin = 2 * cvRound(kMargin * now.board.sidePixels) + 1;
    cv::dilate(result.covered, result.covered, cv::getStructuringElement(cv::MORPH_ELLIPSE, {margin, margin}));
    const double all = static_cast<double>(now.smooth.total());
    result.coveredShare = covered / all;
    result.changedShare = changed / all;
    return result;
}

cv::Mat together(const cv::Mat& changed, const cv::Mat& around) {
    constexpr double kGoodShare = 0.25;
    cv::Mat labels;
    const int parts = cv::connectedComponents(changed, labels);
    std::vector<int> all(static_cast<std::size_t>(parts), 0);
    std::vector<int> inside(static_cast<std::size_t>(parts), 0);
    for (int y = 0; y < labels.rows; ++y) {
        for (int x = 0; x < labels.cols; ++x) {
            const auto part = static_cast<std::size_t>(labels.at<int>(y, x));
            ++all[part];
            inside[part] += around.at<std::uint8_t>(y, x) != 0 ? 1 : 0;
        }
    }
    cv::Mat mask = cv::Mat::zeros(changed.size(), CV_8UC1);
    for (int y = 0; y < labels.rows; ++y) {
        for (int x = 0; x < labels.cols; ++x) {
            const auto part = static_cast<std::size_t>(labels.at<int>(y, x));
            if (part != 0 && inside[part] >= kGoodShare * all[part]) {
                mask.at<std::uint8_t>(y, x) = 255;
            }
        }
    }
    return mask;
}

}  // namespace vision::watch
