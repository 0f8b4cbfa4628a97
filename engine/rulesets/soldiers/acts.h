// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/proposals.h"

namespace engine {

/// The acts of Soldiers & Armies that may be allowed now.
void proposeSoldiersActs(Proposals& proposals);

}  // namespace engine
