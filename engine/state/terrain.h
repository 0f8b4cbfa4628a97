// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace engine {

/// What a hex shows. Hills give brick, forest lumber, pasture wool, fields grain, mountains ore, gold any one resource.
enum class Terrain : std::uint8_t { Hills, Forest, Pasture, Fields, Mountains, Desert, Gold, Sea };

/// The name in position files ("hills"), and back; empty when the text is no terrain.
[[nodiscard]] std::string_view toText(Terrain terrain);
[[nodiscard]] std::optional<Terrain> terrainFromText(std::string_view text);

}  // namespace engine
