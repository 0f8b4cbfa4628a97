// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/proposals.h"

namespace engine {

/// The acts of the Monopolists that may be allowed now.
void proposeMonopolistsActs(Proposals& proposals);

}  // namespace engine
