// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading/process.h"

#include <atomic>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace vision {

namespace {

constinit std::atomic<bool> isSettled{false};

}  // namespace

void settleProcess() {
    isSettled = true;
#ifdef __GLIBC__
    // Else every picture's memory is given back and asked for again, page by page: a twentieth of a reading's time.
    constexpr int kMegabyte = 1 << 20;
    mallopt(M_MMAP_THRESHOLD, 32 * kMegabyte);
    mallopt(M_TRIM_THRESHOLD, 64 * kMegabyte);
#endif
    // What the user has set stays. V4L waits for a frame as long as this, in seconds; FFmpeg's level -8 says nothing.
    (void)setenv("OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", "2", 0);
    (void)setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);
}

bool isProcessSettled() {
    return isSettled;
}

}  // namespace vision
