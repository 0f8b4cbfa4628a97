// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/conquest.h"

#include <algorithm>

#include "engine/rules/supply.h"
#include "engine/rules/turn.h"

namespace engine {

namespace {

/// What a chain of the loser's own ways joins to one of the loser's buildings.
struct Connected {
    PerSide<bool> routes;
    /// By their place in Position::bridges.
    std::vector<bool> bridges;
};

/// The conquered crossing, and every other player's building, breaks the chain.
Connected connectedWays(const Position& position, PlayerId loser, CornerId conquered) {
    const Topology& board = position.topology();
    const bool through = position.rules().rulings.get<RConquestThrough>() == RConquestThrough::Connects;
    Connected connected{PerSide<bool>(board.sideCount(), false), std::vector<bool>(position.bridges.size(), false)};
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
            if (position.routes[side] && position.routes[side]->owner == loser && !connected.routes[side]) {
                connected.routes[side] = true;
                reach(board.otherEnd(side, at));
            }
        }
        for (std::size_t i = 0; i < position.bridges.size(); ++i) {
            const Bridge& bridge = position.bridges[i];
            if (bridge.owner == loser && (bridge.from == at || bridge.to == at)) {
                connected.bridges[i] = true;
                reach(bridge.from == at ? bridge.to : bridge.from);
            }
        }
    }
    return connected;
}

}  // namespace

std::vector<ConqueredWay> conqueredWays(const Position& position, PlayerId loser, CornerId at) {
    const Topology& board = position.topology();
    const Connected connected = connectedWays(position, loser, at);
    const bool chain = position.rules().rulings.get<RConquest>() == RConquest::Chain;
    const bool bridgesToo = position.rules().rulings.get<RXSaCcBridge>() == RXSaCcBridge::AsRoad;
    std::vector<ConqueredWay> taken;
    PerSide<bool> seen(board.sideCount(), false);
    std::vector<bool> crossed(position.bridges.size(), false);
    std::vector<CornerId> open{at};
    const auto goOn = [&](CornerId next) {
        if (chain) {
            open.push_back(next);
        }
    };
    // Breadth first, so that nearer routes come first.
    for (std::size_t n = 0; n < open.size(); ++n) {
        const CornerId here = open[n];
        for (const SideId side : board.sidesOf(here)) {
            const auto& route = position.routes[side];
            if (route && route->owner == loser && !connected.routes[side] && !seen[side]) {
                seen[side] = true;
                taken.emplace_back(side);
                goOn(board.otherEnd(side, here));
            }
        }
        for (std::size_t i = 0; bridgesToo && i < position.bridges.size(); ++i) {
            const Bridge& bridge = position.bridges[i];
            const bool ends = bridge.from == here || bridge.to == here;
            if (ends && bridge.owner == loser && !connected.bridges[i] && !crossed[i]) {
                crossed[i] = true;
                taken.emplace_back(bridge.hex);
                goOn(bridge.from == here ? bridge.to : bridge.from);
            }
        }
    }
    return taken;
}

namespace {

/// A route changes hands, or what is beyond the conqueror's supply stays or is removed (R-CONQUEST-SUPPLY).
void conquerRoute(Deciding& deciding, PlayerId by, PlayerId loser, SideId side) {
    const Rulings& rulings = deciding.now().rules().rulings;
    const RouteKind kind = deciding.now().routes[side]->kind;
    if (hasPieceLeft(deciding.now(), by, pieceOf(kind))) {
        deciding.add(RouteChanged{side, kind, by}, {clause::SA_K11},
                     {rulings.choice(ruling::R_CONQUEST), rulings.choice(ruling::R_CONQUEST_THROUGH)});
    } else if (rulings.get<RConquestSupply>() == RConquestSupply::Removed) {
        deciding.add(PieceRemoved{pieceOf(kind), side, loser}, {clause::SA_K11, clause::B_2},
                     {rulings.choice(ruling::R_CONQUEST_SUPPLY)});
    }
}

/// The same for a bridge, which takes five roads of the conqueror's (CC-12, R-X-SA-CC-BRIDGE).
void conquerBridge(Deciding& deciding, PlayerId by, PlayerId loser, HexId hex) {
    const Rulings& rulings = deciding.now().rules().rulings;
    if (hasPieceLeft(deciding.now(), by, Piece::Bridge)) {
        deciding.add(BridgeChanged{hex, by}, {clause::SA_K11, clause::CC_12},
                     {rulings.choice(ruling::R_CONQUEST), rulings.choice(ruling::R_X_SA_CC_BRIDGE)});
    } else if (rulings.get<RConquestSupply>() == RConquestSupply::Removed) {
        deciding.add(BridgeRemoved{hex, loser}, {clause::SA_K11, clause::CC_12},
                     {rulings.choice(ruling::R_CONQUEST_SUPPLY), rulings.choice(ruling::R_X_SA_CC_BRIDGE)});
    }
}

}  // namespace

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
        return deciding;
    }
    if (!hasPieceLeft(position, action.by, Piece::Settlement)) {
        return refuse(clause::SA_K11, Why::NoSettlementLeft, {due->at});
    }
    const std::vector<ConqueredWay> ways = conqueredWays(position, due->loser, due->at);
    deciding.add(PiecePlaced{Piece::Settlement, due->at, action.by}, {clause::SA_K11});
    const Rulings& rulings = position.rules().rulings;
    for (const ConqueredWay& way : ways) {
        if (const auto* side = std::get_if<SideId>(&way)) {
            conquerRoute(deciding, action.by, due->loser, *side);
        } else {
            conquerBridge(deciding, action.by, due->loser, std::get<HexId>(way));
        }
    }
    deciding.add(ConquestSettled{action.by, due->at, true}, {clause::SA_K11},
                 {rulings.choice(ruling::R_CONQUEST_SUPPLY)});
    return deciding;
}

}  // namespace engine
