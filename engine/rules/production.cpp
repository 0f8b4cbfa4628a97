// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/production.h"

#include <algorithm>

namespace engine {

namespace {

void add(Yield& yield, const HexState& hex, int count) {
    if (hex.faceDown || hex.removed || !hex.terrain) {
        return;
    }
    if (*hex.terrain == Terrain::Gold) {
        yield.gold += count;
    } else if (const auto resource = yieldOf(*hex.terrain)) {
        yield.cards[*resource] += count;
    }
}

}  // namespace

int cardsPerHex(BuildingKind kind) {
    switch (kind) {
        case BuildingKind::Settlement:
            return 1;
        case BuildingKind::City:
        case BuildingKind::Metropolis:
            return 2;
        case BuildingKind::Capital:
            return 4;
        case BuildingKind::Factory:
            return 0;
    }
    return 0;
}

PerPlayer<Yield> production(const Position& position, int number) {
    PerPlayer<Yield> yields;
    for (const HexId hex : position.topology().hexes()) {
        if (position.hexes[hex].number != number || position.robber == hex) {
            continue;
        }
        for (const CornerId corner : position.topology().cornersOf(hex)) {
            const auto& building = position.buildings[corner];
            if (building && !position.isOut(building->owner)) {
                add(yields[building->owner], position.hexes[hex], cardsPerHex(building->kind));
            }
        }
    }
    return yields;
}

Yield foundingYield(const Position& position, CornerId corner) {
    Yield yield;
    for (const HexId hex : position.topology().hexesOf(corner)) {
        add(yield, position.hexes[hex], 1);
    }
    return yield;
}

PerPlayer<Yield> affordable(const Position& position, const PerPlayer<Yield>& owed) {
    PerPlayer<Yield> paid = owed;
    for (const Resource resource : kResources) {
        int total = 0;
        int claimants = 0;
        for (const PlayerId player : position.seats()) {
            total += owed[player].cards[resource];
            claimants += owed[player].cards[resource] > 0 ? 1 : 0;
        }
        const int left = position.bank.cards[resource].most;
        if (total <= left) {
            continue;
        }
        for (const PlayerId player : position.seats()) {
            int& count = paid[player].cards[resource];
            count = claimants == 1 ? std::min(count, left) : 0;
        }
    }
    return paid;
}

}  // namespace engine
