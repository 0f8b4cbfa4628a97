// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/aruco.h"

#include <opencv2/core/version.hpp>

#if CV_VERSION_MAJOR > 4 || CV_VERSION_MINOR >= 7
#include <opencv2/objdetect/aruco_detector.hpp>
#else
#include <opencv2/aruco.hpp>
#endif

namespace vision::board {

#if CV_VERSION_MAJOR > 4 || CV_VERSION_MINOR >= 7

namespace {

const cv::aruco::Dictionary& dictionary() {
    static const cv::aruco::Dictionary known = cv::aruco::getPredefinedDictionary(cv::aruco::DICT_4X4_50);
    return known;
}

}  // namespace

ArucoMarkers findAruco(const cv::Mat& grey) {
    cv::aruco::DetectorParameters parameters;
    parameters.cornerRefinementMethod = cv::aruco::CORNER_REFINE_SUBPIX;
    ArucoMarkers found;
    cv::aruco::ArucoDetector(dictionary(), parameters).detectMarkers(grey, found.corners, found.ids);
    return found;
}

#else

namespace {

const cv::Ptr<cv::aruco::Dictionary>& dictionary() {
    static const cv::Ptr<cv::aruco::Dictionary> known = cv::aruco::getPredefinedDictionary(cv::aruco::DICT_4X4_50);
    return known;
}

}  // namespace

ArucoMarkers findAruco(const cv::Mat& grey) {
    const auto parameters = cv::aruco::DetectorParameters::create();
    parameters->cornerRefinementMethod = cv::aruco::CORNER_REFINE_SUBPIX;
    ArucoMarkers found;
    cv::aruco::detectMarkers(grey, dictionary(), found.corners, found.ids, parameters);
    return found;
}

#endif

}  // namespace vision::board
