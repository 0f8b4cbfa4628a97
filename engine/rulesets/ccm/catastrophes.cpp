// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/catastrophes.h"

namespace engine {

bool yieldsAreLost(const Position&, Resource) {
    return false;
}

std::optional<Refusal> stormRefusal(const Position&) {
    return std::nullopt;
}

void endCatastrophes(Deciding&, PlayerId, int) {}

Judgement judge(const Position&, const SpareFate&) {
    return refuse(clause::CC_16, Why::NotYet);
}

Judgement judge(const Position&, const Avert&) {
    return refuse(clause::CC_19, Why::NotYet);
}

Judgement thrown(const Position&, const FateThrow&, const Throw&) {
    return refuse(clause::CC_16, Why::NotYet);
}

Judgement thrown(const Position&, const Upheaval&, const Throw&) {
    return refuse(clause::CC_18, Why::NotYet);
}

}  // namespace engine
