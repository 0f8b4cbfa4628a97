// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of commands only.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "adjudicator/cli/command.h"
#include "adjudicator/cli/game/game_access.h"
#include "adjudicator/replay/replay.h"

namespace adjudicator::cli {

/// Writes the report of a game as an HTML file; `file` is `-` for standard output. Of a dice game there is none.
[[nodiscard]] int reportGame(const GameOptions& options, const std::string& file, std::optional<std::uint64_t> at,
                             Streams streams, engine::Language language);

/// As what a game, or a stretch of it, is played again; one of the files is named.
struct ReplayWanted {
    ReplayStretch stretch;
    /// `-` for standard output.
    std::string html;
    std::string gif;
    std::string mp4;
};

/// Writes the replay of a game. Films need a program that can draw: common.hooks.
[[nodiscard]] int replayGame(const GameOptions& options, const ReplayWanted& wanted, Streams streams,
                             const CommonOptions& common);

/// Writes the record as comma-separated values.
[[nodiscard]] int logAsCsv(const GameOptions& options, std::optional<std::uint64_t> at, Streams streams,
                           engine::Language language);

}  // namespace adjudicator::cli
