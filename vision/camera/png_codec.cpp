// SPDX-License-Identifier: GPL-3.0-or-later
// PNG by libpng itself.
#include <algorithm>
#include <csetjmp>
#include <cstddef>
#include <cstring>
#include <new>
#include <optional>
#include <vector>

#include <png.h>
#include <zlib.h>

#include "vision/camera/plain_codecs.h"
#include "vision/camera/upright_rows.h"
#include "vision/codec/tiff_directory.h"

namespace vision::camera {

namespace {

/// libpng leaves by a jump where it gives up; nothing that it jumps over may have to be destroyed.
struct Errors {
    std::jmp_buf giveUp;
};

[[noreturn]] void giveUp(png_structp png, png_const_charp /*why*/) {
    std::longjmp(static_cast<Errors*>(png_get_error_ptr(png))->giveUp, 1);
}

void saysNothing(png_structp /*png*/, png_const_charp /*warning*/) {}

/// All that outlives a jump.
struct Reading {
    explicit Reading(Bytes file)
        : png(png_create_read_struct(PNG_LIBPNG_VER_STRING, &errors, &giveUp, &saysNothing)),
          info(png == nullptr ? nullptr : png_create_info_struct(png)),
          left(file) {}
    ~Reading() { png_destroy_read_struct(&png, &info, nullptr); }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

    Errors errors{};
    png_structp png = nullptr;
    png_infop info = nullptr;
    Bytes left;
    std::optional<UprightRows> rows;
    std::vector<std::uint8_t> pixels;
    std::vector<png_bytep> starts;
};

void readMore(png_structp png, png_bytep to, std::size_t count) {
    Bytes& left = static_cast<Reading*>(png_get_io_ptr(png))->left;
    if (count > left.size()) {
        png_error(png, "cut short");
    }
    std::memcpy(to, left.data(), count);
    left = left.subspan(count);
}

/// Of a file whose chunks are known to be whole: its EXIF block may stand behind the pixels.
int turnOf(Bytes file) {
    constexpr std::size_t kHead = 8;
    for (std::size_t at = kHead; at + 12 <= file.size();) {
        const auto length = static_cast<std::size_t>(bigEndian(file, at, 4));
        if (length > file.size() - at - 12) {
            break;
        }
        if (standsAt(file, at + 4, "eXIf")) {
            return exifTurn(file.subspan(at + 8, length));
        }
        at += 12 + length;
    }
    return 1;
}

bool read(Reading& reading, Bytes file, AdjAllocate allocate, void* context) {
    if (setjmp(reading.errors.giveUp) != 0) {
        return false;
    }
    png_structp png = reading.png;
    png_infop info = reading.info;
    png_set_read_fn(png, &reading, &readMore);
    png_read_info(png, info);
    // Whatever the file has becomes eight bits of red, green and blue; what is clear shows the colour below.
    png_set_strip_16(png);
    png_set_strip_alpha(png);
    png_set_palette_to_rgb(png);
    png_set_expand_gray_1_2_4_to_8(png);
    png_set_gray_to_rgb(png);
    const int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    const auto width = png_get_image_width(png, info);
    const auto height = png_get_image_height(png, info);
    if (png_get_rowbytes(png, info) != std::size_t{3} * width) {
        return false;
    }
    const UprightRows& rows =
        reading.rows.emplace(static_cast<int>(width), static_cast<int>(height), turnOf(file), allocate, context);
    if (!rows.hasRoom()) {
        return false;
    }
    const auto rowOf = [&](png_uint_32 y) {
        return rows.isUpright() ? rows.row(static_cast<int>(y)) : &reading.pixels[std::size_t{3} * width * y];
    };
    if (!rows.isUpright()) {
        reading.pixels.resize(std::size_t{3} * width * height);
    }
    for (int pass = 0; pass < passes; ++pass) {
        for (png_uint_32 y = 0; y < height; ++y) {
            png_read_row(png, rowOf(y), nullptr);
        }
    }
    png_read_end(png, nullptr);
    for (png_uint_32 y = 0; y < height && !rows.isUpright(); ++y) {
        rows.put(static_cast<int>(y), rowOf(y));
    }
    return true;
}

struct Writing {
    Writing()
        : png(png_create_write_struct(PNG_LIBPNG_VER_STRING, &errors, &giveUp, &saysNothing)),
          info(png == nullptr ? nullptr : png_create_info_struct(png)) {}
    ~Writing() { png_destroy_write_struct(&png, &info); }
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;

    Errors errors{};
    png_structp png = nullptr;
    png_infop info = nullptr;
    std::vector<std::uint8_t> bytes;
};

void writeMore(png_structp png, png_bytep from, std::size_t count) {
    auto& bytes = static_cast<Writing*>(png_get_io_ptr(png))->bytes;
    try {
        bytes.insert(bytes.end(), from, from + count);
        return;
    } catch (const std::bad_alloc&) {
        // Nothing may be thrown through libpng.
    }
    png_error(png, "no memory");
}

void writeAll(png_structp /*png*/) {}

bool write(Writing& writing, const std::uint8_t* rgb, int width, int height) {
    if (setjmp(writing.errors.giveUp) != 0) {
        return false;
    }
    png_structp png = writing.png;
    png_set_write_fn(png, &writing, &writeMore, &writeAll);
    png_set_IHDR(png, writing.info, static_cast<png_uint_32>(width), static_cast<png_uint_32>(height), 8,
                 PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    // Fast rather than small.
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB);
    png_set_compression_level(png, Z_BEST_SPEED);
    png_set_compression_strategy(png, Z_RLE);
    png_write_info(png, writing.info);
    for (int y = 0; y < height; ++y) {
        png_write_row(png, rgb + std::ptrdiff_t{3} * width * y);
    }
    png_write_end(png, writing.info);
    return true;
}

}  // namespace

bool decodePng(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context) {
    Reading reading({bytes, size});
    return reading.info != nullptr && read(reading, {bytes, size}, allocate, context);
}

bool encodePng(const std::uint8_t* rgb, int width, int height, AdjTake take, void* context) {
    Writing writing;
    const bool isWritten = writing.info != nullptr && write(writing, rgb, width, height);
    if (isWritten) {
        take(context, writing.bytes.data(), writing.bytes.size());
    }
    return isWritten;
}

}  // namespace vision::camera
