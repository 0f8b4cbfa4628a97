// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Why this player may not capitulate to that one now (SA-C1, R-CAPITULATE), whatever pieces are named.
[[nodiscard]] std::optional<Refusal> capitulationRefusal(const Position& position, const Capitulate& action);
[[nodiscard]] Judgement judge(const Position& position, const Capitulate& action);
/// Whether this is a moment at which somebody might (R-CAPITULATE).
[[nodiscard]] bool mayAnybodyCapitulate(const Position& position);

/// A settlement or city, or a unit: without any a player is annihilated (SA-C2).
[[nodiscard]] bool hasForces(const Position& position, PlayerId player);
/// The pieces of one player that pass to another where there is room for some of a kind alone: the first of each kind.
[[nodiscard]] std::vector<Site> piecesInReach(const Position& position, PlayerId from, PlayerId to);

/// Players whom this decision has left without buildings and units are annihilated (SA-C2).
void annihilate(Deciding& deciding);

}  // namespace engine
