// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "adjudicator/cli/game/game_command_parts.h"
#include "adjudicator/cli/not_empty.h"

namespace adjudicator::cli {

using engine::Language;

namespace {

/// The command that hands plays to the programs in which people log them.
void addPlays(CLI::App& game, const std::shared_ptr<GameCommandOptions>& options, Streams streams,
              CommonOptions& common, int& exit) {
    const Work tell = [](const GameCommandOptions& o, Streams s, Language l) {
        return tellPlays(o.game, o.plays, s, l);
    };
    CLI::App* command =
        add(game, "plays", "Games for BG Stats and BoardGameGeek", options, tell, streams, common, exit);
    command->add_option("--game", options->game.game,
                        "The game's id or its beginning; without it all games of the book, a line each");
    addBranch(command, options);
    auto* html = command->add_option("--html", options->plays.html,
                                     "A page with link, code and text, - for standard output; of the newest game "
                                     "without --game");
    command->add_flag("--qr", options->plays.qr, "The link as a QR code too; it needs a wide terminal")->excludes(html);
    command->add_flag("--json", options->game.json, "One JSON document, as BG Stats takes it, and the link")
        ->excludes(html);
}

}  // namespace

void addShared(CLI::App& game, const std::shared_ptr<GameCommandOptions>& options, Streams streams,
               CommonOptions& common, int& exit) {
    const Work report = [](const GameCommandOptions& o, Streams s, Language l) {
        return reportGame(o.game, o.other, o.at, s, l);
    };
    CLI::App* paper =
        add(game, "report", "Write a report of the game to print", options, report, streams, common, exit);
    addGame(paper, options);
    addBranch(paper, options);
    paper->add_option("--html", options->other, "The HTML file to write, - for standard output")->required();
    paper->add_option("--at", options->at, "Up to this entry");
    const Work nothing = [](const GameCommandOptions&, Streams, Language) { return kFine; };
    CLI::App* played = add(game, "replay", "Write the game as a file that any browser plays, or as a film", options,
                           nothing, streams, common, exit);
    played->callback(
        [options, streams, &common, &exit] { exit = replayGame(options->game, options->replay, streams, common); });
    addGame(played, options);
    addBranch(played, options);
    auto* html = played->add_option("--html", options->replay.html,
                                    "The HTML file to write, - for standard output; it needs no network");
    auto* gif = played->add_option("--gif", options->replay.gif,
                                   "Or an animated picture; it and --mp4 need the package ffmpeg");
    gif->check(kNotEmpty)->excludes(html);
    played->add_option("--mp4", options->replay.mp4, "Or a film of at most 400 acts, 1.5 seconds each")
        ->check(kNotEmpty)
        ->excludes(html)
        ->excludes(gif);
    played->add_option("--from", options->replay.stretch.from, "The first entry that is shown");
    played->add_option("--to", options->replay.stretch.to, "The last entry that is shown");
    addPlays(game, options, streams, common, exit);
}

}  // namespace adjudicator::cli
