// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/variants.h"

namespace engine {

Judgement judge(const Position&, const DrawCard&) {
    return refuse(clause::SA_D1, Why::NotYet);
}

Judgement judge(const Position&, const TrainUnit&) {
    return refuse(clause::SA_V1, Why::NotYet);
}

Judgement raiseUnit(const Position&, const PlayCard&) {
    return refuse(clause::SA_V3, Why::NotYet);
}

void weakenCities(Deciding&) {}

}  // namespace engine
