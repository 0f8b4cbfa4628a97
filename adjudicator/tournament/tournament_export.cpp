// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/tournament_export.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "adjudicator/tournament/player_csv.h"
#include "db/codes.h"
#include "engine/notation/tournament_json.h"
#include "engine/rulesets/ccm/special_cards.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

using Json = nlohmann::ordered_json;
namespace cup = engine::tournament;

constexpr std::array<std::string_view, 7> kSeparatedWords{"first", "stage",        "place",  "criterion",
                                                          "lots",  "disqualified", "nothing"};

template <class T>
Json orNull(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

template <class Enum, std::size_t N>
std::string word(Enum value, const std::array<std::string_view, N>& words) {
    return std::string(engine::nameOf(value, words));
}

std::string idOf(const cup::Position& position, engine::PlayerId player) {
    return position.table->idOf(player);
}

Json idsJson(const cup::Position& position, const std::vector<engine::PlayerId>& players) {
    Json ids = Json::array();
    for (const engine::PlayerId player : players) {
        ids.push_back(idOf(position, player));
    }
    return ids;
}

Json againstJson(const cup::Against& against) {
    return {{"count", against.count}, {"bound", against.bound}};
}

/// Loggers of board games number players and games from 1.
int reference(engine::PlayerId player) {
    return static_cast<int>(engine::index(player)) + 1;
}

Json playerJson(const cup::Entrant& entrant, int number) {
    return {{"id", number},
            {"number", entrant.id},
            {"name", entrant.name},
            {"club", entrant.club},
            {"from", entrant.from},
            {"until", orNull(entrant.until)},
            {"absent", entrant.absent},
            {"disqualified", entrant.disqualified},
            {"stand_in", entrant.standIn}};
}

Json playJson(const cup::Position& position, int round, int table) {
    const cup::Pod& pod = *position.pod(round, table);
    Json play = {{"gameRefId", 1},
                 {"playDate", position.settings.dates.empty() ? "" : position.settings.dates.front()},
                 {"round", round},
                 {"table", table},
                 {"stage", word(stageOf(position.settings, round), cup::kStageWords)}};
    play["state"] = pod.result ? Json(word(pod.result->state, cup::kStateWords)) : Json(nullptr);
    if (pod.result && !pod.result->game.empty()) {
        play["record"] = {{"game", pod.result->game}, {"head", pod.result->head}};
    }
    if (pod.result && !pod.result->dispute.empty()) {
        play["dispute"] = pod.result->dispute;
    }
    if (pod.result && !pod.result->claim.empty()) {
        play["claim"] = Json::array();
        for (const cup::Score& score : pod.result->claim) {
            play["claim"].push_back(
                {{"number", idOf(position, score.player)}, {"score", score.points}, {"rank", score.place}});
        }
    }
    play["playerScores"] = Json::array();
    for (std::size_t seat = 0; seat < pod.seats.size(); ++seat) {
        Json score = {{"playerRefId", reference(pod.seats[seat])},
                      {"number", idOf(position, pod.seats[seat])},
                      {"seatOrder", seat + 1},
                      {"startPlayer", seat == 0}};
        if (pod.result) {
            const cup::Score& own = pod.result->scores[seat];
            score["score"] = own.points;
            score["rank"] = own.place;
            score["winner"] = own.place == 1;
            if (own.left) {
                score["left"] = true;
            }
        }
        play["playerScores"].push_back(std::move(score));
    }
    if (pod.result) {
        play["signed"] = idsJson(position, pod.result->signedBy);
    }
    return play;
}

Json penaltyJson(const cup::Position& position, const cup::Penalty& penalty) {
    return {{"player", idOf(position, penalty.player)},
            {"kind", word(penalty.kind, cup::kPenaltyWords)},
            {"round", orNull(penalty.round)},
            {"criterion", penalty.criterion ? Json(word(*penalty.criterion, cup::kCriterionWords)) : Json(nullptr)},
            {"amount", penalty.amount.text()},
            {"rule", penalty.rule},
            {"reason", penalty.reason},
            {"withdrawn", penalty.withdrawn},
            {"carried", penalty.carried ? Json{{"tournament", penalty.carried->tournament},
                                               {"name", penalty.carried->name},
                                               {"head", penalty.carried->head},
                                               {"penalty", penalty.carried->penalty}}
                                        : Json(nullptr)}};
}

Json rulingsJson(const cup::Position& position) {
    Json all = Json::array();
    for (const cup::Remark& remark : position.remarks) {
        all.push_back({{"round", orNull(remark.round)},
                       {"table", orNull(remark.table)},
                       {"players", idsJson(position, remark.players)},
                       {"rule", remark.rule},
                       {"reason", remark.reason}});
    }
    return all;
}

Json forbiddenJson(const cup::Position& position) {
    Json all = Json::array();
    for (const cup::ForbiddenPair& pair : position.forbidden) {
        all.push_back({{"players", idsJson(position, {pair.a, pair.b})},
                       {"hard", pair.hard},
                       {"from", pair.from},
                       {"to", pair.to},
                       {"reason", pair.reason}});
    }
    return all;
}

/// The special cards for the winning score, where they are the CCM's.
Json specialCardsJson(const cup::Settings& settings) {
    const auto cards = engine::specialCards(settings.winningScore, static_cast<int>(cup::kMostAtTable));
    const bool plays = std::ranges::find(settings.documents, "ccm") != settings.documents.end();
    if (!cards || !plays) {
        return nullptr;
    }
    return {{"winning_score", cards->winningScore},
            {"knights", cards->knights},
            {"road_length", cards->roadLength},
            {"special_card_value", cards->specialCardValue},
            {"second_card_value", cards->secondCardValue ? Json(*cards->secondCardValue) : Json(nullptr)}};
}

/// Cut or filled to a width, in characters.
std::string column(std::string_view text, std::size_t width) {
    std::string result;
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size() && count <= width;) {
        std::size_t end = i + 1;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
            ++end;
        }
        if (count < width) {
            result += text.substr(i, end - i);
        }
        ++count;
        i = end;
    }
    return result + std::string(count < width ? width - count : 0, ' ');
}

}  // namespace

Json standingJson(const cup::Standing& row, const cup::Position& position) {
    const cup::Entrant& entrant = (*position.table)[row.player];
    Json json = {{"rank", row.rank}, {"player", entrant.id}, {"name", entrant.name}, {"club", entrant.club}};
    for (std::size_t i = 0; i < cup::kCriteria; ++i) {
        json["values"][std::string(cup::kCriterionWords[i])] = row.values[i].text();
    }
    json["reached"] = word(row.reached, cup::kStageWords);
    json["place_there"] = orNull(row.placeThere);
    json["separated_by"] = word(row.separated, kSeparatedWords);
    json["criterion"] = row.criterion ? Json(word(*row.criterion, cup::kCriterionWords)) : Json(nullptr);
    json["disqualified"] = entrant.disqualified;
    json["games"] = Json::array();
    for (const cup::CountedGame& each : row.games) {
        json["games"].push_back({{"round", each.round},
                                 {"table", each.table},
                                 {"seat", each.seat},
                                 {"stage", word(each.stage, cup::kStageWords)},
                                 {"points", each.points},
                                 {"counted", each.counted},
                                 {"place", each.place},
                                 {"sharing", each.sharing},
                                 {"whole", each.whole.text()},
                                 {"share", each.share.text()},
                                 {"place_points", each.placePoints.text()},
                                 {"left", each.left},
                                 {"state", word(each.state, cup::kStateWords)}});
    }
    return json;
}

Json standingsJson(const cup::Standings& standings, const cup::Position& position) {
    Json json = {{"provisional", standings.isProvisional}, {"criteria", Json::array()}, {"rows", Json::array()}};
    for (const cup::Criterion criterion : position.settings.scoring.criteria) {
        json["criteria"].push_back(word(criterion, cup::kCriterionWords));
    }
    for (const cup::Standing& row : standings.rows) {
        json["rows"].push_back(standingJson(row, position));
    }
    json["ties"] = Json::array();
    for (const auto& tie : standings.ties) {
        json["ties"].push_back(idsJson(position, tie));
    }
    return json;
}

Json claimsJson(const cup::Position& position) {
    Json all = Json::array();
    for (const cup::ClaimedRanks& claimed : claimedRanks(position)) {
        all.push_back({{"round", claimed.round}, {"table", claimed.table}, {"ranks", Json::array()}});
        for (const cup::RankChange& change : claimed.ranks) {
            all.back()["ranks"].push_back({{"player", idOf(position, change.player)},
                                           {"now", orNull(change.before)},
                                           {"claimed", orNull(change.after)}});
        }
    }
    return all;
}

Json qualityJson(const cup::SeatingQuality& quality) {
    return {{"rounds", quality.rounds},
            {"repeats", againstJson(quality.repeats)},
            {"most_meetings", quality.mostMeetings},
            {"uneven", againstJson(quality.uneven)},
            {"seat_spread", againstJson(quality.seatSpread)},
            {"same_table", againstJson(quality.sameTable)},
            {"forbidden", {{"hard", quality.forbiddenHard}, {"soft", quality.forbiddenSoft}}},
            {"threes", againstJson(quality.threes)},
            {"three_again", againstJson(quality.threeAgain)},
            {"indirect",
             {{"least", quality.indirectLeast}, {"wanted", quality.indirectWanted}, {"short", quality.indirectShort}}}};
}

Json tournamentJson(const cup::Position& position, const TournamentStamp& stamp) {
    Json json = {{"format", "adj-tournament-export/1"},
                 {"tournament", db::toHex(stamp.id)},
                 {"entry", stamp.head.seq},
                 {"head", db::toHex(stamp.head.hash)},
                 {"time", stamp.time},
                 {"ended", position.hasEnded},
                 {"settings", Json::parse(engine::tournament::toJson(position.settings))},
                 {"special_cards", specialCardsJson(position.settings)},
                 {"players", Json::array()}};
    for (std::size_t i = 0; i < position.table->players.size(); ++i) {
        json["players"].push_back(playerJson(position.table->players[i], static_cast<int>(i) + 1));
    }
    json["games"] = Json::array({{{"id", 1}, {"name", "Catan"}, {"documents", position.settings.documents}}});
    json["plays"] = Json::array();
    for (std::size_t round = 0; round < position.rounds.size(); ++round) {
        for (std::size_t table = 0; table < position.rounds[round].pods.size(); ++table) {
            json["plays"].push_back(playJson(position, static_cast<int>(round) + 1, static_cast<int>(table) + 1));
        }
    }
    json["forbidden"] = forbiddenJson(position);
    json["penalties"] = Json::array();
    for (const cup::Penalty& penalty : position.penalties) {
        json["penalties"].push_back(penaltyJson(position, penalty));
    }
    json["rulings"] = rulingsJson(position);
    json["lots"] = Json::array();
    for (const auto& lots : position.lots) {
        json["lots"].push_back(idsJson(position, lots));
    }
    json["desks"] = Json::array();
    for (const cup::KnownDesk& desk : position.desks) {
        json["desks"].push_back({{"key", desk.key}, {"name", desk.name}});
    }
    json["slips"] = Json::array();
    for (const cup::SlipHead& slip : position.slips) {
        json["slips"].push_back({{"round", slip.round}, {"table", slip.table}, {"head", slip.head}});
    }
    json["quality"] = qualityJson(qualityOf(position));
    json["standings"] = standingsJson(standings(position), position);
    json["standings"]["claims"] = claimsJson(position);
    return json;
}

std::string tournamentJsonText(const cup::Position& position, const TournamentStamp& stamp) {
    return tournamentJson(position, stamp).dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string standingsCsv(const cup::Position& position) {
    std::string text = "rank,number,name,club";
    for (const cup::Criterion criterion : position.settings.scoring.criteria) {
        text += ',' + word(criterion, cup::kCriterionWords);
    }
    text += ",reached,separated_by\n";
    for (const cup::Standing& row : standings(position).rows) {
        const cup::Entrant& entrant = (*position.table)[row.player];
        text +=
            fmt::format("{},{},{},{}", row.rank, csvField(entrant.id), csvField(entrant.name), csvField(entrant.club));
        for (const cup::Criterion criterion : position.settings.scoring.criteria) {
            text += ',' + row.value(criterion).text();
        }
        text += ',' + word(row.reached, cup::kStageWords) + ',' +
                (row.criterion ? word(*row.criterion, cup::kCriterionWords) : word(row.separated, kSeparatedWords)) +
                '\n';
    }
    return text;
}

std::string playersCsv(const cup::Position& position) {
    std::string text = "number,name,club,from,until,absent,disqualified,stand_in\n";
    for (const cup::Entrant& entrant : position.table->players) {
        std::string absent;
        for (const int round : entrant.absent) {
            absent += (absent.empty() ? "" : " ") + std::to_string(round);
        }
        text += fmt::format("{},{},{},{},{},{},{},{}\n", csvField(entrant.id), csvField(entrant.name),
                            csvField(entrant.club), entrant.from, entrant.until ? std::to_string(*entrant.until) : "",
                            absent, entrant.disqualified ? 1 : 0, entrant.standIn ? 1 : 0);
    }
    return text;
}

std::string resultsCsv(const cup::Position& position) {
    std::string text = "round,table,seat,number,name,points,place,state\n";
    for (std::size_t round = 0; round < position.rounds.size(); ++round) {
        const auto& pods = position.rounds[round].pods;
        for (std::size_t table = 0; table < pods.size(); ++table) {
            for (std::size_t seat = 0; seat < pods[table].seats.size(); ++seat) {
                const cup::Entrant& entrant = (*position.table)[pods[table].seats[seat]];
                const auto& result = pods[table].result;
                text += fmt::format("{},{},{},{},{},{},{},{}\n", round + 1, table + 1, seat + 1, csvField(entrant.id),
                                    csvField(entrant.name), result ? std::to_string(result->scores[seat].points) : "",
                                    result ? std::to_string(result->scores[seat].place) : "",
                                    result ? word(result->state, cup::kStateWords) : "");
            }
        }
    }
    return text;
}

std::string reportFile(const cup::Position& position) {
    const cup::Settings& settings = position.settings;
    std::string text = "012 " + settings.name + "\n022 " + settings.place + '\n';
    if (!settings.dates.empty()) {
        text += "042 " + settings.dates.front() + "\n052 " + settings.dates.back() + '\n';
    }
    text += fmt::format("062 {}\n092 multiplayer tables, system {}\n", position.table->players.size(),
                        word(settings.scoring.system, cup::kSystemWords));
    const cup::Standings table = standings(position);
    for (const engine::PlayerId player : position.table->seats()) {
        const cup::Entrant& entrant = (*position.table)[player];
        // A stand-in has a line and no rank.
        const cup::Standing* row = table.of(player);
        text += fmt::format("001 {:>4}      {} {:>22}{:>10} {:>4}\n", reference(player), column(entrant.name, 33), "",
                            row == nullptr ? "" : row->value(settings.scoring.criteria.front()).rounded(2),
                            row == nullptr ? "" : std::to_string(row->rank));
        text += fmt::format("X01 {:>4} {} {}\n", reference(player), column(entrant.id, 10), entrant.club);
    }
    for (std::size_t round = 0; round < position.rounds.size(); ++round) {
        const auto& pods = position.rounds[round].pods;
        for (std::size_t i = 0; i < pods.size(); ++i) {
            text += fmt::format("X02 {:>3} {:>3} {}", round + 1, i + 1,
                                column(pods[i].result ? word(pods[i].result->state, cup::kStateWords) : "-", 9));
            for (std::size_t seat = 0; seat < pods[i].seats.size(); ++seat) {
                const auto& result = pods[i].result;
                text += fmt::format(" {:>4} {:>3} {:>1}", reference(pods[i].seats[seat]),
                                    result ? std::to_string(result->scores[seat].points) : "-",
                                    result ? std::to_string(result->scores[seat].place) : "-");
            }
            text += '\n';
        }
    }
    return text;
}

}  // namespace adjudicator
