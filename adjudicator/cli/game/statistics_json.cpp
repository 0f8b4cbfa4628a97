// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/statistics_json.h"

#include <nlohmann/json.hpp>

#include "db/codes.h"
#include "engine/action/event.h"

namespace adjudicator::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string_view verdictWord(FitVerdict verdict) {
    switch (verdict) {
        case FitVerdict::TooFew:
            return "too-few";
        case FitVerdict::Inconspicuous:
            return "inconspicuous";
        case FitVerdict::Conspicuous:
            return "conspicuous";
    }
    return {};
}

Json asJson(const DiceTally& tally) {
    const Fit& fit = tally.fit;
    Json results = Json::array();
    for (std::size_t i = 0; i < tally.counts.size(); ++i) {
        results.push_back({{"result", tally.first + static_cast<int>(i)},
                           {"count", tally.counts[i]},
                           {"expected", tally.shares[i] * fit.throws},
                           {"band", {tally.bands[i].least, tally.bands[i].most}}});
    }
    const bool isTested = fit.verdict != FitVerdict::TooFew;
    return {{"source", engine::toText(tally.source)},
            {"sides", tally.sides},
            {"sum", tally.isSum},
            {"throws", fit.throws},
            {"results", std::move(results)},
            {"verdict", verdictWord(fit.verdict)},
            {"chi_square", isTested ? Json(fit.statistic) : Json()},
            {"degrees", isTested ? Json(fit.degrees) : Json()},
            {"p", isTested ? Json(fit.p) : Json()},
            {"cells", fit.groups.size()},
            {"throws_to_find_load", fit.throwsToFind}};
}

Json asJson(const Account& account) {
    return {{"came", account.came()},
            {"expected", account.expected()},
            {"deviation", account.deviation()},
            {"percentile", account.percentile()}};
}

template <class T>
Json orNull(const std::optional<T>& value) {
    return value ? Json(*value) : Json();
}

Json asJson(const PlayerSum& player) {
    Json gained;
    for (const CardSource source : kCardSources) {
        gained[std::string(adjudicator::toText(source))] = player.gained.of(source);
    }
    return {{"player", player.name},
            {"games", player.games},
            {"wins", player.wins},
            {"production", asJson(player.production)},
            {"gained", std::move(gained)},
            {"gained_uncounted", player.gained.uncounted},
            {"combats",
             {{"won", player.combatsWon},
              {"lost", player.combatsLost},
              {"stopped", player.combatsStopped},
              {"wins_expected", player.winsExpected},
              {"rounds", asJson(player.rounds)}}},
            {"turns",
             {{"count", player.turns.size()},
              {"median_seconds", orNull(player.medianTurn())},
              {"longest_seconds", orNull(player.longestTurn())}}}};
}

Json asJson(const CombatLine& line) {
    const CombatSeen& combat = line.combat;
    return {{"game", line.gameNumber},
            {"entry", combat.entry},
            {"attacker", line.attacker},
            {"defender", line.defender},
            {"chance", orNull(combat.chance)},
            {"outcome", combat.outcome ? Json(engine::toText(*combat.outcome)) : Json()},
            {"rounds", combat.attackerRounds.count()},
            {"rounds_won", combat.attackerRounds.came()},
            {"rounds_expected", combat.attackerRounds.expected()}};
}

/// What only has a meaning within one game.
Json asJson(const GameStatistics& game) {
    Json points = Json::array();
    for (const PointsMoment& moment : game.points) {
        points.push_back({{"entry", moment.entry}, {"round", moment.round}, {"points", moment.points}});
    }
    Json players = Json::array();
    for (const PlayerStatistics& player : game.players) {
        players.push_back(countedAs(player.player));
    }
    return {{"game", db::toHex(game.game)},
            {"number", game.number},
            {"time", game.time},
            {"players", std::move(players)},
            {"winner", game.winner ? Json(countedAs(game.players[engine::index(*game.winner)].player)) : Json()},
            {"points", std::move(points)}};
}

}  // namespace

Json statisticsJson(const StatisticsSum& sum, const std::vector<GameStatistics>& games) {
    Json json{
        {"games", Json::array()}, {"dice", Json::array()}, {"players", Json::array()}, {"combats", Json::array()}};
    for (const GameStatistics& game : games) {
        json["games"].push_back(asJson(game));
    }
    for (const DiceTally& tally : sum.dice) {
        json["dice"].push_back(asJson(tally));
    }
    for (const PlayerSum& player : sum.players) {
        json["players"].push_back(asJson(player));
    }
    for (const CombatLine& combat : sum.combats) {
        json["combats"].push_back(asJson(combat));
    }
    return json;
}

}  // namespace adjudicator::cli
