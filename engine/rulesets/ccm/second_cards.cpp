// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/second_cards.h"

#include <algorithm>

#include "engine/rules/longest_road/longest_road.h"

namespace engine {

namespace {

constexpr int kLeastKnights = 3;

/// What a card for second place is fought over: everybody's length or knights, and who holds the two cards.
struct Race {
    PerPlayer<int> reached;
    std::optional<PlayerId> first;
    std::optional<PlayerId> second;
    /// For taking the card while nobody holds it, and for keeping it.
    int needed = 0;
    int least = 0;
};

/// The sole best among the players but one; on a tie the holder if among them; nobody with less than is needed.
std::optional<PlayerId> best(const Position& position, const Race& race, std::optional<PlayerId> without,
                             std::optional<PlayerId> holder, int needed) {
    int most = 0;
    int count = 0;
    std::optional<PlayerId> leader;
    for (const PlayerId player : position.seats()) {
        if (player == without || position.isOut(player) || race.reached[player] < std::max(most, 1)) {
            continue;
        }
        count = race.reached[player] > most ? 1 : count + 1;
        most = race.reached[player];
        leader = player;
    }
    if (most < needed) {
        return std::nullopt;
    }
    const bool holds = holder && holder != without && race.reached[*holder] == most && !position.isOut(*holder);
    return count == 1 ? leader : holds ? holder : std::nullopt;
}

/// CC-10, R-CC-SECOND: a clear second place, with the same minimum as the first card or without one.
std::optional<PlayerId> secondPlace(const Position& position, const Race& race) {
    if (position.rules().rulings.get<RCcSecond>() == RCcSecond::None) {
        const auto ahead = race.first ? race.first : best(position, race, std::nullopt, std::nullopt, 1);
        return ahead ? best(position, race, ahead, race.second, 1) : std::nullopt;
    }
    if (!race.first) {
        return std::nullopt;
    }
    const bool held = race.second && race.second != race.first;
    const auto leader = best(position, race, race.first, race.second, held ? race.least : race.needed);
    return leader;
}

bool isPlayed(const Position& position) {
    return position.inForce(clause::CC_10) && position.number(Number::SecondCardValue) > 0;
}

Race raceOnRoads(const Position& position) {
    Race race{{},
              position.longestRoadHolder,
              position.secondRoadHolder,
              position.number(Number::RoadLengthNeeded),
              std::min(kLeastRoadLength, position.number(Number::RoadLengthNeeded))};
    // R-CC-SECOND=none asks for no minimum; by any other reading too few routes for the card count as none.
    const int least = position.rules().rulings.get<RCcSecond>() == RCcSecond::None ? 0 : race.least;
    for (const PlayerId player : position.seats()) {
        const bool mayHold = !position.isOut(player) && mostOfARoad(position, player) >= least;
        race.reached[player] = mayHold ? longestRoad(position, player) : 0;
    }
    return race;
}

Race raceOfKnights(const Position& position) {
    Race race{{},
              position.largestArmyHolder,
              position.secondArmyHolder,
              position.number(Number::KnightsNeeded),
              std::min(kLeastKnights, position.number(Number::KnightsNeeded))};
    for (const PlayerId player : position.seats()) {
        race.reached[player] =
            position.isOut(player) ? 0 : position.development[player].played[DevelopmentCard::Knight];
    }
    return race;
}

/// A fate throw may still take the knight out of the game (CC-16).
bool fateIsOpen(const Turn& turn) {
    return std::holds_alternative<FateThrow>(turn.pending) || std::holds_alternative<Upheaval>(turn.pending);
}

}  // namespace

void moveSecondCards(Deciding& deciding) {
    const Position& now = deciding.standingNow();
    if (!deciding.events().empty() && (isPlayed(now) || now.secondRoadHolder || now.secondArmyHolder)) {
        settleSecondCards(deciding);
    }
}

void settleSecondCards(Deciding& deciding) {
    const Position& now = deciding.standingNow();
    const bool openFate = fateIsOpen(deciding.turnNow());
    const bool played = isPlayed(now);
    const std::vector<RulingChoice> ruling{now.rules().rulings.choice(ruling::R_CC_SECOND)};
    std::optional<PlayerId> road;
    std::optional<PlayerId> army = openFate ? now.secondArmyHolder : std::nullopt;
    int length = 0;
    int knights = 0;
    if (played) {
        const Race roads = raceOnRoads(now);
        road = secondPlace(now, roads);
        length = road ? roads.reached[*road] : 0;
    }
    if (played && now.inForce(clause::B_12) && !openFate) {
        const Race race = raceOfKnights(now);
        army = secondPlace(now, race);
        knights = army ? race.reached[*army] : 0;
    }
    if (road != now.secondRoadHolder) {
        deciding.add(SecondRoadMoved{road, length}, std::vector{clause::CC_10}, ruling);
    }
    if (army != now.secondArmyHolder) {
        deciding.add(SecondArmyMoved{army, knights}, std::vector{clause::CC_10}, ruling);
    }
}

}  // namespace engine
