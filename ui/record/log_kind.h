// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/record/line.h"
#include "ui/acts/act_kinds.h"

namespace ui {

/// The drawing that stands before an entry.
[[nodiscard]] Icon iconOf(const adjudicator::LogLine& line);
[[nodiscard]] LogKind kindOf(const adjudicator::LogLine& line);
/// Somebody's act, or what changed the acts; not a commitment, a declaration, a seal.
[[nodiscard]] bool isAct(const adjudicator::LogLine& line);

}  // namespace ui
