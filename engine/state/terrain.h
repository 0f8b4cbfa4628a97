// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/state/cards.h"

namespace engine {

enum class Terrain : std::uint8_t { Hills, Forest, Pasture, Fields, Mountains, Desert, Gold, Sea };

[[nodiscard]] std::string_view toText(Terrain terrain);
[[nodiscard]] std::optional<Terrain> terrainFromText(std::string_view text);

/// What a terrain yields; empty for desert, sea and gold (which yields any one resource).
[[nodiscard]] std::optional<Resource> yieldOf(Terrain terrain);
[[nodiscard]] constexpr bool isLand(Terrain terrain) {
    return terrain != Terrain::Sea;
}

}  // namespace engine
