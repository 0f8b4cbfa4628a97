// SPDX-License-Identifier: GPL-3.0-or-later
// Acts of the director: as JSON lines, and those that have a command of their own.
#include <algorithm>
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
#include "adjudicator/tournament/carried_penalties.h"
#include "adjudicator/tournament/consequences.h"
#include "adjudicator/tournament/player_csv.h"
#include "adjudicator/tournament/protest_clock.h"
#include "adjudicator/tournament/tournament_maps.h"
#include "db/codes.h"
#include "engine/notation/json_fault.h"
#include "engine/notation/tournament_json.h"
#include "engine/state/names.h"

namespace adjudicator::cli {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using Json = nlohmann::ordered_json;

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

/// The settings with what a line names of them changed, and nothing else. Where the scoring system changes, what is not
/// said of the scoring is as published for it; the cap follows the winning score where it was the same.
Json mergedSettings(const cup::Settings& settings, const Json& named) {
    Json merged = Json::parse(toJson(settings));
    if (!named.is_object()) {
        return named;
    }
    const Json scoring = named.value("scoring", Json::object());
    const auto changes = [&](const char* field) {
        return scoring.is_object() && scoring.contains(field) && scoring[field] != merged["scoring"][field];
    };
    if (changes("system") || changes("ranked_as")) {
        const Json system = merged["scoring"]["system"];
        merged["scoring"] = Json{{"system", system}};
    } else if (named.contains("winning_score") && settings.scoring.cap == settings.winningScore) {
        merged["scoring"]["cap"] = named["winning_score"];
    }
    merged.merge_patch(named);
    return merged;
}

/// What is proposed instead of a penalty; null where nothing is.
Json escalationIn(const cup::Position& position, const cup::Action& action, Language language) {
    const auto* penalty = std::get_if<cup::Penalize>(&action);
    const auto due = penalty != nullptr ? escalationOf(position, *penalty) : std::nullopt;
    return due ? escalationJson(*due, *penalty, position, language) : Json(nullptr);
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
    const bool isDraw = word == "draw-lots" || word == "draw-seed";
    const auto said = isDraw ? takeWitnessWord(json, isPlayer) : WitnessWord();
    if (!said) {
        return {{"error", sentence(said.error(), language)}};
    }
    const auto action = actOfLine(said->text.empty() ? text : oneLine(json), desk.position());
    if (!action) {
        return {{"error", sentence(action.error(), language)}};
    }
    const auto doubts = doubtsAsked(desk.line(), *action);
    const Json escalates = escalationIn(desk.position(), *action, language);
    Json answer = answerJson(desk.play(*action, *said), desk.position(), language);
    if (!doubts.empty() && answer.value("ok", false)) {
        answer["doubts"] = doubtsJson(doubts, desk.position(), language);
    }
    if (!escalates.is_null() && answer.value("ok", false)) {
        answer["escalates"] = escalates;
    }
    return answer;
}

}  // namespace

engine::Expected<cup::Action, engine::JsonFault> actOfLine(const std::string& text, const cup::Position& position) {
    const Json json = engine::limitFault(text) ? Json() : Json::parse(text, nullptr, false);
    if (json.is_object() && json.value("do", Json()) == "settings" && json.contains("settings")) {
        Json whole = json;
        whole["settings"] = mergedSettings(position.settings, json["settings"]);
        return cup::actionFromJson(oneLine(whole), *position.table);
    }
    return cup::actionFromJson(text, *position.table);
}

std::vector<cup::Doubted> doubtsAsked(const TournamentLine& line, const cup::Action& action) {
    std::vector<cup::Doubted> doubts = protestDoubts(line, action, utcNow());
    if (const auto* result = std::get_if<cup::EnterResult>(&action)) {
        const auto odd = doubtsIn(line.position().settings, *result);
        doubts.insert(doubts.begin(), odd.begin(), odd.end());
    }
    return doubts;
}

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
        settings.protest = options.protest;
        if (const auto fault = faultOf(settings)) {
            return refuse(streams, *fault, settingsSentence(*fault, language));
        }
    }
    if (!areTogether(settings)) {
        return refuse(streams, options.file.empty() ? "documents" : options.file,
                      say(language, "these documents and rulings do not go together at tables of four"));
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
        const auto action = actOfLine(text, position);
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
        Json json = consequencesJson(*consequences, position, language);
        json["ok"] = true;
        if (const auto doubts = doubtsAsked(opened.line, *action); !doubts.empty()) {
            json["doubts"] = doubtsJson(doubts, position, language);
        }
        if (Json escalates = escalationIn(position, *action, language); !escalates.is_null()) {
            json["escalates"] = std::move(escalates);
        }
        streams.out << oneLine(json) << '\n';
    }
    return status;
}

int enterPlayers(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    cup::EnterPlayers act;
    for (const std::string& name : options.names) {
        act.players.push_back({{}, name, options.club, options.standIn});
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
    const auto mode = options.dry ? db::OpenMode::ReadOnly : db::OpenMode::ReadWrite;
    auto opened = openTournament(streams, options, mode, language);
    if (!opened) {
        return kUnusable;
    }
    cup::EnterPlayers act;
    const std::size_t read = players->size();
    act.players = notYetIn(std::move(*players), *opened->position().table);
    act.from = options.round > 0 ? std::optional(options.round) : std::nullopt;
    const std::size_t there = read - act.players.size();
    if (there > 0) {
        streams.err << say(language, "{} of {} are in the tournament already and are not entered again\n", there, read);
    }
    if (act.players.empty() || options.dry) {
        Json list = Json::array();
        for (const cup::NewEntrant& each : act.players) {
            list.push_back({{"id", each.id}, {"name", each.name}, {"club", each.club}});
        }
        streams.out << oneLine({{"ok", true}, {"written", false}, {"there", there}, {"players", list}}) << '\n';
        return kFine;
    }
    return playAct(options, *opened, act, streams, language);
}

}  // namespace adjudicator::cli
