// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/look_again.h"

#include <utility>
#include <vector>

#include "vision/board/lattice.h"
#include "vision/board/locate.h"
#include "vision/watch/naming.h"

namespace vision::watch {

namespace {

/// The length of a hex side in the middle of a board, in pixels.
double hexSideOf(const cv::Matx33d& lattice, const board::Shape& shape) {
    const cv::Point2d side =
        board::apply(lattice, shape.middle + cv::Point2d(1, 0)) - board::apply(lattice, shape.middle);
    return cv::norm(side);
}

}  // namespace

Search lookAgain(const cv::Mat& rgb, const cv::Matx33d& before, const board::ShapePtr& shape, const View& reference,
                 double mostDifferent) {
    Search search;
    auto located = board::locate(rgb, shape);
    if (!located) {
        // A board whose frame shows no blue is found where it was, if it hardly moved.
        located = board::locateNear(rgb, before, shape);
    }
    if (!located) {
        return search;
    }
    search.isThere = true;
    const std::vector<Named> names = namesFor(before, located->homography, *shape);
    search.moved = names.front().moved / hexSideOf(names.front().homography, *shape);
    double least = mostDifferent;
    for (const Named& named : names) {
        View view = viewOf(rgb, named.homography, shape, &reference.light);
        const Difference difference = differenceOf(reference, view);
        const double share = difference.changedShare + difference.coveredShare;
        if (share > least) {
            continue;
        }
        least = share;
        search.homography = named.homography;
        search.view = std::move(view);
        if (&named == &names.front()) {
            break;  // as it was named before
        }
    }
    return search;
}

}  // namespace vision::watch
