// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstring>
#include <vector>

#include <gif_lib.h>

#include "vision/camera/foreign_decoders.h"

namespace vision::camera {

namespace {

struct Stream {
    const std::uint8_t* bytes = nullptr;
    std::size_t left = 0;
};

int readMore(GifFileType* gif, GifByteType* to, int count) {
    auto& stream = *static_cast<Stream*>(gif->UserData);
    const std::size_t taken = std::min(stream.left, static_cast<std::size_t>(std::max(count, 0)));
    std::memcpy(to, stream.bytes, taken);
    stream.bytes += taken;
    stream.left -= taken;
    return static_cast<int>(taken);
}

/// An open file; closed with it.
class Gif {
public:
    explicit Gif(Stream& stream) : m_file(DGifOpen(&stream, &readMore, nullptr)) {}
    ~Gif() {
        if (m_file != nullptr) {
            DGifCloseFile(m_file, nullptr);
        }
    }
    Gif(const Gif&) = delete;
    Gif& operator=(const Gif&) = delete;
    [[nodiscard]] GifFileType* get() const { return m_file; }

private:
    GifFileType* m_file;
};

/// Goes to the first picture and reads what is told of it.
bool goToPicture(GifFileType* gif) {
    for (;;) {
        GifRecordType kind{};
        if (DGifGetRecordType(gif, &kind) != GIF_OK || kind == TERMINATE_RECORD_TYPE) {
            return false;
        }
        if (kind == IMAGE_DESC_RECORD_TYPE) {
            return DGifGetImageDesc(gif) == GIF_OK;
        }
        int code = 0;
        GifByteType* block = nullptr;
        if (kind == EXTENSION_RECORD_TYPE && DGifGetExtension(gif, &code, &block) != GIF_OK) {
            return false;
        }
        while (block != nullptr) {
            if (DGifGetExtensionNext(gif, &block) != GIF_OK) {
                return false;
            }
        }
    }
}

/// The rows of an interlaced picture in the order in which they stand in the file, else from the top down.
std::vector<int> rowsOf(int height, bool isInterlaced) {
    struct Pass {
        int from;
        int step;
    };
    std::vector<int> rows;
    const std::vector<Pass> passes =
        isInterlaced ? std::vector<Pass>{{0, 8}, {4, 8}, {2, 4}, {1, 2}} : std::vector<Pass>{{0, 1}};
    for (const Pass& pass : passes) {
        for (int row = pass.from; row < height; row += pass.step) {
            rows.push_back(row);
        }
    }
    return rows;
}

}  // namespace

bool decodeGif(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context) {
    Stream stream{bytes, size};
    const Gif file(stream);
    GifFileType* gif = file.get();
    if (gif == nullptr || gif->SWidth <= 0 || gif->SHeight <= 0 || !goToPicture(gif)) {
        return false;
    }
    const GifImageDesc& picture = gif->Image;
    const ColorMapObject* colours = picture.ColorMap != nullptr ? picture.ColorMap : gif->SColorMap;
    const bool fits = picture.Left >= 0 && picture.Top >= 0 && picture.Width > 0 && picture.Height > 0 &&
                      picture.Width <= gif->SWidth - picture.Left && picture.Height <= gif->SHeight - picture.Top;
    if (!fits || colours == nullptr) {
        return false;
    }
    const std::size_t width = static_cast<std::size_t>(gif->SWidth);
    std::uint8_t* room = allocate(context, gif->SWidth, gif->SHeight);
    if (room == nullptr) {
        return false;
    }
    std::memset(room, 0, width * static_cast<std::size_t>(gif->SHeight) * 3);
    std::vector<GifPixelType> line(static_cast<std::size_t>(picture.Width));
    for (const int row : rowsOf(picture.Height, picture.Interlace)) {
        if (DGifGetLine(gif, line.data(), picture.Width) != GIF_OK) {
            return false;
        }
        std::uint8_t* to =
            room + (static_cast<std::size_t>(picture.Top + row) * width + static_cast<std::size_t>(picture.Left)) * 3;
        for (const GifPixelType pixel : line) {
            const GifColorType colour = pixel < colours->ColorCount ? colours->Colors[pixel] : GifColorType{};
            *to++ = colour.Red;
            *to++ = colour.Green;
            *to++ = colour.Blue;
        }
    }
    return true;
}

}  // namespace vision::camera
