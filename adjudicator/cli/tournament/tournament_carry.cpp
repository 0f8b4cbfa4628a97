// SPDX-License-Identifier: GPL-3.0-or-later
// Many tables: results from the games of the book, and files from and to desks.
#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>
#include <span>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/cli/tournament/tournament_propose.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/desk_files.h"
#include "adjudicator/tournament/desk_receipts.h"
#include "adjudicator/tournament/table_games.h"
#include "db/codes.h"
#include "db/merge.h"
#include "engine/notation/tournament_json.h"

namespace adjudicator::cli {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using Json = nlohmann::ordered_json;

std::string printedLine(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

template <class T>
Json numberOrNull(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

/// What of a game is not simply entered is for the director to decide.
bool isForDecision(GameFit fit) {
    return fit != GameFit::NewResult && fit != GameFit::AlreadyThere;
}

std::string sendSentence(const SendFault& fault, Language language) {
    switch (fault.problem) {
        case SendProblem::NoKey:
            return say(language, "this desk has no key: its file desk.key cannot be written or is no key",
                       "dieser Spieltisch hat keinen Schlüssel: seine Datei desk.key lässt sich nicht schreiben oder "
                       "ist kein Schlüssel");
        case SendProblem::FolderMissing:
            return say(language, "there is no such folder", "diesen Ordner gibt es nicht");
        case SendProblem::NotWritable:
            return say(language, "it cannot be written", "er lässt sich nicht beschreiben");
        case SendProblem::FilesDamaged:
            return say(
                language, "a file of this desk there does not hold; move its folder away to send all anew",
                "eine Datei dieses Spieltischs dort hält nicht; seinen Ordner wegräumen, um alles neu zu senden");
        case SendProblem::Book:
            break;
    }
    return fault.book ? sentence(*fault.book, language) : std::string();
}

}  // namespace

int collectGames(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    // Books of the tables first, each read where it lies.
    for (const std::string& file : options.dry ? std::vector<std::string>{} : options.names) {
        const auto source = db::Book::open(file, db::OpenMode::Foreign);
        if (!source) {
            return refuseBook(streams, file, source.error(), language);
        }
        const auto merged = db::mergeBook(*opened.book, *source);
        if (!merged) {
            return refuseBook(streams, file, merged.error(), language);
        }
        if (merged->stoppedBy) {
            return refuseBook(streams, file, *merged->stoppedBy, language);
        }
        if (!merged->sourceWhole) {
            (void)refuse(streams, file,
                         say(language, "the file is damaged; games of it may be missing",
                             "die Datei ist beschädigt; Spiele daraus können fehlen"));
        }
    }
    DeskFolder own = ownDesk();
    if (!options.dry && onlyProposes(options, opened, own)) {
        return refuseElsewhere(options, streams, language);
    }
    std::optional<TournamentDesk> desk;
    const cup::Position before = opened.position();
    const auto games = gamesFor(*opened.book, before, VerifiedGames(dataFolder()), opened.line.keyInCharge());
    if (!games) {
        return refuseBook(streams, bookFile(options.game), games.error(), language);
    }
    if (!options.dry) {
        desk.emplace(*opened.book, own);
        if (const auto seated = desk->take(std::move(opened.line)); !seated) {
            return refuseTournament(streams, options, seated.error(), before, language);
        }
    }
    int status = kFine;
    Json list = Json::array();
    for (const GameFound& found : *games) {
        const bool enters = found.result && (found.fit == GameFit::NewResult ||
                                             (options.unfinished && found.fit == GameFit::Unfinished));
        Json item = {{"game", found.game ? Json(db::toHex(*found.game)) : Json(nullptr)},
                     {"head", found.head ? Json(db::toHex(found.head->hash)) : Json(nullptr)},
                     {"fit", std::string(toText(found.fit))},
                     {"round", numberOrNull(found.round)},
                     {"table", numberOrNull(found.table)},
                     {"entered", false}};
        if (found.checked) {
            item["verdict"] = std::string(toText(found.checked->kind));
            item["reason"] = std::string(toText(found.checked->reason));
            item["entry"] = numberOrNull(found.checked->entry);
        }
        if (found.result) {
            item["act"] = Json::parse(toJson(cup::Action(*found.result), *before.table));
        }
        if (enters && desk) {
            const auto answer = desk->play(*found.result);
            item["entered"] = answer.has_value();
            if (!answer) {
                item["why"] = problemText(answer.error(), before, language);
                status = std::max(status, kAnswerIsNo);
            }
        }
        if (!enters && isForDecision(found.fit)) {
            status = std::max(status, kAnswerIsNo);
        }
        if (!options.game.json) {
            streams.out << (found.game ? db::toHex(*found.game) : std::string("-")) << "  "
                        << (found.round ? roundName(before.settings, *found.round, language) + ", " +
                                              say(language, "table {}", "Tisch {}", found.table.value_or(0)) + ": "
                                        : std::string())
                        << wordsFor(found, language) << '\n';
        }
        list.push_back(std::move(item));
    }
    // What desks proposed in those books comes with them.
    const Json proposed = desk ? takeOpen(*desk, *opened.book, language) : Json::array();
    if (options.game.json) {
        streams.out << printedLine({{"games", list}, {"proposals", proposed}});
    } else if (!proposed.empty()) {
        streams.out << say(language, "proposals taken: {}\n", "übernommene Vorschläge: {}\n", proposed.size());
    }
    return status;
}

int sendFiles(const TournamentOptions& options, Streams streams, Language language) {
    const auto book = openBook(streams, options.game, db::OpenMode::ReadOnly, language);
    if (!book) {
        return kUnusable;
    }
    const DeskFolder own = ownDesk();
    if (!own.key()) {
        return refuse(streams, options.folder, sendSentence({SendProblem::NoKey, {}}, language));
    }
    const auto sent = sendEntries(*book, *own.key(), options.folder, utcNow());
    if (!sent) {
        return refuse(streams, options.folder, sendSentence(sent.error(), language));
    }
    streams.out << printedLine(
        {{"file", sent->file ? Json(sent->file->string()) : Json(nullptr)}, {"entries", sent->entries}});
    return kFine;
}

int receiveFiles(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    std::error_code ignored;
    if (!std::filesystem::is_directory(options.folder, ignored)) {
        return refuse(streams, options.folder, say(language, "there is no such folder", "diesen Ordner gibt es nicht"));
    }
    const auto reports = receiveEntries(*opened.book, opened.position(), options.folder, dataFolder() / "received",
                                        keeperElsewhere(opened));
    if (!reports) {
        return refuseBook(streams, bookFile(options.game), reports.error(), language);
    }
    if (const DeskFolder own = ownDesk(); own.key()) {
        // A stick that is locked against writing takes none.
        (void)leaveReceipts(*opened.book, *own.key(), options.folder, utcNow());
    }
    int status = kFine;
    for (const DeskReport& report : *reports) {
        streams.out << printedLine({{"desk", report.key},
                                    {"name", report.name},
                                    {"state", std::string(toText(report.state))},
                                    {"file", numberOrNull(report.file)},
                                    {"files", report.files},
                                    {"entries", report.entries},
                                    {"last_file", report.lastFile},
                                    {"last_time", report.lastTime}});
        const bool isFine = report.state == DeskState::UpToDate || report.state == DeskState::Waiting;
        status = std::max(status, isFine ? kFine : kAnswerIsNo);
    }
    // The tournament itself may have come from the desk that kept it.
    const auto head = opened.book->head(opened.line.game());
    if (!head || *head != opened.line.head()) {
        auto line = foldGame<TournamentGame>(streams, options.game, *opened.book, opened.line.game(), {}, language);
        if (!line) {
            return kUnusable;
        }
        opened.line = std::move(*line);
    }
    KeptDesk kept;
    if (onlyProposes(options, opened, kept.own)) {
        return status;
    }
    if (const int seated = sitDown(kept, options, opened, streams, language); seated != kFine) {
        return seated;
    }
    for (const Json& taken : takeOpen(*kept.desk, *opened.book, language)) {
        streams.out << printedLine(taken);
    }
    return status;
}

int showKey(const TournamentOptions&, Streams streams, Language language) {
    const DeskFolder own = ownDesk();
    if (!own.key()) {
        return refuse(streams, "key", sendSentence({SendProblem::NoKey, {}}, language));
    }
    const auto& key = own.key()->publicKey();
    streams.out << printedLine(
        {{"key", db::toHex(std::span<const std::uint8_t>(key))}, {"fingerprint", fingerprint(key)}});
    return kFine;
}

}  // namespace adjudicator::cli
