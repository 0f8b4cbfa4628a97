// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "db/chain.h"

namespace db {

/// A larger picture is not taken into a book.
inline constexpr std::size_t kMostPictureBytes = 4'000'000;

/// A camera's picture of an act: the bytes of a JPEG file, and when it was taken ("2026-11-21T18:04:05.123Z"). The
/// chain holds only the SHA-256 of the bytes, so a picture can be taken out again without breaking it.
struct Picture {
    std::string time;
    std::string jpeg;
    bool operator==(const Picture&) const = default;
};

/// What a book has behind a hash that an entry names.
enum class PictureState {
    Kept,
    Missing,  ///< Pruned, or never carried here.
    False,    ///< Bytes that do not give the hash: as good as missing, but somebody or something changed them.
};

/// How many pictures, and their bytes in all.
struct PictureStock {
    std::uint64_t count = 0;
    std::uint64_t bytes = 0;
    bool operator==(const PictureStock&) const = default;
};

/// Which pictures may stay.
struct PictureLimits {
    std::string olderThan;                   ///< Those taken before this time go; empty: none goes by age.
    std::optional<std::uint64_t> keepBytes;  ///< Then the oldest go until no more than this is left.
};

struct PicturesPruned {
    PictureStock removed;
    PictureStock left;
    bool operator==(const PicturesPruned&) const = default;
};

/// The hash of the picture that an entry's body names (kind `evidence`); empty for every other body.
[[nodiscard]] std::optional<Hash> pictureNamedIn(std::string_view body);

}  // namespace db
