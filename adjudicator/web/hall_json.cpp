// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/hall_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "adjudicator/text/say.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/paper_facts.h"
#include "adjudicator/web/json_text.h"
#include "db/codes.h"
#include "engine/state/names.h"
#include "engine/tournament/standings.h"

namespace adjudicator::web {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using HallJson = nlohmann::ordered_json;

HallJson idsOf(const cup::Position& position, const std::vector<engine::PlayerId>& players) {
    HallJson ids = HallJson::array();
    for (const engine::PlayerId player : players) {
        ids.push_back(position.table->idOf(player));
    }
    return ids;
}

/// The result of a table, points in the order of its seats.
HallJson resultJson(const cup::Position& position, const cup::Pod& pod, bool isTaken) {
    const cup::Result& result = *pod.result;
    HallJson points = HallJson::array();
    HallJson places = HallJson::array();
    HallJson left = HallJson::array();
    for (const engine::PlayerId player : pod.seats) {
        const auto score = std::ranges::find(result.scores, player, &cup::Score::player);
        const bool isThere = score != result.scores.end();
        points.push_back(isThere ? HallJson(score->points) : HallJson(nullptr));
        places.push_back(isThere ? HallJson(score->place) : HallJson(nullptr));
        if (isThere && score->left) {
            left.push_back(position.table->idOf(player));
        }
    }
    HallJson json = {{"state", std::string(engine::nameOf(result.state, cup::kStateWords))},
                     {"points", std::move(points)},
                     {"places", std::move(places)},
                     {"signed", idsOf(position, result.signedBy)},
                     {"taken", isTaken}};
    if (!left.empty()) {
        json["left"] = std::move(left);
    }
    return json;
}

HallJson tableJson(const HallNow& now, int round, int number) {
    const cup::Pod& pod = *now.shown.pod(round, number);
    const cup::Pod* official = now.official.pod(round, number);
    HallJson json = {{"table", number}, {"seats", idsOf(now.shown, pod.seats)}};
    if (pod.result) {
        json["result"] = resultJson(now.shown, pod, official != nullptr && official->result == pod.result);
    }
    const auto game = round == now.round ? now.games.find(number) : now.games.end();
    if (game != now.games.end()) {
        json["game"] = game->second;
    }
    return json;
}

HallJson clockJson(const HallNow& now) {
    if (!now.clock) {
        return nullptr;
    }
    HallJson json = {{"round", now.clock->round}, {"minutes", now.clock->minutes}};
    if (now.clock->endsAt) {
        json["ends"] = *now.clock->endsAt;
    } else {
        json["left"] = now.clock->leftMs;
    }
    return json;
}

}  // namespace

int roundPlayed(const cup::Position& position) {
    const int seated = static_cast<int>(position.rounds.size());
    int last = std::min(seated, 1);
    for (int round = 1; round <= seated; ++round) {
        const auto& pods = position.round(round)->pods;
        if (std::ranges::any_of(pods, [](const cup::Pod& pod) { return pod.result.has_value(); })) {
            last = round;
        }
    }
    const bool isDone = last > 0 && std::ranges::none_of(position.round(last)->pods, &cup::Pod::awaitsResult);
    return isDone && last < seated ? last + 1 : last;
}

std::string hallJson(const HallNow& now, Language language) {
    const cup::Settings& settings = now.official.settings;
    HallJson players = HallJson::object();
    for (const cup::Entrant& player : now.shown.table->players) {
        players[player.id] = player.name;
    }
    HallJson rounds = HallJson::array();
    for (std::size_t i = 0; i < now.shown.rounds.size(); ++i) {
        const int round = static_cast<int>(i) + 1;
        HallJson tables = HallJson::array();
        for (std::size_t table = 0; table < now.shown.rounds[i].pods.size(); ++table) {
            tables.push_back(tableJson(now, round, static_cast<int>(table) + 1));
        }
        rounds.push_back(
            {{"round", round}, {"name", roundName(settings, round, language)}, {"tables", std::move(tables)}});
    }
    const PaperHead head = paperHead(settings, {now.head.game, now.head.head, {}}, language);
    return jsonText(
        {{"tournament", head.tournament},
         {"where", head.where.starts_with(" · ") ? head.where.substr(std::string_view(" · ").size()) : head.where},
         {"head", headText(now.head.game, now.head.head)},
         {"code", db::spokenCode(now.head.head.hash)},
         {"entry", now.head.head.seq},
         {"session", now.session},
         {"score", settings.winningScore},
         {"minutes", settings.timeLimit ? HallJson(*settings.timeLimit) : HallJson(nullptr)},
         {"clock", clockJson(now)},
         {"behind", now.behind ? HallJson(*now.behind) : HallJson(nullptr)},
         {"ended", now.official.hasEnded},
         {"now", now.round},
         {"players", std::move(players)},
         {"rounds", std::move(rounds)}});
}

std::string standingsJson(const cup::Position& position, Language language) {
    const cup::Standings standings = cup::standings(position);
    const StandingFacts facts = standingFacts(position, standings, language);
    HallJson lines = HallJson::array();
    for (const StandingLine& line : facts.lines) {
        HallJson values = HallJson::array();
        for (const PaperValue& value : line.values) {
            values.push_back(value.shown);
        }
        lines.push_back(
            {{"rank", line.rank}, {"player", line.player.id}, {"values", values}, {"apart", line.separator}});
        const cup::Standing* row = standings.of(line.player.player);
        if (row != nullptr && row->separated == cup::SeparatedBy::Criterion && row->criterion) {
            // Which of the values it is.
            const auto& criteria = position.settings.scoring.criteria;
            lines.back()["by"] = std::ranges::find(criteria, *row->criterion) - criteria.begin();
        }
    }
    return jsonText({{"criteria", facts.criteria}, {"provisional", facts.provisional}, {"lines", std::move(lines)}});
}

}  // namespace adjudicator::web
