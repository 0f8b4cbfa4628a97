// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/founding.h"

#include "engine/rules/hooks/hooks.h"
#include "engine/rules/placement.h"
#include "engine/rules/production.h"
#include "engine/rules/supply.h"
#include "engine/rules/turn.h"

namespace engine {

namespace {

/// Rules B-3: in seat order, then in reverse order, and the first player begins the game.
PlayerId founderAfter(const Position& position, int made) {
    const int players = static_cast<int>(position.table->players.size());
    if (made >= 2 * players) {
        return PlayerId(0);
    }
    return PlayerId(made >= players ? 2 * players - 1 - made : made);
}

}  // namespace

FoundingTurn foundingTurn(const Position& position) {
    const int made = position.marks.founded;
    const bool second = made >= static_cast<int>(position.table->players.size());
    const Founding founding = position.rules().founding;
    const bool city = second ? founding == Founding::SettlementThenCity : founding == Founding::CityThenSettlement;
    return {founderAfter(position, made), city ? BuildingKind::City : BuildingKind::Settlement, second};
}

std::optional<Refusal> foundingRefusal(const Position& position, PlayerId by) {
    if (position.turn.phase != Phase::Found) {
        return Refusal{clause::B_3, Why::WrongPhase};
    }
    if (auto refusal = pendingRefusal(position)) {
        return refusal;
    }
    const FoundingTurn turn = foundingTurn(position);
    if (by != turn.player) {
        return Refusal{clause::B_3, Why::NotYourTurn};
    }
    if (!hasPieceLeft(position, by, pieceOf(turn.kind)) || !hasPieceLeft(position, by, Piece::Road)) {
        return Refusal{clause::B_2, Why::NoPieceLeft};
    }
    return std::nullopt;
}

std::optional<Refusal> foundingSiteRefusal(const Position& position, PlayerId by, CornerId at) {
    auto refusal = settlementSiteRefusal(position, by, at);
    return refusal ? refusal : firstAt<&Hooks::founding>(position, by, at);
}

std::optional<Refusal> foundingRouteRefusal(const Position& position, CornerId at, SideId route) {
    const auto& ends = position.topology().endsOf(route);
    if (ends[0] != at && ends[1] != at) {
        return Refusal{clause::B_3, Why::RouteNotAtFounding, {route}};
    }
    if (position.routes[route]) {
        return Refusal{clause::B_5, Why::PlaceTaken, {route}};
    }
    if (!isOnLand(position, route)) {
        return Refusal{clause::B_5, Why::NotOnLand, {route}};
    }
    return firstAt<&Hooks::side>(position, route);
}

Judgement judge(const Position& position, const Found& action) {
    if (auto refusal = foundingRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    if (auto refusal = foundingSiteRefusal(position, action.by, action.at)) {
        return tl::unexpected(*refusal);
    }
    if (auto refusal = foundingRouteRefusal(position, action.at, action.route)) {
        return tl::unexpected(*refusal);
    }
    const FoundingTurn turn = foundingTurn(position);
    Deciding deciding(position);
    const bool withCity = position.rules().founding != Founding::TwoSettlements;
    const ClauseId clause = withCity ? position.rules().said.founding.value_or(clause::B_3) : clause::B_3;
    std::vector<RulingChoice> rulings;
    if (withCity) {
        rulings.push_back(position.rules().rulings.choice(ruling::R_START));
    }
    deciding.add(PiecePlaced{pieceOf(turn.kind), action.at, action.by}, std::vector{clause, clause::B_4}, rulings);
    deciding.add(PiecePlaced{Piece::Road, action.route, action.by}, {clause::B_3});
    const int made = position.marks.founded + 1;
    deciding.add(FoundingMade{action.by, made, founderAfter(position, made)}, {clause::B_3});
    if (turn.yields) {
        const Yield yield = foundingYield(position, action.at);
        if (!yield.cards.none()) {
            deciding.add(CardsDealt{action.by, yield.cards}, std::vector{clause}, rulings);
        }
        if (yield.gold > 0) {
            deciding.add(GoldDealt{action.by, yield.gold}, std::vector{clause}, rulings);
        }
    }
    const std::size_t players = position.table->players.size();
    if (static_cast<std::size_t>(position.marks.founded) + 1 == 2 * players) {
        deciding.add(TurnStarted{PlayerId(0), 1}, {clause::B_3});
    }
    return deciding;
}

}  // namespace engine
