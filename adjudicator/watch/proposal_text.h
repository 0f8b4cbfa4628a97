// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/watch/proposals.h"
#include "engine/clauses/language.h"

namespace adjudicator::watch {

/// "Ben's road", by the player whose pieces have the colour; "Red's road" where nobody's do.
[[nodiscard]] std::string ownedPiece(engine::Piece piece, vision::PieceColour colour, const engine::Position& position,
                                     engine::Language language);
/// An act that the camera proposes, also one of the referee's: "Take away: Ben's road, coast of fields 4".
[[nodiscard]] std::string proposalText(const Proposal& proposal, const engine::Position& position,
                                       engine::Language language);

}  // namespace adjudicator::watch
