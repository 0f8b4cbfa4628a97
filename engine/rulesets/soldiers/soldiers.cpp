// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/soldiers.h"

#include "engine/rulesets/registry.h"

namespace engine {

void applySoldiers(RulesDraft& draft) {
    draft.set(Number::WinningScore, 13, clause::SA_E1);
    draft.set(Number::HandLimit, 10, clause::SA_D3);
    draft.set(Number::HandLimitPerWall, 2, clause::SA_W1);
    draft.set(Number::FreeSteps, 3, clause::SA_6);
    draft.set(Number::NukeRange, 6, clause::SA_N2);
    draft.set(Number::WallsPerCity, 3, clause::SA_W1);
    draft.set(Number::Walls, 6, clause::SA_4);
    draft.set(Number::Infantry, 7, clause::SA_4);
    draft.set(Number::Cavalry, 4, clause::SA_4);
    draft.set(Number::Artillery, 3, clause::SA_4);
    draft.set(Number::Nukes, 1, clause::SA_N1);

    // The source's price list is a lost picture: these are house prices (R-PRICES).
    draft.price(Item::Infantry, Cards::of(0, 0, 1, 1, 0));
    draft.price(Item::Cavalry, Cards::of(0, 0, 1, 2, 1));
    draft.price(Item::Artillery, Cards::of(0, 1, 0, 1, 2));
    draft.price(Item::Nuke, Cards::of(1, 1, 1, 1, 3));
    draft.price(Item::Wall, Cards::of(2, 0, 0, 0, 0));
    draft.price(Item::ExtraStep, Cards::of(0, 1, 0, 1, 0));

    // SA-1: no largest army. SA-D1: development cards are drawn, not bought.
    draft.suspend(clause::B_12);
    draft.set(Number::UnplayedCards, 4, clause::SA_D1);

    Rules& rules = draft.rules();
    rules.armies = true;
    rules.walls = true;
    rules.said.turns = clause::SA_3;
    rules.said.founding = clause::SA_2;
    rules.said.lastOne = clause::SA_E1;
    rules.said.combat = clause::SA_K8;
    rules.said.noVictoryCards = clause::SA_1;
    rules.said.deckWithoutVictoryCards = !rules.has(clause::SA_V3);
    rules.said.unlimitedCities = rules.has(clause::SA_D4);
    rules.said.tradesPieces = true;  // SA-D2
    rules.founding = rules.rulings.get<RStart>() == RStart::SettlementFirst ? Founding::SettlementThenCity
                                                                            : Founding::CityThenSettlement;
}

}  // namespace engine
