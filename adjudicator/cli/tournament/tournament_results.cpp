// SPDX-License-Identifier: GPL-3.0-or-later
// Results, and who sat where: what counts already, or is odd, is shown first and wants --confirm.
#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/desk.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/protest_clock.h"
#include "adjudicator/tournament/table_games.h"
#include "adjudicator/tournament/tournament_maps.h"
#include "engine/state/names.h"

namespace adjudicator::cli {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using Json = nlohmann::ordered_json;

std::optional<int> wholeNumber(const std::string& text) {
    int value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return !text.empty() && read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(value)
                                                                                            : std::nullopt;
}

/// What is odd about a result, also against the record of the table's game, and whether it would be official too early.
std::vector<cup::Doubted> doubtsAbout(const OpenedTournament& opened, const cup::EnterResult& act) {
    const cup::Position& position = opened.position();
    const db::Book& book = *opened.book;
    std::vector<cup::Doubted> doubts = doubtsIn(position.settings, act);
    for (const cup::EnterResult& record : recordsOf(book, position, act.round, act.table)) {
        std::vector<engine::PlayerId> otherwise = otherwiseIn(record, act);
        if (!otherwise.empty()) {
            doubts.push_back({cup::Doubt::BookOtherwise, std::move(otherwise), 0});
            break;
        }
    }
    const auto early = protestDoubts(opened.line, act, utcNow());
    doubts.insert(doubts.end(), early.begin(), early.end());
    return doubts;
}

/// What is wrong of what was typed, and why.
struct Wrong {
    std::string what;
    std::string why;
};

/// "3=4,9,12": a table and who sat there, in order of play; "3=" is a table with nobody.
engine::Expected<cup::TableSeats, Wrong> tableSeats(const std::string& text, const cup::Position& position,
                                                    Language language) {
    const std::size_t sign = text.find('=');
    const auto table = sign == std::string::npos ? std::nullopt : wholeNumber(text.substr(0, sign));
    if (!table) {
        return tl::unexpected(Wrong{text, say(language, "TABLE=PLAYER,PLAYER,… is wanted, of players entered")});
    }
    cup::TableSeats seats{*table, {}};
    for (std::size_t from = sign + 1; from < text.size();) {
        const std::size_t end = std::min(text.find(',', from), text.size());
        const std::string said = text.substr(from, end - from);
        const auto player = playerSaid(position, said, language);
        if (!player) {
            return tl::unexpected(Wrong{said, player.error()});
        }
        seats.players.push_back(*player);
        from = end + 1;
    }
    return seats;
}

}  // namespace

std::string oneLine(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json consequencesJson(const Consequences& consequences, const cup::Position& position, Language language) {
    Json json = {{"ranks", Json::array()},
                 {"rounds_resting", consequences.roundsResting},
                 {"away", awayJson(consequences.away, position, language)},
                 {"tables_asked", consequences.tablesAsked}};
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

int changeSeats(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Position& position = opened.position();
    cup::ChangeSeats act{options.round, {}, options.reason};
    bool hasResult = false;
    for (const std::string& text : options.names) {
        const auto seats = tableSeats(text, position, language);
        if (!seats) {
            return refuse(streams, seats.error().what, seats.error().why);
        }
        const cup::Pod* pod = position.pod(options.round, seats->table);
        hasResult = hasResult || (pod != nullptr && pod->result);
        act.tables.push_back(*seats);
    }
    const auto consequences = consequencesOf(position, act);
    if (!consequences) {
        return refuseTournament(streams, options, consequences.error(), position, language);
    }
    if (hasResult && !options.confirm) {
        Json json = consequencesJson(*consequences, position, language);
        json["ok"] = false;
        json["why"] = say(language, "a table has a result; see the consequences and repeat with --confirm");
        streams.out << oneLine(json) << '\n';
        return kAnswerIsNo;
    }
    return playAct(options, opened, act, streams, language);
}

int enterResult(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Position& position = opened.position();
    cup::EnterResult act;
    act.round = options.round;
    act.table = options.table;
    act.reason = options.reason;
    for (std::string text : options.scores) {
        constexpr std::string_view kLeft = ":left";
        const bool left = text.ends_with(kLeft);
        text.resize(text.size() - (left ? kLeft.size() : 0));
        const std::size_t sign = text.find('=');
        const std::size_t colon = text.find(':', sign == std::string::npos ? 0 : sign);
        const auto player = playerSaid(position, text.substr(0, sign), language);
        const auto points =
            sign == std::string::npos
                ? std::nullopt
                : wholeNumber(text.substr(sign + 1, colon == std::string::npos ? std::string::npos : colon - sign - 1));
        const auto place = colon == std::string::npos ? std::nullopt : wholeNumber(text.substr(colon + 1));
        if (sign != std::string::npos && !player) {
            return refuse(streams, text.substr(0, sign), player.error());
        }
        if (sign != std::string::npos && !points) {
            return refuse(streams, text, say(language, "points are a whole number"));
        }
        if (!player || !points || (colon != std::string::npos && !place)) {
            return refuse(
                streams, text,
                say(language,
                    "PLAYER=POINTS or PLAYER=POINTS:PLACE is wanted, of a player entered; with :left behind it "
                    "for one who left early"));
        }
        act.scores.push_back({*player, *points, place, left});
    }
    if (!options.state.empty()) {
        act.state = engine::fromName<cup::ResultState>(options.state, cup::kStateWords);
    }
    const auto doubts = doubtsAbout(opened, act);
    const cup::Pod* pod = position.pod(act.round, act.table);
    const bool isThere = pod != nullptr && pod->result;
    const auto consequences = consequencesOf(position, act);
    if (isThere && !options.confirm && !consequences) {
        return refuseTournament(streams, options, consequences.error(), position, language);
    }
    // What is refused is refused by the act itself.
    if (consequences && (isThere || !doubts.empty()) && !options.confirm) {
        Json json = consequencesJson(*consequences, position, language);
        json["doubts"] = doubtsJson(doubts, position, language);
        json["ok"] = false;
        json["why"] = isThere ? say(language, "the table has a result; see the consequences and repeat with --confirm")
                              : say(language, "{}; if it is right, repeat with --confirm",
                                    sentence(doubts.front(), position, language));
        streams.out << oneLine(json) << '\n';
        return kAnswerIsNo;
    }
    for (const cup::Doubted& each : doubts) {
        act.despite.push_back(each.doubt);
    }
    return playAct(options, opened, act, streams, language);
}

}  // namespace adjudicator::cli
