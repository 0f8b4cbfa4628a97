// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <charconv>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/game/dispute_json.h"
#include "adjudicator/cli/game/game_access.h"
#include "adjudicator/cli/not_empty.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/dispute/asked_entry_text.h"
#include "adjudicator/dispute/dispute_text.h"
#include "adjudicator/dispute/luck_text.h"
#include "adjudicator/dispute/settle.h"
#include "adjudicator/report/dispute_sheet.h"
#include "adjudicator/text/combat_words.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/tournament/dispute_link.h"
#include "engine/clauses/catalogue.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

struct DisputeOptions {
    GameOptions game;
    /// A number, or a link that names game and entry.
    std::string where;
    std::optional<std::size_t> item;
    std::string html;
};

void printDispute(std::ostream& out, const Dispute& dispute, Language language) {
    const engine::Table& table = *dispute.steps.front().before.table;
    out << titleOf(dispute, language) << '\n';
    if (dispute.takenBack) {
        out << say(language, "Taken back since; this is the record as it was then.\n");
    }
    if (dispute.entry) {
        for (const std::string& line : aboutEntry(*dispute.entry, table, language)) {
            out << line << '\n';
        }
    }
    if (const std::string told = incidentsText(dispute, language); !told.empty()) {
        out << "! " << told << '\n';
    }
    std::vector<engine::ClauseId> clauses;
    for (std::size_t i = 0; i < dispute.steps.size(); ++i) {
        const DisputeStep& step = dispute.steps[i];
        out << fmt::format("{} {:>5}  {:<11} {}", i == dispute.asked && !dispute.entry ? '>' : ' ', step.place.entry,
                           facesText(step), summary(step.action, step.events, table, language));
        std::string cited;
        for (const engine::ClauseId clause : step.clauses) {
            cited += (cited.empty() ? "" : " ") + std::string(engine::toText(clause));
            if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end()) {
                clauses.push_back(clause);
            }
        }
        out << (cited.empty() ? "" : "  [" + cited + "]") << '\n';
        if (step.combatAfter) {
            const CombatMoment& moment = *step.combatAfter;
            out << fmt::format("        {} : {}",
                               inWordsOf(language, engine::toText(engine::standingOf(moment.battle.attacker))),
                               inWordsOf(language, engine::toText(moment.battle.defenderStanding())));
            if (moment.attackerWins) {
                out << say(language, ", the attacker wins with {}", percentText(*moment.attackerWins, language));
            }
            out << '\n';
        }
        if (step.thrown) {
            out << "        " << proofText(*step.thrown, language) << '\n';
            if (i == dispute.asked) {
                out << "        " << provesText(*step.thrown, table, language) << '\n';
            }
        }
        if (!step.stands.empty()) {
            out << "        " << say(language, "stands by a ruling: {}", step.stands) << '\n';
        }
        for (const engine::RulingChoice& choice : step.rulings) {
            out << fmt::format("        {}={}\n", engine::toText(choice.id), engine::optionText(choice));
        }
    }
    for (const std::string& luck : {chanceText(dispute, language), luckText(dispute, language)}) {
        out << luck << (luck.empty() ? "" : "\n");
    }
    for (const engine::ClauseId clause : clauses) {
        out << fmt::format("  {:<7} {}\n", engine::toText(clause), engine::info(clause).title.in(language));
    }
    for (const EvidenceKept& kept : dispute.pictures) {
        out << say(language, "Picture of entry {}: game picture {}\n", kept.entry, kept.entry);
    }
    for (const RulingAbout& about : dispute.rulings) {
        const std::string& words = about.ruling.reason.empty() ? about.ruling.question : about.ruling.reason;
        out << say(language, "Ruling in entry {}: {}. {}\n", about.entry, wordFor(about.ruling.decision, language),
                   words);
    }
}

/// With the pictures that the book still has, and the verdict on the whole record.
SheetExtras extrasFor(const Dispute& dispute, const Line& line, const db::Book& book, Language language) {
    SheetExtras extras = extrasOf(line.genesis());
    Verifier verifier(book);
    if (const auto verdict = verdictOn(verifier, line.game(), db::DeskMemory(dataFolder()))) {
        extras.verdict = wordsOf(*verdict, language);
    }
    for (const EvidenceKept& kept : dispute.pictures) {
        if (auto picture = book.picture(kept.picture); picture && *picture) {
            extras.pictures.push_back({kept.entry, (*picture)->time, std::move((*picture)->jpeg)});
        }
    }
    return extras;
}

int dispute(DisputeOptions options, Streams streams, Language language) {
    std::uint64_t entry = 0;
    if (const auto link = linkIn(options.where)) {
        const std::string& named = link->game;
        if (!named.starts_with(options.game.game) && !options.game.game.starts_with(named)) {
            return refuse(streams, options.where, say(language, "names another game than --game"));
        }
        options.game.game = std::max(options.game.game, named,
                                     [](const std::string& a, const std::string& b) { return a.size() < b.size(); });
        entry = link->entry;
    } else {
        const char* end = options.where.data() + options.where.size();
        const auto read = std::from_chars(options.where.data(), end, entry);
        if (options.where.empty() || read.ec != std::errc() || read.ptr != end) {
            return refuse(streams, options.where, say(language, "an entry's number or GAME:ENTRY is wanted"));
        }
    }
    const auto opened = openGame(streams, options.game, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return kUnusable;
    }
    if (opened->kind != GameKind::Table) {
        return refuse(streams, "dispute", say(language, "a dice game has no board to show; see game log"));
    }
    const auto line = foldGame<TableGame>(streams, options.game, opened->book, opened->game.id, std::nullopt, language);
    if (!line) {
        return kUnusable;
    }
    const auto found = disputeAbout(*line, entry, options.item);
    if (!found) {
        return refuse(streams, say(language, "entry {}", entry), sentence(found.error(), language));
    }
    if (!options.html.empty()) {
        std::ofstream file(options.html, std::ios::binary);
        file << disputeSheet(*found, extrasFor(*found, *line, opened->book, language), language);
        if (!file.flush()) {
            return refuse(streams, options.html, say(language, "cannot be written"));
        }
    }
    if (options.game.json) {
        streams.out
            << disputeJson(*found, language).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
            << '\n';
    } else {
        printDispute(streams.out, *found, language);
    }
    return kFine;
}

}  // namespace

void registerDispute(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<DisputeOptions>();
    CLI::App* command = app.add_subcommand("dispute", "All that the record says about an act, a combat throw by throw");
    command
        ->add_option(
            "ENTRY", options->where,
            "The number of its entry, or of one that belongs to it; or GAME:ENTRY, as a tournament's result has it")
        ->required();
    command->add_option("--item", options->item, "The place in a correction's list, if ENTRY is a correction");
    command->add_option("--db", options->game.book, "The record book; without it the one that the window uses")
        ->check(kNotEmpty);
    command->add_option("--game", options->game.game, "The game's id or its beginning; without it the newest");
    command->add_option("--branch", options->game.branch,
                        "Of a game with branches: the hash of an entry on the one meant");
    command->add_option("--html", options->html, "Write a sheet of one page for printing");
    command->add_flag("--json", options->game.json, "One JSON document");
    command->callback([options, streams, &common, &exit] { exit = dispute(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
