// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/explorer.h"

namespace engine {

void offerTokens(Deciding&) {}

Judgement judge(const Position&, const DrawToken&) {
    return refuse(clause::CC_15, Why::NotYet);
}

}  // namespace engine
