// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "vision/board/markers.h"
#include "vision/look.h"

namespace vision::look {

std::vector<PrintedMarker> markersIn(const Image& image) {
    std::vector<PrintedMarker> readings;
    try {
        const cv::Mat rgb(image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data()));
        for (const board::SeenMarker& marker : board::seeMarkers(rgb)) {
            PrintedMarker& reading = readings.emplace_back();
            reading.id = marker.id;
            std::transform(marker.corners.begin(), marker.corners.end(), reading.corners.begin(), [](cv::Point2d at) {
                return Point{at.x, at.y};
            });
        }
    } catch (const cv::Exception&) {
        // A picture that OpenCV cannot work with shows no markers.
        readings.clear();
    }
    return readings;
}

}  // namespace vision::look
