// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/shadow/acts.h"

namespace engine {

void proposeShadowActs(Proposals&) {}

}  // namespace engine
