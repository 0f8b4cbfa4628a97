// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/losses.h"

#include "engine/rules/supply.h"
#include "engine/rulesets/soldiers/fight.h"

namespace engine {

namespace {

CombatLevel levelOf(BuildingKind kind) {
    switch (kind) {
        case BuildingKind::Settlement:
        case BuildingKind::Factory:
            return CombatLevel::Settlement;
        case BuildingKind::City:
            return CombatLevel::City;
        case BuildingKind::Metropolis:
        case BuildingKind::Capital:
            return CombatLevel::Metropolis;
    }
    return CombatLevel::Settlement;
}

BuildingKind kindOf(CombatLevel level) {
    switch (level) {
        case CombatLevel::Settlement:
            return BuildingKind::Settlement;
        case CombatLevel::City:
            return BuildingKind::City;
        case CombatLevel::Metropolis:
            return BuildingKind::Metropolis;
    }
    return BuildingKind::Settlement;
}

/// R-NUKE-UNIT: the weapon is lost with the army or building on its crossing, when nothing of its owner's is left
/// there.
void loseUnguardedNuke(Deciding& deciding, CornerId at) {
    const Position& now = deciding.now();
    const auto owner = now.nukes[at];
    if (!owner) {
        return;
    }
    const bool guarded = (now.armies[at] && now.armies[at]->owner == *owner) ||
                         (now.buildings[at] && now.buildings[at]->owner == *owner);
    if (!guarded) {
        deciding.add(PieceRemoved{Piece::Nuke, at, *owner}, {clause::SA_N1},
                     {now.rules().rulings.choice(ruling::R_NUKE_UNIT)});
    }
}

}  // namespace

bool factoriesCount(const Position& position) {
    return position.inForce(clause::MO_5) && position.rules().rulings.get<RXSaMoFactory>() == RXSaMoFactory::Settlement;
}

Fort fortOf(const Building& building) {
    return {levelOf(building.kind), building.upsideDown, building.walls, building.kind == BuildingKind::Capital};
}

void loseUnit(Deciding& deciding, CornerId at, const Units& left) {
    const PlayerId owner = deciding.now().armies[at]->owner;
    deciding.add(UnitsChanged{at, owner, left}, {clause::SA_K6});
    if (left.empty()) {
        loseUnguardedNuke(deciding, at);
    }
}

void dropTo(Deciding& deciding, CornerId at, std::optional<BuildingKind> kind, int walls, std::vector<ClauseId> clauses,
            std::vector<RulingChoice> rulings) {
    const Building before = *deciding.now().buildings[at];
    const Rules& rules = deciding.now().rules();
    if (kind == BuildingKind::Settlement && before.kind != BuildingKind::Settlement &&
        !hasPieceLeft(deciding.now(), before.owner, Piece::Settlement)) {
        rulings.push_back(rules.rulings.choice(ruling::R_NOPIECE));
        if (rules.rulings.get<RNopiece>() == RNopiece::Removed) {
            kind.reset();
        }
    }
    if (before.kind == BuildingKind::Metropolis && kind != BuildingKind::Metropolis) {
        clauses.push_back(clause::SA_K9);
    }
    if (kind) {
        deciding.add(BuildingChanged{at, *kind, before.owner, walls, false}, std::move(clauses), std::move(rulings));
        if (before.kind == BuildingKind::Metropolis) {
            deciding.add(TrackTurnedBack{before.owner, at}, {clause::SA_K9});
        }
    } else {
        deciding.add(PieceRemoved{pieceOf(before.kind), at, before.owner}, std::move(clauses), std::move(rulings));
        loseUnguardedNuke(deciding, at);
    }
}

void loseHalfLevel(Deciding& deciding, CornerId at, const std::optional<Fort>& left) {
    const Building before = *deciding.now().buildings[at];
    if (left && left->upsideDown) {
        deciding.add(BuildingChanged{at, before.kind, before.owner, before.walls, true}, {clause::SA_K7});
        return;
    }
    std::vector<ClauseId> clauses{clause::SA_K7};
    std::vector<RulingChoice> rulings;
    const int walls = left ? left->walls : 0;
    if (before.walls > 0 && before.kind == BuildingKind::City) {
        clauses.push_back(clause::SA_K13);
        rulings.push_back(deciding.now().rules().rulings.choice(ruling::R_WALLS_DROP));
    }
    dropTo(deciding, at, left ? std::optional(kindOf(left->level)) : std::nullopt, walls, std::move(clauses),
           std::move(rulings));
}

void endIfOver(Deciding& deciding, const Fight& fight) {
    const FieldOfBattle field = fieldOfBattle(deciding.now(), fight);
    if (field.battle.attacker.gone()) {
        deciding.add(AttackEnded{fight.at, CombatOutcome::AttackerDestroyed, {}}, {clause::SA_K8});
        return;
    }
    if (!field.battle.over()) {
        return;
    }
    deciding.add(AttackEnded{fight.at, CombatOutcome::Conquered, {}}, {clause::SA_K8});
    // R-ALLY-LOSS=owner: the building may have fallen before the last of its allies.
    const bool fellBefore = !fight.againstArmy && !deciding.now().buildings[fight.at];
    if (fellBefore || deciding.fellAt(fight.at)) {
        deciding.add(ConquestOffered{fight.attacker, fight.defender, fight.at}, {clause::SA_K11});
    }
}

}  // namespace engine
