// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/proposals.h"

namespace engine {

/// The acts of Shadow Economy that may be allowed now.
void proposeShadowActs(Proposals& proposals);

}  // namespace engine
