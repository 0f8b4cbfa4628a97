// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "vision/codec/bytes.h"

namespace vision::camera {

/// The first directory of a file that is built like a TIFF, as the EXIF block of a picture is.
class TiffDirectory {
public:
    explicit TiffDirectory(Bytes file);
    /// Whether all of its entries are there.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

    [[nodiscard]] bool has(std::uint64_t tag) const { return entry(tag).has_value(); }
    /// The numbers under a tag; none where it is not there or they do not fit into the file.
    [[nodiscard]] std::vector<std::uint64_t> numbers(std::uint64_t tag) const;
    [[nodiscard]] std::optional<std::uint64_t> first(std::uint64_t tag) const;

private:
    [[nodiscard]] std::uint64_t number(std::size_t at, std::size_t count) const;
    [[nodiscard]] std::optional<std::size_t> entry(std::uint64_t tag) const;
    [[nodiscard]] std::vector<std::uint64_t> numbersAt(std::size_t entry) const;

    Bytes m_file;
    bool m_isLittle;
    bool m_isWhole = false;
    std::size_t m_entries = 0;
    std::size_t m_from = 0;
};

/// How a picture must be turned to stand upright, as its EXIF block (from "II" or "MM" on) says: 1 to 8, as EXIF
/// counts; 1, not at all, where it does not say.
[[nodiscard]] int exifTurn(Bytes exif);

}  // namespace vision::camera
