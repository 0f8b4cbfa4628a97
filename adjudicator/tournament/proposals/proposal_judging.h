// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "adjudicator/tournament/proposals/proposals.h"

namespace adjudicator {

/// Says of each proposal that may count (state Open, UnknownKey or Unsealed as it was gathered) how it stands with the
/// tournament. Nothing depends on the order in which chains came in.
void judgeProposals(std::vector<ProposalFound>& found, const TournamentLine& line);

}  // namespace adjudicator
