// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of sheets and their tests only.
#pragma once

#include "adjudicator/report/dispute_sheet.h"
#include "adjudicator/report/sheet_page.h"

namespace adjudicator::sheet {

/// The parts of a dispute's page, not yet put in place.
[[nodiscard]] Page disputePage(const Dispute& dispute, const SheetExtras& extras, engine::Language language);

}  // namespace adjudicator::sheet
