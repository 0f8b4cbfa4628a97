// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/codec/plain_headers.h"

#include <cstdlib>
#include <optional>

#include "vision/codec/tiff_directory.h"

namespace vision::camera {

namespace {

using Result = engine::Expected<PictureSize, HeaderError>;

Result checked(std::int64_t width, std::int64_t height) {
    if (width <= 0 || height <= 0) {
        return engine::unexpected(HeaderError::Malformed);
    }
    return PictureSize{width, height};
}

/// Where the blocks of data that begin here end; empty where they do not.
std::optional<std::size_t> behindBlocks(Bytes file, std::size_t at) {
    while (at < file.size()) {
        const std::size_t length = file[at];
        at += 1 + length;
        if (length == 0) {
            return at;
        }
    }
    return std::nullopt;
}

/// The bytes of a table of colours, as the flags beside it say.
std::size_t tableBytes(std::uint8_t flags) {
    return (flags & 0x80U) != 0 ? std::size_t{3} << ((flags & 0x07U) + 1) : 0;
}

bool beginsAsTiff(Bytes file) {
    return standsAt(file, 0, {"II*\0", 4}) || standsAt(file, 0, {"MM\0*", 4});
}

}  // namespace

Result readGif(Bytes file) {
    constexpr std::size_t kScreen = 13;
    constexpr std::uint8_t kExtension = 0x21;
    constexpr std::uint8_t kPicture = 0x2C;
    constexpr std::uint8_t kEnd = 0x3B;
    if (file.size() < kScreen) {
        return engine::unexpected(HeaderError::CutShort);
    }
    bool isAnyPicture = false;
    std::size_t at = kScreen + tableBytes(file[10]);
    while (at < file.size()) {
        std::optional<std::size_t> next;
        if (file[at] == kEnd) {
            return isAnyPicture ? checked(static_cast<std::int64_t>(littleEndian(file, 6, 2)),
                                          static_cast<std::int64_t>(littleEndian(file, 8, 2)))
                                : engine::unexpected(HeaderError::Malformed);
        }
        if (file[at] == kExtension) {
            next = behindBlocks(file, at + 2);
        } else if (file[at] == kPicture) {
            isAnyPicture = true;
            if (at + 10 < file.size()) {
                next = behindBlocks(file, at + 11 + tableBytes(file[at + 9]));
            }
        } else {
            return engine::unexpected(HeaderError::Malformed);
        }
        if (!next) {
            break;
        }
        at = *next;
    }
    return engine::unexpected(HeaderError::CutShort);
}

Result readBmp(Bytes file) {
    if (file.size() < 26) {
        return engine::unexpected(HeaderError::CutShort);
    }
    constexpr std::uint64_t kOldHeader = 12;
    constexpr std::uint64_t kHeader = 40;
    const std::uint64_t header = littleEndian(file, 14, 4);
    const std::uint64_t pixels = littleEndian(file, 10, 4);
    if (header == kOldHeader) {
        return checked(static_cast<std::int64_t>(littleEndian(file, 18, 2)),
                       static_cast<std::int64_t>(littleEndian(file, 20, 2)));
    }
    if (header < kHeader) {
        return engine::unexpected(HeaderError::Malformed);
    }
    if (file.size() < 14 + kHeader) {
        return engine::unexpected(HeaderError::CutShort);
    }
    // A height below zero: the rows stand from the top down.
    const std::int64_t width = static_cast<std::int32_t>(littleEndian(file, 18, 4));
    const std::int64_t height = std::abs(std::int64_t{static_cast<std::int32_t>(littleEndian(file, 22, 4))});
    const std::uint64_t packing = littleEndian(file, 30, 4);
    const auto size = checked(width, height);
    const bool isUnpacked = packing == 0 || packing == 3;
    if (size && isUnpacked) {
        const std::uint64_t row = (static_cast<std::uint64_t>(width) * littleEndian(file, 28, 2) + 31) / 32 * 4;
        if (pixels > file.size() || row * static_cast<std::uint64_t>(height) > file.size() - pixels) {
            return engine::unexpected(HeaderError::CutShort);
        }
    }
    return size;
}

bool isRawInTiff(Bytes file) {
    constexpr std::uint64_t kDngVersion = 50'706;
    constexpr std::uint64_t kSubfileType = 254;
    if (!beginsAsTiff(file)) {
        return false;
    }
    // The first picture of such a file is a small one for lists.
    const TiffDirectory directory(file);
    return standsAt(file, 8, "CR") || directory.first(kDngVersion) ||
           (directory.first(kSubfileType).value_or(0) & 1U) != 0;
}

bool isTiff(Bytes file) {
    return beginsAsTiff(file) && !isRawInTiff(file);
}

Result readTiff(Bytes file) {
    constexpr std::uint64_t kWidth = 256;
    constexpr std::uint64_t kHeight = 257;
    const TiffDirectory directory(file);
    if (!directory.isWhole()) {
        return engine::unexpected(HeaderError::CutShort);
    }
    const auto width = directory.first(kWidth);
    const auto height = directory.first(kHeight);
    if (!width || !height) {
        return engine::unexpected(HeaderError::Malformed);
    }
    // Strips of rows, or tiles: where they are and how long.
    for (const auto& [places, lengths] : {std::pair<std::uint64_t, std::uint64_t>{273, 279}, {324, 325}}) {
        const auto at = directory.numbers(places);
        const auto bytes = directory.numbers(lengths);
        const bool lieBehind = (directory.has(places) && at.empty()) || (directory.has(lengths) && bytes.empty());
        if (lieBehind) {
            return engine::unexpected(HeaderError::CutShort);
        }
        for (std::size_t i = 0; i < std::min(at.size(), bytes.size()); ++i) {
            if (at[i] + bytes[i] > file.size()) {
                return engine::unexpected(HeaderError::CutShort);
            }
        }
    }
    return checked(static_cast<std::int64_t>(*width), static_cast<std::int64_t>(*height));
}

}  // namespace vision::camera
