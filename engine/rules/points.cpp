// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/points.h"

#include <algorithm>
#include <array>

namespace engine {

namespace {

/// Hands on each source of points: how many pieces or cards, what each is worth, and the clause.
template <class Add>
void eachShare(const Position& position, PlayerId player, Add add) {
    std::array<int, kBuildingKindCount> buildings{};
    for (const auto& building : position.buildings) {
        if (building && building->owner == player) {
            ++buildings[static_cast<std::size_t>(building->kind)];
        }
    }
    const auto count = [&](BuildingKind kind) { return buildings[static_cast<std::size_t>(kind)]; };
    int bridges = 0;
    for (const Bridge& bridge : position.bridges) {
        bridges += bridge.owner == player ? 1 : 0;
    }
    const int cardValue = position.number(Number::SpecialCardValue);
    add(PointSource::Settlements, count(BuildingKind::Settlement), pointsOf(BuildingKind::Settlement), clause::B_13);
    add(PointSource::Cities, count(BuildingKind::City), pointsOf(BuildingKind::City), clause::B_13);
    add(PointSource::Metropolises, count(BuildingKind::Metropolis), pointsOf(BuildingKind::Metropolis), clause::B_13);
    add(PointSource::Capitals, count(BuildingKind::Capital), pointsOf(BuildingKind::Capital), clause::CC_13);
    add(PointSource::Bridges, bridges, 1, clause::CC_12);
    add(PointSource::LongestRoad, position.longestRoadHolder == player ? 1 : 0, cardValue,
        position.rules().clauseOf(Number::SpecialCardValue));
    add(PointSource::LargestArmy, position.inForce(clause::B_12) && position.largestArmyHolder == player ? 1 : 0,
        cardValue, clause::B_12);
    add(PointSource::SecondRoad, position.secondRoadHolder == player ? 1 : 0, position.number(Number::SecondCardValue),
        clause::CC_10);
    add(PointSource::SecondArmy, position.secondArmyHolder == player ? 1 : 0, position.number(Number::SecondCardValue),
        clause::CC_10);
    // SA-1, SA-V3: with Soldiers & Armies these cards are out, or count nothing.
    const bool cardsCount = !position.inForce(clause::SA_1);
    add(PointSource::VictoryPointCards,
        cardsCount ? position.development[player].played[DevelopmentCard::VictoryPoint] : 0, 1, clause::B_13);
    const bool factory = position.rules().rulings.get<RMoFactory>() == RMoFactory::OnePoint;
    add(PointSource::Factories, factory ? count(BuildingKind::Factory) : 0, 1, clause::MO_6);
    const auto monopolies = std::ranges::count(position.marks.monopolists, player, &MonopolistOf<ByIds>::player);
    add(PointSource::Monopolists, static_cast<int>(monopolies), 1, clause::MO_15);
    add(PointSource::Exchange, position.marks.exchangePoint == player ? 1 : 0, 1, clause::MO_16);
    add(PointSource::Extra, position.extraPoints[player], 1, clause::B_13);
}

}  // namespace

int pointsOf(BuildingKind kind) {
    switch (kind) {
        case BuildingKind::Settlement:
            return 1;
        case BuildingKind::City:
            return 2;
        case BuildingKind::Metropolis:
        case BuildingKind::Capital:
            return 4;
        case BuildingKind::Factory:
            return 0;
    }
    return 0;
}

int boardPoints(const Position& position, PlayerId player) {
    int sum = 0;
    for (const auto& building : position.buildings) {
        sum += building && building->owner == player ? pointsOf(building->kind) : 0;
    }
    return sum;
}

std::vector<PointShare> pointShares(const Position& position, PlayerId player) {
    std::vector<PointShare> shares;
    eachShare(position, player, [&](PointSource source, int count, int each, ClauseId clause) {
        if (count != 0) {
            shares.push_back({source, count, count * each, clause});
        }
    });
    return shares;
}

int points(const Position& position, PlayerId player) {
    int sum = 0;
    eachShare(position, player, [&](PointSource, int count, int each, ClauseId) { sum += count * each; });
    return sum;
}

int scoreOf(const Position& position, PlayerId player) {
    return position.isOut(player) ? position.marks.finalPoints[player] : points(position, player);
}

}  // namespace engine
