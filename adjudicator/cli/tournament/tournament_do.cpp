// SPDX-License-Identifier: GPL-3.0-or-later
// Acts of the director: as JSON lines, and those that have a command of their own.
#include <algorithm>
#include <charconv>
#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/input.h"
#include "adjudicator/cli/record_line.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/cli/tournament/tournament_propose.h"
#include "adjudicator/desk.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/consequences.h"
#include "adjudicator/tournament/player_csv.h"
#include "db/codes.h"
#include "engine/notation/tournament_json.h"
#include "engine/state/names.h"

namespace adjudicator::cli {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using Json = nlohmann::ordered_json;

std::string oneLine(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json answerJson(const TournamentDesk::Answer& answer, const cup::Position& position, Language language) {
    if (answer) {
        return {
            {"ok", true}, {"entry", answer->entry}, {"events", Json::parse(toJson(answer->events, *position.table))}};
    }
    if (std::holds_alternative<db::BookError>(answer.error())) {
        return {{"error", problemText(answer.error(), position, language)}};
    }
    Json json = {{"ok", false}, {"why", problemText(answer.error(), position, language)}};
    if (const auto* refusal = std::get_if<cup::Refusal>(&answer.error())) {
        json["reason"] = std::string(toText(refusal->why));
        json["players"] = Json::array();
        for (const engine::PlayerId player : refusal->players) {
            json["players"].push_back(position.table->idOf(player));
        }
    }
    return json;
}

/// One line of input, at the desk.
Json performed(TournamentDesk& desk, const std::string& text, Language language) {
    Json json;
    const auto read = readRecordLine(text, json);
    if (!read) {
        return {{"error", sentence(read.error(), language)}};
    }
    const std::string& word = *read;
    if (word == "take-back") {
        const bool named = json.contains("to") && json["to"].is_number_unsigned();
        const auto answer = named ? desk.undoTo({json["to"].get<std::uint64_t>(), {}}) : desk.takeBack();
        return answerJson(answer, desk.position(), language);
    }
    if (word == "restore") {
        return answerJson(desk.restore(), desk.position(), language);
    }
    if (word == "seal") {
        return answerJson(desk.seal(), desk.position(), language);
    }
    const auto isPlayer = [&](const std::string& id) { return desk.position().table->find(id).has_value(); };
    const auto said = word == "draw-lots" ? takeWitnessWord(json, isPlayer) : WitnessWord();
    if (!said) {
        return {{"error", sentence(said.error(), language)}};
    }
    const auto action = cup::actionFromJson(said->text.empty() ? text : oneLine(json), *desk.position().table);
    if (!action) {
        return {{"error", sentence(action.error(), language)}};
    }
    return answerJson(desk.play(*action, *said), desk.position(), language);
}

Json consequencesJson(const Consequences& consequences, const cup::Position& position) {
    Json json = {{"ranks", Json::array()}, {"rounds_resting", consequences.roundsResting}};
    for (const cup::RankChange& change : consequences.ranks) {
        json["ranks"].push_back({{"player", position.table->idOf(change.player)},
                                 {"name", (*position.table)[change.player].name},
                                 {"before", change.before ? Json(*change.before) : Json(nullptr)},
                                 {"after", change.after ? Json(*change.after) : Json(nullptr)}});
    }
    if (!(consequences.seatsBefore == consequences.seatsAfter)) {
        json["seats_before"] = qualityJson(consequences.seatsBefore);
        json["seats_after"] = qualityJson(consequences.seatsAfter);
    }
    return json;
}

std::optional<int> wholeNumber(const std::string& text) {
    int value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return !text.empty() && read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(value)
                                                                                            : std::nullopt;
}

}  // namespace

int playAct(const TournamentOptions& options, OpenedTournament& opened, const cup::Action& action, Streams streams,
            Language language) {
    DeskFolder own = ownDesk();
    if (onlyProposes(options, opened, own)) {
        const Json answer = Proposer(options, opened, own, language).propose(action);
        streams.out << oneLine(answer) << '\n';
        return answer.value("ok", false) ? kFine : answer.contains("error") ? kUnusable : kAnswerIsNo;
    }
    TournamentDesk desk(*opened.book, own);
    if (const auto seated = desk.take(std::move(opened.line)); !seated) {
        return refuseTournament(streams, options, seated.error(), desk.position(), language);
    }
    const auto answer = desk.play(action);
    streams.out << oneLine(answerJson(answer, desk.position(), language)) << '\n';
    return answer ? kFine : std::holds_alternative<db::BookError>(answer.error()) ? kUnusable : kAnswerIsNo;
}

int newTournament(const TournamentOptions& options, Streams streams, Language language) {
    cup::Settings settings;
    if (!options.file.empty()) {
        const auto text = readInput(streams, options.file);
        if (!text) {
            return kUnusable;
        }
        const auto read = cup::settingsFromJson(*text);
        if (!read) {
            return refuse(streams, options.file, sentence(read.error(), language));
        }
        settings = *read;
    } else {
        settings.name = options.name;
        settings.place = options.place;
        settings.dates = options.dates;
        settings.documents = options.documents.empty() ? settings.documents : options.documents;
        settings.winningScore = options.winningScore;
        settings.scoring =
            cup::presetOf(*engine::fromName<cup::System>(options.system, cup::kSystemWords), options.winningScore);
        settings.rounds = options.rounds;
        settings.cut = *engine::fromName<cup::Cut>(options.cut, cup::kCutWords);
        settings.timeLimit = options.timeLimit;
        if (const auto fault = faultOf(settings)) {
            return refuse(streams, *fault, settingsSentence(*fault, language));
        }
    }
    if (!areTogether(settings)) {
        return refuse(streams, options.file.empty() ? "documents" : options.file,
                      say(language, "these documents and rulings do not go together at tables of four",
                          "diese Regelwerke und Regelungen gehen an Vierertischen nicht zusammen"));
    }
    auto book = openBook(streams, options.game, db::OpenMode::Create, language);
    if (!book) {
        return kUnusable;
    }
    DeskFolder own = ownDesk();
    TournamentDesk desk(*book, own);
    if (const auto begun = desk.begin(settings); !begun) {
        return refuseBook(streams, bookFile(options.game), std::get<db::BookError>(begun.error()), language);
    }
    streams.out << "{\"tournament\":\"" << db::toHex(desk.line().game()) << "\"}\n";
    return kFine;
}

int doTournament(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    DeskFolder own = ownDesk();
    if (onlyProposes(options, opened, own)) {
        return proposeActs(options, opened, streams, language);
    }
    TournamentDesk desk(*opened.book, own);
    if (const auto seated = desk.take(std::move(opened.line)); !seated) {
        return refuseTournament(streams, options, seated.error(), desk.position(), language);
    }
    int status = kFine;
    std::string text;
    while (std::getline(streams.in, text)) {
        if (text.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        const Json answer = performed(desk, text, language);
        streams.out << oneLine(answer) << std::endl;
        const bool isFine = answer.value("ok", false);
        status = std::max(status, isFine ? kFine : answer.contains("error") ? kUnusable : kAnswerIsNo);
        if (options.stop && !isFine) {
            break;
        }
    }
    return status;
}

int previewActs(const TournamentOptions&, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Position& position = opened.position();
    int status = kFine;
    std::string text;
    while (std::getline(streams.in, text)) {
        if (text.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        const auto action = cup::actionFromJson(text, *position.table);
        if (!action) {
            streams.out << oneLine({{"error", sentence(action.error(), language)}}) << '\n';
            status = kUnusable;
            continue;
        }
        const auto consequences = consequencesOf(position, *action);
        if (!consequences) {
            streams.out << oneLine({{"ok", false},
                                    {"why", sentence(consequences.error(), position, language)},
                                    {"reason", std::string(toText(consequences.error().why))}})
                        << '\n';
            status = std::max(status, kAnswerIsNo);
            continue;
        }
        Json json = consequencesJson(*consequences, position);
        json["ok"] = true;
        streams.out << oneLine(json) << '\n';
    }
    return status;
}

int enterPlayers(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    cup::EnterPlayers act;
    for (const std::string& name : options.names) {
        act.players.push_back({{}, name, options.club});
    }
    act.from = options.round > 0 ? std::optional(options.round) : std::nullopt;
    return playAct(options, opened, act, streams, language);
}

int importPlayers(const TournamentOptions& options, Streams streams, Language language) {
    const auto text = readInput(streams, options.file);
    if (!text) {
        return kUnusable;
    }
    auto players = playersFromCsv(*text);
    if (!players) {
        return refuse(streams, options.file, sentence(players.error(), language));
    }
    auto opened = openTournament(streams, options, db::OpenMode::ReadWrite, language);
    if (!opened) {
        return kUnusable;
    }
    cup::EnterPlayers act;
    act.players = std::move(*players);
    act.from = options.round > 0 ? std::optional(options.round) : std::nullopt;
    return playAct(options, *opened, act, streams, language);
}

int enterResult(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Position& position = opened.position();
    cup::EnterResult act;
    act.round = options.round;
    act.table = options.table;
    act.reason = options.reason;
    for (const std::string& text : options.scores) {
        const std::size_t sign = text.find('=');
        const std::size_t colon = text.find(':', sign == std::string::npos ? 0 : sign);
        const auto player = position.table->find(text.substr(0, sign));
        const auto points =
            sign == std::string::npos
                ? std::nullopt
                : wholeNumber(text.substr(sign + 1, colon == std::string::npos ? std::string::npos : colon - sign - 1));
        const auto place = colon == std::string::npos ? std::nullopt : wholeNumber(text.substr(colon + 1));
        if (!player || !points || (colon != std::string::npos && !place)) {
            return refuse(streams, text,
                          say(language, "PLAYER=POINTS or PLAYER=POINTS:PLACE is wanted, of a player entered",
                              "verlangt ist SPIELER=PUNKTE oder SPIELER=PUNKTE:PLATZ eines gemeldeten Spielers"));
        }
        act.scores.push_back({*player, *points, place});
    }
    if (!options.state.empty()) {
        act.state = engine::fromName<cup::ResultState>(options.state, cup::kStateWords);
    }
    const cup::Pod* pod = position.pod(act.round, act.table);
    if (pod != nullptr && pod->result && !options.confirm) {
        const auto consequences = consequencesOf(position, act);
        if (!consequences) {
            return refuseTournament(streams, options, consequences.error(), position, language);
        }
        Json json = consequencesJson(*consequences, position);
        json["ok"] = false;
        json["why"] = say(language, "the table has a result; see the consequences and repeat with --confirm",
                          "der Tisch hat ein Ergebnis; die Folgen ansehen und mit --confirm wiederholen");
        streams.out << oneLine(json) << '\n';
        return kAnswerIsNo;
    }
    return playAct(options, opened, act, streams, language);
}

}  // namespace adjudicator::cli
