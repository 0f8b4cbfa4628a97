// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/continents.h"

namespace engine {

void moveMonopolists(Deciding&) {}

void reachExchange(Deciding&) {}

Judgement judge(const Position&, const ChooseHarbour&) {
    return refuse(clause::MO_17, Why::NotYet);
}

}  // namespace engine
