// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/monopolists.h"

#include "engine/rulesets/registry.h"

namespace engine {

void applyMonopolists(RulesDraft& draft) {
    const Rulings& rulings = draft.rulings();
    const bool perCity = rulings.get<RMoWalls>() == RMoWalls::ThreePerCity;
    draft.set(Number::WinningScore, rulings.get<RMoEnd>() == RMoEnd::At14 ? 14 : 15, clause::MO_20);
    draft.set(Number::WallsPerCity, perCity ? 3 : 1, clause::MO_7);
    draft.set(Number::Walls, perCity ? 12 : 3, clause::MO_7);
    draft.set(Number::HandLimitPerWall, rulings.get<RMoWallHand>() == RMoWallHand::Two ? 2 : 0, clause::MO_7);
    draft.set(Number::Factories, 1, clause::MO_5);
    draft.set(Number::SpecialHarbours, 2, clause::MO_2);
    draft.set(Number::AnyHarbours, 2, clause::MO_2);
    draft.price(Item::Wall, Cards::of(2, 0, 0, 0, 0));
    // MO-5: and one further card of choice.
    draft.price(Item::Factory, Cards::of(1, 1, 1, 1, 0));
    draft.rules().walls = true;
    SaidOfBase& said = draft.rules().said;
    said.noPirate = clause::MO_4;
    said.looseRoutes = true;  // MO-8
    said.factoryPoints = draft.rulings().get<RMoFactory>() == RMoFactory::OnePoint ? 1 : 0;
}

}  // namespace engine
