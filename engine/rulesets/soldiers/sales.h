// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rules/decision.h"

namespace engine {

/// What players trade besides resource cards (SA-D2): everything that stands on these places, and hidden development
/// cards. Buildings are replaced from the buyer's supply, an army there goes along (R-TRADE-SITE). Refused whole.
[[nodiscard]] std::optional<Refusal> sell(Deciding& deciding, PlayerId from, PlayerId to,
                                          const std::vector<Site>& pieces, int developmentCards);

/// R-SELL-LAST: who sells the last building without an army is out, if that is known, or may not.
[[nodiscard]] std::optional<Refusal> lastSaleRefusal(const Deciding& deciding, const Trade& action);
/// Whether a player has neither settlement nor unit left after this trade (SA-D2, SA-C2).
[[nodiscard]] bool sellsTheLast(const Position& position, const Trade& action);

/// Whether a piece passes also where its new owner has none left to replace it.
enum class BeyondSupply : bool { No, Yes };

/// A building, an army, a nuclear weapon or a route passes to another player, replaced from that player's supply where
/// one is left. What cannot be replaced: false, and nothing has changed.
[[nodiscard]] bool passBuilding(Deciding& deciding, CornerId at, PlayerId to, BeyondSupply beyond,
                                const std::vector<ClauseId>& clauses, const std::vector<RulingChoice>& rulings);
[[nodiscard]] bool passRoute(Deciding& deciding, SideId at, PlayerId to, BeyondSupply beyond,
                             const std::vector<ClauseId>& clauses, const std::vector<RulingChoice>& rulings);
void passArmy(Deciding& deciding, CornerId at, PlayerId to, const std::vector<ClauseId>& clauses,
              const std::vector<RulingChoice>& rulings);
void passNuke(Deciding& deciding, CornerId at, PlayerId to, const std::vector<ClauseId>& clauses,
              const std::vector<RulingChoice>& rulings);

}  // namespace engine
