// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of sheets only.
#pragma once

#include "adjudicator/report/sheet_block.h"
#include "adjudicator/verify/verdict_text.h"

namespace adjudicator::sheet {

/// The verdict on the whole record: with what each part means, or how much of it there is alone.
[[nodiscard]] Block verdictBlock(const VerdictWords& words, bool isWhole, engine::Language language);

}  // namespace adjudicator::sheet
