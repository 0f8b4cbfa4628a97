// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/proposals.h"

namespace engine {

/// The acts of the base game that may be allowed now.
void proposeTableActs(Proposals& proposals);

}  // namespace engine
