// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/acts.h"

#include "engine/rules/building.h"
#include "engine/rules/cards.h"
#include "engine/rules/founding.h"
#include "engine/rules/hooks/hooks.h"
#include "engine/rules/placement.h"
#include "engine/rules/robber.h"
#include "engine/rules/ships.h"
#include "engine/rules/trading.h"
#include "engine/rules/turn.h"

namespace engine {

namespace {

void proposeFoundings(Proposals& proposals) {
    const Position& position = proposals.position();
    const PlayerId by = foundingTurn(position).player;
    if (foundingRefusal(position, by)) {
        return;
    }
    for (const CornerId corner : proposals.board().corners()) {
        if (foundingSiteRefusal(position, by, corner)) {
            continue;
        }
        for (const SideId side : proposals.board().sidesOf(corner)) {
            if (!foundingRouteRefusal(position, corner, side)) {
                proposals.add(Found{by, corner, side});
            }
        }
    }
}

/// When the player may build at all.
void proposeRoutes(Proposals& proposals, PlayerId by, const OwnNetwork& network, bool roads, bool ships) {
    const Position& position = proposals.position();
    for (const SideId side : network.sides()) {
        if (position.routes[side]) {
            continue;
        }
        if (roads && !freeSideRefusal(position, by, side, RouteKind::Road)) {
            proposals.add(Build{by, Piece::Road, side});
        }
        if (ships && !freeSideRefusal(position, by, side, RouteKind::Ship)) {
            proposals.add(Build{by, Piece::Ship, side});
        }
    }
}

void proposeFreeRoutes(Proposals& proposals, PlayerId by) {
    const Position& position = proposals.position();
    const bool roads = hasMeans(position, by, Piece::Road);
    const bool ships = hasMeans(position, by, Piece::Ship) && isNavigable(position);
    if (roads || ships) {
        proposeRoutes(proposals, by, OwnNetwork(position, by), roads, ships);
    }
}

void proposeSettlementsAndCities(Proposals& proposals, PlayerId by, const OwnNetwork& network, bool settlements,
                                 bool cities) {
    const Position& position = proposals.position();
    for (const CornerId corner : network.corners()) {
        const auto& building = position.buildings[corner];
        if (settlements && network.hasRouteAt(corner) && !settlementSiteRefusal(position, by, corner)) {
            proposals.add(Build{by, Piece::Settlement, corner});
        } else if (cities && building && building->owner == by) {
            proposals.propose(Upgrade{by, Piece::City, corner});
        }
    }
}

void proposeBuilding(Proposals& proposals, PlayerId by) {
    const Position& position = proposals.position();
    if (buildRefusal(position, by, clause::B_9)) {
        return;
    }
    // The board is looked at for what the player has the means for alone.
    const bool roads = hasMeans(position, by, Piece::Road);
    const bool ships = hasMeans(position, by, Piece::Ship) && isNavigable(position);
    const bool settlements = hasMeans(position, by, Piece::Settlement);
    const bool cities = canPay(position, by, position.rules().price(Item::City));
    if (roads || ships || settlements || cities) {
        const OwnNetwork network(position, by);
        if (roads || ships) {
            proposeRoutes(proposals, by, network, roads, ships);
        }
        if (settlements || cities) {
            proposeSettlementsAndCities(proposals, by, network, settlements, cities);
        }
    }
    // Where its price is chosen the document proposes it.
    if (canPayCard(position, by)) {
        proposals.propose(BuyCard{by, std::nullopt});
    }
}

void proposeShipMoves(Proposals& proposals) {
    const Position& position = proposals.position();
    const PlayerId by = proposals.by();
    std::optional<std::vector<SideId>> routes;
    for (const SideId from : position.routes.of(by)) {
        if (position.routes[from]->kind != RouteKind::Ship || shipRefusal(position, by, from)) {
            continue;
        }
        if (!routes) {
            routes = legalRoutes(position, by, RouteKind::Ship);
        }
        for (const SideId to : shipGoals(position, by, from, *routes)) {
            proposals.add(MoveShip{by, from, to});
        }
    }
}

void proposeCards(Proposals& proposals, PlayerId by) {
    const Position& position = proposals.position();
    if (!position.development[by].hidden.mayHoldAny()) {
        return;
    }
    const auto mayPlay = [&](DevelopmentCard which) { return !playRefusal(position, by, which); };
    const auto propose = [&](const PlayCard& play) {
        if (!purposeRefusal(position, play)) {
            proposals.add(play);
        }
    };
    const auto card = [&](DevelopmentCard which) {
        PlayCard play;
        play.by = by;
        play.card = which;
        return play;
    };
    for (const DevelopmentCard which : {DevelopmentCard::Knight, DevelopmentCard::RoadBuilding}) {
        if (mayPlay(which)) {
            propose(card(which));
        }
    }
    if (mayPlay(DevelopmentCard::VictoryPoint)) {
        proposals.propose(card(DevelopmentCard::VictoryPoint));
    }
    const bool monopolies = mayPlay(DevelopmentCard::Monopoly);
    const bool plenty = mayPlay(DevelopmentCard::YearOfPlenty);
    for (const Resource resource : kResources) {
        if (monopolies) {
            PlayCard monopoly = card(DevelopmentCard::Monopoly);
            monopoly.resource = resource;
            propose(monopoly);
        }
        for (const Resource other : kResources) {
            if (plenty && other >= resource) {
                PlayCard two = card(DevelopmentCard::YearOfPlenty);
                two.cards = Cards::one(resource);
                *two.cards += Cards::one(other);
                propose(two);
            }
        }
    }
}

void proposeRobber(Proposals& proposals, const RobberDue& due) {
    const Position& position = proposals.position();
    const PlayerId by = moverOf(position, due);
    if (moveRefusal(position, by)) {
        return;
    }
    for (const HexId hex : proposals.board().hexes()) {
        if (!robberRefusal(position, hex)) {
            proposals.add(MoveRobber{by, hex, std::nullopt});
            for (const PlayerId victim : victimsAt(position, hex, std::nullopt)) {
                if (!robberVictimRefusal(position, by, hex, victim)) {
                    proposals.add(MoveRobber{by, hex, victim});
                }
            }
        } else if (!pirateRefusal(position, hex)) {
            proposals.add(MovePirate{by, hex, std::nullopt});
            for (const PlayerId victim : position.seats()) {
                if (!pirateVictimRefusal(position, by, hex, victim)) {
                    proposals.add(MovePirate{by, hex, victim});
                }
            }
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
        proposals.family<Discard>(field::kCards, bounds).by = player;
    }
}

/// B-15: the others build; anybody may say that nobody builds any more; or the next player's turn simply begins.
void proposeBetweenTurns(Proposals& proposals) {
    const Position& position = proposals.position();
    const PlayerId by = proposals.by();
    const auto end = [&](PlayerId player) {
        if (!endTurnRefusal(position, player)) {
            proposals.add(EndTurn{player});
        }
    };
    end(by);
    for (const PlayerId player : position.seats()) {
        proposeBuilding(proposals, player);
        if (player != by) {
            end(player);
        }
    }
    proposals.propose(Roll{nextInTurn(position, by), {}});
}

/// Cards taken unseen may be named one after the other (B-7, MO-6).
void proposeNaming(Proposals& proposals) {
    for (const PlayerId player : proposals.position().seats()) {
        if (proposals.position().marks.toChoose[player] == 0) {
            continue;
        }
        for (const Resource resource : kResources) {
            proposals.propose(Choose{player, Cards::one(resource)});
        }
    }
}

}  // namespace

void proposeTableActs(Proposals& proposals) {
    const Position& position = proposals.position();
    proposeNaming(proposals);
    if (const auto* due = std::get_if<RobberDue>(&position.turn.pending)) {
        proposeDiscards(proposals, due->discards);
        for (const PlayerId player : discardsToAsk(position)) {
            proposals.propose(Discard{player, std::nullopt, 0});
        }
        proposeRobber(proposals, *due);
        return;
    }
    if (const StepHooks* step = waitingStep(position); step != nullptr && step->discards != nullptr) {
        proposeDiscards(proposals, step->discards(position));
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
                proposeFreeRoutes(proposals, by);
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
    if (!endPhaseRefusal(position, by)) {
        proposals.add(EndPhase{by});
    }
    if (!endTurnRefusal(position, by)) {
        proposals.add(EndTurn{by});
    }
}

}  // namespace engine
