// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/combat_prices.h"

namespace engine {

namespace {

double worthOfCards(const Cards& cards) {
    constexpr double kRare = 4.0 / 3;
    return kRare * (cards[Resource::Brick] + cards[Resource::Ore]) + cards[Resource::Lumber] + cards[Resource::Wool] +
           cards[Resource::Grain];
}

}  // namespace

CombatPrices combatPrices(const Position& position) {
    // The cards of a whole track of Cities & Knights, 1 + 2 + 3 + 4, which the documents have no price for.
    constexpr double kTrack = 10;
    const Rules& rules = position.rules();
    const auto worth = [&](Item item) { return worthOfCards(rules.price(item)); };
    CombatPrices prices;
    prices.set(Weight::Infantry, worth(Item::Infantry));
    prices.set(Weight::Cavalry, worth(Item::Cavalry));
    prices.set(Weight::Artillery, worth(Item::Artillery));
    prices.set(Weight::Wall, worth(Item::Wall));
    prices.set(Weight::Settlement, worth(Item::Settlement));
    prices.set(Weight::City, worth(Item::Settlement) + worth(Item::City));
    prices.set(Weight::Metropolis, prices.of(Weight::City) + kTrack);
    prices.set(Weight::Capital, prices.of(Weight::City) + worth(Item::Capital));
    prices.set(Weight::Point, worth(Item::City));
    prices.set(Weight::Wait, worth(Item::Infantry));
    prices.set(Weight::Share, position.table->players.size() == 2 ? 1 : CombatPrices().of(Weight::Share));
    return prices;
}

}  // namespace engine
