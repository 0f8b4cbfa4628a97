// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <memory>

#include "adjudicator/cli/not_empty.h"
#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/cli/tournament/tournament_hub.h"
#include "adjudicator/cli/tournament/tournament_propose.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

/// Adds the tournament's subcommands one after the other.
class Subcommands {
public:
    Subcommands(CLI::App& app, Streams streams, CommonOptions& common, int& exit)
        : m_app(app), m_streams(streams), m_common(common), m_exit(exit) {}

    /// With --db.
    template <class Work>
    CLI::App* add(const char* name, const char* help, Work work) {
        CLI::App* command = m_app.add_subcommand(name, help);
        command->add_option("--db", options->game.book, "The record book; without it the one that the window uses")
            ->check(kNotEmpty);
        command->callback([o = options, work, streams = m_streams, &common = m_common, &exit = m_exit] {
            exit = work(*o, streams, common.language);
        });
        return command;
    }
    /// With --tournament too.
    template <class Work>
    CLI::App* addChoosing(const char* name, const char* help, Work work) {
        CLI::App* command = add(name, help, work);
        command->add_option("--tournament", options->game.game, "Its id or the beginning; without it the newest");
        command->add_option("--branch", options->game.branch,
                            "Of a tournament with branches: the hash of an entry on the one meant");
        return command;
    }
    /// Works at the tournament chosen: reads it, or writes too unless it is a dry run.
    CLI::App* reads(const char* name, const char* help, OpenedWork* work) {
        return addChoosing(name, help, [work](const TournamentOptions& o, Streams streams, Language language) {
            auto opened = openTournament(streams, o, db::OpenMode::ReadOnly, language);
            return opened ? work(o, *opened, streams, language) : kUnusable;
        });
    }
    CLI::App* writes(const char* name, const char* help, OpenedWork* work) {
        CLI::App* command =
            addChoosing(name, help, [work](const TournamentOptions& o, Streams streams, Language language) {
                if (!o.dry && !joinThrough(o, streams, language)) {
                    return kUnusable;
                }
                const auto mode = o.dry ? db::OpenMode::ReadOnly : db::OpenMode::ReadWrite;
                auto opened = openTournament(streams, o, mode, language);
                return opened ? work(o, *opened, streams, language) : kUnusable;
            });
        command->add_flag("--take-over", options->takesOver,
                          "Go on with a tournament that another desk keeps; without it this desk only proposes");
        return command;
    }

    /// --hub, with an address or for the one that is kept.
    CLI::Option* hub(CLI::App* command) {
        return command
            ->add_option_function<std::string>(
                "--hub", [o = options](const std::string& address) { o->hub = address; },
                "A hub, postgresql://LOGIN@HOST/DATABASE; without an address the one that is kept")
            ->expected(0, 1);
    }
    void json(CLI::App* command) { command->add_flag("--json", options->game.json, "One JSON document"); }
    void round(CLI::App* command, const char* help, bool required = false) {
        command->add_option("--round", options->round, help)->check(CLI::Range(1, 100))->required(required);
    }
    void reason(CLI::App* command) { command->add_option("--reason", options->reason, "Why, where that is asked for"); }
    void seed(CLI::App* command) {
        auto* seed = command->add_option("--seed", options->seed,
                                         "The same seed gives the same seats. Without one it is drawn, by dice that "
                                         "can be proved, and printed");
        command->add_option("--word", options->word, "A witness's word for that draw")->excludes(seed);
        command->add_option("--word-by", options->wordBy, "Who said it, by start number or name")->excludes(seed);
    }

    std::shared_ptr<TournamentOptions> options = std::make_shared<TournamentOptions>();

private:
    CLI::App& m_app;
    Streams m_streams;
    CommonOptions& m_common;
    int& m_exit;
};

void addBeginning(Subcommands& all) {
    TournamentOptions& o = *all.options;
    CLI::App* fresh = all.add("new", "Begin a tournament; answers with its id", &newTournament);
    auto* file = fresh->add_option("--from", o.file, "A file of settings, - for standard input");
    fresh->add_option("--name", o.name, "The tournament's name")->excludes(file);
    fresh->add_option("--place", o.place, "Where it is")->excludes(file);
    fresh->add_option("--date", o.dates, "A day, as 2026-11-21; may be repeated")->excludes(file);
    fresh->add_option("--documents", o.documents, "Documents in force, as base,ccm")->delimiter(',')->excludes(file);
    fresh->add_option("--system", o.system, "Scoring: A, B or C. Default: A")
        ->check(CLI::IsMember({"A", "B", "C"}))
        ->excludes(file);
    fresh->add_option("--score", o.winningScore, "The winning score. Default: 10")->excludes(file);
    fresh->add_option("--rounds", o.rounds, "Preliminary rounds. Default: 3")->excludes(file);
    fresh->add_option("--cut", o.cut, "none, final or semi-final (then the final). Default: semi-final")
        ->check(CLI::IsMember({"none", "final", "semi-final"}))
        ->excludes(file);
    fresh->add_option("--time-limit", o.timeLimit, "Minutes of a game")->excludes(file);
    fresh
        ->add_option("--protest-minutes", o.protest,
                     "How long after the signatures a result can be protested; 0: until it is signed")
        ->excludes(file);
    all.json(all.add("list", "The tournaments of the book", &listTournaments));
    CLI::App* act = all.writes("do", "Acts of the director, one JSON object a line of standard input", &doTournament);
    act->add_flag("--stop", o.stop, "End at the first act that is refused");
    (void)all.reads("preview", "What such acts would change; nothing is written", &previewActs);
    CLI::App* enter = all.writes("enter", "Enter players", &enterPlayers);
    enter->add_option("NAMES", o.names, "Their names")->required();
    enter->add_option("--club", o.club, "Their club");
    enter->add_flag("--stand-in", o.standIn, "They fill seats where somebody is missing, and have no rank");
    all.round(enter, "Late entry from this round on");
    CLI::App* read = all.addChoosing(
        "import-players", "Enter the players of a CSV file who are not entered yet (name, id, club)", &importPlayers);
    read->add_option("FILE", o.file, "The file, - for standard input")->required();
    read->add_flag("--dry", o.dry, "Show who would enter, write nothing");
    all.round(read, "Late entry from this round on");
}

void addPlaying(Subcommands& all) {
    TournamentOptions& o = *all.options;
    CLI::App* seat = all.writes("seat", "Seat the next round, or several in advance, semi-final or final", &seatRounds);
    all.round(seat, "The first round to seat; without it the next");
    seat->add_option("--count", o.count, "How many rounds in advance. Default: 1")->check(CLI::Range(1, 40));
    all.seed(seat);
    seat->add_flag("--by-score", o.byScore, "Players of similar standing together");
    seat->add_flag("--dry", o.dry, "Show the plan and how good it is, write nothing");
    seat->add_flag("--progress", o.progress, "Per cent done, on standard error");
    all.reason(seat);
    all.json(seat);
    CLI::App* swap = all.writes("swap", "Two players of a round change places", &swapPlayers);
    all.round(swap, "The round", true);
    swap->add_option("PLAYERS", o.names, "Two, by start number or name")->required()->expected(2);
    swap->add_flag("--dry", o.dry, "Show what it changes, write nothing");
    all.reason(swap);
    CLI::App* sat = all.writes("sat", "Who really sat at tables of a round, whatever was planned", &changeSeats);
    all.round(sat, "The round", true);
    sat->add_option(
           "TABLES", o.names,
           "TABLE=PLAYER,PLAYER,… by start number or name, in order of play, one each; TABLE= where nobody sits "
           "any more")
        ->required();
    all.reason(sat);
    sat->add_flag("--confirm", o.confirm,
                  "Also at a table that has a result, which is withdrawn; without it only the consequences are shown");
    all.json(all.reads("quality", "How good the seats are, against what no plan can better", &seatQuality));
    CLI::App* result = all.writes("result", "Enter or change the result of a table", &enterResult);
    all.round(result, "The round", true);
    result->add_option("--table", o.table, "The table")->required()->check(CLI::Range(1, 100));
    result
        ->add_option(
            "SCORES", o.scores,
            "PLAYER=POINTS or PLAYER=POINTS:PLACE, by start number or name, one each; :left behind it for who left "
            "early")
        ->required();
    result->add_option("--state", o.state, "pending, confirmed or official")
        ->check(CLI::IsMember({"pending", "confirmed", "official"}));
    all.reason(result);
    result->add_flag(
        "--confirm", o.confirm,
        "Change a result that is there, or enter one that is odd; without it only the consequences and what "
        "is odd are shown");
}

void addDeciding(Subcommands& all) {
    TournamentOptions& o = *all.options;
    CLI::App* protests = all.reads("protests", "Which results can still be protested, and until when", &showProtests);
    all.round(protests, "Of this round alone");
    all.json(protests);
    CLI::App* official =
        all.writes("official", "Make results of a round official: those that are confirmed, or named", &makeOfficial);
    all.round(official, "The round", true);
    official->add_option("TABLES", o.tables, "Their tables")->check(CLI::Range(1, 100));
    all.reason(official);
    official->add_flag("--confirm", o.confirm,
                       "Also while the time for a protest runs; without it such a result is only shown");
    CLI::App* carry = all.writes(
        "import-penalties", "Carry over the penalties of another tournament (export penalties) to its players here",
        &importPenalties);
    carry->add_option("FILE", o.file, "The file, - for standard input")->required();
    carry->add_flag("--dry", o.dry, "Show what would be carried over, write nothing");
}

void addProposing(Subcommands& all) {
    TournamentOptions& o = *all.options;
    CLI::App* propose = all.writes(
        "propose", "Propose acts to the desk that keeps the tournament, one JSON object a line", &proposeActs);
    propose->add_option("--name", o.name, "What this desk is called, with its first proposal: Helper 2, Table 7");
    propose->add_option("--by", o.by, "Who says so");
    propose->add_flag("--confirm", o.confirm, "Propose what the rules refuse as this desk sees things");
    propose->add_flag("--stop", o.stop, "End at the first that is refused");
    all.json(all.reads("proposals", "What other desks propose, and how each stands", &listProposals));
    CLI::App* take =
        all.writes("take", "Take what is proposed: all that is open, or those that are named", &takeProposals);
    take->add_option("PROPOSALS", o.names, "Their ids, or the beginning");
    all.reason(take);
    CLI::App* branches = all.add("branches", "The branches of a tournament, and what was done on each", &listBranches);
    branches->add_option("--tournament", o.game.game, "Its id or the beginning; without it the newest");
    all.json(branches);
    CLI::App* choose = all.addChoosing(
        "choose-branch", "Decide which branch counts; what was done on the others is then offered by \"proposals\"",
        [](const TournamentOptions& given, Streams streams, Language language) {
            TournamentOptions named = given;
            named.game.branch = given.what;
            auto opened = openTournament(streams, named, db::OpenMode::ReadWrite, language);
            return opened ? chooseBranch(named, *opened, streams, language) : kUnusable;
        });
    choose->add_option("HASH", o.what, "The hash of an entry that only this branch holds, or its beginning")
        ->required();
    choose->add_flag("--take-over", o.takesOver, "Also where another desk keeps it on that branch");
    all.reason(choose);
    CLI::App* role = all.writes("role", "What the key of a desk may do; without a key all that are known", &setRole);
    role->add_option("KEY", o.what, "The key, as \"tournament key\" shows it at that desk");
    role->add_option("--name", o.name, "What that desk is called");
    role->add_option("--as", o.role, "table, helper, director, or none: it is struck off")
        ->check(CLI::IsMember({"table", "helper", "director", "none"}));
    all.json(role);
    CLI::App* decline = all.writes("decline", "Say no to proposals", &declineProposals);
    decline->add_option("PROPOSALS", o.names, "Their ids, or the beginning")->required();
    all.reason(decline);
}

void addPhones(Subcommands& all) {
    TournamentOptions& o = *all.options;
    CLI::App* admit = all.writes(
        "admit", "Codes by which phones may propose and sign their own tables’ results (serve --phones)", &admitPhones);
    auto* players =
        admit->add_option("PLAYERS", o.names, "By start number or name; an earlier code of theirs holds no longer");
    admit->add_flag("--all", o.everybody, "Of every player")->excludes(players);
    admit->add_option("--url", o.url, "Under which phones find the desk, as serve says it")->required();
    all.json(admit);
    CLI::App* dismiss = all.reads("dismiss", "Codes hold no longer, from this moment on", &dismissPhones);
    dismiss
        ->add_option("WHICH", o.names, "Start numbers or names of players, or the names of codes (tournament phones)")
        ->required();
    all.json(all.reads("phones", "Which codes hold, for whom and since when", &listPhones));
}

void addShowing(Subcommands& all) {
    TournamentOptions& o = *all.options;
    CLI::App* table = all.reads("standings", "The standings, with what separates", &showStandings);
    table->add_flag("--preliminary", o.preliminary, "Of the preliminary rounds alone");
    table->add_option("--through", o.through, "Up to this round");
    table->add_flag("--csv", o.csv, "Comma-separated values");
    table->add_option("--at", o.at, "As they were after this entry");
    all.json(table);
    all.json(all.reads("check",
                       "What is otherwise than the published rules, who is out and has a seat, which results are odd",
                       &checkRules));
    all.json(all.reads("met", "Who met whom, and in which rounds", &showMet));
    all.json(all.reads("seats", "What each place in the order of play was worth, with its error", &showSeats));
    CLI::App* sheet = all.reads("sheet", "What makes a player's rank", &showSheet);
    sheet->add_option("PLAYER", o.player, "By start number or name")->required();
    all.json(sheet);
    (void)all.reads("log", "The record, one entry a line", &showLog);
    CLI::App* save = all.reads("export", "The tournament as a file for other programs", &exportTournament);
    save->add_option("FORMAT", o.what, "json, csv, players-csv, standings-csv, penalties, report or html")
        ->required()
        ->check(CLI::IsMember({"json", "csv", "players-csv", "standings-csv", "penalties", "report", "html"}));
    save->add_option("-o,--out", o.out, "The file; without it standard output");
    save->add_option("--at", o.at, "As it was after this entry");
    CLI::App* publish =
        all.reads("publish", "The pages for phones as files for any web space, renewed after every act", &publishPages);
    publish->add_option("FOLDER", o.folder, "The folder; files of other names in it stay as they are")->required();
    publish->add_option("--for", o.lasts, "End after so many seconds; 0 writes once. Without it until it is stopped")
        ->check(CLI::Range(0, 1'000'000));
    CLI::App* clock = all.reads("clock", "The clock of the round, which phones show", &setClock);
    clock->add_option("WHAT", o.what, "start, pause, restart or show")
        ->required()
        ->check(CLI::IsMember({"start", "pause", "restart", "show"}));
    all.round(clock, "The round; without it the one that is played");
    clock->add_option("--minutes", o.minutes, "Minutes of the round, where it has no clock yet or is begun again")
        ->check(CLI::Range(1, 1440));
    CLI::App* print = all.reads("print", "A page for the printer, as HTML", &printPaper);
    print->add_option("PAPER", o.what, "pairings, seat-slips, result-slips, standings or player")
        ->required()
        ->check(CLI::IsMember({"pairings", "seat-slips", "result-slips", "standings", "player"}));
    all.round(print, "The round; without it the last that is seated");
    print->add_option("--player", o.player,
                      "For the page of a player, by start number or name; without it everybody's");
    print->add_option("-o,--out", o.out, "The file; without it standard output");
}

void addCarriage(Subcommands& all) {
    TournamentOptions& o = *all.options;
    CLI::App* collect =
        all.writes("collect", "Merge the tables' books and take results from their games", &collectGames);
    collect->add_option("BOOKS", o.names, "Books of the tables; they are only read");
    collect->add_flag("--dry", o.dry, "Show what fits where, enter nothing; no books are merged");
    collect->add_flag("--unfinished", o.unfinished, "Take games that have not ended as they stand (time limit)");
    (void)all.hub(collect);
    all.json(collect);
    CLI::App* send =
        all.add("send", "Write the book's new entries as a numbered file into a folder or a hub", &sendFiles);
    send->add_option("FOLDER", o.folder, "The folder that the director watches")->excludes(all.hub(send));
    CLI::App* receive =
        all.writes("receive", "Import the desks' numbered files from a folder or a hub, each once", &receiveFiles);
    receive->add_option("FOLDER", o.folder, "The folder")->excludes(all.hub(receive));
    CLI::App* watch =
        all.writes("watch", "Look through folders or a hub again and again and import what desks send, each file once",
                   &watchFolders);
    watch->add_option("FOLDERS", o.names, "The folders; one that is not there is waited for");
    (void)all.hub(watch);
    watch->add_flag("--send", o.sends, "Also send there what is new in the book");
    watch->add_option("--every", o.every, "Seconds between two looks. Default: 5")->check(CLI::Range(1, 3600));
    watch->add_option("--for", o.lasts, "End after so many seconds; 0 looks once. Without it until it is stopped")
        ->check(CLI::Range(0, 1'000'000));
    watch->add_flag("--collect", o.collects, "Enter the results of games that fit, tell of the others");
    CLI::App* hub = all.add("hub", "The hub that this desk keeps for --hub, and what its login may do there", &showHub);
    hub->add_option_function<std::string>(
        "ADDRESS", [options = all.options](const std::string& address) { options->hub = address; },
        "Keep this one, postgresql://LOGIN@HOST/DATABASE, without its password");
    hub->add_flag("--forget", o.forgets, "Keep none");
    all.json(hub);
    hub->preparse_callback([options = all.options](std::size_t) { options->hub = std::string(); });
    (void)all.add("key", "This desk's public key, for the director's list", &showKey);
}

}  // namespace

void registerTournament(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    CLI::App* tournament = app.add_subcommand("tournament", "Players, seats, results and standings of a tournament");
    tournament->require_subcommand(1);
    Subcommands all(*tournament, streams, common, exit);
    addBeginning(all);
    addPlaying(all);
    addDeciding(all);
    addProposing(all);
    addPhones(all);
    addShowing(all);
    addCarriage(all);
}

}  // namespace adjudicator::cli
