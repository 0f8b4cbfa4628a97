// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/departure.h"

#include <algorithm>

#include "engine/rules/endings.h"
#include "engine/rules/points.h"
#include "engine/rules/supply.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/soldiers/sales.h"

namespace engine {

namespace {

bool hasSettlements(const Position& position, PlayerId player) {
    return std::ranges::any_of(position.buildings, [&](const std::optional<Building>& building) {
        return building && building->owner == player && building->kind != BuildingKind::Factory;
    });
}

bool hasForces(const Position& position, PlayerId player) {
    return hasSettlements(position, player) || !unitsOnBoard(position, player).empty();
}

/// Everything of a player's that is left on the board leaves it.
void clearBoard(Deciding& deciding, PlayerId player, const std::vector<ClauseId>& clauses,
                const std::vector<RulingChoice>& rulings) {
    const Position& now = deciding.now();
    for (const SideId side : now.topology().sides()) {
        if (const auto route = now.routes[side]; route && route->owner == player) {
            deciding.add(PieceRemoved{pieceOf(route->kind), side, player}, clauses, rulings);
        }
    }
    for (const CornerId corner : now.topology().corners()) {
        if (const auto building = now.buildings[corner]; building && building->owner == player) {
            deciding.add(PieceRemoved{pieceOf(building->kind), corner, player}, clauses, rulings);
        }
        if (now.nukes[corner] == player) {
            deciding.add(PieceRemoved{Piece::Nuke, corner, player}, clauses, rulings);
        }
    }
    const std::vector<Bridge> bridges = now.bridges;
    for (const Bridge& bridge : bridges) {
        if (bridge.owner == player) {
            deciding.add(BridgeRemoved{bridge.hex, player}, clauses, rulings);
        }
    }
}

/// All pieces pass to another player; what its supply cannot replace leaves the board (R-HANDOVER).
void handOver(Deciding& deciding, PlayerId from, PlayerId to) {
    const Position& now = deciding.now();
    const Rulings& rulings = now.rules().rulings;
    const std::vector<ClauseId> clauses{clause::SA_C1};
    const std::vector<RulingChoice> choices{rulings.choice(ruling::R_HANDOVER)};
    const bool kept = rulings.get<RHandover>() == RHandover::Kept;
    const BeyondSupply beyond = kept ? BeyondSupply::Yes : BeyondSupply::No;
    for (const CornerId corner : now.topology().corners()) {
        const auto building = now.buildings[corner];
        const bool theirs = building && building->owner == from;
        if (theirs && !passBuilding(deciding, corner, to, beyond, clauses, choices)) {
            deciding.add(PieceRemoved{pieceOf(building->kind), corner, from}, clauses, choices);
        }
        if (now.armies[corner] && now.armies[corner]->owner == from) {
            passArmy(deciding, corner, to, clauses, choices);
        }
        if (now.nukes[corner] == from) {
            passNuke(deciding, corner, to, clauses, choices);
        }
    }
    for (const SideId side : now.topology().sides()) {
        const auto route = now.routes[side];
        if (route && route->owner == from && !passRoute(deciding, side, to, beyond, clauses, choices)) {
            deciding.add(PieceRemoved{pieceOf(route->kind), side, from}, clauses, choices);
        }
    }
    const std::vector<Bridge> bridges = now.bridges;
    for (const Bridge& bridge : bridges) {
        if (bridge.owner == from && (kept || hasPieceLeft(now, to, Piece::Bridge))) {
            deciding.add(BridgeChanged{bridge.hex, to}, clauses, choices);
        } else if (bridge.owner == from) {
            deciding.add(BridgeRemoved{bridge.hex, from}, clauses, choices);
        }
    }
    deciding.add(HandTaken{from, to}, clauses, {});
}

/// Who destroyed the last of a player: whose turn it is; the defender against the own attack; nobody else.
std::optional<PlayerId> destroyerOf(const Position& before, PlayerId player) {
    if (before.turn.player != player) {
        return before.turn.player;
    }
    const auto* fight = std::get_if<Fight>(&before.turn.pending);
    return fight != nullptr && fight->attacker == player ? std::optional(fight->defender) : std::nullopt;
}

}  // namespace

std::optional<Refusal> capitulationRefusal(const Position& position, const Capitulate& action) {
    if (!position.rules().armies) {
        return Refusal{clause::SA_C1, Why::NotInDocuments};
    }
    if (position.turn.phase == Phase::Found) {
        return Refusal{clause::B_3, Why::MustFoundFirst};
    }
    const Rulings& rulings = position.rules().rulings;
    const RulingChoice choice = rulings.choice(ruling::R_CAPITULATE);
    if (action.to == action.by || position.isOut(action.to) || position.isOut(action.by)) {
        return Refusal{clause::SA_C1, Why::OutOfGame};
    }
    const auto* fight = std::get_if<Fight>(&position.turn.pending);
    const bool inFight = fight != nullptr && fight->defender == action.by && fight->attacker == action.to;
    if (!inFight) {
        if (auto pending = pendingRefusal(position)) {
            return pending;
        }
    }
    if (rulings.get<RCapitulate>() == RCapitulate::Anyone) {
        return position.turn.player == action.by || inFight
                   ? std::nullopt
                   : std::optional(Refusal{clause::SA_C1, Why::NotYourTurn, {}, choice});
    }
    const bool attacked =
        position.turn.phase == Phase::Combat && position.turn.player == action.to && position.marks.attacked[action.by];
    return attacked ? std::nullopt : std::optional(Refusal{clause::SA_C1, Why::NotAttacked, {}, choice});
}

Judgement judge(const Position& position, const Capitulate& action) {
    if (auto refusal = capitulationRefusal(position, action)) {
        return tl::unexpected(*refusal);
    }
    // Half the points of this moment, rounded up.
    const int half = (points(position, action.by) + 1) / 2;
    Deciding deciding(position);
    if (const auto* fight = std::get_if<Fight>(&position.turn.pending)) {
        deciding.add(AttackEnded{fight->at, CombatOutcome::Stopped, {}}, {clause::SA_C1});
    }
    handOver(deciding, action.by, action.to);
    dropOut(deciding, action.by, Departure::Capitulated, half, clause::SA_C1,
            {position.rules().rulings.choice(ruling::R_CAPITULATE)});
    return deciding;
}

void annihilate(Deciding& deciding) {
    const Position& before = deciding.before();
    if (!before.rules().armies || before.turn.phase == Phase::Found ||
        std::holds_alternative<ConquestDue>(deciding.now().turn.pending)) {
        return;
    }
    const auto* conquest = std::get_if<ConquestDue>(&before.turn.pending);
    const Rulings& rulings = before.rules().rulings;
    for (const PlayerId player : before.seats()) {
        const bool had = hasForces(before, player) || (conquest != nullptr && conquest->loser == player);
        if (!had || deciding.now().isOut(player) || hasForces(deciding.now(), player)) {
            continue;
        }
        deciding.add(HandTaken{player, destroyerOf(before, player)}, {clause::SA_C2});
        if (rulings.get<RAnnihilated>() == RAnnihilated::Removed) {
            clearBoard(deciding, player, {clause::SA_C2}, {choiceOf(RAnnihilated::Removed)});
        }
        dropOut(deciding, player, Departure::Annihilated, 0, clause::SA_C2, {rulings.choice(ruling::R_ANNIHILATED)});
    }
}

}  // namespace engine
