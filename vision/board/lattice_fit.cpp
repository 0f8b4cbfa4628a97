// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/lattice_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/board/lattice.h"

namespace vision::board {

namespace {

/// A place on a side where the picture was asked how far across the side really is.
struct Offset {
    cv::Point2d at;      ///< on the board plane, the middle of half a side
    cv::Point2d normal;  ///< across the side
    double across = 0;   ///< where it was seen, hex sides along the normal
    double weight = 0;   ///< how clearly
    bool coast = false;
    bool visible = true;  ///< it and what is beside it lie in the picture
};

/// What is looked for across a side, in hex sides.
struct OffsetSearch {
    double reach = 0;      ///< how far from the expected place
    double core = 0;       ///< half width of the stripe
    double flankFrom = 0;  ///< its flanks on both sides
    double flankTo = 0;
    double sign = 1;           ///< +1 for a bright stripe, -1 for a dark one
    double leastContrast = 0;  ///< in grey levels
};

double sample(const cv::Mat& grey, cv::Point2d p) {
    const int x = static_cast<int>(std::floor(p.x));
    const int y = static_cast<int>(std::floor(p.y));
    if (x < 0 || y < 0 || x + 1 >= grey.cols || y + 1 >= grey.rows) {
        return -1;
    }
    const double u = p.x - x;
    const double v = p.y - y;
    const auto* above = grey.ptr<float>(y);
    const auto* below = grey.ptr<float>(y + 1);
    return (1 - v) * ((1 - u) * above[x] + u * above[x + 1]) + v * ((1 - u) * below[x] + u * below[x + 1]);
}

/// Means over stretches of a profile by differences of its running sum.
class Profile {
public:
    Profile(const std::vector<double>& values, double step) : m_step(step), m_sums(values.size() + 1, 0.0) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            m_sums[i + 1] = m_sums[i] + values[i];
        }
    }

    /// The mean from one distance to another; 0 is the middle of the profile.
    [[nodiscard]] double mean(double from, double to) const {
        return (integral(to) - integral(from)) / (to - from) * m_step;
    }

private:
    [[nodiscard]] double integral(double at) const {
        const double last = static_cast<double>(m_sums.size()) - 1;
        const double place = std::clamp(at / m_step + last / 2, 0.0, last);
        const auto below = std::min(static_cast<std::size_t>(place), m_sums.size() - 2);
        return m_sums[below] + (place - static_cast<double>(below)) * (m_sums[below + 1] - m_sums[below]);
    }

    double m_step;
    std::vector<double> m_sums;
};

/// Whether both sides of a place lie in the picture.
bool isVisible(const Rectified& board, cv::Point2d at, cv::Point2d across) {
    const cv::Rect frame({}, board.known.size());
    return std::ranges::all_of(std::array{at - across, at, at + across}, [&](cv::Point2d point) {
        const cv::Point pixel(board.pixel(point));
        return frame.contains(pixel) && board.known.at<std::uint8_t>(pixel) != 0;
    });
}

std::vector<Offset> measure(const cv::Mat& grey, const Rectified& board, const OffsetSearch& search, bool coasts) {
    const double step = 0.5 / board.sidePixels;
    const int half = static_cast<int>(std::ceil((search.reach + search.flankTo) / step)) + 1;
    std::vector<Offset> offsets;
    std::vector<double> values(static_cast<std::size_t>(2 * half + 1));
    for (const LatticeSide& side : board.shape->lattice) {
        if (side.coast && !coasts) {
            continue;
        }
        for (const auto& [from, to] : {std::pair{0.14, 0.47}, std::pair{0.53, 0.86}}) {
            const int steps = std::max(4, static_cast<int>((to - from) / step / 2));
            bool inside = true;
            for (std::size_t i = 0; i < values.size() && inside; ++i) {
                const double across = (static_cast<double>(i) - half) * step;
                double sum = 0;
                for (int j = 0; j < steps; ++j) {
                    const double t = from + (to - from) * (j + 0.5) / steps;
                    const cv::Point2d at = side.a * (1 - t) + side.b * t + side.normal * across;
                    const double value = sample(grey, board.pixel(at));
                    inside = inside && value >= 0;
                    sum += value;
                }
                values[i] = sum / steps;
            }
            const double middle = (from + to) / 2;
            Offset offset{side.a * (1 - middle) + side.b * middle, side.normal, 0, 0, side.coast};
            offset.visible = inside && isVisible(board, offset.at, side.normal * (search.reach + search.flankTo));
            if (offset.visible) {
                const Profile profile(values, step);
                const auto contrast = [&](double d) {
                    const double core = profile.mean(d - search.core, d + search.core);
                    const double left = profile.mean(d - search.flankTo, d - search.flankFrom);
                    const double right = profile.mean(d + search.flankFrom, d + search.flankTo);
                    return std::min(search.sign * (core - left), search.sign * (core - right));
                };
                double best = search.leastContrast;
                const int tries = static_cast<int>(2 * search.reach / step);
                for (int i = 0; i <= tries; ++i) {
                    const double d = i * step - search.reach;
                    const double value = contrast(d);
                    if (value > best) {
                        best = value;
                        offset.across = d;
                        offset.weight = value;
                    }
                }
                if (offset.weight > 0) {
                    const double before = contrast(offset.across - step);
                    const double after = contrast(offset.across + step);
                    const double bend = before - 2 * offset.weight + after;
                    if (bend < -1e-9) {
                        offset.across += step * std::clamp(0.5 * (before - after) / bend, -0.5, 0.5);
                    }
                }
            }
            offsets.push_back(offset);
        }
    }
    return offsets;
}

/// The homography of the board plane onto itself, near the identity, that best explains the offsets.
cv::Matx33d solve(const std::vector<Offset>& offsets, double tolerance) {
    using Vec8 = cv::Vec<double, 8>;
    std::vector<Vec8> rows;
    for (const Offset& o : offsets) {
        const cv::Point2d n = o.normal;
        const cv::Point2d p = o.at;
        const double along = n.dot(p);
        rows.push_back({n.x * p.x, n.x * p.y, n.x, n.y * p.x, n.y * p.y, n.y, -along * p.x, -along * p.y});
    }
    Vec8 answer = Vec8::all(0);
    for (int pass = 0; pass < 8; ++pass) {
        // Holds what few offsets say nothing about; the projective part is known best to be small.
        cv::Matx<double, 8, 8> normal = cv::Matx<double, 8, 8>::eye() * 0.02;
        normal(6, 6) = normal(7, 7) = 2.0;
        Vec8 right = Vec8::all(0);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (offsets[i].weight <= 0) {
                continue;
            }
            const double miss = (rows[i].dot(answer) - offsets[i].across) / tolerance;
            const double trust = std::min(offsets[i].weight, 40.0) / 40.0 / (1 + miss * miss) / (1 + miss * miss);
            normal += trust * (rows[i] * rows[i].t());
            right += trust * offsets[i].across * rows[i];
        }
        answer = normal.solve(right, cv::DECOMP_CHOLESKY);
    }
    const Vec8& a = answer;
    return {1 + a[0], a[1], a[2], a[3], 1 + a[4], a[5], a[6], a[7], 1};
}

/// Of those in the picture.
double shareNear(const std::vector<Offset>& offsets, double tolerance, bool withCoast = true) {
    int visible = 0;
    int near = 0;
    for (const Offset& offset : offsets) {
        if (offset.visible && (withCoast || !offset.coast)) {
            ++visible;
            near += offset.weight > 0 && std::abs(offset.across) <= tolerance ? 1 : 0;
        }
    }
    return visible == 0 ? 0 : static_cast<double>(near) / visible;
}

/// Rims of the pale edge that most tiles have, and the dark gap between two of them.
constexpr OffsetSearch rimSearch(double reach) {
    return {reach, 0.11, 0.17, 0.30, 1, 4};
}
constexpr OffsetSearch gapSearch(double reach) {
    return {reach, 0.018, 0.04, 0.09, -1, 3};
}
/// How far from its place a rim or gap counts as being there, in hex sides.
constexpr double kRimNear = 0.07;
constexpr double kGapNear = 0.03;
constexpr double kLastRimReach = 0.12;
constexpr double kLastGapReach = 0.05;
constexpr double kGapSidePixels = 48;

/// Sand is bright in red and green at once; sea, forest, hills and mountains are not.
cv::Mat sandiness(const cv::Mat& rgb) {
    std::array<cv::Mat, 3> channels;
    cv::split(rgb, channels.data());
    cv::Mat least;
    cv::min(channels[0], channels[1], least);
    least.convertTo(least, CV_32F);
    return least;
}

cv::Mat brightness(const cv::Mat& rgb) {
    cv::Mat grey;
    cv::cvtColor(rgb, grey, cv::COLOR_RGB2GRAY);
    grey.convertTo(grey, CV_32F);
    return grey;
}

}  // namespace

LatticeFit fitRims(const cv::Mat& rgb, const cv::Matx33d& homography, const ShapePtr& shape) {
    LatticeFit fit{homography, 0, 0, 0};
    constexpr double kSidePixels = 24;
    for (const double reach : {0.30, 0.20, kLastRimReach, kLastRimReach}) {
        const Rectified board = rectify(rgb, fit.homography, kSidePixels, shape);
        const auto offsets = measure(sandiness(board.rgb), board, rimSearch(reach), false);
        fit.rims = shareNear(offsets, kRimNear);
        fit.homography = scaled(fit.homography * solve(offsets, reach / 3));
    }
    return fit;
}

LatticeFit gapsSeen(const cv::Mat& rgb, const cv::Matx33d& homography, const ShapePtr& shape) {
    const Rectified board = rectify(rgb, homography, kGapSidePixels, shape);
    const auto offsets = measure(brightness(board.rgb), board, gapSearch(kLastGapReach), true);
    return {homography, 0, shareNear(offsets, kGapNear), shareNear(offsets, kGapNear, false)};
}

LatticeFit fitGaps(const cv::Mat& rgb, const cv::Matx33d& homography, const ShapePtr& shape) {
    LatticeFit fit{homography, 0, 0, 0};
    for (const double reach : {0.10, 0.07, kLastGapReach, kLastGapReach}) {
        const Rectified board = rectify(rgb, fit.homography, kGapSidePixels, shape);
        const auto offsets = measure(brightness(board.rgb), board, gapSearch(reach), true);
        fit.gaps = shareNear(offsets, kGapNear);
        fit.seams = shareNear(offsets, kGapNear, false);
        fit.homography = scaled(fit.homography * solve(offsets, reach / 3));
    }
    return fit;
}

double rimsSeen(const Rectified& board) {
    return shareNear(measure(sandiness(board.rgb), board, rimSearch(kLastRimReach), false), kRimNear);
}

}  // namespace vision::board
