// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "adjudicator/watch/proposals.h"
#include "engine/action/action.h"
#include "engine/state/position.h"
#include "engine/state/setup.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::watch {

/// Whether a change is about an army, a weapon or a wall.
[[nodiscard]] bool isOfArms(const vision::PieceChange& change);

/// Acts that explain the armies, weapons and walls among changes seen together, in no order: what went here and came
/// there in one colour moved; what came alone was bought, or moved from where nobody saw it go; what went alone is the
/// referee's entry. Of the acts that a change may have been it is the likeliest that is allowed, else the likeliest.
/// `confidence` is that of what was seen.
[[nodiscard]] std::vector<Proposal> proposalsOfArms(const std::vector<vision::PieceChange>& changes,
                                                    const engine::Position& position, bool turnKnown);

/// What else such a change may have been: acts that are allowed, then the referee's entries.
[[nodiscard]] std::vector<Proposal> otherActsOfArms(const Proposal& seen, const engine::Position& position);

/// Does in a set-up what a proposal of arms says; prices are not asked.
void applyArms(const Proposal& proposal, const engine::Position& position, engine::Setup& setup);

}  // namespace adjudicator::watch
