// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/robber_fight.h"

namespace engine {

Judgement judge(const Position&, const AttackRobber&) {
    return refuse(clause::SA_R1, Why::NotYet);
}

Judgement thrown(const Position&, const RobberFight&, const Throw&) {
    return refuse(clause::SA_R1, Why::NotYet);
}

Judgement payTribute(const Position&, const Discard&) {
    return refuse(clause::SA_R1, Why::NotYet);
}

}  // namespace engine
