// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/variants.h"

#include <algorithm>

#include "engine/rules/cards.h"
#include "engine/rules/points.h"
#include "engine/rules/supply.h"
#include "engine/rules/turn.h"

namespace engine {

namespace {

/// R-SUPPLY=limit: no unit of this kind is left to come.
bool isSpent(const Position& position, PlayerId player, UnitKind kind) {
    const Units units = unitsOnBoard(position, player);
    const bool cavalry = kind == UnitKind::Cavalry;
    const int most = position.number(cavalry ? Number::Cavalry : Number::Artillery);
    return position.rules().rulings.get<RSupply>() == RSupply::Limit &&
           (cavalry ? units.cavalry : units.artillery) >= most;
}

/// The army with one unit of that kind raised by a level; empty when it has none.
std::optional<Units> raised(Units units, UnitKind kind) {
    int& from = kind == UnitKind::Infantry ? units.infantry : units.cavalry;
    int& to = kind == UnitKind::Infantry ? units.cavalry : units.artillery;
    if (kind == UnitKind::Artillery || from == 0) {
        return std::nullopt;
    }
    --from;
    ++to;
    return units;
}

}  // namespace

std::optional<Refusal> drawRefusal(const Position& position, PlayerId by) {
    if (!position.inForce(clause::SA_D1)) {
        return Refusal{clause::SA_D1, Why::NotInDocuments};
    }
    if (auto refusal = phaseRefusal(position, by, Phase::Build, clause::SA_D1)) {
        return refusal;
    }
    if (position.marks.bought || position.marks.cardPlayed) {
        return Refusal{clause::SA_D1, Why::BoughtThisTurn};
    }
    if (!hasRoomForCards(position, by, 1)) {
        return Refusal{clause::SA_D1, Why::CardLimit};
    }
    return mayDrawCard(position) ? std::nullopt : std::optional(Refusal{clause::SA_D1, Why::DeckEmpty});
}

Judgement judge(const Position& position, const DrawCard& action) {
    if (auto refusal = drawRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    Deciding deciding(position);
    if (!position.development[action.by].hidden.total) {
        deciding.trust({action.by, std::nullopt});
    }
    deciding.add(CardDrawn{action.by}, {clause::SA_D1});
    deciding.add(PhaseStarted{Phase::Move}, {clause::SA_D1, clause::SA_3});
    return deciding;
}

Judgement judge(const Position& position, const TrainUnit& action) {
    if (!position.inForce(clause::SA_V1)) {
        return refuse(clause::SA_V1, Why::NotInDocuments);
    }
    if (auto refusal = buildRefusal(position, action.by, clause::SA_V1)) {
        return tl::unexpected(*refusal);
    }
    const auto& army = position.armies[action.at];
    const auto units = army && army->owner == action.by ? raised(army->units, UnitKind::Infantry) : std::nullopt;
    if (!units) {
        return refuse(clause::SA_V1, Why::NoInfantry, {action.at});
    }
    if (isSpent(position, action.by, UnitKind::Cavalry)) {
        return refuse(clause::SA_4, Why::NoPieceLeft, {}, choiceOf(RSupply::Limit));
    }
    Deciding deciding(position);
    markBuilder(deciding, action.by);
    const RulingChoice prices = position.rules().rulings.choice(ruling::R_PRICES);
    if (auto refusal = deciding.pay(action.by, position.rules().price(Item::Infantry), clause::SA_V1, {prices})) {
        return tl::unexpected(*refusal);
    }
    deciding.add(UnitsChanged{action.at, action.by, *units}, {clause::SA_V1});
    return deciding;
}

namespace {

Judgement raiseUnit(const Position& position, const PlayCard& action) {
    if (auto refusal = cardTimeRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    if (auto refusal = phaseRefusal(position, action.by, Phase::Build, clause::SA_V3)) {
        return tl::unexpected(*refusal);
    }
    if (auto refusal = cardRefusal(position, action.by, DevelopmentCard::VictoryPoint)) {
        return tl::unexpected(*refusal);
    }
    if (!action.at || !action.unit) {
        return refuse(clause::SA_V3, Why::CardDetailMissing);
    }
    const auto& army = position.armies[*action.at];
    const auto units = army && army->owner == action.by ? raised(army->units, *action.unit) : std::nullopt;
    if (!units) {
        return refuse(clause::SA_V3, Why::NotEnoughUnits, {*action.at});
    }
    Deciding deciding(position);
    if (!position.development[action.by].hidden.surelyHolds(DevelopmentCounts::one(DevelopmentCard::VictoryPoint))) {
        deciding.trust({action.by, std::nullopt});
    }
    deciding.add(CardPlayed{action.by, DevelopmentCard::VictoryPoint, false}, {clause::SA_V3});
    deciding.add(UnitsChanged{*action.at, action.by, *units}, {clause::SA_V3});
    return deciding;
}

}  // namespace

std::optional<Judgement> raiseByCard(const Position& position, const PlayCard& action) {
    const bool raises = action.card == DevelopmentCard::VictoryPoint && position.inForce(clause::SA_V3);
    return raises ? std::optional(raiseUnit(position, action)) : std::nullopt;
}

void weakenCities(Deciding& deciding) {
    constexpr int kPoints = 5;
    const Position& now = deciding.standingNow();
    if (!now.inForce(clause::SA_V2) || now.marks.citiesWeakened || deciding.turnNow().phase == Phase::Found ||
        now.rules().rulings.get<RV2>() == RV2::Never) {
        return;
    }
    const bool all = std::ranges::all_of(now.table->players, [&](const Player& player) {
        const PlayerId id = *now.table->find(player.id);
        return now.isOut(id) || points(now, id) >= kPoints;
    });
    if (all) {
        deciding.add(CitiesWeakened{}, {clause::SA_V2}, {choiceOf(RV2::Waived)});
    }
}

}  // namespace engine
