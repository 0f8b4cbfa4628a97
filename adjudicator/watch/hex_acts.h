// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "adjudicator/watch/proposals.h"
#include "engine/action/action.h"
#include "engine/state/position.h"
#include "engine/state/setup.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::watch {

/// The referee's entry that the hex of a change lies face down, or up.
[[nodiscard]] engine::Adjust turning(const vision::PieceChange& change, engine::HexId hex,
                                     const engine::Position& position);

/// What became of a hex, as an act of whose turn it is or the referee. Empty for a face that nobody knows.
[[nodiscard]] std::optional<engine::Action> actOfHex(const vision::PieceChange& change, engine::HexId hex,
                                                     const engine::Position& position);

/// The weapon that was fired at a hex that was turned over: the one that is gone, else the first that may be. Empty
/// where none of the `legal` acts is one.
[[nodiscard]] std::optional<Proposal> firing(const std::vector<engine::Action>& legal,
                                             const std::vector<vision::PieceChange>& changes,
                                             const engine::Position& position, const vision::PieceChange& change);

/// The set-up with a change of a hex made.
void applyToHex(vision::PieceChange::What what, engine::Hex hex, engine::Setup& setup);

}  // namespace adjudicator::watch
