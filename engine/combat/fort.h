// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/clauses/ruling_id.h"

namespace engine {

/// What a building counts as in combat, lowest first (SA-K4, SA-K7). Citadels and harbour settlements count as cities.
enum class CombatLevel : std::uint8_t { Settlement, City, Metropolis };

/// The most walls that may stand under one city or metropolis (SA-W1).
inline constexpr int kMaxWalls = 3;

/// A building as combat sees it. Written `city`, `city/upside-down`; its walls are not part of the text.
struct Fort {
    CombatLevel level = CombatLevel::Settlement;
    bool upsideDown = false;
    /// Walls on the site; only those of a city or metropolis defend. A settlement has some only under
    /// R-WALLS-DROP=wait.
    int walls = 0;
    /// A capital (CC-13): it falls like a metropolis, to a city; its die is R-X-SA-CC-CAPITAL.
    bool capital = false;

    /// What the walls add to the result of the side that defends the building (SA-K4).
    [[nodiscard]] constexpr int wallBonus() const { return level == CombatLevel::Settlement ? 0 : walls; }
    /// How many lost rounds the building can take before it is destroyed (SA-K7).
    [[nodiscard]] constexpr int endurance() const { return 2 * (static_cast<int>(level) + 1) - (upsideDown ? 1 : 0); }
    bool operator==(const Fort&) const = default;
};

/// The building after one lost round: first upside down, then the next lower level, upright (SA-K7); empty when it is
/// destroyed. Whether walls leave when a city becomes a settlement is R-WALLS-DROP (SA-K13).
[[nodiscard]] std::optional<Fort> downgraded(const Fort& fort, RWallsDrop wallsDrop);

[[nodiscard]] std::string toText(const Fort& fort);
/// Reads `settlement`, `city`, `metropolis`, each also with `/upside-down`; without walls. Empty for any other text.
[[nodiscard]] std::optional<Fort> fortFromText(std::string_view text);

}  // namespace engine
