// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "adjudicator/cli/text.h"
#include "engine/state/layouts.h"

namespace adjudicator::cli {

/// What lies on the table by the name of a box, of several merged ones (`3-4+5-6`), or by a position file. Empty, and
/// said, when it is neither.
[[nodiscard]] std::optional<engine::Layout> layoutFrom(const std::string& text, const Streams& streams,
                                                       engine::Language language);

/// The box's name, or `own`.
[[nodiscard]] std::string_view boardWord(const engine::Layout& layout);

}  // namespace adjudicator::cli
