// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/acts.h"

namespace engine {

void proposeCcmActs(Proposals&) {}

}  // namespace engine
