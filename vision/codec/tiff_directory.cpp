// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/codec/tiff_directory.h"

#include <cstddef>

namespace vision::camera {

namespace {

constexpr std::size_t kEntry = 12;

}  // namespace

TiffDirectory::TiffDirectory(Bytes file) : m_file(file), m_isLittle(standsAt(file, 0, "II")) {
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

std::vector<std::uint64_t> TiffDirectory::numbers(std::uint64_t tag) const {
    const auto at = entry(tag);
    return at ? numbersAt(*at) : std::vector<std::uint64_t>();
}

std::optional<std::uint64_t> TiffDirectory::first(std::uint64_t tag) const {
    const auto all = numbers(tag);
    return all.empty() ? std::nullopt : std::optional(all.front());
}

std::uint64_t TiffDirectory::number(std::size_t at, std::size_t count) const {
    return m_isLittle ? littleEndian(m_file, at, count) : bigEndian(m_file, at, count);
}

std::optional<std::size_t> TiffDirectory::entry(std::uint64_t tag) const {
    for (std::size_t i = 0; m_isWhole && i < m_entries; ++i) {
        const std::size_t at = m_from + i * kEntry;
        if (number(at, 2) == tag) {
            return at;
        }
    }
    return std::nullopt;
}

std::vector<std::uint64_t> TiffDirectory::numbersAt(std::size_t entry) const {
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

int exifTurn(Bytes exif) {
    constexpr std::uint64_t kOrientation = 274;
    constexpr std::uint64_t kUpright = 1;
    constexpr std::uint64_t kMost = 8;
    if (!standsAt(exif, 0, {"II*\0", 4}) && !standsAt(exif, 0, {"MM\0*", 4})) {
        return 1;
    }
    const std::uint64_t turn = TiffDirectory(exif).first(kOrientation).value_or(kUpright);
    return turn >= kUpright && turn <= kMost ? static_cast<int>(turn) : 1;
}

}  // namespace vision::camera
