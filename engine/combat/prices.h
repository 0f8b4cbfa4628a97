// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/combat/forces.h"

namespace engine {

/// What a combat is weighed with. All are counted in cards, except Share.
enum class Weight : std::uint8_t {
    Infantry,
    Cavalry,
    Artillery,
    Wall,
    Settlement,  ///< Its yield, without its point.
    City,
    Metropolis,
    Capital,
    Point,  ///< Of every victory point that a building counts.
    Wait,   ///< Of attacking a turn later.
    Share,  ///< As how much of a card of one's own the attacker counts a card that the defender loses.
};
inline constexpr std::size_t kWeightCount = 11;
[[nodiscard]] std::string_view toText(Weight weight);
[[nodiscard]] std::optional<Weight> weightFromText(std::string_view text);

/// Why each default is what it is. A card counts as much as it is rare on the island of three and four players: lumber,
/// wool and grain 1 (four hexes each), brick and ore 4/3 (three). Units and walls then follow from the house prices of
/// R-PRICES, settlement and city from the rule book's, the city with the settlement under it; a metropolis adds the
/// ten cards of its track, a capital a settlement and a city more (CC-13). A point counts what it costs where nothing
/// else is bought with it, a city in place of a settlement. A turn's delay counts as one infantry, which the defender
/// may add meanwhile. What one opponent loses helps the others as well, hence half; in a game of two it is 1.
struct CombatPrices {
    std::array<double, kWeightCount> weights{2,        13.0 / 3, 14.0 / 3, 8.0 / 3, 13.0 / 3, 31.0 / 3,
                                             61.0 / 3, 61.0 / 3, 6,        2,       0.5};

    [[nodiscard]] double of(Weight weight) const { return weights[static_cast<std::size_t>(weight)]; }
    void set(Weight weight, double value) { weights[static_cast<std::size_t>(weight)] = value; }
    bool operator==(const CombatPrices&) const = default;
};

/// In cards.
[[nodiscard]] double worthOf(const Units& units, const CombatPrices& prices);
/// In cards, with points and walls; upside down it is half way to the next lower level.
[[nodiscard]] double worthOf(const Fort& fort, const CombatPrices& prices);
[[nodiscard]] double worthOf(const Standing& standing, const CombatPrices& prices);

}  // namespace engine
