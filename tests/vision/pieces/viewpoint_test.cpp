// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/viewpoint.h"

#include <cmath>

#include <catch2/catch.hpp>

#include "vision/board/lattice.h"

namespace {

/// The homography of a camera with square pixels that stands at `eye` (hex sides, z up) and looks at the board's
/// middle.
cv::Matx33d filmedFrom(const cv::Vec3d& eye, double focal, cv::Size picture) {
    const cv::Vec3d forward = -eye / cv::norm(eye);
    cv::Vec3d right = forward.cross(cv::Vec3d(0, 0, 1));
    right /= cv::norm(right);
    const cv::Vec3d down = forward.cross(right);
    const cv::Matx33d turn(right[0], right[1], right[2], down[0], down[1], down[2], forward[0], forward[1], forward[2]);
    const cv::Vec3d away = turn * -eye;
    const cv::Matx33d camera(focal, 0, (picture.width - 1) / 2.0, 0, focal, (picture.height - 1) / 2.0, 0, 0, 1);
    return camera * cv::Matx33d(turn(0, 0), turn(0, 1), away[0], turn(1, 0), turn(1, 1), away[1], turn(2, 0),
                                turn(2, 1), away[2]);
}

}  // namespace

TEST_CASE("where the camera stands follows from how the board looks", "[vision][pieces]") {
    const cv::Vec3d eye = GENERATE(cv::Vec3d(3, 9, 12), cv::Vec3d(-8, 4, 11), cv::Vec3d(0.5, -6, 14));
    const double focal = GENERATE(1400.0, 2000.0);
    const cv::Size picture(1920, 1080);
    // Seen from above y runs to the south, so the world's z points down on the board: mirror it.
    const cv::Matx33d homography = filmedFrom({eye[0], eye[1], eye[2]}, focal, picture);
    const auto viewpoint = vision::pieces::viewpointOf(homography, picture);
    CHECK(viewpoint.over.x == Approx(eye[0]).margin(0.05));
    CHECK(viewpoint.over.y == Approx(eye[1]).margin(0.05));
    CHECK(viewpoint.height == Approx(eye[2]).margin(0.05));
}

TEST_CASE("high things lean away from the camera", "[vision][pieces]") {
    const vision::pieces::Viewpoint viewpoint{{0, 10}, 10};
    CHECK(viewpoint.lean({0, 0}).y == Approx(-1));
    CHECK(viewpoint.lean({0, 10}).y == Approx(0).margin(1e-12));
}
