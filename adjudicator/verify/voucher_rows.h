// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/verify/verdict_text.h"

namespace adjudicator {

/// What the verdict says of who vouches for a record, and of who could still have bent it.
struct VoucherRows {
    VerdictRow putBack;
    VerdictRow seal;
    VerdictRow desk;
    VerdictRow seen;
    VerdictRow couldHave;
};
[[nodiscard]] VoucherRows voucherRowsOf(const GameVerdict& verdict, engine::Language language);

/// What this desk has seen and the book lacks, in one sentence; only where it lacks something.
[[nodiscard]] std::string deskSawMoreText(const GameVerdict& verdict, engine::Language language);

}  // namespace adjudicator
