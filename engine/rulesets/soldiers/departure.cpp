// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/departure.h"

namespace engine {

Judgement judge(const Position&, const Capitulate&) {
    return refuse(clause::SA_C1, Why::NotYet);
}

void annihilate(Deciding&) {}

}  // namespace engine
