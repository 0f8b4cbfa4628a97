// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/verify/verified_games.h"
#include "adjudicator/verify/verify.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// What does not hold, without a full stop; empty for None.
[[nodiscard]] std::string reasonText(VerdictReason reason, engine::Language language);
/// What a check found and where, without what it counted.
[[nodiscard]] std::string sentence(const CheckedGame& checked, engine::Language language);
/// The one line of a verification.
[[nodiscard]] std::string sentence(const Verification& verification, engine::Language language);

}  // namespace adjudicator
