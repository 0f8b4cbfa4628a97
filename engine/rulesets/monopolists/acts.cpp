// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/acts.h"

namespace engine {

void proposeMonopolistsActs(Proposals&) {}

}  // namespace engine
