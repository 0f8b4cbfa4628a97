// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/conquest.h"

#include <algorithm>

#include "engine/rules/supply.h"
#include "engine/rules/turn.h"

namespace engine {

namespace {

/// The loser's routes that a chain of the loser's own joins to one of the loser's buildings. The conquered crossing,
/// and every other player's building, breaks the chain.
PerSide<bool> connectedRoutes(const Position& position, PlayerId loser, CornerId conquered) {
    const Topology& board = position.topology();
    const bool through = position.rules().rulings.get<RConquestThrough>() == RConquestThrough::Connects;
    PerSide<bool> connected(board.sideCount(), false);
    PerCorner<bool> reached(board.cornerCount(), false);
    std::vector<CornerId> open;
    for (const CornerId corner : board.corners()) {
        if (position.buildings[corner] && position.buildings[corner]->owner == loser) {
            reached[corner] = true;
            open.push_back(corner);
        }
    }
    const auto reach = [&](CornerId corner) {
        const auto& building = position.buildings[corner];
        const bool foreign = building && building->owner != loser;
        const bool blocked = foreign || (corner == conquered && !through);
        if (!blocked && !reached[corner]) {
            reached[corner] = true;
            open.push_back(corner);
        }
    };
    while (!open.empty()) {
        const CornerId at = open.back();
        open.pop_back();
        for (const SideId side : board.sidesOf(at)) {
            if (position.routes[side] && position.routes[side]->owner == loser && !connected[side]) {
                connected[side] = true;
                reach(board.otherEnd(side, at));
            }
        }
        for (const Bridge& bridge : position.bridges) {
            if (bridge.owner == loser && (bridge.from == at || bridge.to == at)) {
                reach(bridge.from == at ? bridge.to : bridge.from);
            }
        }
    }
    return connected;
}

}  // namespace

std::vector<SideId> conqueredRoutes(const Position& position, PlayerId loser, CornerId at) {
    const Topology& board = position.topology();
    const PerSide<bool> connected = connectedRoutes(position, loser, at);
    const bool chain = position.rules().rulings.get<RConquest>() == RConquest::Chain;
    std::vector<SideId> taken;
    PerSide<bool> seen(board.sideCount(), false);
    std::vector<CornerId> open{at};
    // Breadth first, so that nearer routes come first.
    for (std::size_t i = 0; i < open.size(); ++i) {
        for (const SideId side : board.sidesOf(open[i])) {
            const auto& route = position.routes[side];
            if (!route || route->owner != loser || connected[side] || seen[side]) {
                continue;
            }
            seen[side] = true;
            taken.push_back(side);
            if (chain) {
                open.push_back(board.otherEnd(side, open[i]));
            }
        }
    }
    return taken;
}

Judgement judge(const Position& position, const Conquer& action) {
    const auto* due = std::get_if<ConquestDue>(&position.turn.pending);
    if (due == nullptr) {
        return refuse(clause::SA_K11, Why::NoConquest);
    }
    if (action.by != due->by) {
        return refuse(clause::SA_K11, Why::NotYourTurn);
    }
    Deciding deciding(position);
    if (action.decline) {
        deciding.add(ConquestSettled{action.by, due->at, false}, {clause::SA_K11});
        return std::move(deciding).done();
    }
    if (!hasPieceLeft(position, action.by, Piece::Settlement)) {
        return refuse(clause::SA_K11, Why::NoSettlementLeft, {due->at});
    }
    const std::vector<SideId> routes = conqueredRoutes(position, due->loser, due->at);
    deciding.add(PiecePlaced{Piece::Settlement, due->at, action.by}, {clause::SA_K11});
    const Rulings& rulings = position.rules().rulings;
    for (const SideId side : routes) {
        const RouteKind kind = position.routes[side]->kind;
        if (hasPieceLeft(deciding.now(), action.by, pieceOf(kind))) {
            deciding.add(RouteChanged{side, kind, action.by}, {clause::SA_K11},
                         {rulings.choice(ruling::R_CONQUEST), rulings.choice(ruling::R_CONQUEST_THROUGH)});
        } else if (rulings.get<RConquestSupply>() == RConquestSupply::Removed) {
            deciding.add(PieceRemoved{pieceOf(kind), side, due->loser}, {clause::SA_K11, clause::B_2},
                         {rulings.choice(ruling::R_CONQUEST_SUPPLY)});
        }
    }
    deciding.add(ConquestSettled{action.by, due->at, true}, {clause::SA_K11},
                 {rulings.choice(ruling::R_CONQUEST_SUPPLY)});
    return std::move(deciding).done();
}

}  // namespace engine
