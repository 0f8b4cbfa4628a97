// SPDX-License-Identifier: GPL-3.0-or-later
// The camera module: loaded with dlopen on first use, because imgcodecs brings in some 240 libraries.
#include <cstring>
#include <exception>
#include <string_view>
#include <vector>

#include <opencv2/core.hpp>
#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/camera/foreign_decoders.h"
#include "vision/codec/abi.h"

namespace {

bool decode(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context) {
    const cv::Mat file(1, static_cast<int>(size), CV_8UC1, const_cast<std::uint8_t*>(bytes));
    const cv::Mat bgr = cv::imdecode(file, cv::IMREAD_COLOR);
    if (bgr.empty() || bgr.type() != CV_8UC3) {
        return false;
    }
    std::uint8_t* room = allocate(context, bgr.cols, bgr.rows);
    if (room == nullptr) {
        return false;
    }
    cv::Mat rgb(bgr.rows, bgr.cols, CV_8UC3, room);
    cv::cvtColor(bgr, rgb, cv::COLOR_BGR2RGB);
    return rgb.data == room;
}

/// Nothing that is thrown leaves the module.
template <auto kDecode>
bool guarded(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context) {
    try {
        return kDecode(bytes, size, allocate, context);
    } catch (const std::exception&) {
        return false;
    }
}

/// What the encoders take besides the pixels.
std::vector<int> parametersOf(std::string_view ending, int quality) {
    if (ending == ".webp") {
        return {cv::IMWRITE_WEBP_QUALITY, quality};
    }
    return {};
}

bool encode(const std::uint8_t* rgb, int width, int height, const char* ending, int quality, AdjTake take,
            void* context) {
    try {
        const cv::Mat picture(height, width, CV_8UC3, const_cast<std::uint8_t*>(rgb));
        cv::Mat bgr;
        cv::cvtColor(picture, bgr, cv::COLOR_RGB2BGR);
        std::vector<std::uint8_t> file;
        if (!cv::imencode(ending, bgr, file, parametersOf(ending, quality))) {
            return false;
        }
        take(context, file.data(), file.size());
        return true;
    } catch (const std::exception&) {
        return false;
    }
}

using namespace vision::camera;
constexpr AdjCamera kCamera{kAbiVersion,          &guarded<&decode>,           &guarded<&decodeHeif>,
                            &guarded<&decodeGif>, &guarded<&decodeMovingWebp>, &encode};

}  // namespace

extern "C" __attribute__((visibility("default"))) const AdjCamera* adjudicatorCamera() {
    // What goes wrong is told by the return values; OpenCV's own lines on standard error are none of the user's.
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    return &kCamera;
}
