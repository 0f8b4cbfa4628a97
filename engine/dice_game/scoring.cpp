// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice_game/scoring.h"

#include <algorithm>
#include <functional>

namespace engine::dice_game {

namespace {

/// The one player with the most, at least `least`; empty when there is none or several share it.
std::optional<PlayerId> ahead(const Position& position, int least, const std::function<int(PlayerId)>& count) {
    std::optional<PlayerId> best;
    bool shared = false;
    for (const PlayerId player : position.seats()) {
        const int mine = count(player);
        if (mine < least || (best && mine < count(*best))) {
            continue;
        }
        shared = best && mine == count(*best);
        best = player;
    }
    return shared ? std::nullopt : best;
}

/// A special card passes only to somebody who has enough for it, and more than its holder.
std::optional<PlayerId> owner(const Position& position, std::optional<PlayerId> holder, int least,
                              const std::function<int(PlayerId)>& count) {
    if (!holder) {
        return ahead(position, least, count);
    }
    const auto better = ahead(position, std::max(least, count(*holder) + 1), count);
    return better ? better : holder;
}

}  // namespace

int buildingPoints(const Position& position, PlayerId player) {
    int sum = 0;
    for (const PlaceId place : position.sheet().placeIds()) {
        sum += position.isBuilt(player, place) ? position.sheet()[place].points : 0;
    }
    return sum;
}

int points(const Position& position, PlayerId player) {
    const int road = position.longestRoadHolder == player ? position.sheet().longestRoadPoints : 0;
    const int army = position.largestArmyHolder == player ? position.sheet().largestArmyPoints : 0;
    return buildingPoints(position, player) + road + army - position.marks[player].lostPoints;
}

PerPlayer<int> allPoints(const Position& position) {
    PerPlayer<int> all;
    for (const PlayerId player : position.seats()) {
        all[player] = points(position, player);
    }
    return all;
}

int roadLength(const Position& position, PlayerId player) {
    const Sheet& sheet = position.sheet();
    const auto counts = [&](PlaceId place) {
        return sheet[place].piece == Piece::Road && !sheet[place].branch && position.isBuilt(player, place);
    };
    // The line that ends with each road; a sheet may list its roads in any order.
    PerId<PlaceId, int> lines(sheet.places.size());
    int longest = 0;
    for (bool grew = true; grew;) {
        grew = false;
        for (const PlaceId place : sheet.placeIds()) {
            int line = counts(place) ? 1 : 0;
            for (const PlaceId need : sheet[place].needs) {
                line = std::max(line, counts(place) && counts(need) ? lines[need] + 1 : line);
            }
            grew = grew || line > lines[place];
            lines[place] = line;
            longest = std::max(longest, line);
        }
    }
    return longest;
}

int knightCount(const Position& position, PlayerId player) {
    int count = 0;
    for (const PlaceId place : position.sheet().placeIds()) {
        count += position.sheet()[place].piece == Piece::Knight && position.isBuilt(player, place) ? 1 : 0;
    }
    return count;
}

std::optional<PlayerId> longestRoadOwner(const Position& position) {
    const auto cross = position.sheet().cross;
    if (!cross) {
        return std::nullopt;
    }
    // Without the cross no line counts, however long other roads make it.
    return owner(position, position.longestRoadHolder, 1,
                 [&](PlayerId player) { return position.isBuilt(player, *cross) ? roadLength(position, player) : 0; });
}

std::optional<PlayerId> largestArmyOwner(const Position& position) {
    const auto least = position.sheet().armySize;
    if (!least) {
        return std::nullopt;
    }
    return owner(position, position.largestArmyHolder, *least,
                 [&](PlayerId player) { return knightCount(position, player); });
}

std::optional<PlayerId> winnerByPoints(const Position& position) {
    const auto needed = position.sheet().winningPoints;
    if (!needed) {
        return std::nullopt;
    }
    PlayerId player = position.turn.player;
    for (std::size_t i = 0; i < position.table->players.size(); ++i, player = position.table->next(player)) {
        if (points(position, player) >= *needed) {
            return player;
        }
    }
    return std::nullopt;
}

std::optional<PlayerId> leader(const Position& position) {
    return ahead(position, -1000, [&](PlayerId player) { return points(position, player); });
}

}  // namespace engine::dice_game
