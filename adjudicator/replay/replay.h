// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
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

/// Goes through the acts that a replay shows, in their order: `at` is the game after the entry. Until `see` says no.
void eachStep(const Line& line, const ReplayStretch& stretch,
              const std::function<bool(const Line& at, const LogLine& entry)>& see);
/// How many these are.
[[nodiscard]] std::size_t stepCount(const Line& line, const ReplayStretch& stretch);
/// The stretch of the newest acts, at most so many.
[[nodiscard]] ReplayStretch newestSteps(const Line& line, std::size_t most);

/// A stretch as a moving picture, which whoever can draw writes.
enum class FilmForm : std::uint8_t { Gif, Mp4 };
struct Film {
    FilmForm form = FilmForm::Gif;
    ReplayStretch stretch;
};
/// The longest film: ten minutes.
inline constexpr std::size_t kMostFilmActs = 400;

/// A game as one file that any browser plays without network: board, points, dice, combats and clauses, act by act as
/// they happened, what all may see and nothing else (PublicView). Acts that were taken back are left out; a correction
/// is a step of its own. HTML in UTF-8; empty when `progress` said no, or where no act lies in the stretch.
[[nodiscard]] std::optional<std::string> gameReplay(const Line& line, engine::Language language,
                                                    const ReplayStretch& stretch = {}, const Progress& progress = {});

}  // namespace adjudicator
