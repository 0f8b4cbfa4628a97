// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/record/line.h"
#include "adjudicator/record/proposals_game.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// One entry of a chain of proposals; empty for those that nobody needs to read. The act that is proposed is named by
/// its word alone: only the record that it is about knows its players.
[[nodiscard]] std::string sentence(const LogLineOf<ProposalsGame>& line, engine::Language language);

/// Why a proposal is not written.
[[nodiscard]] std::string sentence(const engine::proposals::Refusal& refusal, engine::Language language);

}  // namespace adjudicator
