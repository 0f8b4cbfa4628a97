// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "vision/looked_for.h"

namespace adjudicator::watch {

/// What the documents of a game (`base`, `soldiers` …) bring to the table. Without any nobody has said what is played:
/// then whatever there is is looked for, and believed less.
[[nodiscard]] vision::LookedFor lookedForBy(const std::vector<std::string>& documents);

}  // namespace adjudicator::watch
