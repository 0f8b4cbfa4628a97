// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/boycott.h"

namespace engine {

void threatenBoycott(Deciding&, PlayerId, HexId) {}

void resolveBoycott(Deciding&, PlayerId, int) {}

std::optional<Refusal> boycottRefusal(const Position&, PlayerId) {
    return std::nullopt;
}

Judgement judge(const Position&, const Boycott&) {
    return refuse(clause::CC_14, Why::NotYet);
}

Judgement judge(const Position&, const BuyOff&) {
    return refuse(clause::CC_14, Why::NotYet);
}

}  // namespace engine
