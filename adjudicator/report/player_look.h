// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of drawings only.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/state/position.h"

namespace adjudicator::svg {

/// One emblem for each colour, so that no player is told by colour alone.
enum class Emblem : std::uint8_t { Triangle, Disc, Diamond, Square, Plus, Bars };

/// How a player's pieces look; colours as `#rrggbb`.
struct PlayerLook {
    std::string colour;
    std::string ink;
    Emblem emblem = Emblem::Disc;
};

/// By the player's id where it is one of the six colours, else by the seat; a colour of its own that can be read holds.
[[nodiscard]] PlayerLook lookOf(std::string_view id, std::string_view colour, std::size_t seat);
[[nodiscard]] PlayerLook lookOf(const engine::Table& table, engine::PlayerId player);

/// A square patch with the emblem, an SVG of its own, as it stands before a player's name.
[[nodiscard]] std::string badge(const PlayerLook& look);

}  // namespace adjudicator::svg
