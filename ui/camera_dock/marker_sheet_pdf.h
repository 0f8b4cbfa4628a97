// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "adjudicator/report/marker_sheet.h"

namespace ui {

/// Writes the page of markers in the window's language as a PDF file in its true size; the file is whole or as it was.
/// What went wrong, empty when nothing did.
[[nodiscard]] QString writeMarkerPdf(const QString& file, adjudicator::PageSize paper);

}  // namespace ui
