// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/action/action.h"
#include "engine/state/position.h"
#include "engine/state/setup.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::watch {

/// An act that would explain what the camera saw. Nothing is done by itself: a person confirms or refuses it.
struct Proposal {
    engine::Action action;
    /// The chance in 0..1 that this is what happened.
    double confidence = 0;
    /// Whether the rules allow it now. Where the set-up does not say whose turn it is: whether the place is allowed.
    bool legal = false;
    /// What was seen that it explains; never empty.
    std::vector<vision::PieceChange> changes;
    bool operator==(const Proposal&) const = default;
};

/// Proposals for changes seen together, legal ones first, likelier ones first. Owners are known by their colour
/// (table_colours.h); a change of a colour that nobody has is left out. What no rule explains becomes an `adjust`.
/// `turnKnown`: the position's turn was said, not assumed.
[[nodiscard]] std::vector<Proposal> proposalsFor(const std::vector<vision::PieceChange>& changes,
                                                 const engine::Position& position, bool turnKnown);

/// What else a change may have been: first the other acts that are allowed at its place now, then, as entries of the
/// referee that ask no rule, each piece of each player that can stand there. `seen` is left out.
[[nodiscard]] std::vector<Proposal> alternativesTo(const Proposal& seen, const engine::Position& position);

/// A new road, settlement or city (also when founding) that is allowed: what may be entered without asking.
[[nodiscard]] bool isPlainPlacement(const Proposal& proposal);

/// The set-up with a change made.
void apply(const vision::PieceChange& change, engine::Setup& setup);

}  // namespace adjudicator::watch
