// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/votes.h"

namespace engine {

Judgement judge(const Position&, const Vote&) {
    return refuse(clause::CC_2, Why::NotYet);
}

Judgement judge(const Position&, const Repeal&) {
    return refuse(clause::CC_4, Why::NotYet);
}

Judgement thrown(const Position&, const VoteThrow&, const Throw&) {
    return refuse(clause::CC_2, Why::NotYet);
}

}  // namespace engine
