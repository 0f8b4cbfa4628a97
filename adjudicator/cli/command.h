// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include "engine/clauses/language.h"

namespace CLI {
class App;
}

namespace adjudicator::cli {

class WorkCount;

/// What a command reads and writes; the streams outlive the command.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    /// Whether what is written there may have colours (ink.h).
    bool outIsInked = false;
    bool errIsInked = false;
    /// Of what is said of files and arguments.
    engine::Language language = engine::Language::English;
    /// Where somebody waits at a terminal: what is done of a long work (waiting.h); else null.
    WorkCount* count = nullptr;
};

struct Hooks;

/// Options that every command understands; read when the command runs, not when it is registered.
struct CommonOptions {
    engine::Language language = engine::Language::English;
    /// What a build with a window adds (run.h); null: nothing. It outlives the command.
    const Hooks* hooks = nullptr;
};

/// Exit statuses, the same for every command.
inline constexpr int kFine = 0;
inline constexpr int kAnswerIsNo = 1;
inline constexpr int kUnusable = 2;

/// Registers a subcommand; once the arguments are parsed its callback does the work and sets `exit`. `common` and
/// `exit` outlive the app.
using Register = void (*)(CLI::App& app, Streams streams, CommonOptions& common, int& exit);

void registerRules(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerCcm(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerCombat(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerCompletion(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerOdds(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerDemo(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerDispute(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerGame(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerMarkers(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerNuke(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerPosition(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerRead(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerSets(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerReadDice(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerServe(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerStatistics(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerTournament(CLI::App& app, Streams streams, CommonOptions& common, int& exit);
void registerWatch(CLI::App& app, Streams streams, CommonOptions& common, int& exit);

}  // namespace adjudicator::cli
