// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "adjudicator/desk/direct_desk.h"
#include "adjudicator/record/tournament_game.h"
#include "adjudicator/tournament/proposals/proposals.h"

namespace adjudicator {

struct TakenProposal {
    ProposalFound proposal;
    /// Its act, or why there is none.
    DirectDesk<TournamentGame>::Answer answer;
};

/// Takes what is open, each proposal once, as often as taking one lets another be taken. The desk keeps the tournament.
[[nodiscard]] std::vector<TakenProposal> takeOpen(DirectDesk<TournamentGame>& desk, const db::Book& book,
                                                  const VerifiedGames& verified);

}  // namespace adjudicator
