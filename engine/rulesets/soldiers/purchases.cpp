// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/purchases.h"

#include "engine/rules/supply.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/soldiers/movement.h"

namespace engine {

namespace {

/// An own building on the crossing that units may be bought at.
std::optional<Refusal> barracksRefusal(const Position& position, PlayerId by, CornerId at) {
    const auto& building = position.buildings[at];
    if (!building || building->owner != by || building->kind == BuildingKind::Factory) {
        return Refusal{clause::SA_4, Why::NotOwnBuilding, {at}};
    }
    if (position.armies[at] && position.armies[at]->owner != by) {
        return Refusal{clause::SA_5, Why::BlockedByArmy, {at}};
    }
    return std::nullopt;
}

bool withinSupply(const Position& position, PlayerId by, const Units& more) {
    const Rules& rules = position.rules();
    Units units = unitsOnBoard(position, by);
    units += more;
    return (more.infantry == 0 || units.infantry <= rules.number(Number::Infantry)) &&
           (more.cavalry == 0 || units.cavalry <= rules.number(Number::Cavalry)) &&
           (more.artillery == 0 || units.artillery <= rules.number(Number::Artillery));
}

bool supplyLimits(const Position& position) {
    return position.rules().rulings.get<RSupply>() == RSupply::Limit;
}

}  // namespace

std::optional<Refusal> unitsRefusal(const Position& position, const BuyUnits& action) {
    if (!position.rules().armies) {
        return Refusal{clause::SA_4, Why::NotInDocuments};
    }
    if (auto refusal = buildRefusal(position, action.by, clause::SA_4)) {
        return refusal;
    }
    if (action.units.empty()) {
        return Refusal{clause::SA_4, Why::NoUnits};
    }
    if (auto refusal = barracksRefusal(position, action.by, action.at)) {
        return refusal;
    }
    if (supplyLimits(position) && !withinSupply(position, action.by, action.units)) {
        return Refusal{clause::SA_4, Why::NoPieceLeft, {}, position.choice(ruling::R_SUPPLY)};
    }
    return hasRoomFor(position, action.at, action.units)
               ? std::nullopt
               : std::optional(Refusal{clause::SA_4, Why::NoPieceLeft, {action.at}});
}

Judgement judge(const Position& position, const BuyUnits& action) {
    if (auto refusal = unitsRefusal(position, action)) {
        return tl::unexpected(*refusal);
    }
    Units units = position.armies[action.at] ? position.armies[action.at]->units : Units{};
    units += action.units;
    const Rules& rules = position.rules();
    Cards price = rules.price(Item::Infantry).times(action.units.infantry);
    price += rules.price(Item::Cavalry).times(action.units.cavalry);
    price += rules.price(Item::Artillery).times(action.units.artillery);
    Deciding deciding(position);
    if (auto refusal = deciding.pay(action.by, price, clause::SA_4, {position.choice(ruling::R_PRICES)})) {
        return tl::unexpected(*refusal);
    }
    markBuilder(deciding, action.by);
    deciding.add(UnitsChanged{action.at, action.by, units}, {clause::SA_4, clause::SA_5},
                 {position.choice(ruling::R_SUPPLY)});
    return deciding;
}

Judgement buyWall(const Position& position, const Build& action) {
    const Rules& rules = position.rules();
    if (!rules.walls) {
        return refuse(clause::SA_W1, Why::NotInDocuments);
    }
    // Soldiers & Armies and the Monopolists have walls; the document that set the numbers is cited.
    const ClauseId clause = rules.clauseOf(Number::WallsPerCity);
    const ClauseId supply = rules.clauseOf(Number::Walls);
    const bool armed = position.inForce(clause::SA_W1);
    // MO-7: at most three can be built; in Soldiers & Armies the pieces are guidance or a limit (R-SUPPLY).
    const bool limited = supply == clause::MO_7 || supplyLimits(position);
    const RulingId limit = supply == clause::MO_7 ? ruling::R_MO_WALLS : ruling::R_SUPPLY;
    const auto* corner = std::get_if<CornerId>(&action.at);
    const auto& building = corner != nullptr ? position.buildings[*corner] : std::nullopt;
    const bool walled = building && building->owner == action.by &&
                        (building->kind == BuildingKind::City || building->kind == BuildingKind::Metropolis);
    if (!walled) {
        return refuse(clause, Why::NotACity, placesOf(action.at));
    }
    if (building->walls >= position.number(Number::WallsPerCity)) {
        return refuse(clause, Why::WallLimit, {*corner});
    }
    if (limited && !hasPieceLeft(position, action.by, Piece::Wall)) {
        return refuse(supply == clause::MO_7 ? supply : clause::SA_4, Why::NoPieceLeft, {}, position.choice(limit));
    }
    Deciding deciding(position);
    markBuilder(deciding, action.by);
    const Cards& price = rules.price(Item::Wall);
    if (auto refusal = armed ? deciding.pay(action.by, price, clause::SA_4, {position.choice(ruling::R_PRICES)})
                             : deciding.pay(action.by, price, clause::MO_7)) {
        return tl::unexpected(*refusal);
    }
    deciding.add(PiecePlaced{Piece::Wall, *corner, action.by}, {clause}, {position.choice(limit)});
    return deciding;
}

Judgement buyNuke(const Position& position, const Build& action) {
    if (!position.rules().armies) {
        return refuse(clause::SA_N1, Why::NotInDocuments);
    }
    const auto* corner = std::get_if<CornerId>(&action.at);
    if (corner == nullptr) {
        return refuse(clause::SA_N1, Why::NotOwnBuilding, placesOf(action.at));
    }
    if (position.marks.nukeBought[action.by]) {
        return refuse(clause::SA_N1, Why::NukeOnlyOnce);
    }
    if (auto refusal = barracksRefusal(position, action.by, *corner)) {
        refusal->clause = clause::SA_N1;
        return tl::unexpected(*refusal);
    }
    if (position.nukes[*corner]) {
        return refuse(clause::SA_N1, Why::PlaceTaken, {*corner});
    }
    Deciding deciding(position);
    if (auto refusal = deciding.pay(action.by, position.rules().price(Item::Nuke), clause::SA_4,
                                    {position.choice(ruling::R_PRICES)})) {
        return tl::unexpected(*refusal);
    }
    deciding.add(PiecePlaced{Piece::Nuke, *corner, action.by}, {clause::SA_N1});
    deciding.add(NukeBought{action.by}, {clause::SA_N1});
    return deciding;
}

}  // namespace engine
