// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

#include "adjudicator/record/line.h"
#include "engine/clauses/language.h"

namespace ui {

/// How the writing of a PDF file ended; with neither, the file is there.
struct PdfOutcome {
    bool isStopped = false;
    QString problem;
};

/// The report of a game as a PDF file on A4, its pages numbered. Runs on any thread; `goesOn` is told per cent and
/// stops it by false. The file is whole or as it was.
[[nodiscard]] PdfOutcome writeReportPdf(const adjudicator::Line& line, engine::Language language, const QString& file,
                                        const std::function<bool(int percent)>& goesOn);

}  // namespace ui
