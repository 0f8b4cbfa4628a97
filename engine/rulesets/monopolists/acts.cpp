// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/acts.h"

#include "engine/rules/building.h"
#include "engine/rules/placement.h"
#include "engine/rules/supply.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/monopolists/replacement.h"
#include "engine/rulesets/monopolists/takeover.h"

namespace engine {

namespace {

/// A factory's price with each fifth card that the hand can hold (MO-5).
std::vector<Cards> factoryPrices(const Position& position, PlayerId by) {
    std::vector<Cards> prices;
    for (const Resource resource : kResources) {
        Cards five = position.rules().price(Item::Factory);
        five += Cards::one(resource);
        if (position.hands[by].mayHold(five)) {
            prices.push_back(five);
        }
    }
    return prices;
}

/// Where the robber may be sent; nowhere in particular when he stays or has but one way to go (MO-14).
std::vector<std::optional<HexId>> robberGoals(const Position& position, CornerId at) {
    const std::vector<HexId> deserts = desertsForRobber(position, at);
    if (deserts.size() < 2) {
        return {std::nullopt};
    }
    return {deserts.begin(), deserts.end()};
}

void proposeFactories(Proposals& proposals, PlayerId by) {
    const Position& position = proposals.position();
    const std::vector<Cards> prices = factoryPrices(position, by);
    if (prices.empty() || !hasPieceLeft(position, by, Piece::Factory)) {
        return;
    }
    const OwnNetwork network(position, by);
    for (const CornerId corner : network.routeEnds()) {
        if (settlementSiteRefusal(position, by, corner)) {
            continue;
        }
        for (const Cards& five : prices) {
            proposals.propose(Build{by, Piece::Factory, corner, std::nullopt, five});
        }
    }
}

void proposeWalls(Proposals& proposals, PlayerId by) {
    const Position& position = proposals.position();
    // Soldiers & Armies lists its walls itself.
    if (position.rules().armies || !canPay(position, by, position.rules().price(Item::Wall))) {
        return;
    }
    for (const CornerId corner : position.buildings.of(by)) {
        proposals.propose(Build{by, Piece::Wall, corner});
    }
}

void proposeTakeovers(Proposals& proposals, PlayerId by) {
    const Position& position = proposals.position();
    const std::vector<Cards> prices = factoryPrices(position, by);
    const bool settlements = canPay(position, by, position.rules().price(Item::Settlement));
    if (!settlements && prices.empty()) {
        return;
    }
    for (const CornerId at : position.buildings.taken()) {
        if (position.ownerAt(at) == by || buildingShield(position, by, at)) {
            continue;
        }
        for (const auto& goal : robberGoals(position, at)) {
            if (settlements) {
                proposals.propose(TakeOver{by, at, Piece::Settlement, std::nullopt, goal});
            }
            for (const Cards& five : prices) {
                proposals.propose(TakeOver{by, at, Piece::Factory, five, goal});
            }
        }
    }
}

/// When the player may build at all.
void proposeRouteTakeovers(Proposals& proposals, PlayerId by) {
    const Position& position = proposals.position();
    const bool roads = hasMeans(position, by, Piece::Road);
    const bool ships = hasMeans(position, by, Piece::Ship);
    if (!roads && !ships) {
        return;
    }
    const OwnNetwork network(position, by);
    // MO-11: an own route adjoins.
    for (const SideId side : network.sides()) {
        const auto& route = position.routes[side];
        if (!route || route->owner == by) {
            continue;
        }
        if (roads && !routeShield(position, by, side, RouteKind::Road)) {
            proposals.add(TakeOver{by, side, Piece::Road, std::nullopt, std::nullopt});
        }
        if (ships && !routeShield(position, by, side, RouteKind::Ship)) {
            proposals.add(TakeOver{by, side, Piece::Ship, std::nullopt, std::nullopt});
        }
    }
}

void proposeIndustry(Proposals& proposals, PlayerId by) {
    const Position& position = proposals.position();
    if (buildRefusal(position, by, clause::MO_8)) {
        return;
    }
    proposeFactories(proposals, by);
    proposeWalls(proposals, by);
    proposeTakeovers(proposals, by);
    proposeRouteTakeovers(proposals, by);
    for (const Bridge& bridge : position.bridges) {
        if (bridge.owner != by) {
            proposals.propose(TakeOver{by, bridge.from, Piece::Bridge, std::nullopt, bridge.hex});
        }
    }
}

/// MO-18: two different ones of ore, grain and wool.
void proposeSharedCards(Proposals& proposals, PlayerId by) {
    if (!proposals.position().inForce(clause::MO_18)) {
        return;
    }
    for (const Cards& price : {Cards::of(0, 0, 1, 1, 0), Cards::of(0, 0, 1, 0, 1), Cards::of(0, 0, 0, 1, 1)}) {
        proposals.propose(BuyCard{by, price});
    }
}

void proposeHarbours(Proposals& proposals) {
    const Position& position = proposals.position();
    for (const SideId side : position.marks.harboursToChoose) {
        for (const CornerId end : proposals.board().endsOf(side)) {
            const auto owner = position.ownerAt(end);
            if (!owner) {
                continue;
            }
            proposals.propose(ChooseHarbour{*owner, side, std::nullopt});
            for (const Resource resource : kResources) {
                proposals.propose(ChooseHarbour{*owner, side, resource});
            }
        }
    }
}

void proposeClaims(Proposals& proposals, const TakeoverDue& due) {
    if (!due.pickers.empty()) {
        const PlayerId victim = due.pickers.front();
        for (const Resource resource : kResources) {
            proposals.propose(Claim{victim, resource});
        }
        proposals.propose(Claim{victim, std::nullopt});
        return;
    }
    proposals.propose(Relocate{*due.relocator, std::nullopt, std::nullopt});
    for (const CornerId corner : proposals.board().corners()) {
        for (const auto& goal : robberGoals(proposals.position(), corner)) {
            proposals.propose(Relocate{*due.relocator, corner, goal});
        }
    }
}

}  // namespace

void proposeMonopolistsActs(Proposals& proposals) {
    const Position& position = proposals.position();
    if (!position.inForce(clause::MO_8)) {
        return;
    }
    if (const auto* due = std::get_if<TakeoverDue>(&position.turn.pending)) {
        proposeClaims(proposals, *due);
    }
    if (!std::holds_alternative<std::monostate>(position.turn.pending)) {
        return;
    }
    proposeHarbours(proposals);
    switch (position.turn.phase) {
        case Phase::Build:
            proposeIndustry(proposals, proposals.by());
            proposeSharedCards(proposals, proposals.by());
            break;
        case Phase::Special:
            for (const PlayerId player : position.seats()) {
                proposeIndustry(proposals, player);
                proposeSharedCards(proposals, player);
            }
            break;
        case Phase::Roll:
            if (position.marks.freeRoads > 0) {
                proposeRouteTakeovers(proposals, proposals.by());
            }
            break;
        case Phase::Found:
        case Phase::Move:
        case Phase::Combat:
        case Phase::Fictional:
        case Phase::Ended:
            break;
    }
}

}  // namespace engine
