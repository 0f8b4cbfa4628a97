// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "adjudicator/record/line.h"
#include "ui/acts/act_kinds.h"

namespace ui {

/// The drawing that stands before an entry.
[[nodiscard]] Icon iconOf(const adjudicator::LogLine& line);
[[nodiscard]] LogKind kindOf(const adjudicator::LogLine& line);
/// The same of an entry that is not read again; empty where its events say it.
[[nodiscard]] std::optional<LogKind> kindOf(const adjudicator::EntryGist& gist);
/// Somebody's act, or what changed the acts; not a commitment, a declaration, a seal.
[[nodiscard]] bool isAct(const adjudicator::LogLine& line);

}  // namespace ui
