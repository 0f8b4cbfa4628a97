// SPDX-License-Identifier: GPL-3.0-or-later
// The capture module: loaded with dlopen when a camera, a video or an address is opened for the first time.
#include <exception>
#include <memory>
#include <string>

#include <opencv2/core.hpp>
#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include "vision/camera/capture_abi.h"

struct AdjCapture {
    cv::VideoCapture capture;
    cv::Mat bgr;
};

namespace {

AdjCapture* openDevice(int number, int width, int height) {
    try {
        auto opened = std::make_unique<AdjCapture>();
        if (!opened->capture.open(number, cv::CAP_V4L2)) {
            return nullptr;
        }
        // What a camera does not know it leaves as it was. Packed frames first: unpacked ones of this size come slowly.
        if (width > 0 && height > 0) {
            (void)opened->capture.set(cv::CAP_PROP_FOURCC, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'));
            (void)opened->capture.set(cv::CAP_PROP_FRAME_WIDTH, width);
            (void)opened->capture.set(cv::CAP_PROP_FRAME_HEIGHT, height);
        }
        // The newest frame, not one that waited in a queue.
        (void)opened->capture.set(cv::CAP_PROP_BUFFERSIZE, 1);
        return opened->capture.isOpened() ? opened.release() : nullptr;
    } catch (const std::exception&) {
        return nullptr;
    }
}

AdjCapture* openStream(const char* address, int openTime, int readTime) {
    try {
        auto opened = std::make_unique<AdjCapture>();
        if (opened->capture.open(
                address, cv::CAP_FFMPEG,
                {cv::CAP_PROP_OPEN_TIMEOUT_MSEC, openTime, cv::CAP_PROP_READ_TIMEOUT_MSEC, readTime})) {
            return opened.release();
        }
        const bool isFile = std::string(address).find("://") == std::string::npos;
        if (isFile && opened->capture.open(address, cv::CAP_OPENCV_MJPEG)) {
            return opened.release();
        }
        return nullptr;
    } catch (const std::exception&) {
        return nullptr;
    }
}

bool grab(AdjCapture* capture) {
    try {
        return capture->capture.grab();
    } catch (const std::exception&) {
        return false;
    }
}

bool retrieve(AdjCapture* capture, AdjAllocate allocate, void* context) {
    try {
        cv::Mat& bgr = capture->bgr;
        if (!capture->capture.retrieve(bgr) || bgr.empty() || bgr.type() != CV_8UC3) {
            return false;
        }
        std::uint8_t* room = allocate(context, bgr.cols, bgr.rows);
        if (room == nullptr) {
            return false;
        }
        cv::Mat rgb(bgr.rows, bgr.cols, CV_8UC3, room);
        cv::cvtColor(bgr, rgb, cv::COLOR_BGR2RGB);
        return rgb.data == room;
    } catch (const std::exception&) {
        return false;
    }
}

double numberOf(AdjCapture* capture, cv::VideoCaptureProperties property) {
    try {
        return capture->capture.get(property);
    } catch (const std::exception&) {
        return 0;
    }
}

double framesPerSecond(AdjCapture* capture) {
    return numberOf(capture, cv::CAP_PROP_FPS);
}

double frames(AdjCapture* capture) {
    return numberOf(capture, cv::CAP_PROP_FRAME_COUNT);
}

void close(AdjCapture* capture) {
    try {
        delete capture;
    } catch (const std::exception&) {
        // It is gone all the same.
    }
}

constexpr AdjCaptureModule kCapture{
    vision::camera::kCaptureVersion, &openDevice, &openStream, &grab, &retrieve, &framesPerSecond, &frames, &close};

}  // namespace

extern "C" __attribute__((visibility("default"))) const AdjCaptureModule* adjudicatorCapture() {
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    return &kCapture;
}
