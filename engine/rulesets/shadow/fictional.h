// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// After a real turn a fictional one begins (SW-8); false where Shadow Economy is not played.
[[nodiscard]] bool startFictionalTurn(Deciding& deciding, PlayerId by);
/// The yields of a fictional turn are rolled.
[[nodiscard]] Judgement rollFictional(const Position& position, const Roll& action);
/// The fictional turn is over: the next player's begins.
void endFictionalTurn(Deciding& deciding);

/// Whether the robber may go to a removed hex now (SW-6, R-SW-KNIGHT).
[[nodiscard]] bool removedHexOpen(const Position& position, const RobberDue& due);
/// The resource that a face of the die stands for, always the same; none on a 6 (SW-6, SW-9).
[[nodiscard]] std::optional<Resource> resourceOfFace(int face);

[[nodiscard]] Judgement thrown(const Position& position, const ResourceThrow& due, const Throw& action);
[[nodiscard]] Judgement thrown(const Position& position, const MonopolyThrow& due, const Throw& action);
[[nodiscard]] Judgement thrown(const Position& position, const TieThrow& due, const Throw& action);

}  // namespace engine
