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

[[nodiscard]] Judgement judge(const Position& position, const Found& action);

}  // namespace engine
