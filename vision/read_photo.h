// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>

#include "engine/expected.h"
#include "vision/codec/foreign_format.h"
#include "vision/reading/image.h"
#include "vision/reading/learned_set.h"
#include "vision/reading/looked_for.h"
#include "vision/reading/reading.h"

namespace vision {

/// Why a picture file gives no pixels, or no board.
enum class ReadError {
    NotFound,       ///< no such file
    NotAFile,       ///< a folder or a device
    NoAccess,       ///< it is there but cannot be read
    Empty,          ///< zero bytes
    FileTooLarge,   ///< more than kMostFileBytes
    UnknownFormat,  ///< none of the formats that are read; foreignFormatOf may know which
    TooManyPixels,  ///< its header promises more than kMostPixels
    Damaged,        ///< it is cut short or its contents cannot be decoded
    NoDecoder,      ///< the camera module of this program is missing or does not fit
    NoNets,         ///< a net of this program is missing or no good (netFault says which)
    NoEyes,         ///< what looks at pictures is missing or does not fit (eyesFault says which)
    NoBoard,        ///< a good picture without a board that can be recognised
};

inline constexpr std::uintmax_t kMostFileBytes = 100'000'000;
inline constexpr std::int64_t kMostPixels = 60'000'000;
/// A board with more land than this is not looked for.
inline constexpr std::size_t kMostLand = 100;

/// A picture with the board found in it; `image` holds exactly the pixels that the reading speaks of.
struct PhotoReading {
    Image image;
    BoardReading board;
};

/// Finds the board in a picture and names its terrains; NoBoard when it is sure of none, NoNets when the nets are
/// missing, NoEyes when OpenCV is. The same pixels always give the same reading. `layout`: what lies on the table, with
/// 1 to kMostLand land hexes; without it the picture decides between the small box and the large. `colours`: a point on
/// a white piece says that the piece is there; every other white piece stands in `unsure` as well. The pieces of other
/// documents are read only where they are looked for. `near` says where the board lies, right to about a fifth of a hex
/// side (latticeThrough, an earlier reading): the search keeps to that place, takes a frame of any colour, and names
/// the board as `near` does. A board is then always read; where the picture bears none out, BoardReading::isVouched
/// says so. `sets`: sets that may lie on the table. A picture whose tokens are read much better in a mirror is read in
/// one (BoardReading::mirrored).
[[nodiscard]] engine::Expected<BoardReading, ReadError> readBoard(const Image& image, const KnownColours& colours = {},
                                                                  const LookedFor& lookedFor = kWhateverThereIs,
                                                                  const std::optional<engine::Layout>& layout = {},
                                                                  const std::optional<Homography>& near = {},
                                                                  const KnownSets& sets = {});

/// Loads a JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP or TIFF file, turned upright as it says itself; of several pictures
/// the first. Limits are checked before anything is decoded.
[[nodiscard]] engine::Expected<Image, ReadError> loadPhoto(const std::filesystem::path& file);

/// What a file is that loadPhoto refuses as UnknownFormat; empty where that is not known.
[[nodiscard]] std::optional<camera::ForeignFormat> foreignFormatOf(const std::filesystem::path& file);

/// loadPhoto, then readBoard.
[[nodiscard]] engine::Expected<PhotoReading, ReadError> readPhoto(const std::filesystem::path& file,
                                                                  const KnownColours& colours = {},
                                                                  const LookedFor& lookedFor = kWhateverThereIs,
                                                                  const std::optional<engine::Layout>& layout = {});

}  // namespace vision
