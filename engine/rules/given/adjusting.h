// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/action.h"
#include "engine/expected.h"
#include "engine/rules/decision.h"
#include "engine/state/to_position.h"

namespace engine {

/// Whether a set-up says what never changes in a game: players, documents, rulings, numbers, prices, the lattice.
[[nodiscard]] bool setsWhatIsFixed(const Setup& set);

/// The position as it is with the places of `remove` emptied and everything that `set` names so; or what cannot stand.
[[nodiscard]] Expected<Position, Faults> adjusted(const Position& position, const Adjust& action);

/// The events that lead from the position decided so far to `wanted`, a position of the same table. They rest on no
/// clause: nobody asked the rules. False when no events lead there.
[[nodiscard]] bool addDifferences(Deciding& deciding, const Position& wanted, bool marksGiven);

/// What has to be moved and dealt by hand to get from one position to another of the same table, as events; empty when
/// no events lead there.
[[nodiscard]] Events differences(const Position& before, const Position& after);

}  // namespace engine
