// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/doubt.h"

#include <algorithm>

#include "engine/rulesets/ccm/special_cards.h"
#include "engine/tournament/action.h"

namespace engine::tournament {

namespace {

/// Of a city that is taken, or of one special card in the base game.
constexpr int kDearestGain = 2;

}  // namespace

int mostPlausiblePoints(const Settings& settings) {
    const bool isCcm = std::ranges::find(settings.documents, "ccm") != settings.documents.end();
    const auto cards = specialCards(settings.winningScore, static_cast<int>(kMostAtTable));
    const int gain = isCcm && cards ? std::max(kDearestGain, cards->specialCardValue) : kDearestGain;
    return settings.winningScore - 1 + gain;
}

std::vector<Doubted> doubtsIn(const Settings& settings, const std::vector<Score>& scores) {
    const int most = mostPlausiblePoints(settings);
    Doubted tooMany{Doubt::PointsTooMany, {}, most};
    Doubted winners{Doubt::TwoWinners, {}, settings.winningScore};
    for (const Score& score : scores) {
        if (score.points > most) {
            tooMany.players.push_back(score.player);
        }
        if (score.points >= settings.winningScore) {
            winners.players.push_back(score.player);
        }
    }
    std::vector<Doubted> doubts;
    if (!tooMany.players.empty()) {
        doubts.push_back(tooMany);
    }
    if (winners.players.size() > 1) {
        doubts.push_back(winners);
    }
    if (winners.players.empty() && !settings.timeLimit) {
        doubts.push_back({Doubt::NoWinner, {}, settings.winningScore});
    }
    return doubts;
}

std::vector<Doubted> doubtsIn(const Settings& settings, const EnterResult& result) {
    std::vector<Score> scores;
    for (const EnteredScore& score : result.scores) {
        scores.push_back({score.player, score.points, score.place.value_or(1), score.left});
    }
    return doubtsIn(settings, scores);
}

std::vector<PlayerId> otherwiseIn(const EnterResult& record, const EnterResult& result) {
    std::vector<PlayerId> players;
    for (const EnteredScore& score : result.scores) {
        const auto known = std::ranges::find(record.scores, score.player, &EnteredScore::player);
        if (known == record.scores.end() || known->points != score.points) {
            players.push_back(score.player);
        }
    }
    return players;
}

}  // namespace engine::tournament
