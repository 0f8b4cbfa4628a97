// SPDX-License-Identifier: GPL-3.0-or-later
// JPEG by libjpeg-turbo itself.
#include <algorithm>
#include <csetjmp>
#include <cstddef>
#include <cstdio>  // jpeglib.h does not bring it
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

#include <jpeglib.h>

#include "vision/camera/plain_codecs.h"
#include "vision/camera/upright_rows.h"
#include "vision/codec/tiff_directory.h"

namespace vision::camera {

namespace {

constexpr unsigned kExifMarker = JPEG_APP0 + 1;
constexpr unsigned kLongestMarker = 0xFFFF;

/// libjpeg leaves by a jump where it gives up; nothing that it jumps over may have to be destroyed.
struct Errors {
    jpeg_error_mgr base;
    std::jmp_buf giveUp;
};

[[noreturn]] void giveUp(j_common_ptr codec) {
    std::longjmp(reinterpret_cast<Errors*>(codec->err)->giveUp, 1);
}

void saysNothing(j_common_ptr /*codec*/, int /*level*/) {}

void listen(Errors& errors) {
    jpeg_std_error(&errors.base);
    errors.base.error_exit = &giveUp;
    errors.base.emit_message = &saysNothing;
}

/// All that outlives a jump.
struct Reading {
    Reading() {
        codec.err = &errors.base;
        listen(errors);
    }
    ~Reading() { jpeg_destroy_decompress(&codec); }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

    jpeg_decompress_struct codec{};
    Errors errors{};
    std::optional<UprightRows> rows;
    std::vector<std::uint8_t> row;
};

int turnOf(const jpeg_decompress_struct& codec) {
    using namespace std::string_view_literals;
    constexpr std::string_view kExif = "Exif\0\0"sv;
    for (const jpeg_marker_struct* marker = codec.marker_list; marker != nullptr; marker = marker->next) {
        const Bytes data(marker->data, marker->data_length);
        if (marker->marker == kExifMarker && standsAt(data, 0, kExif)) {
            return exifTurn(data.subspan(kExif.size()));
        }
    }
    return 1;
}

/// Four inks, as Adobe's programs write them: what is left of white.
void inksToRgb(const std::uint8_t* inks, int width, std::uint8_t* rgb) {
    for (int x = 0; x < width; ++x, inks += 4, rgb += 3) {
        for (int c = 0; c < 3; ++c) {
            rgb[c] = static_cast<std::uint8_t>(inks[3] - (((255 - inks[c]) * inks[3]) >> 8));
        }
    }
}

bool read(Reading& reading, Bytes file, AdjAllocate allocate, void* context) {
    jpeg_decompress_struct& codec = reading.codec;
    if (setjmp(reading.errors.giveUp) != 0) {
        return false;
    }
    jpeg_create_decompress(&codec);
    jpeg_save_markers(&codec, static_cast<int>(kExifMarker), kLongestMarker);
    jpeg_mem_src(&codec, file.data(), file.size());
    jpeg_read_header(&codec, TRUE);
    const bool hasFourInks = codec.num_components == 4;
    codec.out_color_space = hasFourInks ? JCS_CMYK : JCS_RGB;
    jpeg_start_decompress(&codec);
    const auto width = static_cast<int>(codec.output_width);
    const auto height = static_cast<int>(codec.output_height);
    const UprightRows& rows = reading.rows.emplace(width, height, turnOf(codec), allocate, context);
    if (!rows.hasRoom()) {
        return false;
    }
    const auto pixels = static_cast<std::size_t>(width);
    reading.row.resize(hasFourInks ? 7 * pixels : 3 * pixels);
    std::uint8_t* const rgb = reading.row.data();
    std::uint8_t* const inks = hasFourInks ? rgb + 3 * pixels : nullptr;
    for (int y = 0; y < height; ++y) {
        const bool isDirect = rows.isUpright() && !hasFourInks;
        JSAMPROW to = isDirect ? rows.row(y) : hasFourInks ? inks : rgb;
        if (jpeg_read_scanlines(&codec, &to, 1) != 1) {
            return false;
        }
        if (hasFourInks) {
            inksToRgb(inks, width, rgb);
        }
        if (!isDirect) {
            rows.put(y, rgb);
        }
    }
    jpeg_finish_decompress(&codec);
    return true;
}

struct Writing {
    Writing() {
        codec.err = &errors.base;
        listen(errors);
    }
    ~Writing() {
        jpeg_destroy_compress(&codec);
        std::free(bytes);
    }
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;

    jpeg_compress_struct codec{};
    Errors errors{};
    unsigned char* bytes = nullptr;
    unsigned long size = 0;
};

bool write(Writing& writing, const std::uint8_t* rgb, int width, int height, int quality) {
    jpeg_compress_struct& codec = writing.codec;
    if (setjmp(writing.errors.giveUp) != 0) {
        return false;
    }
    jpeg_create_compress(&codec);
    jpeg_mem_dest(&codec, &writing.bytes, &writing.size);
    codec.image_width = static_cast<JDIMENSION>(width);
    codec.image_height = static_cast<JDIMENSION>(height);
    codec.input_components = 3;
    codec.in_color_space = JCS_RGB;
    jpeg_set_defaults(&codec);
    jpeg_set_quality(&codec, std::clamp(quality, 1, 100), TRUE);
    jpeg_start_compress(&codec, TRUE);
    for (int y = 0; y < height; ++y) {
        JSAMPROW row = const_cast<std::uint8_t*>(rgb) + std::ptrdiff_t{3} * width * y;
        jpeg_write_scanlines(&codec, &row, 1);
    }
    jpeg_finish_compress(&codec);
    return true;
}

}  // namespace

bool decodeJpeg(const std::uint8_t* bytes, std::size_t size, AdjAllocate allocate, void* context) {
    Reading reading;
    return read(reading, {bytes, size}, allocate, context);
}

bool encodeJpeg(const std::uint8_t* rgb, int width, int height, int quality, AdjTake take, void* context) {
    Writing writing;
    const bool isWritten = write(writing, rgb, width, height, quality);
    if (isWritten) {
        take(context, writing.bytes, writing.size);
    }
    return isWritten;
}

}  // namespace vision::camera
