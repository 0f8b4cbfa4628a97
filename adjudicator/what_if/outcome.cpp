// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/what_if/outcome.h"

#include <algorithm>

#include "engine/combat/odds.h"
#include "engine/rulesets/soldiers/fight.h"

namespace adjudicator {

namespace {

using engine::Bridge;
using engine::HexId;
using engine::Position;

const Bridge* bridgeAt(const Position& position, HexId hex) {
    const auto found = std::ranges::find(position.bridges, hex, &Bridge::hex);
    return found == position.bridges.end() ? nullptr : &*found;
}

bool differsAt(const Position& one, const Position& other, HexId hex) {
    const Bridge* bridge = bridgeAt(one, hex);
    const Bridge* there = bridgeAt(other, hex);
    const bool bridges = (bridge == nullptr) != (there == nullptr) || (bridge != nullptr && *bridge != *there);
    return one.hexes[hex] != other.hexes[hex] || (one.robber == hex) != (other.robber == hex) ||
           (one.pirate == hex) != (other.pirate == hex) || bridges;
}

}  // namespace

Outcome outcomeOf(Position position) {
    Outcome outcome{std::move(position), {}, {}};
    outcome.due = engine::dueNow(outcome.position);
    if (const auto* fight = std::get_if<engine::Fight>(&outcome.position.turn.pending)) {
        const engine::Battle battle = engine::fieldOfBattle(outcome.position, *fight).battle;
        if (const auto odds = engine::oddsOf(battle, engine::combatRules(outcome.position))) {
            outcome.attackerWins = odds->attackerWins;
        }
    }
    return outcome;
}

std::vector<engine::Place> differingPlaces(const Position& one, const Position& other) {
    std::vector<engine::Place> places;
    const engine::Topology& board = one.topology();
    for (const engine::CornerId corner : board.corners()) {
        if (one.buildings[corner] != other.buildings[corner] || one.armies[corner] != other.armies[corner] ||
            one.nukes[corner] != other.nukes[corner]) {
            places.emplace_back(corner);
        }
    }
    for (const engine::SideId side : board.sides()) {
        if (one.routes[side] != other.routes[side]) {
            places.emplace_back(side);
        }
    }
    for (const HexId hex : board.hexes()) {
        if (differsAt(one, other, hex)) {
            places.emplace_back(hex);
        }
    }
    return places;
}

}  // namespace adjudicator
