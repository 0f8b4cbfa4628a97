// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading/process.h"

#include <cstdlib>

#include <opencv2/core/utility.hpp>

namespace vision {

void settleProcess() {
    cv::setNumThreads(1);
    // What the user has set stays. V4L waits for a frame as long as this, in seconds; FFmpeg's level -8 says nothing.
    (void)setenv("OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", "2", 0);
    (void)setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);
}

}  // namespace vision
