// SPDX-License-Identifier: GPL-3.0-or-later
// HEIC and AVIF by libheif, which also turns them as they ask for.
#include <cstring>
#include <memory>

#include <libheif/heif.h>

#include "vision/camera/foreign_decoders.h"

namespace vision::camera {

namespace {

template <auto release>
struct Release {
    template <class T>
    void operator()(T* thing) const {
        release(thing);
    }
};
using Context = std::unique_ptr<heif_context, Release<&heif_context_free>>;
using Handle = std::unique_ptr<heif_image_handle, Release<&heif_image_handle_release>>;
using Picture = std::unique_ptr<heif_image, Release<&heif_image_release>>;

bool isFine(const heif_error& error) {
    return error.code == heif_error_Ok;
}

Handle mainPicture(heif_context* context, const std::uint8_t* bytes, std::size_t size) {
    heif_image_handle* handle = nullptr;
    const bool isThere = isFine(heif_context_read_from_memory_without_copy(context, bytes, size, nullptr)) &&
                         isFine(heif_context_get_primary_image_handle(context, &handle));
    return Handle(isThere ? handle : nullptr);
}

}  // namespace

bool decodeHeif(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context) {
    const Context file(heif_context_alloc());
    const Handle handle = file ? mainPicture(file.get(), bytes, size) : nullptr;
    if (!handle) {
        return false;
    }
    heif_image* decoded = nullptr;
    if (!isFine(heif_decode_image(handle.get(), &decoded, heif_colorspace_RGB, heif_chroma_interleaved_RGB, nullptr))) {
        return false;
    }
    const Picture picture(decoded);
    const int width = heif_image_get_width(decoded, heif_channel_interleaved);
    const int height = heif_image_get_height(decoded, heif_channel_interleaved);
    int stride = 0;
    const std::uint8_t* rows = heif_image_get_plane_readonly(decoded, heif_channel_interleaved, &stride);
    if (rows == nullptr || width <= 0 || height <= 0) {
        return false;
    }
    std::uint8_t* room = allocate(context, width, height);
    if (room == nullptr) {
        return false;
    }
    const std::size_t row = static_cast<std::size_t>(width) * 3;
    for (int y = 0; y < height; ++y) {
        std::memcpy(room + static_cast<std::size_t>(y) * row,
                    rows + static_cast<std::size_t>(y) * static_cast<std::size_t>(stride), row);
    }
    return true;
}

}  // namespace vision::camera
