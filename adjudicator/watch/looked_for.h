// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/state/setup.h"
#include "vision/reading/looked_for.h"

namespace adjudicator::watch {

/// What the documents of a game (`base`, `soldiers` …) bring to the table. Without any nobody has said what is played:
/// then whatever there is is looked for, and believed less.
[[nodiscard]] vision::LookedFor lookedForBy(const std::vector<std::string>& documents);
/// The same for a set-up, with the colours that play where its players have six known ones.
[[nodiscard]] vision::LookedFor lookedForOn(const engine::Setup& setup);
/// What to watch for on such a table: ships and the pirate come with sea hexes (B-14), and only with them.
[[nodiscard]] vision::LookedFor watchedOn(const engine::Setup& setup);

}  // namespace adjudicator::watch
