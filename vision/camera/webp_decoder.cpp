// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <webp/decode.h>
#include <webp/demux.h>

#include "vision/camera/foreign_decoders.h"

namespace vision::camera {

bool decodeMovingWebp(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context) {
    const WebPData data{bytes, size};
    WebPAnimDecoderOptions options;
    if (WebPAnimDecoderOptionsInit(&options) == 0) {
        return false;
    }
    options.color_mode = MODE_RGBA;
    const std::unique_ptr<WebPAnimDecoder, decltype(&WebPAnimDecoderDelete)> film(WebPAnimDecoderNew(&data, &options),
                                                                                  &WebPAnimDecoderDelete);
    WebPAnimInfo info{};
    std::uint8_t* canvas = nullptr;
    int time = 0;
    if (!film || WebPAnimDecoderGetInfo(film.get(), &info) == 0 ||
        WebPAnimDecoderGetNext(film.get(), &canvas, &time) == 0) {
        return false;
    }
    std::uint8_t* room = allocate(context, static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height));
    if (room == nullptr) {
        return false;
    }
    const std::size_t pixels = std::size_t{info.canvas_width} * info.canvas_height;
    for (std::size_t i = 0; i < pixels; ++i) {
        for (std::size_t c = 0; c < 3; ++c) {
            room[3 * i + c] = canvas[4 * i + c];
        }
    }
    return true;
}

}  // namespace vision::camera
