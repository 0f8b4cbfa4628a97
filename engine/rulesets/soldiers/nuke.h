// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// How far the hex is from a nuclear weapon on the corner (SA-N2, R-NUKE-RANGE).
[[nodiscard]] int nukeDistance(const Position& position, CornerId from, HexId hex);

/// Why a weapon on `from` may not be fired at the hex: range and kind of target only (SA-N2); empty when it may.
[[nodiscard]] std::optional<Refusal> nukeTargetRefusal(const Position& position, CornerId from, HexId hex);

/// What firing does to the board (SA-N3 … SA-N5): hex, buildings, weapon. Turn and phase are not asked.
[[nodiscard]] Expected<Decision, Refusal> nukeEffects(const Position& position, PlayerId by, CornerId from, HexId hex);

[[nodiscard]] Judgement judge(const Position& position, const FireNuke& action);

}  // namespace engine
