// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/acts.h"

#include <algorithm>
#include <map>

#include "engine/rulesets/soldiers/fight.h"
#include "engine/rulesets/soldiers/movement.h"

namespace engine {

namespace {

void proposePurchases(Proposals& proposals, PlayerId by) {
    for (const CornerId corner : proposals.board().corners()) {
        const auto& building = proposals.position().buildings[corner];
        if (building && building->owner == by) {
            proposals.propose(Build{by, Piece::Wall, corner});
            proposals.propose(Build{by, Piece::Nuke, corner});
            proposals.propose(BuyUnits{by, {0, 0, 1}, corner});
            proposals.propose(BuyUnits{by, {0, 1, 0}, corner});
            proposals.propose(BuyUnits{by, {1, 0, 0}, corner});
        }
        proposals.propose(TrainUnit{by, corner});
    }
    proposals.propose(DrawCard{by});
}

/// SA-V3: a victory point card raises a unit of an army.
void proposeRaises(Proposals& proposals) {
    if (!proposals.position().inForce(clause::SA_V3)) {
        return;
    }
    for (const CornerId corner : proposals.board().corners()) {
        const auto& army = proposals.position().armies[corner];
        for (const UnitKind unit : {UnitKind::Infantry, UnitKind::Cavalry}) {
            if (army && army->owner == proposals.by()) {
                PlayCard play;
                play.by = proposals.by();
                play.card = DevelopmentCard::VictoryPoint;
                play.at = corner;
                play.unit = unit;
                proposals.propose(play);
            }
        }
    }
}

void proposeMovesFrom(Proposals& proposals, CornerId from) {
    const Position& position = proposals.position();
    const PlayerId by = proposals.by();
    const auto& army = position.armies[from];
    const bool ownArmy = army && army->owner == by;
    const bool splits = ownArmy && army->units.size() > 1 && position.rules().rulings.get<RSplit>() == RSplit::Part;
    // Where nobody stands only the price of the way decides: one answer for all goals as far away, and for those beyond
    // one that costs too much. The nearest come first.
    std::map<int, bool> answers;
    const auto isAllowed = [&](const MoveArmy& move, const Reach& reach) {
        if (position.armies[reach.corner] || position.nukes[reach.corner]) {
            return proposals.allows(move);
        }
        const bool tooFar = !answers.empty() && !answers.rbegin()->second;
        const auto [answer, isNew] = answers.try_emplace(reach.steps, false);
        if (isNew && !tooFar) {
            answer->second = proposals.allows(move);
        }
        return answer->second;
    };
    for (const Reach& reach : reachable(position, by, from, static_cast<int>(proposals.board().cornerCount()))) {
        const MoveArmy move{by, from, reach.corner, {}, std::nullopt, std::nullopt};
        if (isAllowed(move, reach)) {
            proposals.add(move);
            if (splits) {
                proposals.family({move, {{"units", army->units}}});
            }
        }
    }
}

void proposeMoves(Proposals& proposals) {
    const Position& position = proposals.position();
    for (const CornerId corner : proposals.board().corners()) {
        const auto& army = position.armies[corner];
        if ((army && army->owner == proposals.by()) || position.nukes[corner] == proposals.by()) {
            proposeMovesFrom(proposals, corner);
        }
    }
}

void proposeAttacks(Proposals& proposals) {
    const Position& position = proposals.position();
    const PlayerId by = proposals.by();
    for (const CornerId at : proposals.board().corners()) {
        if (!position.armies[at] && !position.buildings[at]) {
            continue;
        }
        std::vector<CornerId> able;
        for (const CornerId from : proposals.board().neighboursOf(at)) {
            if (position.armies[from] && proposals.propose(Attack{by, {from}, at, {}})) {
                able.push_back(from);
            }
        }
        if (able.size() > 1) {
            std::sort(able.begin(), able.end());
            proposals.propose(Attack{by, able, at, {}});
        }
    }
    for (const CornerId from : proposals.board().corners()) {
        if (position.armies[from] && position.armies[from]->owner == by) {
            proposals.propose(AttackRobber{by, from, false});
            proposals.propose(AttackRobber{by, from, true});
        }
        if (position.nukes[from] == by) {
            for (const HexId hex : proposals.board().hexes()) {
                proposals.propose(FireNuke{by, from, hex});
            }
        }
    }
}

void proposeStops(Proposals& proposals, const Fight& fight) {
    Stop stop{fight.attacker, {}};
    Position now = proposals.position();
    for (const CornerId from : fight.from) {
        if (!now.armies[from]) {
            continue;
        }
        const auto free = retreats(now, fight, from);
        if (free.empty()) {
            continue;
        }
        stop.retreat.push_back({from, free.front()});
        now.armies[free.front()] = now.armies[from];
        now.armies[from].reset();
    }
    proposals.propose(stop);
    if (fight.from.size() == 1) {
        for (const CornerId to : retreats(proposals.position(), fight, fight.from.front())) {
            const Stop other{fight.attacker, {{fight.from.front(), to}}};
            if (other != stop) {
                proposals.propose(other);
            }
        }
    }
}

void proposeCapitulations(Proposals& proposals) {
    for (const PlayerId player : proposals.position().seats()) {
        for (const PlayerId to : proposals.position().seats()) {
            proposals.propose(Capitulate{player, to});
        }
    }
}

}  // namespace

void proposeSoldiersActs(Proposals& proposals) {
    const Position& position = proposals.position();
    if (!position.rules().armies || position.turn.phase == Phase::Found) {
        return;
    }
    proposeCapitulations(proposals);
    if (const auto* fight = std::get_if<Fight>(&position.turn.pending)) {
        return proposeStops(proposals, *fight);
    }
    if (const auto* due = std::get_if<ConquestDue>(&position.turn.pending)) {
        proposals.propose(Conquer{due->by, false});
        proposals.propose(Conquer{due->by, true});
        return;
    }
    if (const auto* due = std::get_if<TributeDue>(&position.turn.pending)) {
        for (const Resource resource : kResources) {
            proposals.propose(Discard{due->by, Cards::one(resource), std::nullopt});
        }
        // A card that nobody saw; or none, of a hand that nobody knew to be empty.
        proposals.propose(Discard{due->by, std::nullopt, 1});
        proposals.propose(Discard{due->by, std::nullopt, 0});
        return;
    }
    if (!std::holds_alternative<std::monostate>(position.turn.pending)) {
        return;
    }
    if (position.turn.phase == Phase::Build) {
        proposePurchases(proposals, proposals.by());
        proposeRaises(proposals);
    } else if (position.turn.phase == Phase::Special) {
        for (const PlayerId player : position.seats()) {
            proposePurchases(proposals, player);
        }
    } else if (position.turn.phase == Phase::Move) {
        proposeMoves(proposals);
    } else if (position.turn.phase == Phase::Combat) {
        proposeAttacks(proposals);
    }
}

}  // namespace engine
