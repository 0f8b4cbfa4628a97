// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// After a real turn a fictional one begins (SW-8); false where Shadow Economy is not played.
[[nodiscard]] bool startFictionalTurn(Deciding& deciding, PlayerId by);
/// The yields of a fictional turn are rolled.
[[nodiscard]] Judgement rollFictional(const Position& position, const Roll& action);
/// The robber of a fictional 7 has moved, or stayed: the offer follows (SW-9).
void startOffer(Deciding& deciding);

/// Whether the robber may go to a removed hex now (SW-6, R-SW-KNIGHT).
[[nodiscard]] bool removedHexOpen(const Position& position, const RobberDue& due);

[[nodiscard]] Judgement judge(const Position& position, const Bid& action);
[[nodiscard]] Judgement judge(const Position& position, const Pass& action);
[[nodiscard]] Judgement thrown(const Position& position, const ResourceThrow& due, const Throw& action);
[[nodiscard]] Judgement thrown(const Position& position, const MonopolyThrow& due, const Throw& action);
[[nodiscard]] Judgement thrown(const Position& position, const TieThrow& due, const Throw& action);
[[nodiscard]] Judgement thrown(const Position& position, const Auction& due, const Throw& action);

}  // namespace engine
