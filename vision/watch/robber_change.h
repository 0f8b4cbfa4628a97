// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "vision/watch/gains.h"
#include "vision/watch/site_changes.h"

namespace vision::watch {

/// The robber's move from the hex where it is known to stand to another: something is gone from near the middle of the
/// one, and what came to near the middle of the other looks as that did. Empty where it stays, or a hand may hide it.
[[nodiscard]] std::optional<PieceChange> robberMove(engine::Hex from, const ReferenceSight& reference, const View& now,
                                                    const pieces::Sight& sight, const Difference& difference,
                                                    const Turnover& turnover);

}  // namespace vision::watch
