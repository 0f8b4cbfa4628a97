// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "adjudicator/live_table.h"

namespace ui {

/// What came of this turn's acts beside what they were meant to do: the newest word on each special card that changed
/// hands, and until the next act the result of a vote or of an auction and what a monopoly took. Empty where nothing
/// did.
[[nodiscard]] std::vector<engine::Event> newsOf(const adjudicator::LiveTable& table);

}  // namespace ui
