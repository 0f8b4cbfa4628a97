// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace vision::camera {

/// The bytes of a picture file.
using Bytes = std::span<const std::uint8_t>;

/// Whether these characters stand at this place.
[[nodiscard]] inline bool standsAt(Bytes file, std::size_t at, std::string_view text) {
    return file.size() >= text.size() && at <= file.size() - text.size() &&
           std::equal(text.begin(), text.end(), file.begin() + static_cast<std::ptrdiff_t>(at),
                      [](char c, std::uint8_t byte) { return static_cast<std::uint8_t>(c) == byte; });
}

/// An unsigned number of `count` bytes, at most eight; the caller has checked that they are there.
[[nodiscard]] inline std::uint64_t bigEndian(Bytes file, std::size_t at, std::size_t count) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < count; ++i) {
        value = (value << 8) | file[at + i];
    }
    return value;
}

[[nodiscard]] inline std::uint64_t littleEndian(Bytes file, std::size_t at, std::size_t count) {
    std::uint64_t value = 0;
    for (std::size_t i = count; i-- > 0;) {
        value = (value << 8) | file[at + i];
    }
    return value;
}

}  // namespace vision::camera
