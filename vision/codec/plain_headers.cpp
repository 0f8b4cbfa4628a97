// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/codec/plain_headers.h"

#include <cstdlib>
#include <optional>
#include <vector>

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

/// The first directory of a TIFF file.
class Directory {
public:
    explicit Directory(Bytes file) : m_file(file), m_isLittle(standsAt(file, 0, "II")) {
        constexpr std::size_t kHead = 8;
        if (file.size() < kHead) {
            return;
        }
        const std::uint64_t at = number(4, 4);
        if (at < kHead || at + 2 > file.size()) {
            return;
        }
        m_entries = static_cast<std::size_t>(number(static_cast<std::size_t>(at), 2));
        m_from = static_cast<std::size_t>(at) + 2;
        m_isWhole = m_from + m_entries * kEntry <= file.size();
    }
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

    [[nodiscard]] bool has(std::uint64_t tag) const { return entry(tag).has_value(); }
    /// The numbers under a tag; none where it is not there or they do not fit into the file.
    [[nodiscard]] std::vector<std::uint64_t> numbers(std::uint64_t tag) const {
        const auto at = entry(tag);
        return at ? numbersAt(*at) : std::vector<std::uint64_t>();
    }
    [[nodiscard]] std::optional<std::uint64_t> first(std::uint64_t tag) const {
        const auto all = numbers(tag);
        return all.empty() ? std::nullopt : std::optional(all.front());
    }

private:
    static constexpr std::size_t kEntry = 12;

    [[nodiscard]] std::uint64_t number(std::size_t at, std::size_t count) const {
        return m_isLittle ? littleEndian(m_file, at, count) : bigEndian(m_file, at, count);
    }
    [[nodiscard]] std::optional<std::size_t> entry(std::uint64_t tag) const {
        for (std::size_t i = 0; m_isWhole && i < m_entries; ++i) {
            const std::size_t at = m_from + i * kEntry;
            if (number(at, 2) == tag) {
                return at;
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] std::vector<std::uint64_t> numbersAt(std::size_t entry) const {
        const std::uint64_t kind = number(entry + 2, 2);
        // Bytes, words and long words.
        const std::size_t width = kind == 1 ? 1 : kind == 3 ? 2 : kind == 4 ? 4 : 0;
        const std::uint64_t count = number(entry + 4, 4);
        if (width == 0 || count > m_file.size()) {
            return {};
        }
        const std::uint64_t bytes = count * width;
        const std::uint64_t at = bytes <= 4 ? entry + 8 : number(entry + 8, 4);
        if (at + bytes > m_file.size()) {
            return {};
        }
        std::vector<std::uint64_t> result;
        for (std::uint64_t i = 0; i < count; ++i) {
            result.push_back(number(static_cast<std::size_t>(at + i * width), width));
        }
        return result;
    }

    Bytes m_file;
    bool m_isLittle;
    bool m_isWhole = false;
    std::size_t m_entries = 0;
    std::size_t m_from = 0;
};

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
    const Directory directory(file);
    return standsAt(file, 8, "CR") || directory.first(kDngVersion) ||
           (directory.first(kSubfileType).value_or(0) & 1U) != 0;
}

bool isTiff(Bytes file) {
    return beginsAsTiff(file) && !isRawInTiff(file);
}

Result readTiff(Bytes file) {
    constexpr std::uint64_t kWidth = 256;
    constexpr std::uint64_t kHeight = 257;
    const Directory directory(file);
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
