// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/building.h"

#include <algorithm>

#include "engine/rules/hooks/hooks.h"
#include "engine/rules/placement.h"
#include "engine/rules/supply.h"
#include "engine/rules/turn.h"

namespace engine {

namespace {

bool isRoute(Piece piece) {
    return piece == Piece::Road || piece == Piece::Ship;
}

/// What a road, ship or settlement costs.
const Cards& priceOf(const Position& position, Piece piece) {
    return position.rules().price(piece == Piece::Road   ? Item::Road
                                  : piece == Piece::Ship ? Item::Ship
                                                         : Item::Settlement);
}

/// Who judges the building of such a piece among the documents; null where nobody does.
template <class Judges>
auto judgeOf(std::span<const Judges> Hooks::*among, Piece piece) -> const Judges* {
    for (const Hooks* hooks : speakers()) {
        for (const Judges& judge : hooks->*among) {
            if (judge.piece == piece) {
                return &judge;
            }
        }
    }
    return nullptr;
}

bool canAfford(const Position& position, PlayerId by, Piece piece) {
    return (isRoute(piece) && isFree(position, by)) || canPay(position, by, priceOf(position, piece));
}

Judgement placed(const Position& position, const Build& action, ClauseId clause) {
    if (auto refusal = meansRefusal(position, action.by, action.piece)) {
        return tl::unexpected(*refusal);
    }
    Deciding deciding(position);
    markBuilder(deciding, action.by);
    if (isRoute(action.piece) && isFree(position, action.by)) {
        deciding.add(RoadsFreed{position.marks.freeRoads - 1}, {clause::B_10});
    } else if (auto refusal = deciding.pay(action.by, priceOf(position, action.piece), clause::B_2)) {
        return tl::unexpected(*refusal);
    }
    deciding.add(PiecePlaced{action.piece, action.at, action.by}, {clause});
    return deciding;
}

Judgement buildRoute(const Position& position, const Build& action, RouteKind kind) {
    const auto* side = std::get_if<SideId>(&action.at);
    const ClauseId clause = kind == RouteKind::Road ? clause::B_5 : clause::B_14;
    if (side == nullptr) {
        return refuse(clause, Why::CannotStand, placesOf(action.at));
    }
    if (kind == RouteKind::Ship && !isNavigable(position)) {
        return refuse(clause, Why::NotOnCoast, {*side});
    }
    if (auto refusal = routeRefusal(position, action.by, *side, kind)) {
        return tl::unexpected(*refusal);
    }
    return placed(position, action, clause);
}

Judgement buildSettlement(const Position& position, const Build& action) {
    const auto* corner = std::get_if<CornerId>(&action.at);
    if (corner == nullptr) {
        return refuse(clause::B_4, Why::CannotStand, placesOf(action.at));
    }
    if (auto refusal = settlementRefusal(position, action.by, *corner)) {
        return tl::unexpected(*refusal);
    }
    return placed(position, action, clause::B_4);
}

}  // namespace

Judgement judge(const Position& position, const Build& action) {
    // B-10: a card played before the roll gives its routes before the roll.
    const bool early = isRoute(action.piece) && position.turn.phase == Phase::Roll && isFree(position, action.by);
    const auto refusal = early ? pendingRefusal(position) : buildRefusal(position, action.by, clause::B_9);
    if (refusal) {
        return tl::unexpected(*refusal);
    }
    switch (action.piece) {
        case Piece::Road:
            return buildRoute(position, action, RouteKind::Road);
        case Piece::Ship:
            return buildRoute(position, action, RouteKind::Ship);
        case Piece::Settlement:
            return buildSettlement(position, action);
        case Piece::City:
            return refuse(clause::B_6, Why::NotOwnSettlement, placesOf(action.at));
        case Piece::Wall:
        case Piece::Nuke:
        case Piece::Army:
        case Piece::Metropolis:
        case Piece::Factory:
        case Piece::Capital:
        case Piece::Bridge:
            break;
    }
    if (const auto* build = judgeOf(&Hooks::builds, action.piece)) {
        return build->judge(position, action);
    }
    return refuse(clause::B_2, Why::CannotStand);
}

bool isFree(const Position& position, PlayerId by) {
    return position.marks.freeRoads > 0 && position.turn.player == by;
}

std::optional<Refusal> meansRefusal(const Position& position, PlayerId by, Piece piece) {
    if (!hasPieceLeft(position, by, piece)) {
        return Refusal{clause::B_2, Why::NoPieceLeft};
    }
    return canAfford(position, by, piece) ? std::nullopt
                                          : std::optional(cannotPay(by, priceOf(position, piece), clause::B_2));
}

bool hasMeans(const Position& position, PlayerId by, Piece piece) {
    return canAfford(position, by, piece) && hasPieceLeft(position, by, piece);
}

bool isNavigable(const Position& position) {
    // The frame of the base game carries no sea hexes.
    return std::any_of(position.hexes.begin(), position.hexes.end(),
                       [](const HexState& hex) { return hex.terrain == Terrain::Sea && !hex.removed; });
}

Judgement judge(const Position& position, const Upgrade& action) {
    if (auto refusal = buildRefusal(position, action.by, clause::B_9)) {
        return tl::unexpected(*refusal);
    }
    if (const auto* upgrade = judgeOf(&Hooks::upgrades, action.piece)) {
        return upgrade->judge(position, action);
    }
    if (action.piece != Piece::City) {
        return refuse(clause::B_6, Why::NotInDocuments, {action.at});
    }
    const auto& building = position.buildings[action.at];
    if (!building || building->owner != action.by || building->kind != BuildingKind::Settlement) {
        return refuse(clause::B_6, Why::NotOwnSettlement, {action.at});
    }
    if (!position.rules().said.unlimitedCities && !hasPieceLeft(position, action.by, Piece::City)) {
        return refuse(clause::B_2, Why::NoPieceLeft);
    }
    Deciding deciding(position);
    markBuilder(deciding, action.by);
    if (auto refusal = deciding.pay(action.by, position.rules().price(Item::City), clause::B_2)) {
        return tl::unexpected(*refusal);
    }
    const BuildingChanged city{action.at, BuildingKind::City, action.by, building->walls, false};
    if (building->upsideDown) {
        // R-UPSIDE: rebuilt one level up it stands upright again.
        deciding.add(city, {clause::B_6}, {position.rules().rulings.choice(ruling::R_UPSIDE)});
    } else {
        deciding.add(city, {clause::B_6});
    }
    return deciding;
}

}  // namespace engine
