// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/acts.h"

#include "engine/rules/founding.h"
#include "engine/rules/placement.h"
#include "engine/rules/robber.h"
#include "engine/rules/trading.h"
#include "engine/rules/turn.h"

namespace engine {

namespace {

void proposeFoundings(Proposals& proposals) {
    const PlayerId by = foundingTurn(proposals.position()).player;
    for (const CornerId corner : proposals.board().corners()) {
        if (!settlementSiteRefusal(proposals.position(), by, corner)) {
            for (const SideId side : proposals.board().sidesOf(corner)) {
                proposals.propose(Found{by, corner, side});
            }
        }
    }
}

void proposeRoutes(Proposals& proposals, PlayerId by) {
    for (const SideId side : proposals.board().sides()) {
        if (!proposals.position().routes[side]) {
            proposals.propose(Build{by, Piece::Road, side});
            if (isOnSea(proposals.position(), side)) {
                proposals.propose(Build{by, Piece::Ship, side});
            }
        }
    }
}

void proposeBuilding(Proposals& proposals, PlayerId by) {
    proposeRoutes(proposals, by);
    for (const CornerId corner : proposals.board().corners()) {
        const auto& building = proposals.position().buildings[corner];
        if (!building) {
            proposals.propose(Build{by, Piece::Settlement, corner});
        } else if (building->owner == by) {
            proposals.propose(Upgrade{by, Piece::City, corner});
        }
    }
    if (!proposals.position().inForce(clause::MO_18)) {
        proposals.propose(BuyCard{by, std::nullopt});
    }
}

void proposeShipMoves(Proposals& proposals) {
    const Position& position = proposals.position();
    for (const SideId from : proposals.board().sides()) {
        const auto& ship = position.routes[from];
        if (!ship || ship->kind != RouteKind::Ship || ship->owner != proposals.by()) {
            continue;
        }
        for (const SideId to : proposals.board().sides()) {
            if (!position.routes[to] && isOnSea(position, to)) {
                proposals.propose(MoveShip{proposals.by(), from, to});
            }
        }
    }
}

void proposeCards(Proposals& proposals, PlayerId by) {
    const auto card = [&](DevelopmentCard which) {
        PlayCard play;
        play.by = by;
        play.card = which;
        return play;
    };
    proposals.propose(card(DevelopmentCard::Knight));
    proposals.propose(card(DevelopmentCard::RoadBuilding));
    proposals.propose(card(DevelopmentCard::VictoryPoint));
    for (const Resource resource : kResources) {
        PlayCard monopoly = card(DevelopmentCard::Monopoly);
        monopoly.resource = resource;
        proposals.propose(monopoly);
        for (const Resource other : kResources) {
            if (other >= resource) {
                PlayCard plenty = card(DevelopmentCard::YearOfPlenty);
                plenty.cards = Cards::one(resource);
                *plenty.cards += Cards::one(other);
                proposals.propose(plenty);
            }
        }
    }
}

void proposeRobber(Proposals& proposals, const RobberDue& due) {
    const Position& position = proposals.position();
    const PlayerId by = moverOf(position, due);
    for (const HexId hex : proposals.board().hexes()) {
        proposals.propose(MoveRobber{by, hex, std::nullopt});
        proposals.propose(MovePirate{by, hex, std::nullopt});
        for (const PlayerId victim : position.seats()) {
            proposals.propose(MoveRobber{by, hex, victim});
            proposals.propose(MovePirate{by, hex, victim});
        }
    }
    proposals.propose(KeepRobber{by});
}

void proposeDiscards(Proposals& proposals, const PerPlayer<int>& due) {
    for (const PlayerId player : proposals.position().seats()) {
        if (due[player] == 0) {
            continue;
        }
        proposals.add(Discard{player, std::nullopt, due[player]});
        const Hand& hand = proposals.position().hands[player];
        CardsBounds bounds;
        bounds.fewest = due[player];
        bounds.total = due[player];
        for (const Resource resource : kResources) {
            bounds.most[resource] = std::min(hand.cards[resource].most, due[player]);
        }
        proposals.family({Discard{player, std::nullopt, std::nullopt}, {{"cards", bounds}}});
    }
}

/// B-15: the others build; anybody may say that nobody builds any more; or the next player's turn simply begins.
void proposeBetweenTurns(Proposals& proposals) {
    const Position& position = proposals.position();
    const PlayerId by = proposals.by();
    proposals.propose(EndTurn{by});
    for (const PlayerId player : position.seats()) {
        proposeBuilding(proposals, player);
        if (player != by) {
            proposals.propose(EndTurn{player});
        }
    }
    const PlayerId next = nextInTurn(position, by);
    proposals.propose(Roll{next, {}});
    proposeCards(proposals, next);
}

/// Cards taken unseen may be named one after the other (B-7, MO-6).
void proposeNaming(Proposals& proposals) {
    for (const PlayerId player : proposals.position().seats()) {
        for (const Resource resource : kResources) {
            if (proposals.position().marks.toChoose[player] > 0) {
                proposals.propose(Choose{player, Cards::one(resource)});
            }
        }
    }
}

}  // namespace

void proposeTableActs(Proposals& proposals) {
    const Position& position = proposals.position();
    proposeNaming(proposals);
    if (const auto* due = std::get_if<RobberDue>(&position.turn.pending)) {
        proposeDiscards(proposals, due->discards);
        proposeRobber(proposals, *due);
        return;
    }
    if (const auto* tie = std::get_if<TieThrow>(&position.turn.pending)) {
        proposeDiscards(proposals, tie->discards);
        return;
    }
    if (!std::holds_alternative<std::monostate>(position.turn.pending)) {
        return;
    }
    const PlayerId by = proposals.by();
    switch (position.turn.phase) {
        case Phase::Found:
            return proposeFoundings(proposals);
        case Phase::Roll:
            proposals.add(Roll{by, {}});
            proposeCards(proposals, by);
            if (position.marks.freeRoads > 0) {
                proposeRoutes(proposals, by);
            }
            return;
        case Phase::Fictional:
            proposals.add(Roll{by, {}});
            return;
        case Phase::Special:
            return proposeBetweenTurns(proposals);
        case Phase::Build:
            proposeBuilding(proposals, by);
            proposeShipMoves(proposals);
            proposeTrades(proposals);
            break;
        case Phase::Move:
        case Phase::Combat:
            break;
        case Phase::Ended:
            return;
    }
    proposeCards(proposals, by);
    proposals.propose(EndPhase{by});
    proposals.propose(EndTurn{by});
}

}  // namespace engine
