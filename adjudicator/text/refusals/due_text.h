// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of text and what tells a whole table.
#pragma once

#include <string>

#include "adjudicator/text/scene.h"
#include "engine/action/due.h"

namespace adjudicator {

/// Who is due, and for what: "Blue has the fewest points and moves the robber". One line, no full stop.
[[nodiscard]] std::string dueText(const engine::Due& due, const Scene& scene);

}  // namespace adjudicator
