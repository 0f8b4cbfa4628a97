// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "adjudicator/cli/game/game_command_parts.h"

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
    const Work replay = [](const GameCommandOptions& o, Streams s, Language l) {
        return replayGame(o.game, o.other, o.stretch, s, l);
    };
    CLI::App* played = add(game, "replay", "Write the game as a file that any browser plays, without network", options,
                           replay, streams, common, exit);
    addGame(played, options);
    addBranch(played, options);
    played->add_option("--html", options->other, "The HTML file to write, - for standard output")->required();
    played->add_option("--from", options->stretch.from, "The first entry that is shown");
    played->add_option("--to", options->stretch.to, "The last entry that is shown");
    addPlays(game, options, streams, common, exit);
}

}  // namespace adjudicator::cli
