// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/shaded_white.h"
#include "vision/reading/median.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace vision::watch {

namespace {

// Of a piece with its shadow, in square hex sides.
constexpr double kSmallestStranger = 0.03;
constexpr double kLargestStranger = 0.25;

/// A colour as things and ground are told apart by: light says less, and of the deepest shades nothing.
cv::Vec3f telling(const cv::Vec3f& chroma) {
    constexpr float kMost = 1.5F;
    constexpr float kDeepest = -2.5F;
    constexpr float kLightSays = 0.5F;
    return {std::clamp(chroma[0], -kMost, kMost), std::clamp(chroma[1], -kMost, kMost),
            std::max(chroma[2], kDeepest) * kLightSays};
}

std::vector<cv::Vec3f> tellingAt(const cv::Mat& chroma, const std::vector<cv::Point>& pixels) {
    std::vector<cv::Vec3f> colours;
    colours.reserve(pixels.size());
    for (const cv::Point pixel : pixels) {
        colours.push_back(telling(chroma.at<cv::Vec3f>(pixel)));
    }
    return colours;
}

/// How unlike what is around it a part looks: the middle distance of its pixels to one of the nearest colours there.
double unlike(const cv::Mat& chroma, const std::vector<cv::Point>& part, const std::vector<cv::Point>& ring) {
    constexpr std::size_t kNearest = 2;  // the very nearest may be noise
    const std::vector<cv::Vec3f> around = tellingAt(chroma, ring);
    std::vector<float> distances;
    std::vector<float> each(around.size());
    for (const cv::Vec3f& colour : tellingAt(chroma, part)) {
        std::transform(around.begin(), around.end(), each.begin(),
                       [&](const cv::Vec3f& other) { return static_cast<float>(cv::norm(other - colour)); });
        std::nth_element(each.begin(), each.begin() + kNearest, each.end());
        distances.push_back(each[kNearest]);
    }
    return static_cast<double>(median(std::move(distances)));
}

/// How unevenly a part got darker or lighter: a shadow darkens all of it alike.
double unevenness(const cv::Mat& before, const cv::Mat& now, const std::vector<cv::Point>& part) {
    double sum = 0;
    double squares = 0;
    for (const cv::Point pixel : part) {
        const auto step =
            static_cast<double>(telling(now.at<cv::Vec3f>(pixel))[2] - telling(before.at<cv::Vec3f>(pixel))[2]);
        sum += step;
        squares += step * step;
    }
    const auto count = static_cast<double>(part.size());
    return std::sqrt(std::max(0.0, squares / count - sum * sum / (count * count)));
}

/// Whether something of another colour came, of which the rest is the shadow.
bool isColoured(const Gains& came, const Gains& gone, const std::vector<cv::Point>& part, double sidePixels) {
    constexpr float kShows = 0.4F;
    constexpr double kOfAPiece = 0.033;
    constexpr double kGoodPart = 0.45;
    const double most = std::min(kOfAPiece * sidePixels * sidePixels, kGoodPart * static_cast<double>(part.size()));
    for (std::size_t k = 0; k < pieces::kColours; ++k) {
        const auto shown = [&](const Gains& gains) {
            return std::count_if(part.begin(), part.end(),
                                 [&](cv::Point pixel) { return gains[k].at<float>(pixel) > kShows; });
        };
        // The sea in a shadow is as blue as before.
        if (k != kWhite && static_cast<double>(shown(came) - shown(gone)) > most) {
            return true;
        }
    }
    return false;
}

/// Whether something stands there that did not stand there before.
bool isStranger(const Moment& before, const Moment& now, const std::vector<cv::Point>& part,
                const std::vector<cv::Point>& ring) {
    constexpr std::size_t kEnough = 20;
    constexpr double kTimes = 1.7;
    constexpr double kMore = 0.08;
    constexpr double kUneven = 0.22;
    if (ring.size() < kEnough || unevenness(before.chroma, now.chroma, part) < kUneven) {
        return false;
    }
    const double was = unlike(before.chroma, part, ring);
    const double is = unlike(now.chroma, part, ring);
    return is > kTimes * was && is - was > kMore;
}

/// What a white thing shows in any light, rather than the ground in its shadow.
float whiteIn(const cv::Vec3f& was, const cv::Vec3f& is, const pieces::Look& white) {
    pieces::Look shaded = white;
    shaded.mean[2] -= 0.7F;
    shaded.spread = {0.16F, 0.22F, 0.6F};
    const pieces::Look ground{{was[0], was[1], was[2] - 0.8F}, {0.14F, 0.16F, 0.6F}, 1};
    const float thing = densityOf(is, shaded);
    return thing / (thing + densityOf(is, ground) + pieces::kStrangeDensity);
}

}  // namespace

cv::Mat shadedWhite(const Moment& before, const Moment& now, const Gains& came, const Gains& gone,
                    const cv::Mat& changed, const pieces::Looks& looks, double sidePixels) {
    constexpr int kRing = 9;
    cv::Mat gain = cv::Mat::zeros(changed.size(), CV_32FC1);
    cv::Mat labels;
    cv::Mat statistics;
    cv::Mat middles;
    const int count = cv::connectedComponentsWithStats(changed, labels, statistics, middles);
    cv::Mat near;
    cv::dilate(changed, near, cv::Mat::ones(3, 3, CV_8UC1));
    for (int i = 1; i < count; ++i) {
        const int* box = statistics.ptr<int>(i);
        const double area = box[cv::CC_STAT_AREA] / (sidePixels * sidePixels);
        if (area < kSmallestStranger || area > kLargestStranger) {
            continue;
        }
        const cv::Rect around = cv::Rect(box[cv::CC_STAT_LEFT] - kRing, box[cv::CC_STAT_TOP] - kRing,
                                         box[cv::CC_STAT_WIDTH] + 2 * kRing, box[cv::CC_STAT_HEIGHT] + 2 * kRing) &
                                cv::Rect({0, 0}, changed.size());
        const cv::Mat part = labels(around) == i;
        cv::Mat ring;
        cv::dilate(part, ring, cv::Mat::ones(kRing, kRing, CV_8UC1));
        ring.setTo(0, near(around));
        std::vector<cv::Point> inside;
        std::vector<cv::Point> outside;
        cv::findNonZero(part, inside);
        cv::findNonZero(ring, outside);
        for (std::vector<cv::Point>* pixels : {&inside, &outside}) {
            for (cv::Point& pixel : *pixels) {
                pixel += around.tl();
            }
        }
        if (isColoured(came, gone, inside, sidePixels) || !isStranger(before, now, inside, outside)) {
            continue;
        }
        for (const cv::Point pixel : inside) {
            gain.at<float>(pixel) =
                whiteIn(before.chroma.at<cv::Vec3f>(pixel), now.chroma.at<cv::Vec3f>(pixel), looks[kWhite]);
        }
    }
    return gain;
}

}  // namespace vision::watch
