// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/state/to_position.h"

namespace engine {

/// What toPosition takes, since old records hold it, but what cannot stand on a table or lie in the box: ships and
/// harbours inland, more cards than there are, numbers that no game reaches, nobody left in the game. For what is newly
/// entered: a game that begins, an adjustment. Where position is made of set.
[[nodiscard]] Faults notOnATable(const Position& position, const Setup& setup);

/// B-2: how many cards of each resource the box holds; empty on a board of several boxes (CC-5).
[[nodiscard]] std::optional<int> cardsInBox(const Position& position);

/// Two pieces of a kind for one place in one list; the place by the name that a set-up may give it.
[[nodiscard]] Faults placesTwice(const Topology& board, const Setup& setup);

}  // namespace engine
