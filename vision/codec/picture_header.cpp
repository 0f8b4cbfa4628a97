// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/codec/picture_header.h"

#include <array>
#include <cstddef>
#include <cstring>

#include "vision/codec/boxed_header.h"
#include "vision/codec/bytes.h"
#include "vision/codec/plain_headers.h"

namespace vision::camera {

namespace {

using Result = engine::Expected<PictureSize, HeaderError>;

PictureSize sized(std::uint64_t width, std::uint64_t height) {
    return {static_cast<std::int64_t>(width), static_cast<std::int64_t>(height)};
}

Result checked(PictureSize size) {
    if (size.width <= 0 || size.height <= 0) {
        return engine::unexpected(HeaderError::Malformed);
    }
    return size;
}

bool isStartOfFrame(std::uint8_t marker) {
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

/// The position of the next marker's code after entropy-coded data: FF00 is a stuffed FF, FFD0..D7 restart the coder.
std::size_t skipScan(Bytes file, std::size_t at) {
    while (at + 1 < file.size()) {
        const void* const found = std::memchr(&file[at], 0xFF, file.size() - 1 - at);
        if (found == nullptr) {
            break;
        }
        at = static_cast<std::size_t>(static_cast<const std::uint8_t*>(found) - file.data());
        const std::uint8_t code = file[at + 1];
        if (code != 0x00 && code != 0xFF && !(code >= 0xD0 && code <= 0xD7)) {
            return at;
        }
        ++at;
    }
    return file.size();
}

Result readJpeg(Bytes file) {
    PictureSize size;
    std::size_t at = 2;
    while (at + 1 < file.size()) {
        if (file[at] != 0xFF) {
            return engine::unexpected(HeaderError::Malformed);
        }
        const std::uint8_t marker = file[at + 1];
        if (marker == 0xFF) {  // fill byte
            ++at;
            continue;
        }
        if (marker == 0xD9) {
            return checked(size);
        }
        at += 2;
        if (marker == 0x01 || (marker >= 0xD0 && marker <= 0xD7)) {
            continue;
        }
        if (at + 2 > file.size()) {
            break;
        }
        const std::size_t length = bigEndian(file, at, 2);
        if (length < 2) {
            return engine::unexpected(HeaderError::Malformed);
        }
        if (at + length > file.size()) {
            break;
        }
        if (isStartOfFrame(marker)) {
            if (length < 8) {
                return engine::unexpected(HeaderError::Malformed);
            }
            size = sized(bigEndian(file, at + 5, 2), bigEndian(file, at + 3, 2));
        }
        at += length;
        if (marker == 0xDA) {
            at = skipScan(file, at);
        }
    }
    return engine::unexpected(HeaderError::CutShort);
}

/// The check sum of PNG chunks (ISO 3309).
std::uint32_t checkSum(Bytes bytes) {
    static const std::array<std::uint32_t, 256> table = [] {
        std::array<std::uint32_t, 256> sums{};
        for (std::uint32_t i = 0; i < sums.size(); ++i) {
            std::uint32_t sum = i;
            for (int bit = 0; bit < 8; ++bit) {
                sum = (sum & 1U) != 0 ? 0xEDB88320U ^ (sum >> 1) : sum >> 1;
            }
            sums[i] = sum;
        }
        return sums;
    }();
    std::uint32_t sum = 0xFFFFFFFFU;
    for (const std::uint8_t byte : bytes) {
        sum = table[(sum ^ byte) & 0xFFU] ^ (sum >> 8);
    }
    return ~sum;
}

Result readPng(Bytes file) {
    PictureSize size;
    std::size_t at = 8;
    while (at + 12 <= file.size()) {
        const std::size_t length = bigEndian(file, at, 4);
        if (length > file.size() - at - 12) {
            break;
        }
        if (checkSum(file.subspan(at + 4, length + 4)) != bigEndian(file, at + 8 + length, 4)) {
            return engine::unexpected(HeaderError::Malformed);
        }
        if (standsAt(file, at + 4, "IHDR")) {
            if (length < 13) {
                return engine::unexpected(HeaderError::Malformed);
            }
            size = sized(bigEndian(file, at + 8, 4), bigEndian(file, at + 12, 4));
        }
        if (standsAt(file, at + 4, "IEND")) {
            return checked(size);
        }
        at += 12 + length;
    }
    return engine::unexpected(HeaderError::CutShort);
}

Result readWebp(Bytes file) {
    if (file.size() < 30 || littleEndian(file, 4, 4) > file.size() - 8) {
        return engine::unexpected(HeaderError::CutShort);
    }
    if (standsAt(file, 12, "VP8X")) {
        return checked(sized(littleEndian(file, 24, 3) + 1, littleEndian(file, 27, 3) + 1));
    }
    if (standsAt(file, 12, "VP8L")) {
        const std::uint64_t bits = littleEndian(file, 21, 4);
        return checked(sized((bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1));
    }
    if (standsAt(file, 12, "VP8 ")) {
        return checked(sized(littleEndian(file, 26, 2) & 0x3FFF, littleEndian(file, 28, 2) & 0x3FFF));
    }
    return engine::unexpected(HeaderError::Malformed);
}

}  // namespace

Result readPictureHeader(Bytes file) {
    if (standsAt(file, 0, "\xFF\xD8\xFF")) {
        return readJpeg(file);
    }
    if (standsAt(file, 0, "\x89PNG\r\n\x1A\n")) {
        return readPng(file);
    }
    if (standsAt(file, 0, "RIFF") && standsAt(file, 8, "WEBP")) {
        return readWebp(file);
    }
    if (isBoxedPicture(file)) {
        return readBoxed(file);
    }
    if (standsAt(file, 0, "GIF87a") || standsAt(file, 0, "GIF89a")) {
        return readGif(file);
    }
    if (standsAt(file, 0, "BM")) {
        return readBmp(file);
    }
    if (isTiff(file)) {
        return readTiff(file);
    }
    return engine::unexpected(HeaderError::Unknown);
}

}  // namespace vision::camera
