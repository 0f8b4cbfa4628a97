// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files that put `game` together only.
#pragma once

#include <CLI/App.hpp>
#include <memory>
#include <optional>
#include <string>

#include "adjudicator/cli/game/game_access.h"
#include "adjudicator/cli/game/game_evidence.h"
#include "adjudicator/cli/game/game_hand_over.h"
#include "adjudicator/cli/game/game_new.h"
#include "adjudicator/cli/game/game_phones.h"
#include "adjudicator/cli/game/game_plays.h"
#include "adjudicator/cli/game/game_report.h"
#include "adjudicator/cli/game/game_try.h"
#include "adjudicator/cli/game/game_verify.h"

namespace adjudicator::cli {

/// What the commands below `game` are given; each reads its part.
struct GameCommandOptions {
    GameOptions game;
    NewGameOptions fresh;
    std::optional<std::uint64_t> at;
    VerifyWanted verify;
    bool stop = false;
    std::string other;
    std::string player;
    std::string why;
    TryWanted tried;
    bool progress = false;
    bool csv = false;
    HandOverWanted handOver;
    PictureWanted picture;
    PruneOptions prune;
    ReplayWanted replay;
    PlaysWanted plays;
    PhonesWanted phones;
};

using Work = int (*)(const GameCommandOptions&, Streams, engine::Language);

/// A command below `game` that does this work on the book of --db.
CLI::App* add(CLI::App& game, const char* name, const char* help, const std::shared_ptr<GameCommandOptions>& options,
              Work work, Streams streams, CommonOptions& common, int& exit);
/// The options that name a game, and one of its branches.
void addGame(CLI::App* command, const std::shared_ptr<GameCommandOptions>& options);
void addBranch(CLI::App* command, const std::shared_ptr<GameCommandOptions>& options);

/// What people take home of a game: report, replay, plays.
void addShared(CLI::App& game, const std::shared_ptr<GameCommandOptions>& options, Streams streams,
               CommonOptions& common, int& exit);

}  // namespace adjudicator::cli
