// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/public/public_view.h"
#include "engine/combat/battle.h"

namespace adjudicator {

/// The combat that is fought, or has just ended while its phase lasts, as all may see it; empty: none.
[[nodiscard]] std::optional<PublicView::Combat> publicCombatOf(const Line& line, engine::Language language,
                                                               bool withOdds);

/// Who fights on one side of it, in the order of its dice; a building that is covered comes last.
[[nodiscard]] std::vector<PublicView::Fighter> fightersOf(const engine::Position& position, const engine::Fight& fight,
                                                          engine::Party side);
/// The crossing that is attacked, and those from which it is: "8–10–5", "12–10–5, 9–4–3".
[[nodiscard]] std::pair<std::string, std::string> placesOf(const engine::Position& position, const engine::Fight& fight,
                                                           engine::Language language);

}  // namespace adjudicator
