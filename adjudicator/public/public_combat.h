// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "adjudicator/public/public_view.h"

namespace adjudicator {

/// The combat that is fought, or has just ended while its phase lasts, as all may see it; empty: none.
[[nodiscard]] std::optional<PublicView::Combat> publicCombatOf(const Line& line, engine::Language language,
                                                               bool withOdds);

}  // namespace adjudicator
