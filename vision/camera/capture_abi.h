// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/codec/abi.h"

/// The functions of the capture module, which alone links OpenCV's videoio. A module of its own: reading a photo does
/// not wait for the libraries of moving pictures. Plain C types only, as in abi.h. A capture belongs to one thread.
extern "C" {

/// An opened camera, file or stream; made and closed by the module.
struct AdjCapture;

struct AdjCaptureModule {
    std::uint32_t version;
    /// A camera by its number; width and height in pixels are a wish, 0 leaves them to the camera. Null when it cannot.
    AdjCapture* (*openDevice)(int number, int width, int height);
    /// A video file or an address (UTF-8), with the time in ms that opening and each frame may take. Null when it
    /// cannot.
    AdjCapture* (*openStream)(const char* address, int openTime, int readTime);
    /// Goes on to the next frame, without decoding it where that can be put off; false at the end or when the camera
    /// dropped out.
    bool (*grab)(AdjCapture* capture);
    /// The frame grabbed last; false when it cannot be decoded or there is no room for it.
    bool (*retrieve)(AdjCapture* capture, AdjAllocate allocate, void* context);
    /// As the file says; 0 when it does not.
    double (*framesPerSecond)(AdjCapture* capture);
    /// Of a file, as it says; 0 when it does not.
    double (*frames)(AdjCapture* capture);
    void (*close)(AdjCapture* capture);
};

/// The one symbol of the module.
using AdjCaptureEntry = const AdjCaptureModule* (*)();
}

namespace vision::camera {

inline constexpr std::uint32_t kCaptureVersion = 2;
inline constexpr const char* kCaptureEntryName = "adjudicatorCapture";
inline constexpr const char* kCaptureFile = "adjudicator_capture.so";

}  // namespace vision::camera
