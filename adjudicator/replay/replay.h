// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "adjudicator/record/line.h"
#include "adjudicator/report/log_export.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// Which acts of a game a replay shows: those of entries `from` to `to`, both included.
struct ReplayStretch {
    std::uint64_t from = 0;
    std::optional<std::uint64_t> to = {};
};

/// A game as one file that any browser plays without network: board, points, dice, combats and clauses, act by act as
/// they happened, what all may see and nothing else (PublicView). Acts that were taken back are left out; a correction
/// is a step of its own. HTML in UTF-8; empty when `progress` said no, or where no act lies in the stretch.
[[nodiscard]] std::optional<std::string> gameReplay(const Line& line, engine::Language language,
                                                    const ReplayStretch& stretch = {}, const Progress& progress = {});

}  // namespace adjudicator
