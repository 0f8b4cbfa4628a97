// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/expected.h"
#include "vision/overlay.h"
#include "vision/read_photo.h"
#include "vision/reading/image.h"
#include "vision/reading/reading.h"

namespace vision {

/// A die with pips. `at` is the middle of its upper face as fractions of the picture's width and height.
struct DieReading {
    int value = 0;
    /// Of its body: white grey black red orange yellow green blue purple brown.
    std::string colour;
    Point at;
    /// The chance in 0..1 that there is a die and that this is its upper face's value.
    double confidence = 0;
    /// Half the side of the upper face, as a fraction of the picture's width.
    double reach = 0;
    bool operator==(const DieReading&) const = default;
};

/// Why a thing that may be a die has no value.
enum class DieDoubt : std::uint8_t {
    NoPattern,  ///< its marks are no pips of a cube: digits, a symbol, or pips that cannot all be seen
    NoBody,     ///< pips without a body that stands out from what it lies on
};
[[nodiscard]] std::string_view toText(DieDoubt doubt);

struct UnreadDie {
    Point at;
    DieDoubt why = DieDoubt::NoPattern;
    bool operator==(const UnreadDie&) const = default;
};

struct DiceReading {
    /// From left to right.
    std::vector<DieReading> dice;
    std::vector<UnreadDie> unread;
    bool operator==(const DiceReading&) const = default;
};

/// A part of a picture, as fractions of its width and height.
struct PictureArea {
    double x = 0;
    double y = 0;
    double width = 1;
    double height = 1;
};

/// Reads the pipped cubes in a picture, or in the tray that is a part of it. Dice with digits or symbols are never
/// guessed: they are `unread` or not seen. The same pixels give the same reading. NoNets and NoEyes are the only
/// errors. `board`: where a person saw a board of that layout (the small box's without one), whose prints are no dice;
/// else it is looked for.
[[nodiscard]] engine::Expected<DiceReading, ReadError> readDice(const Image& image,
                                                                const std::optional<PictureArea>& tray = std::nullopt,
                                                                const std::optional<Homography>& board = {},
                                                                const std::optional<engine::Layout>& layout = {});

/// The picture with the dice drawn on it.
[[nodiscard]] Image drawDice(const Image& image, const DiceReading& dice);
/// drawDice as a PNG file; an existing file is replaced.
[[nodiscard]] engine::Expected<void, WriteError> writeDiceOverlay(const std::filesystem::path& file, const Image& image,
                                                                  const DiceReading& dice);

}  // namespace vision
