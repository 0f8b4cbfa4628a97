// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/codec/codec.h"

#include <new>

#include "vision/codec/abi.h"
#include "vision/reading/program_files.h"

namespace vision::camera {

namespace {

const AdjCamera* find() {
    const auto entry = reinterpret_cast<AdjCameraEntry>(moduleSymbol(kModuleFile, kEntryName));
    const AdjCamera* camera = entry == nullptr ? nullptr : entry();
    return camera != nullptr && camera->version == kAbiVersion ? camera : nullptr;
}

const AdjCamera* module() {
    static const AdjCamera* const camera = find();
    return camera;
}

std::uint8_t* allocateImage(void* context, int width, int height) {
    try {
        auto& image = *static_cast<Image*>(context);
        image.rgb.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3);
        image.width = width;
        image.height = height;
        return image.rgb.data();
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

void takeBytes(void* context, const std::uint8_t* bytes, std::size_t size) {
    static_cast<std::vector<std::uint8_t>*>(context)->assign(bytes, bytes + size);
}

}  // namespace

engine::Expected<Image, CodecError> decode(std::span<const std::uint8_t> file) {
    const AdjCamera* camera = module();
    if (camera == nullptr) {
        return engine::unexpected(CodecError::NoModule);
    }
    Image image;
    if (!camera->decode(file.data(), file.size(), &allocateImage, &image)) {
        return engine::unexpected(CodecError::Failed);
    }
    return image;
}

engine::Expected<std::vector<std::uint8_t>, CodecError> encodePng(const Image& image) {
    const AdjCamera* camera = module();
    if (camera == nullptr) {
        return engine::unexpected(CodecError::NoModule);
    }
    std::vector<std::uint8_t> file;
    if (!camera->encodePng(image.rgb.data(), image.width, image.height, &takeBytes, &file)) {
        return engine::unexpected(CodecError::Failed);
    }
    return file;
}

engine::Expected<std::vector<std::uint8_t>, CodecError> encodeJpeg(const Image& image, int quality) {
    const AdjCamera* camera = module();
    if (camera == nullptr) {
        return engine::unexpected(CodecError::NoModule);
    }
    std::vector<std::uint8_t> file;
    if (!camera->encodeJpeg(image.rgb.data(), image.width, image.height, quality, &takeBytes, &file)) {
        return engine::unexpected(CodecError::Failed);
    }
    return file;
}

}  // namespace vision::camera
