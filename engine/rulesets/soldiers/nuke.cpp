// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/nuke.h"

#include <algorithm>
#include <limits>

#include "engine/rules/turn.h"
#include "engine/rulesets/soldiers/losses.h"

namespace engine {

namespace {

void strike(Deciding& deciding, CornerId at) {
    const Building building = *deciding.now().buildings[at];
    const Rulings& rulings = deciding.now().rules().rulings;
    const bool capital = building.kind == BuildingKind::Capital;
    if (capital && rulings.get<RXSaCcNuke>() == RXSaCcNuke::Spared) {
        return;
    }
    // Walls that wait for the next city (R-WALLS-DROP) shield no settlement.
    if (fortOf(building).wallBonus() > 0) {
        deciding.add(BuildingChanged{at, building.kind, building.owner, building.walls - 1, building.upsideDown},
                     {clause::SA_N4});
        return;
    }
    const auto lower = oneLevelLower(building.kind);
    if (!building.upsideDown) {
        dropTo(deciding, at, lower, 0, {clause::SA_N4},
               capital ? std::vector{rulings.choice(ruling::R_X_SA_CC_NUKE)} : std::vector<RulingChoice>{});
        return;
    }
    // R-NUKE-UPSIDE=both: first the other half step, then the level.
    const bool both = rulings.get<RNukeUpside>() == RNukeUpside::Both;
    const auto left = both && lower ? oneLevelLower(*lower) : lower;
    dropTo(deciding, at, left, 0, {clause::SA_N4}, {rulings.choice(ruling::R_NUKE_UPSIDE)});
}

}  // namespace

int nukeDistance(const Position& position, CornerId from, HexId hex) {
    int least = std::numeric_limits<int>::max();
    for (const HexId near : position.topology().hexesOf(from)) {
        least = std::min(least, position.topology().distance(near, hex));
    }
    return position.rules().rulings.get<RNukeRange>() == RNukeRange::One ? least + 1 : least;
}

std::optional<Refusal> nukeTargetRefusal(const Position& position, CornerId from, HexId hex) {
    const Rulings& rulings = position.rules().rulings;
    if (rulings.get<RNukeTarget>() == RNukeTarget::Land && !position.hexes[hex].isLand()) {
        return Refusal{clause::SA_N2, Why::NotOnLand, {hex}, choiceOf(RNukeTarget::Land)};
    }
    if (nukeDistance(position, from, hex) > position.number(Number::NukeRange)) {
        return Refusal{clause::SA_N2, Why::OutOfRange, {from, hex}, rulings.choice(ruling::R_NUKE_RANGE)};
    }
    return std::nullopt;
}

namespace {

Judgement fired(const Position& position, PlayerId by, CornerId from, HexId hex) {
    if (position.nukes[from] != by) {
        return refuse(clause::SA_N2, Why::NoNuke, {from});
    }
    if (auto refusal = nukeTargetRefusal(position, from, hex)) {
        return tl::unexpected(*refusal);
    }
    const Rulings& rulings = position.rules().rulings;
    Deciding deciding(position);
    deciding.add(PieceRemoved{Piece::Nuke, from, by}, {clause::SA_N1, clause::SA_N5});
    if (!position.hexes[hex].faceDown) {
        deciding.add(HexTurnedOver{hex}, {clause::SA_N2, clause::SA_N3},
                     {rulings.choice(ruling::R_NUKE_RANGE), rulings.choice(ruling::R_NUKE_TARGET)});
    }
    for (const CornerId corner : position.topology().cornersOf(hex)) {
        const auto& building = position.buildings[corner];
        if (building && (building->kind != BuildingKind::Factory || factoriesCount(position))) {
            strike(deciding, corner);
        }
    }
    return deciding;
}

}  // namespace

Expected<Decision, Refusal> nukeEffects(const Position& position, PlayerId by, CornerId from, HexId hex) {
    return fired(position, by, from, hex).transform([](Deciding&& deciding) {
        deciding.leaveOutVictory();
        return std::move(deciding).concluded();
    });
}

Judgement judge(const Position& position, const FireNuke& action) {
    if (!position.rules().armies) {
        return refuse(clause::SA_N2, Why::NotInDocuments);
    }
    if (auto refusal = phaseRefusal(position, action.by, Phase::Combat, clause::SA_N2)) {
        return tl::unexpected(*refusal);
    }
    return fired(position, action.by, action.from, action.hex);
}

}  // namespace engine
