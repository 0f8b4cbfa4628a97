// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures module: JPEG and PNG, loaded with dlopen for the first such file in a hundredth of the time that the
// camera module takes.
#include <exception>

#include "vision/camera/plain_codecs.h"

namespace {

using namespace vision::camera;

/// Nothing that is thrown leaves the module.
template <auto kDecode>
bool guarded(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context) {
    try {
        return kDecode(bytes, size, allocate, context);
    } catch (const std::exception&) {
        return false;
    }
}

bool guardedJpeg(const std::uint8_t* rgb, int width, int height, int quality, AdjTake take, void* context) {
    try {
        return encodeJpeg(rgb, width, height, quality, take, context);
    } catch (const std::exception&) {
        return false;
    }
}

bool guardedPng(const std::uint8_t* rgb, int width, int height, AdjTake take, void* context) {
    try {
        return encodePng(rgb, width, height, take, context);
    } catch (const std::exception&) {
        return false;
    }
}

constexpr AdjPictures kPictures{kPicturesVersion, &guarded<&decodeJpeg>, &guarded<&decodePng>, &guardedJpeg,
                                &guardedPng};

}  // namespace

extern "C" __attribute__((visibility("default"))) const AdjPictures* adjudicatorPictures() {
    return &kPictures;
}
