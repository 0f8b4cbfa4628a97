// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/acts.h"

#include <algorithm>
#include <utility>

#include "engine/rules/turn.h"
#include "engine/rulesets/soldiers/departure.h"
#include "engine/rulesets/soldiers/fight.h"
#include "engine/rulesets/soldiers/movement.h"
#include "engine/rulesets/soldiers/nuke.h"
#include "engine/rulesets/soldiers/purchases.h"
#include "engine/rulesets/soldiers/variants.h"

namespace engine {

namespace {

/// All these corners, in order.
template <class... Corners>
IdSet<CornerId> together(const Position& position, const Corners&... corners) {
    IdSet<CornerId> all(position.topology().cornerCount());
    (all.add(corners), ...);
    return all;
}

void proposePurchases(Proposals& proposals, PlayerId by) {
    const Position& position = proposals.position();
    if (buildRefusal(position, by, clause::SA_4)) {
        return;
    }
    const auto canBuy = [&](Item item) { return canPay(position, by, position.rules().price(item)); };
    const bool walls = canBuy(Item::Wall);
    const bool nukes = canBuy(Item::Nuke) && !position.marks.nukeBought[by];
    const bool infantry = canBuy(Item::Infantry);
    const bool cavalry = canBuy(Item::Cavalry);
    const bool artillery = canBuy(Item::Artillery);
    const bool training = infantry && position.inForce(clause::SA_V1);
    // Acts are made only where they are asked about: this runs over the whole board in every turn.
    if (walls || nukes || infantry || cavalry || artillery) {
        for (const CornerId corner : together(position, position.buildings.of(by), position.armies.of(by))) {
            if (position.ownerAt(corner) == by) {
                if (walls) {
                    proposals.propose(Build{by, Piece::Wall, corner});
                }
                if (nukes) {
                    proposals.propose(Build{by, Piece::Nuke, corner});
                }
                for (const auto& [pays, units] :
                     {std::pair(infantry, Units{0, 0, 1}), std::pair(cavalry, Units{0, 1, 0}),
                      std::pair(artillery, Units{1, 0, 0})}) {
                    if (const BuyUnits buy{by, units, corner}; pays && !unitsRefusal(position, buy)) {
                        proposals.add(buy);
                    }
                }
            }
            if (training && position.armies[corner]) {
                proposals.propose(TrainUnit{by, corner});
            }
        }
    }
    if (!drawRefusal(position, by)) {
        proposals.add(DrawCard{by});
    }
}

/// SA-V3: a victory point card raises a unit of an army.
void proposeRaises(Proposals& proposals) {
    if (!proposals.position().inForce(clause::SA_V3)) {
        return;
    }
    for (const CornerId corner : proposals.position().armies.of(proposals.by())) {
        for (const UnitKind unit : {UnitKind::Infantry, UnitKind::Cavalry}) {
            PlayCard play;
            play.by = proposals.by();
            play.card = DevelopmentCard::VictoryPoint;
            play.at = corner;
            play.unit = unit;
            proposals.propose(play);
        }
    }
}

void proposeMoves(Proposals& proposals) {
    const Position& position = proposals.position();
    const PlayerId by = proposals.by();
    const bool parts = position.rules().rulings.get<RSplit>() == RSplit::Part;
    eachMove(position, by, together(position, position.armies.of(by), position.nukes.of(by)),
             [&](CornerId from, CornerId to) {
                 const auto fill = [&](MoveArmy& move) {
                     move.by = by;
                     move.from = from;
                     move.to = to;
                 };
                 fill(proposals.add<MoveArmy>());
                 const auto& army = position.armies[from];
                 if (parts && army && army->owner == by && army->units.size() > 1) {
                     fill(proposals.family<MoveArmy>(field::kUnits, army->units));
                 }
             });
}

void proposeAttacks(Proposals& proposals) {
    const Position& position = proposals.position();
    const PlayerId by = proposals.by();
    if (phaseRefusal(position, by, Phase::Combat, clause::SA_K1)) {
        return;
    }
    for (const CornerId at : together(position, position.armies.taken(), position.buildings.taken())) {
        std::vector<CornerId> beside;
        for (const CornerId from : proposals.board().neighboursOf(at)) {
            if (position.armies[from]) {
                beside.push_back(from);
            }
        }
        std::sort(beside.begin(), beside.end());
        // Armies of others attack beside an own one only (SA-K12), so no set can be told from its members.
        for (unsigned chosen = 1; chosen < 1U << beside.size(); ++chosen) {
            std::vector<CornerId> together;
            for (std::size_t i = 0; i < beside.size(); ++i) {
                if ((chosen >> i & 1U) != 0) {
                    together.push_back(beside[i]);
                }
            }
            proposals.propose(Attack{by, std::move(together), at, {}});
        }
    }
    for (const CornerId from : together(position, position.armies.of(by), position.nukes.of(by))) {
        if (position.armies[from] && position.armies[from]->owner == by) {
            proposals.propose(AttackRobber{by, from, false});
            proposals.propose(AttackRobber{by, from, true});
        }
        if (position.nukes[from] == by) {
            for (const HexId hex : proposals.board().hexes()) {
                if (!nukeTargetRefusal(position, from, hex)) {
                    proposals.add(FireNuke{by, from, hex});
                }
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
        now.armies.set(free.front(), now.armies[from]);
        now.armies.set(from, std::nullopt);
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
    const Position& position = proposals.position();
    if (!mayAnybodyCapitulate(position)) {
        return;
    }
    for (const PlayerId player : position.seats()) {
        for (const PlayerId to : position.seats()) {
            if (!capitulationRefusal(position, {player, to})) {
                proposals.add(Capitulate{player, to, piecesInReach(position, player, to)});
            }
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
