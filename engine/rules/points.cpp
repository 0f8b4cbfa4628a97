// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/points.h"

#include <algorithm>
#include <array>

#include "engine/rules/hooks/hooks.h"

namespace engine {

namespace {

/// Hands on each source of points: how many pieces or cards, what each is worth, and the clause.
template <class Add>
void eachShare(const Position& position, PlayerId player, Add add) {
    std::array<int, kBuildingKindCount> buildings{};
    for (const CornerId corner : position.buildings.of(player)) {
        ++buildings[static_cast<std::size_t>(position.buildings[corner]->kind)];
    }
    const auto count = [&](BuildingKind kind) { return buildings[static_cast<std::size_t>(kind)]; };
    int bridges = 0;
    for (const Bridge& bridge : position.bridges) {
        bridges += bridge.owner == player ? 1 : 0;
    }
    const int cardValue = position.number(Number::SpecialCardValue);
    // The clause is asked for where it is told alone: points are counted after every act.
    const auto base = [](ClauseId clause) { return [clause] { return clause; }; };
    const auto piece = [](Piece which) { return [which] { return clauseOfPoints(which); }; };
    const auto mark = [](std::string_view name) { return [name] { return clauseOfMark(name); }; };
    add(PointSource::Settlements, count(BuildingKind::Settlement), pointsOf(BuildingKind::Settlement),
        base(clause::B_13));
    add(PointSource::Cities, count(BuildingKind::City), pointsOf(BuildingKind::City), base(clause::B_13));
    add(PointSource::Metropolises, count(BuildingKind::Metropolis), pointsOf(BuildingKind::Metropolis),
        base(clause::B_13));
    add(PointSource::Capitals, count(BuildingKind::Capital), pointsOf(BuildingKind::Capital), piece(Piece::Capital));
    add(PointSource::Bridges, bridges, 1, piece(Piece::Bridge));
    add(PointSource::LongestRoad, position.longestRoadHolder == player ? 1 : 0, cardValue,
        base(position.rules().clauseOf(Number::SpecialCardValue)));
    add(PointSource::LargestArmy, position.inForce(clause::B_12) && position.largestArmyHolder == player ? 1 : 0,
        cardValue, base(clause::B_12));
    const auto second = [&](PointSource source, std::optional<PlayerId> holder, std::string_view name) {
        if (holder == player) {
            add(source, 1, position.number(Number::SecondCardValue), mark(name));
        }
    };
    second(PointSource::SecondRoad, position.secondRoadHolder, "second_road_holder");
    second(PointSource::SecondArmy, position.secondArmyHolder, "second_army_holder");
    const SaidOfBase& said = position.rules().said;
    add(PointSource::VictoryPointCards,
        said.noVictoryCards ? 0 : position.development[player].played[DevelopmentCard::VictoryPoint], 1,
        base(clause::B_13));
    add(PointSource::Factories, said.factoryPoints > 0 ? count(BuildingKind::Factory) : 0, said.factoryPoints,
        piece(Piece::Factory));
    const auto monopolies = std::ranges::count(position.marks.monopolists, player, &MonopolistOf<ByIds>::player);
    add(PointSource::Monopolists, static_cast<int>(monopolies), 1, mark("monopolists"));
    add(PointSource::Exchange, position.marks.exchangePoint == player ? 1 : 0, 1, mark("exchange_point"));
    add(PointSource::Extra, position.extraPoints[player], 1, base(clause::B_13));
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
    for (const CornerId corner : position.buildings.of(player)) {
        sum += pointsOf(position.buildings[corner]->kind);
    }
    return sum;
}

std::vector<PointShare> pointShares(const Position& position, PlayerId player) {
    std::vector<PointShare> shares;
    eachShare(position, player, [&](PointSource source, int count, int each, const auto& clause) {
        if (count != 0) {
            shares.push_back({source, count, count * each, clause()});
        }
    });
    return shares;
}

int points(const Position& position, PlayerId player) {
    int sum = 0;
    eachShare(position, player, [&](PointSource, int count, int each, const auto&) { sum += count * each; });
    return sum;
}

int scoreOf(const Position& position, PlayerId player) {
    return position.isOut(player) ? position.marks.finalPoints[player] : points(position, player);
}

}  // namespace engine
