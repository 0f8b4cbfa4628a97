// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ships.h"

#include <algorithm>

#include "engine/action/evolve.h"
#include "engine/rules/placement.h"
#include "engine/rules/robber.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/soldiers/robber_fight.h"

namespace engine {

namespace {

bool isAtPirate(const Position& position, SideId side) {
    const auto& hexes = position.topology().hexesOf(side);
    return std::ranges::any_of(hexes, [&](HexId hex) { return position.pirate == hex; });
}

/// B-14: at one of its ends lies neither another own ship nor an own building.
bool isOpenEnded(const Position& position, SideId ship, PlayerId owner) {
    const auto& ends = position.topology().endsOf(ship);
    return std::ranges::any_of(ends, [&](CornerId end) {
        const auto& building = position.buildings[end];
        const bool held = building && building->owner == owner;
        return !held && std::ranges::none_of(position.topology().sidesOf(end), [&](SideId side) {
            const auto& route = position.routes[side];
            return side != ship && route && route->owner == owner && route->kind == RouteKind::Ship;
        });
    });
}

/// The owners of ships around a sea hex.
std::vector<PlayerId> shipOwnersAt(const Position& position, HexId hex, PlayerId by) {
    std::vector<PlayerId> owners;
    for (const SideId side : position.topology().sidesOf(hex)) {
        const auto& route = position.routes[side];
        if (route && route->kind == RouteKind::Ship && route->owner != by) {
            owners.push_back(route->owner);
        }
    }
    return owners;
}

}  // namespace

Judgement judge(const Position& position, const MoveShip& action) {
    if (auto refusal = phaseRefusal(position, action.by, Phase::Build, clause::B_14)) {
        return tl::unexpected(*refusal);
    }
    const auto& ship = position.routes[action.from];
    if (!ship || ship->owner != action.by || ship->kind != RouteKind::Ship) {
        return refuse(clause::B_14, Why::NotAShip, {action.from});
    }
    if (position.marks.shipMoved) {
        return refuse(clause::B_14, Why::ShipAlreadyMoved, {action.from});
    }
    if (std::ranges::binary_search(position.marks.shipsBuilt, action.from)) {
        return refuse(clause::B_14, Why::ShipJustBuilt, {action.from});
    }
    if (!isOpenEnded(position, action.from, action.by)) {
        return refuse(clause::B_14, Why::ShipNotOpen, {action.from});
    }
    if (isAtPirate(position, action.from)) {
        return refuse(clause::B_14, Why::PirateNear, {action.from});
    }
    // It goes where it could be built, were it not where it is; so where it could not be built as it is, neither.
    if (auto refusal = routeRefusal(position, action.by, action.to, RouteKind::Ship)) {
        return tl::unexpected(*refusal);
    }
    Position without = position;
    without.routes[action.from].reset();
    if (auto refusal = routeRefusal(without, action.by, action.to, RouteKind::Ship)) {
        return tl::unexpected(*refusal);
    }
    Deciding deciding(position);
    deciding.add(ShipMoved{action.by, action.from, action.to}, {clause::B_14});
    return deciding;
}

Judgement judge(const Position& position, const MovePirate& action) {
    if (auto refusal = moveRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    const auto& due = std::get<RobberDue>(position.turn.pending);
    const bool mayBePirate =
        due.cause == RobberCause::Seven || due.cause == RobberCause::Knight || due.cause == RobberCause::PirateBeaten;
    if (position.inForce(clause::MO_4) || !position.pirate || !mayBePirate) {
        return refuse(position.inForce(clause::MO_4) ? clause::MO_4 : clause::B_14, Why::NoPirate);
    }
    const HexState& hex = position.hexes[action.hex];
    if (hex.removed || hex.terrain != Terrain::Sea) {
        return refuse(clause::B_14, Why::NotOnSea, {action.hex});
    }
    if (position.pirate == action.hex) {
        return refuse(clause::B_14, Why::SameHex, {action.hex});
    }
    Deciding deciding(position);
    const bool beaten = due.cause == RobberCause::PirateBeaten;
    // SA-R2: a beaten pirate ship gives way to one's own.
    const auto owner = beaten && position.pirateOwner ? std::optional(action.by) : position.pirateOwner;
    deciding.add(PirateMoved{action.hex, owner}, {beaten ? clause::SA_R2 : clause::B_14});
    const bool drawsCard = beaten && position.rules().rulings.get<RRobberCard>() == RRobberCard::Development;
    if (action.victim && drawsCard) {
        return refuse(clause::SA_R2, Why::NotAdjacentVictim, {action.hex}, choiceOf(RRobberCard::Development));
    }
    if (action.victim) {
        const auto victims = shipOwnersAt(position, action.hex, action.by);
        if (auto refusal = steal(deciding, action.by, *action.victim, victims, action.hex)) {
            return tl::unexpected(*refusal);
        }
    }
    if (drawsCard) {
        drawForBeating(deciding, action.by);
    }
    finishRobber(deciding, action.by, std::nullopt);
    return deciding;
}

}  // namespace engine
