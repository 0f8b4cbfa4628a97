// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/jpeg_size.h"

namespace adjudicator {

namespace {

std::uint32_t byteAt(std::string_view file, std::size_t at) {
    return at < file.size() ? static_cast<std::uint8_t>(file[at]) : 0U;
}

std::uint32_t pairAt(std::string_view file, std::size_t at) {
    return (byteAt(file, at) << 8U) | byteAt(file, at + 1);
}

/// SOF0 to SOF15; between them lie the tables DHT, JPG and DAC.
bool beginsFrame(std::uint32_t marker) {
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

}  // namespace

std::optional<JpegSize> jpegSize(std::string_view file) {
    constexpr std::uint32_t kScan = 0xDA;
    if (pairAt(file, 0) != 0xFFD8) {
        return std::nullopt;
    }
    std::size_t at = 2;
    while (at + 4 <= file.size() && byteAt(file, at) == 0xFF) {
        const std::uint32_t marker = byteAt(file, at + 1);
        if (marker == 0xFF) {  // Fill.
            ++at;
            continue;
        }
        // Marker, length (2, itself included), precision (1), height (2), width (2).
        const std::uint32_t length = pairAt(file, at + 2);
        if (length < 2 || marker == kScan || at + 2 + length > file.size()) {
            return std::nullopt;
        }
        if (beginsFrame(marker)) {
            const JpegSize size{pairAt(file, at + 7), pairAt(file, at + 5)};
            return length >= 7 && size.width > 0 && size.height > 0 ? std::optional(size) : std::nullopt;
        }
        at += 2 + length;
    }
    return std::nullopt;
}

}  // namespace adjudicator
