// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/action/dice.h"
#include "engine/state/cards.h"

namespace engine::dice_game {

/// What the six sides of a die show, in the order of its numbers: 1 is brick, 6 is gold (WP-1).
enum class Face : std::uint8_t { Brick, Lumber, Wool, Grain, Ore, Gold };
inline constexpr std::array kFaces{Face::Brick, Face::Lumber, Face::Wool, Face::Grain, Face::Ore, Face::Gold};
inline constexpr int kDieSides = 6;

[[nodiscard]] std::string_view toText(Face face);
[[nodiscard]] std::optional<Face> faceFromText(std::string_view text);
[[nodiscard]] constexpr Face faceOf(Resource resource) {
    return static_cast<Face>(resource);
}
/// The resource that a face shows; gold is none.
[[nodiscard]] std::optional<Resource> resourceOf(Face face);
/// The face that lies up on a die of six sides.
[[nodiscard]] Face faceOf(const Die& die);

/// Dice by what they show; which die is which makes no difference.
/// Example: `Faces::of({Face::Ore, Face::Ore, Face::Gold})`.
struct Faces {
    std::array<int, kFaces.size()> items{};

    [[nodiscard]] static Faces of(std::initializer_list<Face> faces);
    [[nodiscard]] static Faces of(const Dice& dice);
    [[nodiscard]] constexpr int operator[](Face face) const { return items[static_cast<std::size_t>(face)]; }
    [[nodiscard]] constexpr int& operator[](Face face) { return items[static_cast<std::size_t>(face)]; }
    [[nodiscard]] int total() const;
    [[nodiscard]] bool empty() const { return total() == 0; }
    /// Whether all these dice are among them.
    [[nodiscard]] bool contain(const Faces& part) const;
    Faces& operator+=(const Faces& other);
    /// What is left without a part that they contain.
    Faces& operator-=(const Faces& part);
    bool operator==(const Faces&) const = default;
};

}  // namespace engine::dice_game
