// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/plane_fit.h"

#include <algorithm>

#include "vision/board/lattice.h"

namespace vision::board {

cv::Matx33d fitPlane(const std::vector<PlaneMatch>& matches, const cv::Matx33d& start, double tolerance) {
    using Vec8 = cv::Vec<double, 8>;
    // About the middle of the matches, at their size.
    cv::Point2d middle;
    cv::Point2d pixelMiddle;
    for (const PlaneMatch& match : matches) {
        middle += match.plane / static_cast<double>(matches.size());
        pixelMiddle += match.pixel / static_cast<double>(matches.size());
    }
    double reach = 0;
    double pixelReach = 0;
    for (const PlaneMatch& match : matches) {
        reach += cv::norm(match.plane - middle) / static_cast<double>(matches.size());
        pixelReach += cv::norm(match.pixel - pixelMiddle) / static_cast<double>(matches.size());
    }
    const cv::Matx33d inwards(1 / reach, 0, -middle.x / reach, 0, 1 / reach, -middle.y / reach, 0, 0, 1);
    const cv::Matx33d outwards(pixelReach, 0, pixelMiddle.x, 0, pixelReach, pixelMiddle.y, 0, 0, 1);
    cv::Matx33d now = scaled(outwards.inv() * start * inwards.inv());
    constexpr int kPasses = 4;
    for (int pass = 0; pass < kPasses; ++pass) {
        cv::Matx<double, 8, 8> normal = cv::Matx<double, 8, 8>::eye() * 1e-9;
        normal(6, 6) = normal(7, 7) = 0.02;
        Vec8 right = Vec8::all(0);
        for (const PlaneMatch& match : matches) {
            const cv::Point2d p = (match.plane - middle) / reach;
            const cv::Point2d seen = (match.pixel - pixelMiddle) / pixelReach;
            const double depth = now(2, 0) * p.x + now(2, 1) * p.y + 1;
            const double miss = cv::norm(apply(now, p) - seen) * reach;
            // What is much farther off than the tolerance counts little.
            const double trust =
                match.weight / (1 + miss * miss / (tolerance * tolerance)) / std::max(0.01, depth * depth);
            const Vec8 x{p.x, p.y, 1, 0, 0, 0, -seen.x * p.x, -seen.x * p.y};
            const Vec8 y{0, 0, 0, p.x, p.y, 1, -seen.y * p.x, -seen.y * p.y};
            normal += trust * (x * x.t() + y * y.t());
            right += trust * (seen.x * x + seen.y * y);
        }
        const Vec8 a = normal.solve(right, cv::DECOMP_CHOLESKY);
        now = {a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], 1};
    }
    return scaled(outwards * now * inwards);
}

}  // namespace vision::board
