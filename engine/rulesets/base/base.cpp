// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/base/base.h"

#include "engine/rulesets/registry.h"

namespace engine {

void applyBase(RulesDraft& draft) {
    draft.set(Number::WinningScore, 10, clause::B_13);
    draft.set(Number::HandLimit, 7, clause::B_8);
    draft.set(Number::HandLimitPerWall, 0, clause::B_8);
    draft.set(Number::KnightsNeeded, 3, clause::B_12);
    draft.set(Number::RoadLengthNeeded, 5, clause::B_11);
    draft.set(Number::SpecialCardValue, 2, clause::B_11);
    draft.set(Number::Roads, 15, clause::B_2);
    draft.set(Number::Ships, 15, clause::B_14);
    draft.set(Number::Settlements, 5, clause::B_2);
    draft.set(Number::Cities, 4, clause::B_2);

    draft.price(Item::Road, Cards::of(1, 1, 0, 0, 0));
    draft.price(Item::Ship, Cards::of(0, 1, 1, 0, 0));
    draft.price(Item::Settlement, Cards::of(1, 1, 1, 1, 0));
    draft.price(Item::City, Cards::of(0, 0, 0, 2, 3));
    draft.price(Item::Card, Cards::of(0, 0, 1, 1, 1));
}

}  // namespace engine
