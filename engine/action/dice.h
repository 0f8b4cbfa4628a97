// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace engine {

/// One die as it lies: value is 1 … sides.
struct Die {
    int sides = 6;
    int value = 1;
    bool operator==(const Die&) const = default;
};

/// Where the faces of a throw came from.
enum class DiceSource : std::uint8_t { Virtual, Entered, Camera };
[[nodiscard]] std::string_view toText(DiceSource source);
[[nodiscard]] std::optional<DiceSource> diceSourceFromText(std::string_view text);

/// A throw: all dice of one request. Empty dice ask the table to throw virtual ones before the act is decided.
struct Dice {
    std::vector<Die> dice;
    DiceSource source = DiceSource::Virtual;

    [[nodiscard]] bool asksForThrow() const { return dice.empty(); }
    [[nodiscard]] int sum() const;
    bool operator==(const Dice&) const = default;
};

}  // namespace engine
