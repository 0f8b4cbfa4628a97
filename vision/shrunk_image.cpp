// SPDX-License-Identifier: GPL-3.0-or-later
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/look.h"

namespace vision::look {

Image shrunk(const Image& image, int width, int height) {
    Image small;
    small.width = width;
    small.height = height;
    small.rgb.resize(small.stride() * static_cast<std::size_t>(height));
    const cv::Mat all(image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data()));
    cv::Mat made(height, width, CV_8UC3, small.rgb.data());
    if (made.size() == all.size()) {
        all.copyTo(made);
    } else {
        cv::resize(all, made, made.size(), 0, 0, cv::INTER_AREA);
    }
    return small;
}

}  // namespace vision::look
