// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/proposals.h"

namespace engine {

/// The acts of the CCM rules that may be allowed now.
void proposeCcmActs(Proposals& proposals);

}  // namespace engine
