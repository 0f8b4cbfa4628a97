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
#include "adjudicator/cli/tournament/tournament_hub.h"
#include "adjudicator/cli/tournament/tournament_propose.h"
#include "adjudicator/cli/waiting.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/desks/carrier_text.h"
#include "adjudicator/tournament/desks/desk_files.h"
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

}  // namespace

int collectGames(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    // Books of the tables first, each read where it lies.
    for (const std::string& file : options.dry ? std::vector<std::string>{} : options.names) {
        const auto source = db::Book::open(file, db::OpenMode::Foreign);
        if (!source) {
            return refuseBook(streams, file, source.error(), language);
        }
        const auto merged = db::mergeBook(*opened.book, *source, counting(streams));
        if (!merged) {
            return refuseBook(streams, file, merged.error(), language);
        }
        if (merged->stoppedBy) {
            return refuseBook(streams, file, *merged->stoppedBy, language);
        }
        if (!merged->sourceWhole) {
            (void)refuse(streams, file, say(language, "the file is damaged; games of it may be missing"));
        }
    }
    if (options.hub && !options.dry) {
        if (const int received = receiveThrough(options, opened, streams, language); received == kUnusable) {
            return received;
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
                                              say(language, "table {}", found.table.value_or(0)) + ": "
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
        streams.out << say(language, "proposals taken: {}\n", proposed.size());
    }
    return status;
}

int sendFiles(const TournamentOptions& options, Streams streams, Language language) {
    const auto book = openBook(streams, options.game, db::OpenMode::ReadOnly, language);
    if (!book) {
        return kUnusable;
    }
    const auto place = placeOf(options, streams, language);
    if (!place) {
        return kUnusable;
    }
    const DeskFolder own = ownDesk();
    if (!own.key()) {
        return refuse(streams, shownPlace(*place), sentence(SendFault{SendProblem::NoKey, {}, {}}, language));
    }
    const auto sent = sendEntries(*book, *own.key(), *place, utcNow(), dataFolder() / "received");
    if (!sent) {
        return refuse(streams, shownPlace(*place), sentence(sent.error(), language));
    }
    streams.out << printedLine(
        {{"file", sent->file ? Json(sent->file->string()) : Json(nullptr)}, {"entries", sent->entries}});
    return kFine;
}

int receiveFiles(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const int status = receiveThrough(options, opened, streams, language);
    if (status == kUnusable) {
        return status;
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
        return refuse(streams, "key", sentence(SendFault{SendProblem::NoKey, {}, {}}, language));
    }
    const auto& key = own.key()->publicKey();
    streams.out << printedLine(
        {{"key", db::toHex(std::span<const std::uint8_t>(key))}, {"fingerprint", fingerprint(key)}});
    return kFine;
}

}  // namespace adjudicator::cli
