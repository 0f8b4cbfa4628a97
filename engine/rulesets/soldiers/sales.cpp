// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/sales.h"

#include "engine/rules/cards.h"
#include "engine/rules/supply.h"
#include "engine/rules/trading.h"
#include "engine/rulesets/soldiers/departure.h"

namespace engine {

namespace {

std::optional<Refusal> sellCorner(Deciding& deciding, PlayerId from, PlayerId to, CornerId at) {
    const Rulings& rulings = deciding.now().rules().rulings;
    const auto building = deciding.now().buildings[at];
    const auto army = deciding.now().armies[at];
    const auto nuke = deciding.now().nukes[at];
    const std::vector<ClauseId> clauses{clause::SA_D2};
    const std::vector<RulingChoice> sites{rulings.choice(ruling::R_TRADE_SITE)};
    const bool theirs = (building && building->owner == from) || (army && army->owner == from) || nuke == from;
    if (!theirs || (building && building->owner != from) || (army && army->owner != from)) {
        return Refusal{clause::SA_D2, Why::PieceNotTheirs, {at}};
    }
    if (building && rulings.get<RTradeSite>() == RTradeSite::No) {
        return Refusal{clause::SA_D2, Why::TradeCardsOnly, {at}, choiceOf(RTradeSite::No)};
    }
    if (building && !passBuilding(deciding, at, to, BeyondSupply::No, clauses, sites)) {
        return Refusal{clause::SA_D2, Why::NoPieceLeft, {at}, choiceOf(RTradeSite::Replace)};
    }
    if (army) {
        passArmy(deciding, at, to, clauses, sites);
    }
    if (nuke == from) {
        passNuke(deciding, at, to, clauses, sites);
    }
    return std::nullopt;
}

std::optional<Refusal> sellSide(Deciding& deciding, PlayerId from, PlayerId to, SideId at) {
    const auto route = deciding.now().routes[at];
    if (!route || route->owner != from) {
        return Refusal{clause::SA_D2, Why::PieceNotTheirs, {at}};
    }
    if (!passRoute(deciding, at, to, BeyondSupply::No, {clause::SA_D2}, {})) {
        return Refusal{clause::SA_D2, Why::NoPieceLeft, {at}};
    }
    return std::nullopt;
}

}  // namespace

bool passBuilding(Deciding& deciding, CornerId at, PlayerId to, BeyondSupply beyond,
                  const std::vector<ClauseId>& clauses, const std::vector<RulingChoice>& rulings) {
    const Building building = *deciding.now().buildings[at];
    const Piece piece = building.kind == BuildingKind::Metropolis ? Piece::City : pieceOf(building.kind);
    const bool unlimited = piece == Piece::City && deciding.now().inForce(clause::SA_D4);
    if (beyond == BeyondSupply::No && !unlimited && !hasPieceLeft(deciding.now(), to, piece)) {
        return false;
    }
    deciding.add(BuildingChanged{at, building.kind, to, building.walls, building.upsideDown}, clauses, rulings);
    return true;
}

bool passRoute(Deciding& deciding, SideId at, PlayerId to, BeyondSupply beyond, const std::vector<ClauseId>& clauses,
               const std::vector<RulingChoice>& rulings) {
    const Route route = *deciding.now().routes[at];
    if (beyond == BeyondSupply::No && !hasPieceLeft(deciding.now(), to, pieceOf(route.kind))) {
        return false;
    }
    deciding.add(RouteChanged{at, route.kind, to}, clauses, rulings);
    return true;
}

void passArmy(Deciding& deciding, CornerId at, PlayerId to, const std::vector<ClauseId>& clauses,
              const std::vector<RulingChoice>& rulings) {
    deciding.add(UnitsChanged{at, to, deciding.now().armies[at]->units}, clauses, rulings);
}

void passNuke(Deciding& deciding, CornerId at, PlayerId to, const std::vector<ClauseId>& clauses,
              const std::vector<RulingChoice>& rulings) {
    deciding.add(PieceRemoved{Piece::Nuke, at, *deciding.now().nukes[at]}, clauses, rulings);
    deciding.add(PiecePlaced{Piece::Nuke, at, to}, clauses, rulings);
}

std::optional<Refusal> sell(Deciding& deciding, PlayerId from, PlayerId to, const std::vector<Site>& pieces,
                            int developmentCards) {
    for (const Site& site : pieces) {
        const auto* corner = std::get_if<CornerId>(&site);
        auto refusal = corner != nullptr ? sellCorner(deciding, from, to, *corner)
                                         : sellSide(deciding, from, to, std::get<SideId>(site));
        if (refusal) {
            return refusal;
        }
    }
    if (developmentCards <= 0) {
        return std::nullopt;
    }
    const auto hidden = deciding.now().development[from].hidden.total;
    if (hidden && *hidden < developmentCards) {
        return Refusal{clause::SA_D2, Why::CardNotHeld};
    }
    if (!hasRoomForCards(deciding.now(), to, developmentCards)) {
        return Refusal{clause::SA_D1, Why::CardLimit};
    }
    if (!hidden) {
        deciding.trust({from, std::nullopt});
    }
    deciding.add(DevelopmentGiven{from, to, developmentCards}, {clause::SA_D2});
    return std::nullopt;
}

std::optional<Refusal> lastSaleRefusal(const Deciding& deciding, const Trade& action) {
    const auto choice = deciding.before().choice(ruling::R_SELL_LAST);
    if (action.last && choice == choiceOf(RSellLast::Out)) {
        return std::nullopt;
    }
    for (const auto& [seller, pieces] :
         {std::pair(action.by, &action.givePieces), std::pair(*action.with, &action.takePieces)}) {
        if (!pieces->empty() && !hasForces(deciding.now(), seller)) {
            Places places;
            std::visit([&](auto at) { places = Places{at}; }, pieces->front());
            return Refusal{clause::SA_D2, Why::SellsTheLast, places, choice, seller};
        }
    }
    return std::nullopt;
}

bool sellsTheLast(const Position& position, const Trade& action) {
    if (!action.with || (action.givePieces.empty() && action.takePieces.empty())) {
        return false;
    }
    Trade unaware = action;
    unaware.last = false;
    const auto judgement = judge(position, unaware);
    return !judgement && judgement.error().why == Why::SellsTheLast;
}

}  // namespace engine
