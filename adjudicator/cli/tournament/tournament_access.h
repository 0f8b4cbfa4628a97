// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/cli/command.h"
#include "adjudicator/cli/game/game_access.h"
#include "adjudicator/desk/direct_desk.h"
#include "adjudicator/tournament/consequences.h"
#include "adjudicator/tournament/tournament_export.h"
#include "adjudicator/tournament/tournaments.h"
#include "engine/notation/json_fault.h"
#include "engine/tournament/doubt.h"

namespace adjudicator::cli {

/// All that the tournament commands take; each reads its own.
struct TournamentOptions {
    GameOptions game;  ///< The book, the tournament (in `game`), the branch, --json.
    std::string file;
    std::string out;
    std::string what;
    std::string player;
    std::string folder;
    /// Under which phones find the desk.
    std::string url;
    bool everybody = false;
    /// --hub: an address, or nothing for the one that is kept.
    std::optional<std::string> hub;
    bool sends = false;
    bool forgets = false;
    std::string reason;
    std::vector<std::string> names;
    std::vector<int> tables;
    std::string club;
    std::vector<std::string> scores;
    std::string state;
    int round = 0;
    int table = 0;
    int count = 1;
    /// Without one a seed is drawn.
    std::optional<std::uint32_t> seed;
    std::string word;
    std::string wordBy;
    bool standIn = false;
    std::optional<int> through;
    std::optional<int> minutes;
    std::optional<std::uint64_t> at;
    bool byScore = false;
    bool dry = false;
    bool confirm = false;
    bool takesOver = false;
    /// Who said what is proposed.
    std::string by;
    /// What the key of a desk may do: table, helper, director, or none.
    std::string role;
    bool stop = false;
    bool preliminary = false;
    bool csv = false;
    bool progress = false;
    bool unfinished = false;
    bool collects = false;
    /// Seconds: between two looks, and in all.
    int every = 5;
    std::optional<int> lasts;
    // For a new tournament without a file.
    std::string name;
    std::string place;
    std::vector<std::string> dates;
    std::vector<std::string> documents;
    std::string system = "A";
    int winningScore = 10;
    int rounds = 3;
    std::string cut = "semi-final";
    std::optional<int> timeLimit;
    std::optional<int> protest;
};

/// A book with the tournament chosen in it, folded.
struct OpenedTournament {
    std::unique_ptr<db::Book> book;
    TournamentLine line;
    [[nodiscard]] const engine::tournament::Position& position() const { return line.position(); }
    [[nodiscard]] TournamentStamp stamp() const;
};

/// Opens the book and finds the tournament named, else the newest; the reason why not has been written.
[[nodiscard]] std::optional<OpenedTournament> openTournament(const Streams& streams, const TournamentOptions& options,
                                                             db::OpenMode mode, engine::Language language);

/// The player with that start number, or who alone has that name, letter by letter; else why nobody is meant.
[[nodiscard]] engine::Expected<engine::PlayerId, std::string> playerSaid(const engine::tournament::Position& position,
                                                                         std::string_view said,
                                                                         engine::Language language);

/// The director's desk over the tournament of a command: lots are thrown with dice that can be proved.
using TournamentDesk = DirectDesk<TournamentGame>;
using TournamentProblem = ActProblemOf<TournamentGame>;

/// The one line of a problem, and the exit status for it.
[[nodiscard]] std::string problemText(const TournamentProblem& problem, const engine::tournament::Position& position,
                                      engine::Language language);
[[nodiscard]] int refuseTournament(const Streams& streams, const TournamentOptions& options,
                                   const TournamentProblem& problem, const engine::tournament::Position& position,
                                   engine::Language language);

/// Writes a text to the file of --out, or to standard output without one.
[[nodiscard]] int writeOut(const Streams& streams, const std::string& file, const std::string& text,
                           engine::Language language);

/// Plays one act and answers in one JSON line, as `tournament do` does.
[[nodiscard]] int playAct(const TournamentOptions& options, OpenedTournament& opened,
                          const engine::tournament::Action& action, Streams streams, engine::Language language);

/// An act of a line of `tournament do`; settings change only what the line names.
[[nodiscard]] engine::Expected<engine::tournament::Action, engine::JsonFault> actOfLine(
    const std::string& text, const engine::tournament::Position& position);
/// What is odd about an act, or too early.
[[nodiscard]] std::vector<engine::tournament::Doubted> doubtsAsked(const TournamentLine& line,
                                                                   const engine::tournament::Action& action);

/// What an act would change, as one JSON object.
[[nodiscard]] nlohmann::ordered_json consequencesJson(const Consequences& consequences,
                                                      const engine::tournament::Position& position,
                                                      engine::Language language);
/// An answer on one line, without a line feed.
[[nodiscard]] std::string oneLine(const nlohmann::ordered_json& json);

/// A command; its answer is the exit status.
using TournamentWork = int(const TournamentOptions& options, Streams streams, engine::Language language);
TournamentWork newTournament, listTournaments, importPlayers, sendFiles, showKey, listBranches;

/// A command at the tournament that was chosen.
using OpenedWork = int(const TournamentOptions& options, OpenedTournament& opened, Streams streams,
                       engine::Language language);
OpenedWork doTournament, enterPlayers, seatRounds, swapPlayers, changeSeats, enterResult, collectGames, receiveFiles,
    watchFolders;
OpenedWork previewActs, seatQuality, showStandings, showSheet, showLog, exportTournament, printPaper, checkRules;
OpenedWork showMet, showSeats, showProtests, makeOfficial, importPenalties, chooseBranch, setRole, publishPages,
    setClock;
OpenedWork admitPhones, dismissPhones, listPhones;

}  // namespace adjudicator::cli
