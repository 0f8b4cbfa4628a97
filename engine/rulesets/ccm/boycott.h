// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// What a boycotted player gives up to be free (CC-14).
inline constexpr int kBuyOffCards = 7;

/// After a 7 the robber went to this hex: its player may be boycotted (CC-14).
void threatenBoycott(Deciding& deciding, PlayerId by, HexId hex);
/// The next player has rolled this sum: the boycott takes effect, may be declared, or is off (CC-14, R-BOYCOTT).
void resolveBoycott(Deciding& deciding, PlayerId by, int sum);
/// Why a player may neither trade nor play knights; empty when not boycotted.
[[nodiscard]] std::optional<Refusal> boycottRefusal(const Position& position, PlayerId player);

[[nodiscard]] Judgement judge(const Position& position, const Boycott& action);
[[nodiscard]] Judgement judge(const Position& position, const BuyOff& action);

}  // namespace engine
