// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/gains.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>

#include <opencv2/imgproc.hpp>

#include "vision/pieces/robber.h"
#include "vision/watch/shaded_white.h"

namespace vision::watch {

namespace {

/// How likely something stands where this colour is seen, rather than the bare board.
float thingAt(const cv::Vec3f& colour, float bare, const pieces::Looks& looks) {
    float things = pieces::kStrangeDensity;
    for (const pieces::Look& look : looks) {
        things += densityOf(colour, look);
    }
    for (const pieces::Look& look : pieces::robberLooks()) {
        things += densityOf(colour, look);
    }
    return things / (things + bare);
}

/// The sides of a white piece that the lamp does not reach.
pieces::Look shadedWhite(pieces::Look look) {
    constexpr float kDarker = 0.35F;
    constexpr float kSpread = 0.2F;
    constexpr float kWeight = 0.4F;
    look.mean[2] -= kDarker;
    look.spread[2] = kSpread;
    look.weight *= kWeight;
    return look;
}

}  // namespace

Gains gainsOf(const Moment& before, const Moment& now, const cv::Mat& mask, const pieces::Looks& looks) {
    Gains gains;
    for (std::size_t k = 0; k < pieces::kColours; ++k) {
        gains.emplace_back(cv::Mat::zeros(mask.size(), CV_32FC1));
    }
    const auto robber = pieces::robberLooks();
    const pieces::Look shaded = shadedWhite(looks[kWhite]);
    for (int y = 0; y < mask.rows; ++y) {
        const auto* wanted = mask.ptr<std::uint8_t>(y);
        const auto* was = before.chroma.ptr<cv::Vec3f>(y);
        const auto* is = now.chroma.ptr<cv::Vec3f>(y);
        const auto* bareBefore = before.bare.ptr<float>(y);
        const auto* bareNow = now.bare.ptr<float>(y);
        for (int x = 0; x < mask.cols; ++x) {
            if (wanted[x] == 0) {
                continue;
            }
            // The same thing in a shadow, or out of one; the board that something has left; the robber.
            const pieces::Look same{was[x], {0.12F, 0.12F, 0.6F}, 1};
            float total =
                pieces::kStrangeDensity + densityOf(is[x], same) + thingAt(was[x], bareBefore[x], looks) * bareNow[x];
            for (const pieces::Look& look : robber) {
                total += densityOf(is[x], look);
            }
            std::array<float, pieces::kColours> colours{};
            for (std::size_t k = 0; k < pieces::kColours; ++k) {
                colours[k] = densityOf(is[x], looks[k]);
            }
            colours[kWhite] += densityOf(is[x], shaded);
            total = std::accumulate(colours.begin(), colours.end(), total);
            for (std::size_t k = 0; k < pieces::kColours; ++k) {
                gains[k].at<float>(y, x) = colours[k] / total;
            }
        }
    }
    for (cv::Mat& gain : gains) {
        cv::GaussianBlur(gain, gain, {3, 3}, 0);
    }
    return gains;
}

Turnover turnoverOf(const Moment& before, const Moment& now, const View& view, const Difference& difference,
                    const pieces::Looks& looks) {
    Turnover turnover;
    cv::dilate(difference.changed, turnover.open, cv::Mat::ones(3, 3, CV_8UC1));
    turnover.open.setTo(0, difference.covered);
    turnover.open.setTo(0, view.board.known == 0);
    turnover.came = gainsOf(before, now, turnover.open, looks);
    turnover.gone = gainsOf(now, before, turnover.open, looks);
    const cv::Mat changed = difference.changed & turnover.open;
    auto& [open, came, gone, shadedCame, shadedGone] = turnover;
    shadedCame = shadedWhite(before, now, came, gone, changed, looks, view.board.sidePixels);
    shadedGone = shadedWhite(now, before, gone, came, changed, looks, view.board.sidePixels);
    came[kWhite] = cv::max(came[kWhite], shadedCame);
    gone[kWhite] = cv::max(gone[kWhite], shadedGone);
    return turnover;
}

}  // namespace vision::watch
