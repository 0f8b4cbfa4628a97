// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/construction.h"

#include <algorithm>

#include "engine/rules/placement.h"
#include "engine/rules/supply.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/shadow/border.h"

namespace engine {

namespace {

/// CC-12: what a road would be joined to at that end; a foreign building or army there cuts it off (B-5, SA-8).
std::optional<Refusal> poleRefusal(const Position& position, PlayerId player, CornerId pole) {
    const auto& army = position.armies[pole];
    if (army && army->owner != player) {
        return Refusal{clause::SA_8, Why::BlockedByArmy, {pole}};
    }
    const auto& building = position.buildings[pole];
    if (building && building->owner == player) {
        return std::nullopt;
    }
    const bool route = std::ranges::any_of(position.topology().sidesOf(pole), [&](SideId side) {
        return position.routes[side] && position.routes[side]->owner == player;
    });
    const bool bridge = std::ranges::any_of(position.bridges, [&](const Bridge& other) {
        return other.owner == player && (other.from == pole || other.to == pole);
    });
    if (!route && !bridge) {
        return Refusal{clause::CC_12, Why::NotConnected, {pole}};
    }
    if (building) {
        return Refusal{clause::B_5, Why::BlockedByBuilding, {pole}};
    }
    return std::nullopt;
}

/// R-X-SW-CC-BRIDGE: nothing is built across a removed hex or at its corners.
std::optional<Refusal> gapRefusal(const Position& position, HexId hex, CornerId from, CornerId to) {
    const RulingChoice ruling = position.rules().rulings.choice(ruling::R_X_SW_CC_BRIDGE);
    if (ruling == choiceOf(RXSwCcBridge::Yes)) {
        return std::nullopt;
    }
    if (position.hexes[hex].removed) {
        return Refusal{clause::SW_3, Why::AtTheGap, {hex}, ruling};
    }
    for (const CornerId pole : {from, to}) {
        if (borderRefusal(position, pole)) {
            return Refusal{clause::SW_3, Why::AtTheGap, {pole}, ruling};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<CornerId> acrossHex(const Topology& board, HexId hex, CornerId corner) {
    const auto& corners = board.cornersOf(hex);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (corners[i] == corner) {
            return corners[(i + corners.size() / 2) % corners.size()];
        }
    }
    return std::nullopt;
}

std::vector<CornerId> acrossBridges(const Position& position, CornerId corner) {
    std::vector<CornerId> ends;
    for (const Bridge& bridge : position.bridges) {
        if (bridge.from == corner) {
            ends.push_back(bridge.to);
        } else if (bridge.to == corner) {
            ends.push_back(bridge.from);
        }
    }
    return ends;
}

std::optional<Refusal> bridgeRefusal(const Position& position, PlayerId player, HexId hex, CornerId from) {
    const auto to = acrossHex(position.topology(), hex, from);
    if (!to) {
        return Refusal{clause::CC_12, Why::BridgeNeedsHex, {from}};
    }
    if (std::ranges::any_of(position.bridges, [&](const Bridge& bridge) { return bridge.hex == hex; })) {
        return Refusal{clause::CC_12, Why::BridgeThere, {hex}};
    }
    if (auto refusal = gapRefusal(position, hex, from, *to)) {
        return refusal;
    }
    if (!position.hexes[hex].isLand() && (!isOnLand(position, from) || !isOnLand(position, *to))) {
        return Refusal{clause::CC_12, Why::PolesOffLand, {hex}};
    }
    // Either end may be the pole that the player has reached; of two reasons, the corner named has the word.
    auto refusal = poleRefusal(position, player, from);
    return refusal && poleRefusal(position, player, *to) ? refusal : std::nullopt;
}

std::optional<Refusal> bridgeDistanceRefusal(const Position& position, CornerId at) {
    if (position.rules().rulings.get<RCcBridge>() == RCcBridge::Apart) {
        return std::nullopt;
    }
    for (const CornerId across : acrossBridges(position, at)) {
        if (position.buildings[across]) {
            return Refusal{clause::B_4, Why::TooClose, {across}, choiceOf(RCcBridge::Neighbours)};
        }
    }
    return std::nullopt;
}

Judgement buildBridge(const Position& position, const Build& action) {
    if (!position.inForce(clause::CC_12)) {
        return refuse(clause::CC_12, Why::NotInDocuments);
    }
    const auto* from = std::get_if<CornerId>(&action.at);
    if (from == nullptr || !action.hex) {
        return refuse(clause::CC_12, Why::BridgeNeedsHex);
    }
    if (auto refusal = bridgeRefusal(position, action.by, *action.hex, *from)) {
        return tl::unexpected(*refusal);
    }
    if (!hasPieceLeft(position, action.by, Piece::Bridge)) {
        return refuse(clause::CC_12, Why::NoPieceLeft);
    }
    Deciding deciding(position);
    markBuilder(deciding, action.by);
    if (auto refusal = deciding.pay(action.by, position.rules().price(Item::Bridge), clause::CC_12)) {
        return tl::unexpected(*refusal);
    }
    const CornerId to = *acrossHex(position.topology(), *action.hex, *from);
    deciding.add(BridgePlaced{*action.hex, *from, to, action.by}, {clause::CC_12});
    return deciding;
}

Judgement upgradeToCapital(const Position& position, const Upgrade& action) {
    if (!position.inForce(clause::CC_13)) {
        return refuse(clause::CC_13, Why::NotInDocuments, {action.at});
    }
    const auto& building = position.buildings[action.at];
    if (!building || building->owner != action.by || building->kind != BuildingKind::City) {
        return refuse(clause::CC_13, Why::NotOwnCity, {action.at});
    }
    if (!hasPieceLeft(position, action.by, Piece::Capital)) {
        return refuse(clause::CC_13, Why::CapitalOnlyOnce);
    }
    // SA-D4: in large scenarios any number of cities.
    if (!position.inForce(clause::SA_D4) && !hasPieceLeft(position, action.by, Piece::City)) {
        return refuse(clause::CC_13, Why::NoPieceLeft);
    }
    Deciding deciding(position);
    markBuilder(deciding, action.by);
    if (auto refusal = deciding.pay(action.by, position.rules().price(Item::Capital), clause::CC_13)) {
        return tl::unexpected(*refusal);
    }
    const BuildingChanged capital{action.at, BuildingKind::Capital, action.by, building->walls, false};
    if (building->upsideDown) {
        // R-UPSIDE: rebuilt one level up it stands upright again.
        deciding.add(capital, {clause::CC_13}, {position.rules().rulings.choice(ruling::R_UPSIDE)});
    } else {
        deciding.add(capital, {clause::CC_13});
    }
    return deciding;
}

}  // namespace engine
