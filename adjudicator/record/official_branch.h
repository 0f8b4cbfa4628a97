// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "db/game_tree.h"

namespace adjudicator {

/// The entry that the newest ruling on the branches of a game names: the branches beyond it are the official ones.
/// Empty when no ruling names one that is there.
[[nodiscard]] std::optional<db::Head> officialEntry(const db::GameTree& tree);

}  // namespace adjudicator
