// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/endings.h"

#include <algorithm>

#include "engine/rules/hooks/consequences.h"
#include "engine/rules/points.h"
#include "engine/rules/turn.h"
#include "engine/state/names.h"

namespace engine {

void endByPoints(Deciding& deciding, RulingChoice ruling) {
    const Position& now = deciding.now();
    std::optional<PlayerId> best;
    bool tied = false;
    for (const PlayerId player : now.seats()) {
        if (now.isOut(player)) {
            continue;
        }
        const int lead = best ? points(now, player) - points(now, *best) : 1;
        tied = lead == 0 || (tied && lead < 0);
        best = lead > 0 ? player : best;
    }
    deciding.add(gameEnded(now, tied ? std::nullopt : best, {}), {clause::B_13}, {ruling});
}

void dropOut(Deciding& deciding, PlayerId player, Departure how, int finalPoints, ClauseId clause,
             std::vector<RulingChoice> rulings) {
    deciding.add(PlayerLeft{player, how, finalPoints}, std::vector{clause}, std::move(rulings));
    passTurnOn(deciding);
}

void passTurnOn(Deciding& deciding) {
    const Turn turn = deciding.now().turn;
    if (!deciding.now().isOut(turn.player) || turn.phase == Phase::Found || turn.phase == Phase::Ended) {
        return;
    }
    const PlayerId next = nextInTurn(deciding.now(), turn.player);
    if (next != turn.player) {
        beginTurn(deciding, next);
    }
}

Judgement judge(const Position& position, const Leave& action) {
    if (isBlank(action.reason)) {
        return refuse(clause::B_13, Why::ReasonMissing);
    }
    if (position.isOut(action.by)) {
        return refuse(clause::B_13, Why::OutOfGame);
    }
    if (position.turn.phase == Phase::Found) {
        return refuse(clause::B_3, Why::MustFoundFirst);
    }
    if (auto pending = pendingRefusal(position)) {
        return tl::unexpected(*pending);
    }
    Deciding deciding(position);
    dropOut(deciding, action.by, Departure::Left, points(position, action.by), clause::B_13, {});
    return deciding;
}

Judgement judge(const Position& position, const TimeUp& action) {
    if (isBlank(action.reason)) {
        return refuse(clause::B_13, Why::ReasonMissing);
    }
    if (position.marks.lastRound) {
        return refuse(clause::B_13, Why::NotAtThisTime, {}, choiceOf(RTime::FinishRound));
    }
    Deciding deciding(position);
    if (position.rules().rulings.get<RTime>() == RTime::AtOnce || position.turn.phase == Phase::Found) {
        endByPoints(deciding, choiceOf(RTime::AtOnce));
        deciding.leaveOutVictory();
        return deciding;
    }
    deciding.add(LastRound{}, {clause::B_13}, {choiceOf(RTime::FinishRound)});
    return deciding;
}

}  // namespace engine
