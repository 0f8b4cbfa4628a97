// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "adjudicator/record/line.h"
#include "adjudicator/report/log_export.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// Where the HTML of a report is read.
enum class ReportForm {
    /// By a browser: one file that needs nothing else, its pictures drawn inside.
    Page,
    /// By a text engine of few tags: the pictures are `<img>` of the names in ReportPictures.
    Text
};

/// The names of a report's pictures in its form for text engines.
struct ReportPictures {
    static constexpr const char* kBoard = "report:board";
    static constexpr const char* kCode = "report:code";
    /// With the number of the seat behind it, from 0.
    static constexpr const char* kBadge = "report:badge-";
};

/// A whole game to be printed and kept: documents, rulings and players, the final points with their sources, the board
/// at the end, the combats round by round, the course of the game with its clauses, how the dice were thrown, and the
/// head of the record as QR code. Says nothing that is not in the record. Empty when `progress` stopped it.
[[nodiscard]] std::optional<std::string> gameReport(const Line& line, engine::Language language, ReportForm form,
                                                    const Progress& progress = {});

/// The title of a report: "Game 3, 2026-11-21".
[[nodiscard]] std::string reportTitle(const Line& line, engine::Language language);

}  // namespace adjudicator
