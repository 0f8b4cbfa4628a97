// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/terrain.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace engine {

namespace {

constexpr std::array<std::string_view, 8> kNames{"hills",     "forest", "pasture", "fields",
                                                 "mountains", "desert", "gold",    "sea"};

}  // namespace

std::string_view toText(Terrain terrain) {
    return kNames[static_cast<std::size_t>(terrain)];
}

std::optional<Terrain> terrainFromText(std::string_view text) {
    const auto found = std::find(kNames.begin(), kNames.end(), text);
    if (found == kNames.end()) {
        return std::nullopt;
    }
    return static_cast<Terrain>(found - kNames.begin());
}

}  // namespace engine
