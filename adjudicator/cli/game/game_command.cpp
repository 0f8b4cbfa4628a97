// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/game/game_access.h"
#include "adjudicator/cli/game/game_carry.h"
#include "adjudicator/cli/game/game_command_parts.h"
#include "adjudicator/cli/game/game_do.h"
#include "adjudicator/cli/game/game_evidence.h"
#include "adjudicator/cli/game/game_hand_over.h"
#include "adjudicator/cli/game/game_legal.h"
#include "adjudicator/cli/game/game_list.h"
#include "adjudicator/cli/game/game_new.h"
#include "adjudicator/cli/game/game_phones.h"
#include "adjudicator/cli/game/game_receipts.h"
#include "adjudicator/cli/game/game_report.h"
#include "adjudicator/cli/game/game_try.h"
#include "adjudicator/cli/game/game_verify.h"
#include "adjudicator/cli/house_combination.h"
#include "adjudicator/cli/not_empty.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/record/log_text.h"
#include "db/codes.h"

namespace adjudicator::cli {

CLI::App* add(CLI::App& game, const char* name, const char* help, const std::shared_ptr<GameCommandOptions>& options,
              Work work, Streams streams, CommonOptions& common, int& exit) {
    CLI::App* command = game.add_subcommand(name, help);
    command->add_option("--db", options->game.book, "The record book; without it the one that the window uses")
        ->check(kNotEmpty);
    command->callback([options, work, streams, &common, &exit] { exit = work(*options, streams, common.language); });
    return command;
}

void addGame(CLI::App* command, const std::shared_ptr<GameCommandOptions>& options) {
    command->add_option("--game", options->game.game, "The game's id or its beginning; without it the newest");
}

void addBranch(CLI::App* command, const std::shared_ptr<GameCommandOptions>& options) {
    command->add_option("--branch", options->game.branch,
                        "Of a game with branches: the hash of an entry on the one meant");
}

namespace {

using engine::Language;
using Json = nlohmann::ordered_json;

int show(const GameCommandOptions& options, Streams streams, Language language) {
    const auto opened = openGame(streams, options.game, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return kUnusable;
    }
    return withGame(opened->kind, [&](auto played) {
        using Game = decltype(played);
        const auto line = foldGame<Game>(streams, options.game, opened->book, opened->game.id, options.at, language);
        if (!line) {
            return kUnusable;
        }
        auto setup = Game::toSetup(line->position());
        const engine::Rules* rules = rulesOf(*line->position().table);
        if constexpr (requires { setup.extras; }) {
            // What a file said about its own combination is not what this game says.
            setup.extras.erase(kHouseCombination);
            if (const std::string json = houseCombinationJson(rules); options.game.json && !json.empty()) {
                setup.extras[kHouseCombination] = json;
            }
        }
        streams.out << Game::toJson(setup) << '\n';
        tellHouseCombination(streams, rules, language);
        return kFine;
    });
}

template <class Game>
Json entryJson(const LogLineOf<Game>& line, const db::Entry& stored) {
    Json json = {{"entry", line.seq()}, {"on_line", line.onLine}, {"hash", db::toHex(line.head.hash)}};
    json["body"] = Json::parse(stored.body, nullptr, false);
    return json;
}

template <class Game>
int logOf(const GameCommandOptions& options, const OpenedGame& opened, Streams streams, Language language) {
    const auto line = foldGame<Game>(streams, options.game, opened.book, opened.game.id, options.at, language);
    if (!line) {
        return kUnusable;
    }
    if (options.game.json) {
        const auto stored = lineEntries(streams, options.game, opened.book, opened.game.id, language, options.at);
        if (!stored) {
            return kUnusable;
        }
        Json all = Json::array();
        for (const auto& entry : line->log()) {
            all.push_back(entryJson<Game>(entry, (*stored)[entry.seq()]));
        }
        const std::string combination = houseCombinationJson(rulesOf(*line->position().table));
        if (!all.empty() && !combination.empty()) {
            all.front()[kHouseCombination] = Json::parse(combination);
        }
        streams.out << all.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
        return kFine;
    }
    for (const auto& entry : line->log()) {
        streams.out << logText(entry, *line->position().table, language) << '\n';
    }
    return kFine;
}

int log(const GameCommandOptions& options, Streams streams, Language language) {
    if (options.csv && options.game.json) {
        return refuse(streams, "--csv", say(language, "not together with --json"));
    }
    if (options.csv) {
        return logAsCsv(options.game, options.at, streams, language);
    }
    const auto opened = openGame(streams, options.game, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return kUnusable;
    }
    return withGame(opened->kind,
                    [&](auto played) { return logOf<decltype(played)>(options, *opened, streams, language); });
}

/// The commands that carry games from book to book.
void addCarrying(CLI::App& game, const std::shared_ptr<GameCommandOptions>& options, Streams streams,
                 CommonOptions& common, int& exit) {
    const Work save = [](const GameCommandOptions& o, Streams s, Language l) { return exportGame(o.game, o.at, s, l); };
    CLI::App* command = add(game, "export", "Write one game as JSON lines", options, save, streams, common, exit);
    addGame(command, options);
    command->add_option("--at", options->at, "Up to this entry");

    const Work read = [](const GameCommandOptions& o, Streams s, Language l) {
        return importGame(o.game, o.other, s, l);
    };
    const Work merge = [](const GameCommandOptions& o, Streams s, Language l) {
        return mergeBooks(o.game, o.other, s, l);
    };
    const Work copy = [](const GameCommandOptions& o, Streams s, Language l) {
        return backUpBook(o.game, o.other, o.progress, s, l);
    };
    command = add(game, "import", "Add an exported game to the book", options, read, streams, common, exit);
    command->add_option("FILE", options->other, "The exported game, - for standard input")->required();
    command->add_flag("--json", options->game.json, "One JSON document");
    command = add(game, "merge", "Add all games of another book", options, merge, streams, common, exit);
    command->add_option("FROM", options->other, "The other book; it is only read")->required();
    command->add_flag("--json", options->game.json, "One JSON document");
    command = add(game, "backup", "Copy the book while others use it", options, copy, streams, common, exit);
    command->add_option("TO", options->other, "A new file, or a folder for one named after the time")->required();
    command->add_flag("--json", options->game.json, "One JSON document");
    command->add_flag("--progress", options->progress, "Pages done and pages in all, on standard error");
}

/// The commands about kept pictures.
void addPictures(CLI::App& game, const std::shared_ptr<GameCommandOptions>& options, Streams streams,
                 CommonOptions& common, int& exit) {
    const Work write = [](const GameCommandOptions& o, Streams s, Language l) {
        return writePicture(o.game, o.picture, s, l);
    };
    CLI::App* command =
        add(game, "picture", "Write the picture of an act as a file", options, write, streams, common, exit);
    addGame(command, options);
    addBranch(command, options);
    command->add_option("ENTRY", options->picture.entry, "The act's entry, or the picture's own")->required();
    command->add_option("-o,--out", options->picture.file, "The JPEG file to write")->required();
    command->add_flag("--json", options->game.json, "One JSON document");

    const Work prune = [](const GameCommandOptions& o, Streams s, Language l) {
        return prunePictures(o.game, o.prune, s, l);
    };
    command = add(game, "prune", "Take old pictures out of the book; no entry changes", options, prune, streams, common,
                  exit);
    command->add_option("--older-than", options->prune.days, "Those taken more than this many days ago")
        ->check(CLI::Range(0U, kMostDays));
    command->add_option("--keep-mb", options->prune.keepMegabytes, "The oldest, until no more than this is left")
        ->check(CLI::Range(0U, kMostMegabytes));
    command->add_flag("--json", options->game.json, "One JSON document");
}

/// The commands about phones at the table.
void addPhones(CLI::App& game, const std::shared_ptr<GameCommandOptions>& options, Streams streams,
               CommonOptions& common, int& exit) {
    const Work admit = [](const GameCommandOptions& o, Streams s, Language l) {
        return admitToTable(o.game, o.phones, s, l);
    };
    CLI::App* command = add(game, "admit", "Codes by which players’ phones say words for throws (serve --phones)",
                            options, admit, streams, common, exit);
    addGame(command, options);
    auto* players =
        command->add_option("PLAYERS", options->phones.who, "Players; an earlier code of theirs holds no longer");
    command->add_flag("--all", options->phones.everybody, "Of every player")->excludes(players);
    command->add_flag("--referee", options->phones.secondHand,
                      "Of the referee’s second hand: it accepts what players propose, takes back, goes on");
    command->add_option("--url", options->phones.url, "Under which phones find the desk, as serve says it")->required();
    command->add_flag("--json", options->game.json, "A JSON object a line");

    const Work dismiss = [](const GameCommandOptions& o, Streams s, Language l) {
        return dismissFromTable(o.game, o.phones, s, l);
    };
    command =
        add(game, "dismiss", "Codes hold no longer, from this moment on", options, dismiss, streams, common, exit);
    addGame(command, options);
    command->add_option("WHICH", options->phones.who, "Players, or the names of codes (game phones)")->required();

    const Work list = [](const GameCommandOptions& o, Streams s, Language l) { return listAtTable(o.game, s, l); };
    command = add(game, "phones", "Which codes hold, for whom and since when", options, list, streams, common, exit);
    addGame(command, options);
    command->add_flag("--json", options->game.json, "A JSON object a line");
}

}  // namespace

void registerGame(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<GameCommandOptions>();
    CLI::App* game = app.add_subcommand("game", "Begin, play, show and check games in a record book");
    game->require_subcommand(1);

    const Work begin = [](const GameCommandOptions& o, Streams s, Language l) {
        return newGame(o.game, o.fresh, s, l);
    };
    CLI::App* fresh = add(*game, "new", "Begin a game; answers with its id", options, begin, streams, common, exit);
    fresh->add_option("--from", options->fresh.from,
                      "A position file, of Catanatron or JSettlers too, - for standard input; without it a random fair "
                      "board");
    fresh
        ->add_option("--documents", options->fresh.documents,
                     "Documents in force, as base,soldiers; dice-game-plus stands alone")
        ->delimiter(',');
    fresh->add_option("--players", options->fresh.players, "Players in seat order, as red,blue")->delimiter(',');
    fresh->add_option("--ruling", options->fresh.rulings, "A ruling, as R-MERGE=no; may be repeated");
    fresh->add_option("--sheet", options->fresh.sheet, "The sheet of the dice game: plus (the default) or original");
    fresh->add_option("--seed", options->fresh.seed, "Of the random board: the same seed deals the same one again");
    fresh->add_option("--number", options->fresh.numbers, "A number of the game, as winning_score=15; may be repeated");

    const auto addWitness = [&](CLI::App* command) {
        command
            ->add_option("--witness-folder", options->game.witness,
                         "A second folder or a stick that keeps a receipt of every head written")
            ->check(kNotEmpty);
    };
    addWitness(fresh);

    const Work play = [](const GameCommandOptions& o, Streams s, Language l) {
        return doActions(o.game, o.stop, s, l);
    };
    CLI::App* act =
        add(*game, "do", "Play actions, one a line of standard input", options, play, streams, common, exit);
    addGame(act, options);
    addBranch(act, options);
    addWitness(act);
    act->add_flag("--stop", options->stop, "End at the first action that is refused");

    const Work takeOver = [](const GameCommandOptions& o, Streams s, Language l) {
        return handOverGame(o.game, o.handOver, s, l);
    };
    CLI::App* taken =
        add(*game, "hand-over", "Go on at this desk with a game of another", options, takeOver, streams, common, exit);
    addGame(taken, options);
    addBranch(taken, options);
    CLI::Option* why = taken->add_option("--reason", options->handOver.reason, "Why it goes on here");
    CLI::Option* to = taken->add_option("--to", options->handOver.to,
                                        "Instead: release this desk's game to the desk with this public key");
    taken->add_option("-o,--out", options->handOver.out, "The file for that release; without it standard output")
        ->needs(to)
        ->check(kNotEmpty);
    CLI::Option* release =
        taken->add_option("--release", options->handOver.release, "The release that the desk before has written");
    CLI::Option* old =
        taken->add_option("--old-key", options->handOver.oldKey, "Or the desk.key of the desk before, where it is");
    release->check(kNotEmpty)->excludes(to)->excludes(old);
    old->check(kNotEmpty)->excludes(to);
    why->excludes(to);

    CLI::App* entries = add(*game, "log", "The record, entry by entry", options, &log, streams, common, exit);
    entries->add_flag("--csv", options->csv, "A table for spreadsheets");
    for (CLI::App* command :
         {add(*game, "show", "The position as a file for new --from", options, &show, streams, common, exit),
          entries}) {
        addGame(command, options);
        addBranch(command, options);
        command->add_option("--at", options->at, "After this entry");
        command->add_flag("--json", options->game.json, "One JSON document");
    }
    const Work judge = [](const GameCommandOptions& o, Streams s, Language l) {
        return verifyGames(o.game, o.verify, s, l);
    };
    CLI::App* check = add(*game, "verify", "Check chain, dice and rules, and say what they prove", options, judge,
                          streams, common, exit);
    check->add_option("--game", options->game.game, "The game's id or its beginning; without it all of the book");
    check->add_flag("--dice-only", options->verify.diceOnly,
                    "Chain and dice alone, not seals and rules: many times as fast");
    check
        ->add_option("--head", options->verify.head,
                     "A chain head that was seen outside: its hash, or the text of its QR code")
        ->check(kNotEmpty);
    check
        ->add_option("--witness", options->verify.witnesses,
                     "Files of receipts, or books that others keep: what was seen outside")
        ->check(kNotEmpty);
    check->add_flag("--phones", options->verify.phones,
                    "The receipts too that players’ phones have brought to this desk (serve --phones)");
    check
        ->add_option_function<std::string>(
            "--hub", [o = options](const std::string& address) { o->verify.hub = address; },
            "Compare with what a hub carries, postgresql://LOGIN@HOST/DATABASE; without an address the one that is "
            "kept")
        ->expected(0, 1);
    check->add_flag("--json", options->game.json, "One JSON document");
    const Work receipts = [](const GameCommandOptions& o, Streams s, Language l) {
        return writeReceipts(o.game, o.other, s, l);
    };
    CLI::App* seen = add(*game, "receipts", "Write receipts of the heads that this book has shown, signed by this desk",
                         options, receipts, streams, common, exit);
    seen->add_option("--game", options->game.game, "Of this game alone: its id or its beginning");
    seen->add_option("-o,--out", options->other, "The file to add them to, - for standard output")
        ->required()
        ->check(kNotEmpty);
    seen->add_flag("--json", options->game.json, "One JSON document about what was written");
    const Work legal = [](const GameCommandOptions& o, Streams s, Language l) {
        return legalGame(o.game, {o.at, o.player, o.why}, s, l);
    };
    CLI::App* may = add(*game, "legal", "What is allowed now, by player", options, legal, streams, common, exit);
    addGame(may, options);
    addBranch(may, options);
    may->add_option("--at", options->at, "After this entry");
    may->add_option("--player", options->player, "This player's acts alone");
    may->add_option("--why", options->why, "Of this act, as JSON: that it is allowed, or why not and what would be");
    may->add_flag("--json", options->game.json, "One JSON document");
    const Work tried = [](const GameCommandOptions& o, Streams s, Language l) {
        return tryGame(o.game, o.tried, s, l);
    };
    CLI::App* what = add(*game, "try", "What if: lines played on a copy, both outcomes side by side", options, tried,
                         streams, common, exit);
    addGame(what, options);
    addBranch(what, options);
    what->add_option("--at", options->tried.at, "From the act of this entry on")->required();
    what->add_option("--item", options->tried.item, "Of a correction's entry: the act that it added in that place");
    what->add_option("--line", options->tried.file,
                     "What is otherwise, as in correct, or actions; without it standard input");
    what->add_flag("--json", options->game.json, "One JSON document");
    const Work list = [](const GameCommandOptions& o, Streams s, Language l) { return listGames(o.game, s, l); };
    CLI::App* all = add(*game, "list", "The games of the book", options, list, streams, common, exit);
    all->add_flag("--json", options->game.json, "One JSON document");
    addCarrying(*game, options, streams, common, exit);
    addPictures(*game, options, streams, common, exit);
    addShared(*game, options, streams, common, exit);
    addPhones(*game, options, streams, common, exit);
}

}  // namespace adjudicator::cli
