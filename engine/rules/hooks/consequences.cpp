// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/hooks/consequences.h"

#include <algorithm>

#include "engine/rules/hooks/hooks.h"
#include "engine/rules/longest_road/longest_road.h"
#include "engine/rules/points.h"

namespace engine {

namespace {

/// The minimum holds whenever nobody has the card, or for its first holder only.
bool minimumHolds(const Position& position, bool held) {
    return !held || !position.rules().said.minimumOnce;
}

/// How long everybody's road is. It counts 0 where the routes suffice neither for the card nor for the longest one.
PerPlayer<int> roadsForTheCard(const Position& position, int needed) {
    PerPlayer<int> lengths;
    int longest = std::min(needed, kLeastRoadLength);
    const auto measure = [&](PlayerId player) {
        if (!position.isOut(player) && mostOfARoad(position, player) >= longest) {
            lengths[player] = longestRoad(position, player);
            longest = std::max(longest, lengths[player]);
        }
    };
    // The holder's comes first: few others have the routes to rival it.
    if (position.longestRoadHolder) {
        measure(*position.longestRoadHolder);
    }
    for (const PlayerId player : position.seats()) {
        if (player != position.longestRoadHolder) {
            measure(player);
        }
    }
    return lengths;
}

}  // namespace

void moveLongestRoad(Deciding& deciding) {
    const Position& now = deciding.now();
    const int needed =
        minimumHolds(now, now.marks.longestRoadHeld) ? now.number(Number::RoadLengthNeeded) : kLeastRoadLength;
    const PerPlayer<int> lengths = roadsForTheCard(now, needed);
    const auto owner = longestRoadOwner(lengths, now.table->players.size(), now.longestRoadHolder, needed);
    if (owner != now.longestRoadHolder) {
        deciding.add(LongestRoadMoved{owner, owner ? lengths[*owner] : 0},
                     {now.rules().clauseOf(Number::RoadLengthNeeded)});
    }
}

void moveLargestArmy(Deciding& deciding) {
    const Position& now = deciding.now();
    const StepHooks* step = waitingStep(now);
    if (!now.inForce(clause::B_12) || (step != nullptr && step->putsOffKnights)) {
        return;
    }
    const auto knights = [&](PlayerId player) {
        return now.isOut(player) ? 0 : now.development[player].played[DevelopmentCard::Knight];
    };
    constexpr int kLeastKnights = 3;
    const int least = std::min(kLeastKnights, now.number(Number::KnightsNeeded));
    const int needed = minimumHolds(now, now.marks.largestArmyHeld) ? now.number(Number::KnightsNeeded) : least;
    std::optional<PlayerId> owner = now.largestArmyHolder;
    if (owner && knights(*owner) < least) {
        owner.reset();
    }
    for (const PlayerId player : now.seats()) {
        const bool more = owner ? knights(player) > knights(*owner) : knights(player) >= needed;
        const auto rivals = [&] {
            int count = 0;
            for (const PlayerId other : now.seats()) {
                count += knights(other) >= knights(player) ? 1 : 0;
            }
            return count;
        };
        if (more && rivals() == 1) {
            owner = player;
        }
    }
    if (owner != now.largestArmyHolder) {
        deciding.add(LargestArmyMoved{owner, owner ? knights(*owner) : 0},
                     {now.rules().clauseOf(Number::KnightsNeeded)});
    }
}

void addConsequences(Deciding& deciding) {
    for (const Consequence& consequence : consequences()) {
        if (consequence.from == nullptr || deciding.kinds().meets(*consequence.from)) {
            consequence.follow(deciding);
        }
    }
}

void addWhatTheBoardGives(Deciding& deciding, bool knightsKnown) {
    for (const Consequence& consequence : consequences()) {
        if (consequence.atStart != nullptr) {
            consequence.atStart(deciding, knightsKnown);
        }
    }
}

GameEnded gameEnded(const Position& position, std::optional<PlayerId> winner, std::string reason) {
    GameEnded ended{winner, std::move(reason), {}};
    for (const PlayerId player : position.seats()) {
        ended.points[player] = scoreOf(position, player);
    }
    return ended;
}

namespace {

/// R-LAST-ALL: all who were still in the game have left it at once. Nobody has won, or who had most points before.
void endWithoutPlayers(Deciding& deciding) {
    const Position& before = deciding.before();
    const RulingChoice choice = before.choice(ruling::R_LAST_ALL);
    std::optional<PlayerId> winner;
    int most = -1;
    for (const PlayerId player : before.seats()) {
        const int count = before.isOut(player) ? -1 : points(before, player);
        winner = count > most ? std::optional(player) : count == most ? std::nullopt : winner;
        most = std::max(most, count);
    }
    if (choice == choiceOf(RLastAll::Draw)) {
        winner.reset();
    }
    const Position& now = deciding.now();
    deciding.add(gameEnded(now, winner, {}), {now.rules().said.lastOne.value_or(clause::B_13)}, {choice});
}

}  // namespace

void endIfWon(Deciding& deciding) {
    const std::optional<Turn> moved = deciding.turnMoved();
    const Turn& turn = moved ? *moved : deciding.before().turn;
    const Position& now = deciding.standingNow();
    const bool playing = turn.phase != Phase::Found && turn.phase != Phase::Ended;
    const StepHooks* step = waitingStep(turn.pending);
    const bool settled = std::holds_alternative<std::monostate>(turn.pending) || (step != nullptr && step->letsEnd);
    if (!playing || !settled) {
        return;
    }
    int left = 0;
    std::optional<PlayerId> last;
    for (const PlayerId player : now.seats()) {
        if (!now.isOut(player)) {
            ++left;
            last = player;
        }
    }
    if (left == 0 && !now.table->players.empty()) {
        endWithoutPlayers(deciding);
        return;
    }
    if (left == 1 && now.table->players.size() > 1) {
        deciding.add(gameEnded(now, last, {}), {now.rules().said.lastOne.value_or(clause::B_13)});
        return;
    }
    const bool own = turn.phase != Phase::Special && turn.phase != Phase::Fictional && !now.isOut(turn.player);
    if (own && points(now, turn.player) >= now.number(Number::WinningScore)) {
        deciding.add(gameEnded(now, turn.player, {}), {now.rules().clauseOf(Number::WinningScore)});
    }
}

}  // namespace engine
