// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/shadow/shadow.h"

#include "engine/rulesets/registry.h"

namespace engine {

void applyShadow(RulesDraft& draft) {
    draft.set(Number::WinningScore, 10, clause::SW_11);
    draft.rules().said.fictional = clause::SW_8;
}

}  // namespace engine
