// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/takeover.h"

#include <algorithm>
#include <cstdint>

#include "engine/rules/building.h"
#include "engine/rules/placement.h"
#include "engine/rules/supply.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/monopolists/factory.h"
#include "engine/rulesets/monopolists/replacement.h"

namespace engine {

namespace {

/// What the victim may claim now waits: one of these cards, and the site for a lost city (MO-9, MO-12).
enum class ClaimTo : std::uint8_t { Cards, CardsAndSite, CardsOfBank };
void awaitClaims(Deciding& deciding, PlayerId taker, PlayerId victim, const Cards& left, ClaimTo claim) {
    const bool city = claim == ClaimTo::CardsAndSite;
    const bool fromBank = claim == ClaimTo::CardsOfBank;
    if (deciding.now().isOut(victim)) {
        return;
    }
    const auto relocator = city ? std::optional(victim) : std::nullopt;
    deciding.add(Awaiting{TakeoverDue{taker, left, {victim}, relocator, fromBank}}, {city       ? clause::MO_12
                                                                                     : fromBank ? clause::MO_11
                                                                                                : clause::MO_9});
}

/// MO-10, MO-12: a settlement or factory makes way for either, a city for a settlement.
std::optional<Refusal> replacementRefusal(const Building& building, CornerId at, Piece piece) {
    const bool small = building.kind == BuildingKind::Settlement || building.kind == BuildingKind::Factory;
    if (piece == Piece::Settlement || (small && piece == Piece::Factory)) {
        return std::nullopt;
    }
    return Refusal{small ? clause::MO_10 : clause::MO_12, Why::WrongReplacement, {at}};
}

Judgement takeBuilding(const Position& position, const TakeOver& action, CornerId at) {
    if (auto refusal = buildingShield(position, action.by, at)) {
        return tl::unexpected(*refusal);
    }
    const Building lost = *position.buildings[at];
    if (auto refusal = replacementRefusal(lost, at, action.piece)) {
        return tl::unexpected(*refusal);
    }
    if (!hasPieceLeft(position, action.by, action.piece)) {
        return refuse(clause::MO_9, Why::NoPieceLeft);
    }
    Cards price = position.rules().price(Item::Settlement);
    if (action.piece == Piece::Factory) {
        const auto five = factoryPrice(position, action.by, action.cards);
        if (!five) {
            return tl::unexpected(five.error());
        }
        price = *five;
    }
    Deciding deciding(position);
    markBuilder(deciding, action.by);
    if (auto refusal = deciding.pay(action.by, price, clause::MO_9)) {
        return tl::unexpected(*refusal);
    }
    const bool city = lost.kind != BuildingKind::Settlement && lost.kind != BuildingKind::Factory;
    const ClauseId clause = city ? clause::MO_12 : clause::MO_10;
    if (auto refusal = replaceBuilding(deciding, action.by, at, action.piece, action.hex, {clause::MO_8, clause})) {
        return tl::unexpected(*refusal);
    }
    awaitClaims(deciding, action.by, lost.owner, price, city ? ClaimTo::CardsAndSite : ClaimTo::Cards);
    return deciding;
}

/// MO-11: an own road, ship or bridge ends right at this end of the target, and nothing foreign stands between.
bool adjoins(const Position& position, PlayerId by, CornerId end) {
    const auto owner = position.ownerAt(end);
    const auto& army = position.armies[end];
    return hasOwnRouteAt(position, by, end) && (!owner || owner == by) && (!army || army->owner == by);
}

bool standsThere(const Position& position, SideId at, RouteKind kind) {
    return kind == RouteKind::Road ? isOnLand(position, at) : isOnSea(position, at);
}

}  // namespace

std::optional<Refusal> routeShield(const Position& position, PlayerId by, SideId at, RouteKind kind) {
    const auto& route = position.routes[at];
    if (!route) {
        return Refusal{clause::MO_8, Why::NothingToTakeOver, {at}};
    }
    if (route->owner == by) {
        return Refusal{clause::MO_8, Why::OwnAlready, {at}, {}, by};
    }
    if (!standsThere(position, at, kind)) {
        return Refusal{clause::MO_11, kind == RouteKind::Road ? Why::NotOnLand : Why::NotOnCoast, {at}};
    }
    const auto& ends = position.topology().endsOf(at);
    const RulingChoice reading = position.rules().rulings.choice(ruling::R_MO_ROUTE);
    if (!adjoins(position, by, ends[0]) && !adjoins(position, by, ends[1])) {
        return Refusal{clause::MO_11, Why::NoAdjoiningRoute, {at}, reading};
    }
    if (reading == choiceOf(RMoRoute::Legal)) {
        if (auto refusal = freeSideRefusal(position, by, at, kind)) {
            refusal->ruling = reading;
            return refusal;
        }
    }
    return std::nullopt;
}

namespace {

Judgement takeRoute(const Position& position, const TakeOver& action, SideId at) {
    if (action.piece != Piece::Road && action.piece != Piece::Ship) {
        return refuse(clause::MO_11, Why::WrongReplacement, {at});
    }
    if (action.hex) {
        return refuse(clause::MO_14, Why::RobberStays, {at});
    }
    const RouteKind kind = action.piece == Piece::Road ? RouteKind::Road : RouteKind::Ship;
    if (auto refusal = routeShield(position, action.by, at, kind)) {
        return tl::unexpected(*refusal);
    }
    if (!hasPieceLeft(position, action.by, action.piece)) {
        return refuse(clause::MO_9, Why::NoPieceLeft);
    }
    const Route lost = *position.routes[at];
    const Cards price = position.rules().price(kind == RouteKind::Road ? Item::Road : Item::Ship);
    const bool free = isFree(position, action.by);
    Deciding deciding(position);
    markBuilder(deciding, action.by);
    if (free) {
        deciding.add(RoadsFreed{position.marks.freeRoads - 1}, {clause::B_10, clause::MO_11});
    } else if (auto refusal = deciding.pay(action.by, price, clause::MO_9)) {
        return tl::unexpected(*refusal);
    }
    deciding.add(PieceRemoved{pieceOf(lost.kind), at, lost.owner}, {clause::MO_9});
    deciding.add(PiecePlaced{action.piece, at, action.by}, {clause::MO_8, clause::MO_11},
                 {position.rules().rulings.choice(ruling::R_MO_ROUTE)});
    awaitClaims(deciding, action.by, lost.owner, price, free ? ClaimTo::CardsOfBank : ClaimTo::Cards);
    return deciding;
}

/// The foreign bridge that ends on the corner; across this hex, if one is named.
const Bridge* bridgeAt(const Position& position, CornerId corner, std::optional<HexId> hex) {
    const auto found = std::ranges::find_if(position.bridges, [&](const Bridge& bridge) {
        return (bridge.from == corner || bridge.to == corner) && (!hex || bridge.hex == *hex);
    });
    return found == position.bridges.end() ? nullptr : &*found;
}

Judgement takeBridge(const Position& position, const TakeOver& action, CornerId at) {
    const RulingChoice reading = position.rules().rulings.choice(ruling::R_X_MO_CC_BRIDGE);
    const Bridge* bridge = bridgeAt(position, at, action.hex);
    if (bridge == nullptr) {
        return refuse(clause::MO_8, Why::NothingToTakeOver, {at});
    }
    if (bridge->owner == action.by) {
        return tl::unexpected(Refusal{clause::MO_8, Why::OwnAlready, {at}, {}, action.by});
    }
    if (reading == choiceOf(RXMoCcBridge::Protected)) {
        return refuse(clause::MO_11, Why::NotForTakeover, {at}, reading);
    }
    if (!adjoins(position, action.by, bridge->from) && !adjoins(position, action.by, bridge->to)) {
        return refuse(clause::MO_11, Why::NoAdjoiningRoute, {at}, reading);
    }
    if (!hasPieceLeft(position, action.by, Piece::Bridge)) {
        return refuse(clause::MO_9, Why::NoPieceLeft);
    }
    const PlayerId victim = bridge->owner;
    const HexId hex = bridge->hex;
    const Cards price = position.rules().price(Item::Bridge);
    Deciding deciding(position);
    markBuilder(deciding, action.by);
    if (auto refusal = deciding.pay(action.by, price, clause::MO_9, {reading})) {
        return tl::unexpected(*refusal);
    }
    deciding.add(BridgeChanged{hex, action.by}, {clause::MO_8, clause::MO_11, clause::CC_12}, {reading});
    awaitClaims(deciding, action.by, victim, price, ClaimTo::Cards);
    return deciding;
}

}  // namespace

Judgement judge(const Position& position, const TakeOver& action) {
    if (!position.inForce(clause::MO_8)) {
        return refuse(clause::MO_8, Why::NotInDocuments);
    }
    // B-10: a card played before the roll gives its routes before the roll.
    const bool route = action.piece == Piece::Road || action.piece == Piece::Ship;
    const bool early = route && position.turn.phase == Phase::Roll && isFree(position, action.by);
    const auto refusal = early ? pendingRefusal(position) : buildRefusal(position, action.by, clause::MO_8);
    if (refusal) {
        return tl::unexpected(*refusal);
    }
    if (action.cards && action.piece != Piece::Factory) {
        return refuse(clause::MO_9, Why::NoChoiceOfPrice);
    }
    if (const auto* side = std::get_if<SideId>(&action.at)) {
        return takeRoute(position, action, *side);
    }
    const CornerId corner = std::get<CornerId>(action.at);
    return action.piece == Piece::Bridge ? takeBridge(position, action, corner)
                                         : takeBuilding(position, action, corner);
}

}  // namespace engine
