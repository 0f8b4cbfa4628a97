// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ships.h"

#include <algorithm>

#include "engine/action/evolve.h"
#include "engine/rules/hooks/hooks.h"
#include "engine/rules/placement.h"
#include "engine/rules/robber.h"
#include "engine/rules/turn.h"

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

/// It goes where it could be built, were it not where it is; so where it could not be built as it is, neither.
std::optional<Refusal> shipGoalRefusal(const Position& position, PlayerId by, SideId from, SideId to) {
    if (auto refusal = routeRefusal(position, by, to, RouteKind::Ship)) {
        return refusal;
    }
    return freeSideRefusal(position, by, to, RouteKind::Ship, from);
}

/// Whether a ship of that player's lies around a sea hex.
bool hasShipAt(const Position& position, HexId hex, PlayerId player) {
    return std::ranges::any_of(position.topology().sidesOf(hex), [&](SideId side) {
        const auto& route = position.routes[side];
        return route && route->kind == RouteKind::Ship && route->owner == player;
    });
}

}  // namespace

std::optional<Refusal> shipRefusal(const Position& position, PlayerId by, SideId from) {
    if (auto refusal = phaseRefusal(position, by, Phase::Build, clause::B_14)) {
        return refusal;
    }
    const auto because = [&](Why why) { return Refusal{clause::B_14, why, {from}}; };
    const auto& ship = position.routes[from];
    if (!ship || ship->owner != by || ship->kind != RouteKind::Ship) {
        return because(Why::NotAShip);
    }
    if (position.marks.shipMoved) {
        return because(Why::ShipAlreadyMoved);
    }
    if (std::ranges::binary_search(position.marks.shipsBuilt, from)) {
        return because(Why::ShipJustBuilt);
    }
    if (!isOpenEnded(position, from, by)) {
        return because(Why::ShipNotOpen);
    }
    if (isAtPirate(position, from)) {
        return because(Why::PirateNear);
    }
    return std::nullopt;
}

std::vector<SideId> shipGoals(const Position& position, PlayerId by, SideId from, std::vector<SideId> routes) {
    std::erase_if(routes,
                  [&](SideId to) { return freeSideRefusal(position, by, to, RouteKind::Ship, from).has_value(); });
    return routes;
}

Judgement judge(const Position& position, const MoveShip& action) {
    if (auto refusal = shipRefusal(position, action.by, action.from)) {
        return tl::unexpected(*refusal);
    }
    if (auto refusal = shipGoalRefusal(position, action.by, action.from, action.to)) {
        return tl::unexpected(*refusal);
    }
    Deciding deciding(position);
    deciding.add(ShipMoved{action.by, action.from, action.to}, {clause::B_14});
    return deciding;
}

std::optional<Refusal> pirateRefusal(const Position& position, HexId at) {
    const auto& due = std::get<RobberDue>(position.turn.pending);
    const CauseHooks* cause = hooksOf(due.cause);
    const bool mayBePirate = cause == nullptr || cause->isPirate;
    const auto& noPirate = position.rules().said.noPirate;
    if (noPirate || !position.pirate || !mayBePirate) {
        return Refusal{noPirate.value_or(clause::B_14), Why::NoPirate};
    }
    const HexState& hex = position.hexes[at];
    if (hex.removed || hex.terrain != Terrain::Sea) {
        return Refusal{clause::B_14, Why::NotOnSea, {at}};
    }
    if (position.pirate == at) {
        return Refusal{clause::B_14, Why::SameHex, {at}};
    }
    return std::nullopt;
}

std::optional<Refusal> pirateVictimRefusal(const Position& position, PlayerId by, HexId hex, PlayerId victim) {
    const auto& due = std::get<RobberDue>(position.turn.pending);
    const CauseHooks* cause = hooksOf(due.cause);
    if (cause != nullptr && cause->victim != nullptr) {
        if (auto refusal = cause->victim(position, hex, victim)) {
            return refusal;
        }
    }
    return stealRefusal(position, by, victim, victim != by && hasShipAt(position, hex, victim), hex);
}

Judgement judge(const Position& position, const MovePirate& action) {
    if (auto refusal = moveRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    if (auto refusal = pirateRefusal(position, action.hex)) {
        return tl::unexpected(*refusal);
    }
    if (action.victim) {
        if (auto refusal = pirateVictimRefusal(position, action.by, action.hex, *action.victim)) {
            return tl::unexpected(*refusal);
        }
    }
    const auto& due = std::get<RobberDue>(position.turn.pending);
    Deciding deciding(position);
    const CauseHooks* cause = hooksOf(due.cause);
    // A beaten pirate ship gives way to one's own.
    const auto owner = cause != nullptr && position.pirateOwner ? std::optional(action.by) : position.pirateOwner;
    deciding.add(PirateMoved{action.hex, owner}, {cause != nullptr ? cause->moves : clause::B_14});
    if (action.victim) {
        steal(deciding, action.by, *action.victim);
    }
    if (cause != nullptr && cause->moved != nullptr) {
        cause->moved(deciding, action.by);
    }
    finishRobber(deciding, action.by, std::nullopt);
    return deciding;
}

}  // namespace engine
