// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <string>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/look.h"

namespace vision::look {

Image drawDice(const Image& image, const DiceReading& dice) {
    Image result = image;
    cv::Mat picture(result.height, result.width, CV_8UC3, result.rgb.data());
    const int thickness = std::max(1, std::max(result.width, result.height) / 600);
    const auto pixelOf = [&](Point at) { return cv::Point(cvRound(at.x * image.width), cvRound(at.y * image.height)); };
    for (const DieReading& die : dice.dice) {
        const cv::Point at = pixelOf(die.at);
        const int reach = std::max(6, cvRound(1.2 * die.reach * image.width));
        cv::rectangle(picture, at - cv::Point(reach, reach), at + cv::Point(reach, reach), cv::Scalar(255, 0, 220),
                      thickness, cv::LINE_AA);
        const cv::Point corner = at + cv::Point(reach + 2, reach / 2);
        const double scale = std::max(0.4, reach / 24.0);
        const int stroke = std::max(1, cvRound(scale * 2));
        cv::putText(picture, std::to_string(die.value), corner, cv::FONT_HERSHEY_SIMPLEX, scale, cv::Scalar(0, 0, 0),
                    3 * stroke, cv::LINE_AA);
        cv::putText(picture, std::to_string(die.value), corner, cv::FONT_HERSHEY_SIMPLEX, scale,
                    cv::Scalar(255, 255, 255), stroke, cv::LINE_AA);
    }
    for (const UnreadDie& die : dice.unread) {
        cv::circle(picture, pixelOf(die.at), 12 * thickness, cv::Scalar(255, 60, 40), thickness, cv::LINE_AA);
    }
    return result;
}

}  // namespace vision::look
