// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/seams.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

namespace vision::watch {

namespace {

/// How much darker the seam on a side is than the tiles beside it (1 is black); empty where the picture ends.
std::optional<double> seamAt(const View& view, const board::LatticeSide& side) {
    constexpr std::array kAlong{0.25, 0.35, 0.45, 0.55, 0.65, 0.75};
    constexpr double kCore = 0.04;
    constexpr double kStep = 0.02;
    constexpr double kFlank = 0.1;
    const auto lightAt = [&](cv::Point2d at) -> std::optional<double> {
        const cv::Point2d pixel = view.board.pixel(at);
        const cv::Point nearest(cvRound(pixel.x), cvRound(pixel.y));
        const bool inside = cv::Rect({}, view.board.rgb.size()).contains(nearest);
        if (!inside || view.board.known.at<std::uint8_t>(nearest) == 0) {
            return std::nullopt;
        }
        const auto& rgb = view.board.rgb.at<cv::Vec3b>(nearest);
        return rgb[0] + rgb[1] + rgb[2] + 1.0;
    };
    std::array<double, kAlong.size()> seams{};
    for (std::size_t i = 0; i < kAlong.size(); ++i) {
        const cv::Point2d at = side.a * (1 - kAlong[i]) + side.b * kAlong[i];
        const auto left = lightAt(at + side.normal * kFlank);
        const auto right = lightAt(at - side.normal * kFlank);
        if (!left || !right) {
            return std::nullopt;
        }
        double darkest = std::min(*left, *right);
        for (double across = -kCore; across <= kCore; across += kStep) {
            darkest = std::min(darkest, lightAt(at + side.normal * across).value_or(darkest));
        }
        seams[i] = 1 - darkest / std::min(*left, *right);
    }
    std::sort(seams.begin(), seams.end());
    return seams[seams.size() / 2];
}

struct Mean {
    double sum = 0;
    int count = 0;

    void add(double value) {
        sum += value;
        ++count;
    }
    [[nodiscard]] double value() const { return count > 0 ? sum / count : 0; }
};

/// The seams between tiles where something seems to cover them, and how dark the others are.
struct Seams {
    struct Seam {
        double was = 0;
        double is = 0;
    };
    std::vector<Seam> underneath;
    Mean elsewhere;
};

/// So many seams tell something; so dark, relative to the others, is one that is seen and one that is not.
constexpr int kEnoughSeams = 3;
constexpr double kSeamSeen = 0.6;
constexpr double kSeamHidden = 0.4;

Seams seamsUnder(const View& reference, const View& now, const Difference& difference) {
    Seams seams;
    for (const board::LatticeSide& side : now.board.shape->lattice) {
        const cv::Point2d pixel = now.board.pixel((side.a + side.b) / 2);
        const cv::Point middle(std::clamp(cvRound(pixel.x), 0, difference.covered.cols - 1),
                               std::clamp(cvRound(pixel.y), 0, difference.covered.rows - 1));
        const auto was = seamAt(reference, side);
        const auto is = seamAt(now, side);
        if (side.coast || !was || !is) {
            continue;
        }
        if (difference.covered.at<std::uint8_t>(middle) == 0) {
            seams.elsewhere.add(*is);
        } else {
            seams.underneath.push_back({*was, *is});
        }
    }
    return seams;
}

bool canBeTold(const Seams& seams) {
    return seams.elsewhere.count >= kEnoughSeams && seams.elsewhere.value() > 0;
}

}  // namespace

bool wasCovered(const View& reference, const View& now, const Difference& difference) {
    const Seams seams = seamsUnder(reference, now, difference);
    // What counts as covered has a margin, where seams were seen before too; a hand's own edges look like some.
    const double seen = kSeamSeen * seams.elsewhere.value();
    const double hidden = kSeamHidden * seams.elsewhere.value();
    const auto uncovered = std::count_if(seams.underneath.begin(), seams.underneath.end(),
                                         [&](const Seams::Seam& seam) { return seam.was < hidden && seam.is > seen; });
    const auto stillHidden = std::count_if(seams.underneath.begin(), seams.underneath.end(),
                                           [&](const Seams::Seam& seam) { return seam.is < hidden; });
    return canBeTold(seams) && uncovered >= kEnoughSeams && uncovered > 2 * stillHidden;
}

bool showsBoard(const View& now, const Difference& difference) {
    const Seams seams = seamsUnder(now, now, difference);
    const double seen = kSeamSeen * seams.elsewhere.value();
    const auto shown = std::count_if(seams.underneath.begin(), seams.underneath.end(),
                                     [&](const Seams::Seam& seam) { return seam.is > seen; });
    // Roads hide some too.
    return canBeTold(seams) && shown >= kEnoughSeams && 3 * shown >= 2 * std::ssize(seams.underneath);
}

}  // namespace vision::watch
