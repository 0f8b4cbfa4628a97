// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Whose founding comes next, and with what building (B-3, SA-2). Only in the founding phase.
struct FoundingTurn {
    PlayerId player{};
    BuildingKind kind = BuildingKind::Settlement;
    /// The second founding of a player yields cards.
    bool yields = false;
};
[[nodiscard]] FoundingTurn foundingTurn(const Position& position);

/// Why nobody, or not this player, may found now; why no building may be founded there (B-3, B-4, MO-3); why no road
/// may go with it there. One after the other.
[[nodiscard]] std::optional<Refusal> foundingRefusal(const Position& position, PlayerId by);
[[nodiscard]] std::optional<Refusal> foundingSiteRefusal(const Position& position, PlayerId by, CornerId at);
[[nodiscard]] std::optional<Refusal> foundingRouteRefusal(const Position& position, CornerId at, SideId route);
[[nodiscard]] Judgement judge(const Position& position, const Found& action);

}  // namespace engine
